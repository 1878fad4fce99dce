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
            "Turbo could not fetch \(url.absoluteString). Is the server running at \(server), "
                + "and may this page request it (CORS)?"
        case .timeoutFailure:
            "Turbo got no answer for \(url.absoluteString) in time. Look for a slow request in the server's log."
        case .http(let statusCode):
            "The server answered \(url.absoluteString) with HTTP \(statusCode). Its log says why."
        }
    }

    private static func advice(_ error: LoadError) -> String {
        switch error {
        case .turboMissing(let url):
            "\(url.absoluteString) loaded, but has no window.Turbo. Import @hotwired/turbo in its layout, and look "
                + "in the page's console for a script that failed. A sign-in wall or a tunnel's notice has "
                + "no Turbo either."
        case .turboNotReady(let url, let seconds):
            "Turbo did not start in \(url.absoluteString) within \(seconds.formatted()) s, though a script speaks of it. "
                + "Load it in the head of the page, not after other scripts, and look in the page's console for a script "
                + "that failed."
        case .turboNotLoaded(let url, let script):
            "Turbo did not start in \(url.absoluteString): its script \(script.absoluteString) could not be loaded. "
                + "Is the server that has it running, and reachable from here? The page's console says more."
        case .notHTML(let url, let contentType):
            "\(url.absoluteString) is \(contentType ?? "of no content type"), not text/html, and could not be "
                + "taken as a file. Let the server answer with a page, or with an attachment."
        case .redirectedElsewhere(let other):
            "The visit was redirected to \(other), which is not a page of this app and was opened outside. Route to pages "
                + "of the app's own host, or redirect with a link that the user follows."
        case .tooManyRedirects(let url):
            "\(url.absoluteString) redirects in a circle. Follow it with curl -IL and a session cookie."
        case .invalidResponse(let url, let statusCode):
            "\(url.absoluteString) was answered with \(statusCode.map { "HTTP \($0)" } ?? "no HTTP status"), "
                + "which isn't a page. Let the server answer 200, a redirect, or an error of 400 to 599."
        case .pageScript(let message):
            "A script of the app failed in the page: \(message)"
        case .webProcessTerminated:
            "The web process ended. If it happens again on this page, look for its use of memory."
        case .schemeRefused(let url):
            "\(url.absoluteString) was refused: only http and https are loaded. Add \"\(url.scheme ?? "")\" to the "
                + "schemes that the app hands to the system if it is meant to leave."
        }
    }

    private func networkAdvice(_ code: URLError.Code) -> String {
        switch code {
        case .cannotConnectToHost, .networkConnectionLost:
            "No connection to \(server). Is the server running there, and does it listen on an address that this "
                + "device reaches? On a phone, localhost is the phone."
        case .cannotFindHost, .dnsLookupFailed:
            "There is no host named \(url.host ?? ""). Check the spelling in \(url.absoluteString)."
        case .appTransportSecurityRequiresSecureConnection:
            "iOS refused \(url.absoluteString) because it is not https. Use https, or allow this host under "
                + "NSAppTransportSecurity in Info.plist."
        case _ where isOffline:
            "The device is offline, so \(url.absoluteString) was not requested."
        case .timedOut:
            "\(server) did not answer in time. Is the server running, or busy with another request?"
        case _ where isSecurityError:
            "The certificate of \(server) was not accepted (URL error \(code.rawValue)). Is it valid for this host, "
                + "in date, and signed by someone whom this device trusts?"
        case .httpTooManyRedirects:
            Self.advice(.tooManyRedirects(url: url))
        default:
            "\(url.absoluteString) failed with URL error \(code.rawValue): \(error.localizedDescription)"
        }
    }
}
