import Foundation

/// Where the one web view of a session is, as a value: which screen has it, whose page it shows, and what covers it.
///
/// Events go in, effects come out. Appearance calls are facts that may come in any order, twice or not at all; nothing
/// is decided from their order.
package struct WebViewPlacement: Equatable, Sendable {
    /// Names a screen of the session for its whole life. The number has no meaning.
    package struct ScreenID: Hashable, Sendable {
        let rawValue: Int

        package init(_ rawValue: Int) {
            self.rawValue = rawValue
        }
    }

    /// The frame after which a screen is uncovered.
    struct AwaitedFrame: Equatable, Sendable {
        let number: Int
        let screen: ScreenID
        /// Whether the page was told with it which URL it has.
        let isAdoption: Bool
    }

    /// The screen that was visited last.
    package internal(set) var owner: ScreenID?
    /// The screen that contains the web view.
    package internal(set) var holder: ScreenID?
    /// The screen whose page is drawn in the document. The previous one until the owner's page is drawn; nil if no
    /// screen owns the page.
    package internal(set) var contentOwner: ScreenID?
    /// The screen that appeared last.
    package internal(set) var topmost: ScreenID?
    /// The screen whose page is in sight; nil while a still or a blank covers the web view.
    package internal(set) var uncovered: ScreenID?
    /// Whether the document has Turbo, and Turbo our bridge.
    package internal(set) var isBooted = false
    /// The screen whose cold boot loaded the document, until its Turbo is ready. It may come late.
    var documentOwner: ScreenID?
    /// Whether a visit has begun and has not ended.
    package internal(set) var isVisiting = false
    /// Whether the owner was on screen since its visit began.
    var hasOwnerAppeared = false
    /// Whether the owner left its container since its visit began, which may have ended its visit.
    var hasOwnerLeft = false
    var awaitedFrame: AwaitedFrame?
    /// Whether the web view's URL is that of the page in it. Turbo takes the URL of a visit before it draws its page, and keeps
    /// it when the visit is cancelled; the web view hears of an adopted URL with the page's next frame.
    package internal(set) var hasURLOfPage = false
    private var lastFrame = 0

    package init() {}

    /// The screens that the value names.
    package var screens: Set<ScreenID> { Set([owner, holder, contentOwner, topmost, uncovered].compactMap { $0 }) }

    /// A frame to wait for. Each has another number, so that a late report is ignored.
    mutating func awaitFrame(of screen: ScreenID, isAdoption: Bool) -> Int {
        lastFrame += 1
        awaitedFrame = AwaitedFrame(number: lastFrame, screen: screen, isAdoption: isAdoption)
        return lastFrame
    }
}
