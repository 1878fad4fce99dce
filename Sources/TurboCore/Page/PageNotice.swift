/// What the user is told about a page, in a row above it.
package enum PageNotice: Equatable, Sendable {
    /// The page is a copy of the site's service worker.
    case offline(OfflineCopy)
    /// The server has a newer version of the page, which would discard unsaved input.
    case refreshWaits

    package func text() -> String {
        switch self {
        case .offline(let copy): copy.text()
        case .refreshWaits: BuiltInText.refreshWaits.text()
        }
    }
}
