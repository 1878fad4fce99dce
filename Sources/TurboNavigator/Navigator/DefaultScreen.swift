import UIKit

/// The screen for a page if the app provides none.
@MainActor
enum DefaultScreen {
    /// - Returns: a screen with bridge components if any are registered.
    static func make(for url: URL) -> VisitableViewController {
        BridgeComponents.types.isEmpty ? VisitableViewController(url: url) : BridgeViewController(url: url)
    }
}
