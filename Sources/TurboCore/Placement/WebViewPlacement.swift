import Foundation

/// The placement of a session's web view, as a value: which screen contains it, whose page it shows, and whether a
/// screenshot covers it.
///
/// Each method is called for what has happened, and returns the effects in the order in which they are performed.
/// Appearance calls may be in any order, twice or not at all, so nothing is decided by their order.
package struct WebViewPlacement: Equatable, Sendable {
    /// The identifier of a visitable of the session for its lifetime. The number has no meaning.
    package struct VisitableID: Hashable, Sendable {
        let rawValue: Int

        package init(_ rawValue: Int) {
            self.rawValue = rawValue
        }
    }

    /// The frame after which a screen's screenshot is hidden.
    struct AwaitedFrame: Equatable, Sendable {
        let number: Int
        let screen: VisitableID
        /// Whether the request for the frame also gave the page its URL.
        let isAdoption: Bool
    }

    /// The screen that was visited last.
    package internal(set) var owner: VisitableID?
    /// The screen that contains the web view.
    package internal(set) var holder: VisitableID?
    /// The screen whose page is rendered in the document. Until the owner's page is rendered, that is the previous
    /// screen; nil if the page belongs to no screen.
    package internal(set) var contentOwner: VisitableID?
    /// The screen that appeared last.
    package internal(set) var topmost: VisitableID?
    /// The screen whose page is visible; nil while a screenshot or a blank view covers the web view.
    package internal(set) var visible: VisitableID?
    /// Whether the document has Turbo with our adapter.
    package internal(set) var isBooted = false
    /// The screen whose cold boot loaded the document, until Turbo has started in it, which may be late.
    var documentOwner: VisitableID?
    /// Whether a visit began and has not ended.
    package internal(set) var isVisiting = false
    /// Whether the owner has appeared since its visit began.
    var hasOwnerAppeared = false
    /// Whether the owner has left its container since its visit began, which may have ended the visit.
    var hasOwnerLeft = false
    var awaitedFrame: AwaitedFrame?
    /// Whether the web view's URL is that of the page in it. Turbo sets the URL of a visit before it renders the page,
    /// and keeps it if the visit is cancelled. An adopted URL reaches the web view with the page's next frame.
    package internal(set) var hasURLOfPage = false
    private var lastFrame = 0

    package init() {}

    /// Returns the number of a frame to wait for. Each frame has another number, so that a late report is ignored.
    mutating func awaitFrame(of screen: VisitableID, isAdoption: Bool) -> Int {
        lastFrame += 1
        awaitedFrame = AwaitedFrame(number: lastFrame, screen: screen, isAdoption: isAdoption)
        return lastFrame
    }
}
