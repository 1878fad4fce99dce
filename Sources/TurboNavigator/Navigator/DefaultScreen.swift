import UIKit

/// The screen for a page where the app has none of its own.
@MainActor
enum DefaultScreen {
    /// - Returns: one with bridge components where there are any.
    static func make(for url: URL) -> VisitableViewController {
        BridgeComponents.types.isEmpty ? VisitableViewController(url: url) : BridgeViewController(url: url)
    }
}
