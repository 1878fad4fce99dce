import UIKit

/// What a user does with what is not part of a page.
extension AppHost {
    /// What is written on a button of a bar. UIKit does not tell which word a button of the system has.
    package static func title(of item: UIBarButtonItem) -> String? { item.title }

    /// Presses the button of a bar.
    ///
    /// - Returns: false for a button that does nothing.
    package static func press(_ item: UIBarButtonItem) -> Bool {
        if let action = item.primaryAction {
            UIControl().sendAction(action)
            return true
        }
        guard let selector = item.action else { return false }
        return UIApplication.shared.sendAction(selector, to: item.target, from: item, for: nil)
    }

    /// UIKit tells nobody what an answer does.
    package static func choose(_ action: UIAlertAction, of alert: UIAlertController) throws {
        throw Failure(message: "On iOS the answers of an alert can be chosen by a test of the user interface alone.")
    }

    /// Chooses a tab, and says so to the delegate, as a tap does.
    package static func select(tab index: Int, of tabs: UITabBarController) {
        tabs.selectedIndex = index
        if let controller = tabs.selectedViewController {
            tabs.delegate?.tabBarController?(tabs, didSelect: controller)
        }
    }

    /// Taps a row.
    package static func select(row: IndexPath, of list: UITableView) {
        list.delegate?.tableView?(list, didSelectRowAt: row)
    }

    /// Closes what covers the app, as a drag does. What may not be closed by the user stays, and its delegate is told.
    package static func dismiss(in window: UIWindow) {
        var top = window.rootViewController
        while let next = top?.presentedViewController { top = next }
        guard let top, let presenter = top.presentingViewController, let presentation = top.presentationController
        else { return }
        let mayDismiss = presentation.delegate?.presentationControllerShouldDismiss?(presentation) ?? true
        guard mayDismiss, !blocksDismissal(top) else {
            presentation.delegate?.presentationControllerDidAttemptToDismiss?(presentation)
            return
        }
        presentation.delegate?.presentationControllerWillDismiss?(presentation)
        presenter.dismiss(animated: true) { presentation.delegate?.presentationControllerDidDismiss?(presentation) }
    }

    /// `isModalInPresentation` counts on the presented controller and, for a stack, on the page that is seen.
    private static func blocksDismissal(_ controller: UIViewController) -> Bool {
        let page = (controller as? UINavigationController)?.topViewController
        return controller.isModalInPresentation || page?.isModalInPresentation == true
    }

    /// Writes a picture of the window as a PNG.
    package static func savePicture(of window: UIWindow, to file: URL) async throws {
        let renderer = UIGraphicsImageRenderer(bounds: window.bounds)
        let data = renderer.pngData { _ in window.drawHierarchy(in: window.bounds, afterScreenUpdates: true) }
        try data.write(to: file)
    }
}
