import UIKit

extension UIRefreshControl {
    /// Whether a refresh control may be added to a view. In Mac Catalyst's Mac idiom, UIKit raises an exception for it.
    static func isSupported(
        isCatalyst: Bool = ProcessInfo.processInfo.isMacCatalystApp,
        idiom: UIUserInterfaceIdiom = UIDevice.current.userInterfaceIdiom
    ) -> Bool {
        !(isCatalyst && idiom == .mac)
    }
}

extension UIScrollView {
    /// Ends refreshing first: otherwise the content on iOS keeps the inset for the control.
    func removeRefreshControl() {
        refreshControl?.endRefreshing()
        refreshControl = nil
    }
}
