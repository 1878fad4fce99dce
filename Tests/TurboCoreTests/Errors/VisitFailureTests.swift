import Foundation
import Testing

@testable import TurboCore

@Suite struct VisitFailureTests {
    let url: URL

    init() throws {
        url = try #require(URL(string: "http://localhost:3000/posts"))
    }

    static let page = URL(fileURLWithPath: "/page")

    /// Each row: an error, its cause, and parts of the message for the user and of that for the developer.
    @Test(
        arguments: [
            (TurboError.networkFailure, .turbo(.networkFailure), "couldn't be reached", "localhost:3000"),
            (TurboError.timeoutFailure, .turbo(.timeoutFailure), "too long", "slow request"),
            (TurboError.http(statusCode: 401), .turbo(.http(statusCode: 401)), "sign in", "HTTP 401"),
            (TurboError.http(statusCode: 418), .turbo(.http(statusCode: 418)), "HTTP 418", "HTTP 418"),
            (LoadError.turboMissing(url: page), .load(.turboMissing(url: page)), "doesn't work", "no window.Turbo"),
            (
                LoadError.turboNotReady(url: page, seconds: 30), .load(.turboNotReady(url: page, seconds: 30)),
                "doesn't work", "within 30 s"
            ),
            (
                LoadError.turboNotLoaded(url: page, script: page), .load(.turboNotLoaded(url: page, script: page)),
                "doesn't work", "start in file:///page: its script file:///page could not be loaded. Check"
            ),
            (
                LoadError.notHTML(url: page, contentType: "text/csv"),
                .load(.notHTML(url: page, contentType: "text/csv")), "can't be shown", "text/csv"
            ),
            (LoadError.tooManyRedirects(url: page), .load(.tooManyRedirects(url: page)), "redirects", "loop"),
            (
                LoadError.invalidResponse(url: page, statusCode: 304),
                .load(.invalidResponse(url: page, statusCode: 304)), "invalid response", "HTTP 304"
            ),
            (LoadError.webProcessTerminated, .load(.webProcessTerminated), "stopped working", "web process"),
            (LoadError.schemeBlocked(url: page), .load(.schemeBlocked(url: page)), "of this kind", "\"file\""),
            (URLError(.cannotConnectToHost), .network(.cannotConnectToHost), "be reached", "the server is running"),
            (URLError(.cannotFindHost), .network(.cannotFindHost), "be reached", "no host named localhost"),
            (URLError(.notConnectedToInternet), .network(.notConnectedToInternet), "not connected", "offline"),
            (URLError(.timedOut), .network(.timedOut), "too long", "localhost:3000 did not respond"),
            (
                URLError(.serverCertificateUntrusted), .network(.serverCertificateUntrusted), "secure connection",
                "certificate of localhost:3000"
            ),
            (URLError(.httpTooManyRedirects), .network(.httpTooManyRedirects), "redirects", "loop"),
            (NSError(domain: NSURLErrorDomain, code: -1004), .network(.cannotConnectToHost), "reached", "running"),
            (NSError(domain: "Engine", code: 7), .other(domain: "Engine", code: 7), "couldn't be loaded", "Engine 7"),
            (
                NSError(domain: "WebKitServiceWorker", code: 0), .other(domain: "WebKitServiceWorker", code: 0),
                "couldn't be reached", "WebKitServiceWorker 0"
            ),
        ] as [(any Error & Sendable, VisitFailure.Cause, String, String)])
    func `Every error has a cause and two sentences`(
        error: any Error & Sendable, cause: VisitFailure.Cause, user: String, developer: String
    ) {
        let failure = VisitFailure(error, url: url)
        #expect(failure.cause == cause)
        #expect(failure.message.contains(user), "\(failure.message)")
        #expect(failure.developerMessage.contains(developer), "\(failure.developerMessage)")
        #expect(failure.localizedDescription == failure.message)
        #expect(failure.url == url)
    }

    /// Each row: an error, and whether it is offline, a timeout, a connection error, a security error.
    @Test(
        arguments: [
            (URLError(.notConnectedToInternet), [true, false, true, false]),
            (URLError(.timedOut), [false, true, false, false]),
            (TurboError.timeoutFailure, [false, true, false, false]),
            (TurboError.networkFailure, [false, false, true, false]),
            (URLError(.networkConnectionLost), [false, false, true, false]),
            (NSError(domain: "WebKitServiceWorker", code: 0), [false, false, true, false]),
            (URLError(.serverCertificateUntrusted), [false, false, false, true]),
            (TurboError.http(statusCode: 500), [false, false, false, false]),
        ] as [(any Error & Sendable, [Bool])])
    func `Each failure has the properties of its cause`(error: any Error & Sendable, expected: [Bool]) {
        let failure = VisitFailure(error, url: url)
        let answers = [failure.isOffline, failure.isTimeout, failure.isConnectionError, failure.isSecurityError]
        #expect(answers == expected)
    }

    /// An error of the app, or of another library.
    private struct OwnError: LocalizedError {
        let errorDescription: String?
    }

    @Test func `An error's own sentence is shown, but no text of the engine`() {
        let own = OwnError(errorDescription: "The shop is closed.")
        #expect(VisitFailure(own, url: url).message == "The shop is closed.")
        let raw = NSError(
            domain: "Engine", code: 7, userInfo: [NSLocalizedDescriptionKey: "Frame load interrupted (Engine 7)"])
        for error in [raw, CocoaError(.fileWriteUnknown), OwnError(errorDescription: nil)] as [any Error] {
            #expect(VisitFailure(error, url: url).message == "The page couldn't be loaded.")
        }
    }

    @Test func `The error is kept as it was given`() {
        let failure = VisitFailure(TurboError.http(statusCode: 404), url: url)
        #expect(failure.error as? TurboError == .http(statusCode: 404))
        #expect(failure.statusCode == 404)
        #expect(VisitFailure(failure, url: Self.page) == failure)
        #expect(VisitFailure(URLError(.timedOut), url: url).statusCode == nil)
    }

    @Test @MainActor func `A failure is tried again if there is something to try`() {
        var retries = 0
        let failure = VisitFailure(TurboError.timeoutFailure, url: url)
        failure.retry()
        let again = VisitFailure(failure.withRetry { retries += 1 }, url: Self.page)
        again.retry()
        #expect(retries == 1)
        #expect([failure.canRetry, again.canRetry] == [false, true])
        #expect(again == failure)
    }

    /// Apps for turbo-ios 7 switch over the error without a default.
    @Test(
        arguments: [(.http(statusCode: 404), 404), (.networkFailure, nil), (.timeoutFailure, nil)]
            as [(TurboError, Int?)])
    func `A switch over the three errors of turbo-ios 7 is complete`(error: TurboError, expected: Int?) {
        let status: Int?
        switch error {
        case .http(let statusCode): status = statusCode
        case .networkFailure, .timeoutFailure: status = nil
        }
        #expect(status == expected)
    }

    @Test(arguments: [401, 403, 404, 410, 422, 429, 500, 503, 599])
    func `Every status has a sentence`(status: Int) throws {
        #expect(try #require(TurboError.http(statusCode: status).errorDescription).hasSuffix("."))
    }
}
