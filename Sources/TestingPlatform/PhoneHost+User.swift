// Linux compiles this folder too, and has neither selectors nor image renderers.
#if canImport(ObjectiveC)
    import UIKit

    /// Actions of the user outside of pages.
    extension PhoneHost {
        /// Returns the title of a bar button. UIKit doesn't expose the title of a system button.
        func title(of item: UIBarButtonItem) -> String? { item.title }

        /// Presses a bar button. UIKit opens no menu for an app.
        ///
        /// - Returns: false if the button has neither an action nor a menu.
        func press(_ item: UIBarButtonItem) -> Bool {
            if let action = item.primaryAction {
                UIControl().sendAction(action)
                return true
            }
            guard let selector = item.action else { return item.menu != nil }
            return UIApplication.shared.sendAction(selector, to: item.target, from: item, for: nil)
        }

        /// Chooses an action of the menu of a bar button.
        func choose(_ action: UIAction, of item: UIBarButtonItem) {
            UIControl().sendAction(action)
        }

        /// Always throws: UIKit doesn't expose the handler of an alert's action.
        func choose(_ action: UIAlertAction, of alert: UIAlertController) throws {
            throw AppHostFailure(message: "On iOS, only a UI test can tap the buttons of an alert.")
        }

        /// Selects a tab and calls the delegate, as a tap does.
        func select(tab index: Int, of tabs: UITabBarController) {
            if #available(iOS 18.0, *), tabs.tabs.indices.contains(index) {
                let (tab, former) = (tabs.tabs[index], tabs.selectedTab)
                tabs.selectedTab = tab
                tabs.delegate?.tabBarController?(tabs, didSelectTab: tab, previousTab: former)
                return
            }
            tabs.selectedIndex = index
            if let controller = tabs.selectedViewController {
                tabs.delegate?.tabBarController?(tabs, didSelect: controller)
            }
        }

        /// Selects a row, as a tap does.
        func select(row: IndexPath, of list: UITableView) {
            list.delegate?.tableView?(list, didSelectRowAt: row)
        }

        /// Dismisses the topmost presented controller, as swiping it down does. If the user may not dismiss it, it
        /// stays and its delegate is called.
        func dismiss(in window: UIWindow) {
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

        /// `isModalInPresentation` is respected on the presented controller and, for a navigation controller, on its
        /// visible page.
        private func blocksDismissal(_ controller: UIViewController) -> Bool {
            let page = (controller as? UINavigationController)?.topViewController
            return controller.isModalInPresentation || page?.isModalInPresentation == true
        }

        /// Saves a screenshot of the window as a PNG.
        func savePicture(of window: UIWindow, to file: URL) async throws {
            let renderer = UIGraphicsImageRenderer(bounds: window.bounds)
            let data = renderer.pngData { _ in window.drawHierarchy(in: window.bounds, afterScreenUpdates: true) }
            try data.write(to: file)
        }
    }
#endif
