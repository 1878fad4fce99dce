import Foundation

/// The state that a session keeps of a screen between visits.
package struct ScreenState: Equatable, Sendable {
    package var urls: VisitableURLs
    /// Turbo's identifier of the page's history entry, to which scroll position and snapshot belong.
    package var restorationIdentifier: String?
    /// The scroll position of the page, as it reported it last; nil if it did not.
    package var position: ScrollPosition?
    /// Whether the page has to be given its position when it is loaded again: its former document is gone.
    var isPositionLost = false
    /// The options of the last visit if it failed; nil if it did not.
    package var failedOptions: VisitOptions?
    /// The native controls that the page asks for.
    package var signals: [PageSignal] = []
    /// The badges that the page has given to tabs.
    var badges: [PageBadge] = []
    /// The input that the server doesn't have, as the page reports it.
    var unsavedInput = UnsavedInput.none
    /// The URLs of the documents that forms outside Turbo have replaced on the screen, in their order.
    var formerDocuments: [URL] = []
    /// The copy that the screen shows; nil if its page was answered by the server.
    var offlineCopy: OfflineCopy?
    /// Whether the page has a newer version, which is shown when its input is saved.
    var isRefreshWaiting = false
    /// The page to which the server redirected the last visit, for the user to sign in; nil if it didn't.
    var signInPage: SignInPage?
    /// Whether the user has returned from that page without a sign-in.
    package var hasLeftSignIn = false
    /// Whether a form or a frame of the page waits for the user to sign in.
    var waitsForSignIn: Bool { waitingURL != nil }
    /// The URL of the last form or frame that waits for the user to sign in; nil if none does.
    var waitingURL: URL?
    /// Whether the user has signed in since the page was loaded, so that the tokens of its forms are out of date.
    var isTokenOutdated = false
    /// Whether the page belongs to a user who has signed out. It isn't shown again, nor are pictures of it.
    package var isForgotten = false
    /// Whether the server allows pictures of the page to be kept longer than its screen.
    var isStored = true
    /// The token of the last visit; nil for a screen that was never visited.
    package var lastToken: Int?

    /// What the user is told above the page.
    var notice: PageNotice? { isRefreshWaiting ? .refreshWaits : offlineCopy.map { .offline($0) } }

    /// A page without unsaved input makes the refresh that waited.
    mutating func inputDidChange(_ input: UnsavedInput) {
        unsavedInput = input
        if input == .none { isRefreshWaiting = false }
    }
}
