import Foundation

/// What stops a page from being shown although the network and the server's status are fine, or before they matter.
public enum LoadError: Error, Equatable, Sendable {
    /// The page has no `window.Turbo`.
    case turboMissing(url: URL)
    /// A script of the page mentions Turbo, which did not start within this many seconds. If it starts later, the page is
    /// shown after all.
    case turboNotReady(url: URL, seconds: Double)
    /// Turbo did not start, and this script of the page, which seems to bring it, could not be loaded. If Turbo starts
    /// later, the page is shown after all.
    case turboNotLoaded(url: URL, script: URL)
    /// The answer is not a page. `contentType` is nil when the server sent none.
    case notHTML(url: URL, contentType: String?)
    /// The server redirects in a circle, or more often than allowed.
    case tooManyRedirects(url: URL)
    /// The server redirects to another site, which opens outside the app.
    case redirectedElsewhere(url: URL)
    /// The answer isn't a complete one: it has no status, or a status such as 100 or 304.
    case invalidResponse(url: URL, statusCode: Int?)
    /// A script that the app runs in the page failed.
    case pageScript(message: String)
    /// The process that shows the page ended: it crashed, or the system needed its memory.
    case webProcessTerminated
    /// The URL has a scheme that is neither loaded nor handed to the system.
    case schemeRefused(url: URL)
}

extension LoadError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .turboMissing, .turboNotReady, .turboNotLoaded: BuiltInText.pageNotMadeForApp.text()
        case .notHTML: BuiltInText.fileNotShown.text()
        case .tooManyRedirects: BuiltInText.tooManyRedirects.text()
        case .redirectedElsewhere(let url):
            BuiltInText.continuesElsewhere.text(url.host ?? BuiltInText.anotherSite.text())
        case .invalidResponse: BuiltInText.answerNotUnderstood.text()
        case .pageScript: BuiltInText.pageTrouble.text()
        case .webProcessTerminated: BuiltInText.pageStopped.text()
        case .schemeRefused: BuiltInText.linkKindNotOpened.text()
        }
    }
}
