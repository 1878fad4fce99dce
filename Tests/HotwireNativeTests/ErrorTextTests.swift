import Foundation
import Testing
import TurboCore

@testable import HotwireNative

/// The sentences for users, and the properties of errors for apps.
@Suite struct ErrorTextTests {
    private static let page = URL(fileURLWithPath: "/page")
    private static let raw = NSError(
        domain: "Engine", code: 303, userInfo: [NSLocalizedDescriptionKey: "Frame load interrupted (Engine 303)"])

    /// Each row: the error of a visit, and the sentence for the user.
    @Test(
        arguments: [
            (TurboError.http(statusCode: 401), "You need to sign in to see this page."),
            (TurboError.http(statusCode: 404), "This page doesn't exist."),
            (TurboError.http(statusCode: 418), "The page couldn't be loaded (HTTP 418)."),
            (TurboError.http(statusCode: 503), "The server isn't available right now."),
            (TurboError.http(statusCode: 304), "The server sent an invalid response."),
            (TurboError.networkFailure, "The server couldn't be reached."),
            (TurboError.timeoutFailure, "The server took too long to respond."),
            (URLError(.notConnectedToInternet), "You're not connected to the internet."),
            (URLError(.networkConnectionLost), "The server couldn't be reached."),
            (URLError(.serverCertificateUntrusted), "Can't establish a secure connection to the server."),
            (URLError(.httpTooManyRedirects), "This page redirects too many times."),
            (URLError(.badURL), "The page couldn't be loaded."),
            (NSError(domain: NSURLErrorDomain, code: -1004), "The server couldn't be reached."),
            (raw, "The page couldn't be loaded."),
            (TurboCore.LoadError.turboMissing(url: page), "This page doesn't work in the app."),
            (TurboCore.LoadError.turboNotReady(url: page, seconds: 30), "This page doesn't work in the app."),
            (
                TurboCore.LoadError.turboNotLoaded(url: page, script: page), "This page doesn't work in the app."
            ),
            (TurboCore.LoadError.notHTML(url: page, contentType: nil), "This file can't be shown as a page."),
            (TurboCore.LoadError.tooManyRedirects(url: page), "This page redirects too many times."),
            (TurboCore.LoadError.webProcessTerminated, "This page stopped working. Please reload it."),
            (TurboCore.LoadError.schemeBlocked(url: page), "This app can't open links of this kind."),
        ] as [(any Error & Sendable, String)])
    func `Each failure has its sentence`(failure: any Error & Sendable, sentence: String) {
        let error = HotwireNativeError(failure)
        #expect(error.errorDescription == sentence)
        #expect(VisitFailure(error, url: Self.page).message == sentence)
    }

    @Test func `The app's own words for a failure of the network are kept`() {
        #expect(WebError(errorCode: 7, message: "The tunnel is closed.").errorDescription == "The tunnel is closed.")
        #expect(WebError(errorCode: 7, message: nil).errorDescription == "Network Error")
        #expect(WebError(Self.raw).message == "Frame load interrupted (Engine 303)")
    }

    /// Each row: a code, and whether it is offline, a timeout, a connection error, an SSL error.
    @Test(
        arguments: [
            (.networkConnectionLost, [true, false, false, false]), (.timedOut, [false, true, false, false]),
            (.dnsLookupFailed, [false, false, true, false]), (.clientCertificateRejected, [false, false, false, true]),
            (.badURL, [false, false, false, false]),
        ] as [(URLError.Code, [Bool])])
    func `A network failure has the properties that Hotwire Native's has`(code: URLError.Code, expected: [Bool]) {
        for error in [WebError(urlError: URLError(code)), WebError(errorCode: code.rawValue, message: nil)] {
            #expect([error.isOffline, error.isTimeout, error.isConnectionError, error.isSSLError] == expected)
        }
        #expect(HotwireNativeError.web(WebError(urlError: URLError(code))).urlError?.code == code)
    }

    @Test func `A status from 400 to 599 is a failure, and has a sentence`() {
        for status in 400..<600 {
            let error = HTTPError(statusCode: status)
            #expect(error?.statusCode == status)
            #expect(error?.errorDescription?.hasSuffix(".") == true)
        }
        for status in [200, 399, 600] { #expect(HTTPError(statusCode: status) == nil) }
        #expect(HTTPError(statusCode: 418) == .client(.other(statusCode: 418)))
        #expect(HTTPError(statusCode: 504) == .server(.gatewayTimeout))
    }
}
