internal import Foundation
internal import GObjectKit
package import UIKit
internal import WebKit

/// What a user does with what is not part of a page.
extension AppHost {
    /// What is written on a button of a bar, also where the system has the word.
    package static func title(of item: UIBarButtonItem) -> String? { item.label }

    /// Presses the button of a bar.
    ///
    /// - Returns: false for a button that does nothing.
    package static func press(_ item: UIBarButtonItem) -> Bool {
        guard let action = item.primaryAction else { return false }
        action.run(sender: item)
        return true
    }

    /// Chooses an answer of an alert.
    package static func choose(_ action: UIAlertAction, of alert: UIAlertController) throws {
        alert.choose(action)
    }

    /// Chooses a tab, and says so to the delegate, as a tap does.
    package static func select(tab index: Int, of tabs: UITabBarController) {
        tabs.selectedIndex = index
        if let controller = tabs.selectedViewController { tabs.delegate?.tabBarController(tabs, didSelect: controller) }
    }

    /// Taps a row.
    package static func select(row: IndexPath, of list: UITableView) {
        list.delegate?.tableView(list, didSelectRowAt: row)
    }

    /// Closes what covers the app, as a drag or the Escape key does. What may not be closed by the user stays.
    package static func dismiss(in window: UIWindow) {
        window.perform(.cancel)
    }

    /// Writes a picture of the window as a PNG.
    package static func savePicture(of window: UIWindow, to file: URL) async throws {
        await window.drawPages()
        let picture = await window.nextFrame(of: pictureFrames) { WidgetPicture(of: window.gtkWindow) }
        guard let picture, picture.save(to: file.path) else {
            throw Failure(message: "There is no picture of the window, or \(file.path) cannot be written.")
        }
    }

    /// Frames after which a window that can be drawn has been.
    private static let pictureFrames = 120
}
