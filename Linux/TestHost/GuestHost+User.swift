internal import Foundation
internal import GObjectKit
internal import TestingPlatform
internal import UIKit
internal import WebKit

/// Actions of a user outside web pages.
extension GuestHost {
    /// The text of a bar button, including the title of a system item.
    func title(of item: UIBarButtonItem) -> String? { item.label }

    /// Presses a bar button. One with a menu opens it.
    ///
    /// - Returns: false if the button has neither an action nor a menu.
    func press(_ item: UIBarButtonItem) -> Bool {
        guard let action = item.primaryAction else {
            item.showMenu(true)
            return item.menu != nil
        }
        action.run(sender: item)
        return true
    }

    /// Chooses an action of the menu of a bar button, which may be open.
    func choose(_ action: UIAction, of item: UIBarButtonItem) {
        item.showMenu(false)
        action.run(sender: item)
    }

    /// Chooses an action of an alert.
    func choose(_ action: UIAlertAction, of alert: UIAlertController) throws {
        alert.choose(action)
    }

    /// Selects a tab and notifies the delegate, as a tap does.
    func select(tab index: Int, of tabs: UITabBarController) {
        let (tab, former) = (tabs.tabs[index], tabs.selectedTab)
        tabs.selectedTab = tab
        tabs.delegate?.tabBarController(tabs, didSelectTab: tab, previousTab: former)
    }

    /// Taps a row.
    func select(row: IndexPath, of list: UITableView) {
        list.delegate?.tableView(list, didSelectRowAt: row)
    }

    /// Closes the overlay or modal on top, as a swipe or the Escape key does, unless the user may not close it.
    func dismiss(in window: UIWindow) {
        window.perform(.cancel)
    }

    /// Saves a PNG screenshot of the window.
    func savePicture(of window: UIWindow, to file: URL) async throws {
        // A page that asks by an alert isn't painted until the user has answered.
        if !(window.topPresenter is UIAlertController) { await window.redrawPages() }
        let picture = await window.nextFrame(of: Self.pictureFrames) { WidgetPicture(of: window.gtkWindow) }
        guard let picture, picture.save(to: file.path) else {
            throw AppHostFailure(message: "Cannot capture the window, or cannot write \(file.path).")
        }
    }

    /// The number of frames within which a visible window is drawn.
    private static let pictureFrames = 120
}
