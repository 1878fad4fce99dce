import Foundation

extension VisitFailure {
    /// A message for the developer: what happened to which URL, and how to fix it.
    public var developerMessage: String {
        switch cause {
        case .turbo(let error): Self.advice(error, url: url, server: server)
        case .load(let error): Self.advice(error)
        case .network(let code): networkAdvice(code)
        case .other(let domain, let code):
            "\(url.absoluteString) failed with \(domain) \(code): \(error.localizedDescription)"
        }
    }

    /// Host and port of the server.
    private var server: String {
        let port = url.port ?? (url.scheme == "https" ? 443 : 80)
        return "\(url.host ?? "no host"):\(port)"
    }

    private static func advice(_ error: TurboError, url: URL, server: String) -> String {
        switch error {
        case .networkFailure:
            "Turbo couldn't fetch \(url.absoluteString). Check that the server is running at \(server), "
                + "and that this page is allowed to request it (CORS)."
        case .timeoutFailure:
            "Turbo got no response for \(url.absoluteString) in time. Look for a slow request in the server's log."
        case .http(let statusCode):
            "The server responded to \(url.absoluteString) with HTTP \(statusCode). See the server's log."
        }
    }

    private static func advice(_ error: LoadError) -> String {
        switch error {
        case .turboMissing(let url):
            "\(url.absoluteString) loaded, but has no window.Turbo. Import @hotwired/turbo in its layout, and look "
                + "in the page's console for a failed script. A sign-in page or a tunnel's warning has "
                + "no Turbo either."
        case .turboNotReady(let url, let seconds):
            "Turbo did not start in \(url.absoluteString) within \(seconds.formatted()) s, although a script mentions "
                + "it. Load it in the head of the page, before other scripts, and look in the page's console for "
                + "a failed script."
        case .turboNotLoaded(let url, let script):
            "Turbo did not start in \(url.absoluteString): its script \(script.absoluteString) could not be loaded. "
                + "Check that its server is running and that this device can reach it. See the page's console."
        case .notHTML(let url, let contentType):
            "\(url.absoluteString) is \(contentType ?? "of no content type"), not text/html, and couldn't be "
                + "downloaded. Respond with an HTML page or an attachment."
        case .redirectedToExternalURL(let other):
            "The visit was redirected to \(other), an external URL, which was opened outside the app. Route to "
                + "pages on the app's own host, or let the user tap a link to the external site."
        case .tooManyRedirects(let url):
            "\(url.absoluteString) redirects in a loop. Trace it with curl -IL and a session cookie."
        case .invalidResponse(let url, let statusCode):
            "The response to \(url.absoluteString) has \(statusCode.map { "the status HTTP \($0)" } ?? "no HTTP status"), "
                + "and nothing to show. Respond with a page, a redirect, or an error from 400 to 599."
        case .webProcessTerminated:
            "The web process ended. If it happens again on this page, check how much memory the page uses."
        case .schemeBlocked(let url):
            "\(url.absoluteString) was blocked: only http and https are loaded. Add \"\(url.scheme ?? "")\" to the "
                + "schemes that the app passes to the system if another app is meant to open it."
        }
    }

    private func networkAdvice(_ code: URLError.Code) -> String {
        switch code {
        case .cannotConnectToHost, .networkConnectionLost:
            "Couldn't connect to \(server). Check that the server is running there, and listens on an address that "
                + "this device can reach. On a phone, localhost is the phone."
        case .cannotFindHost, .dnsLookupFailed:
            "There is no host named \(url.host ?? ""). Check the spelling in \(url.absoluteString)."
        case .appTransportSecurityRequiresSecureConnection:
            "iOS blocked \(url.absoluteString) because it isn't https. Use https, or allow this host under "
                + "NSAppTransportSecurity in Info.plist."
        case _ where isOffline:
            "The device is offline, so \(url.absoluteString) wasn't requested."
        case .timedOut:
            "\(server) did not respond in time. Check that the server is running and not busy with another request."
        case _ where isSecurityError:
            "The certificate of \(server) wasn't accepted (URL error \(code.rawValue)). Check that it is valid for "
                + "this host, hasn't expired, and is signed by an authority that this device trusts."
        case .httpTooManyRedirects:
            Self.advice(.tooManyRedirects(url: url))
        default:
            "\(url.absoluteString) failed with URL error \(code.rawValue): \(error.localizedDescription)"
        }
    }
}
