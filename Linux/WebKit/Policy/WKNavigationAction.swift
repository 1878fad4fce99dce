public import UIKit

/// A navigation that wants to start.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    open private(set) var navigationType: WKNavigationType = .other
    open private(set) var request = URLRequest(url: .blank)
    /// The frame that asked.
    ///
    /// NB: WebKitGTK tells the frame that navigates, not the one that asked for it; this is the former, or the main
    /// frame for a new window.
    open private(set) var sourceFrame = WKFrameInfo()
    /// The frame that navigates; nil for a new window.
    open private(set) var targetFrame: WKFrameInfo?
    /// Whether the page wants a file of it: a link with the attribute `download`.
    open private(set) var shouldPerformDownload = false
    /// Whether the engine takes it for the user's: a script that clicks a link by itself is told apart.
    package private(set) var isUserInitiated = false

    public override init() {
        super.init()
    }

    init(
        type: WKNavigationType, request: URLRequest, sourceFrame: WKFrameInfo, targetFrame: WKFrameInfo?,
        shouldPerformDownload: Bool = false, isUserInitiated: Bool = false
    ) {
        navigationType = type
        self.shouldPerformDownload = shouldPerformDownload
        self.isUserInitiated = isUserInitiated
        self.request = request
        self.sourceFrame = sourceFrame
        self.targetFrame = targetFrame
        super.init()
    }
}
