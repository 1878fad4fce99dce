import Foundation

/// A reason why a page can't be shown, other than the network or the HTTP status.
public enum LoadError: Error, Equatable, Sendable {
    /// The page has no `window.Turbo`.
    case turboMissing(url: URL)
    /// A script of the page mentions Turbo, but Turbo did not start within this number of seconds. If it starts later,
    /// the page is shown after all.
    case turboNotReady(url: URL, seconds: Double)
    /// Turbo did not start, and this script, which seems to contain it, could not be loaded. If Turbo starts later, the
    /// page is shown after all.
    case turboNotLoaded(url: URL, script: URL)
    /// The response is not an HTML page. `contentType` is nil if the server sent none.
    case notHTML(url: URL, contentType: String?)
    /// The server redirects in a loop, or too many times.
    case tooManyRedirects(url: URL)
    /// The server redirects to an external URL, which opens outside the app.
    case redirectedToExternalURL(url: URL)
    /// The response can't be shown: it has no status, a status such as 100 or 304, or no content.
    case invalidResponse(url: URL, statusCode: Int?)
    /// The web process ended: it crashed, or the system needed its memory.
    case webProcessTerminated
    /// The URL has a scheme that is neither loaded nor passed to the system.
    case schemeBlocked(url: URL)
}

extension LoadError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .turboMissing, .turboNotReady, .turboNotLoaded: BuiltInText.pageNotMadeForApp.text()
        case .notHTML: BuiltInText.fileNotShown.text()
        case .tooManyRedirects: BuiltInText.tooManyRedirects.text()
        case .redirectedToExternalURL(let url):
            BuiltInText.continuesOnSite.text(url.host ?? BuiltInText.anotherSite.text())
        case .invalidResponse: BuiltInText.responseInvalid.text()
        case .webProcessTerminated: BuiltInText.pageStopped.text()
        case .schemeBlocked: BuiltInText.linkKindNotOpened.text()
        }
    }
}
