public import UIKit

/// A navigation that is about to start.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    open private(set) var navigationType: WKNavigationType = .other
    open private(set) var request = URLRequest(url: .blank)
    /// The frame that requested the navigation.
    ///
    /// NB: WebKitGTK reports the frame that navigates, not the one that requested it. So this is the frame that
    /// navigates, or the main frame for a new window.
    open private(set) var sourceFrame = WKFrameInfo()
    /// The frame that navigates; nil for a new window.
    open private(set) var targetFrame: WKFrameInfo?
    /// Whether the page requests a download: with a link that has the attribute `download`.
    open private(set) var shouldPerformDownload = false
    /// The modifier keys that were held.
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    /// The mouse button that caused the navigation; empty without one.
    open private(set) var buttonNumber: UIEvent.ButtonMask = []
    /// Whether WebKitGTK attributes the navigation to the user, unlike one by a script that clicks a link.
    package private(set) var isUserInitiated = false

    public override init() {
        super.init()
    }

    init(
        type: WKNavigationType, request: URLRequest, sourceFrame: WKFrameInfo, targetFrame: WKFrameInfo?,
        shouldPerformDownload: Bool = false, isUserInitiated: Bool = false,
        modifierFlags: UIKeyModifierFlags = [], buttonNumber: UIEvent.ButtonMask = []
    ) {
        self.modifierFlags = modifierFlags
        self.buttonNumber = buttonNumber
        navigationType = type
        self.shouldPerformDownload = shouldPerformDownload
        self.isUserInitiated = isUserInitiated
        self.request = request
        self.sourceFrame = sourceFrame
        self.targetFrame = targetFrame
        super.init()
    }
}

/// The cause of a navigation.
public enum WKNavigationType: Int, Sendable {
    case linkActivated = 0
    case formSubmitted = 1
    case backForward = 2
    case reload = 3
    case formResubmitted = 4
    case other = -1
}
