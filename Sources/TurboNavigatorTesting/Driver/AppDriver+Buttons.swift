import Foundation
import TestingPlatform
import UIKit

/// Buttons of the page and of the app.
extension AppDriver {
    /// - Returns: false if there is no such button.
    func press(_ name: String) async throws -> Bool {
        try checkWindow()
        if let alert = screens.top as? UIAlertController {
            guard let action = alert.actions.first(where: { $0.title == name }) else { return false }
            do {
                try appHost.choose(action, of: alert)
            } catch let failure as AppHostFailure {
                throw AppDriverError(failure.message, seen: seenWithoutPage)
            }
            return true
        }
        if let item = barItems.first(where: { Self.names($0).contains(name) }), item.isEnabled {
            return appHost.press(item)
        }
        if let (action, item) = menuActions.first(where: { $0.action.title == name }) {
            appHost.choose(action, of: item)
            return true
        }
        if let button = uiButtons.first(where: { $0.title(for: .normal) == name }) {
            button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
            return true
        }
        guard screens.webView != nil else { return false }
        return try await page(for: "press a button").tap(button: name)
    }

    /// The titles of the app's visible buttons: those of an alert, or those of the bar, of its menus and of the screen.
    /// Buttons of the page aren't included.
    public var buttons: [String] {
        if let alert = screens.top as? UIAlertController { return alert.actions.compactMap(\.title) }
        return barItems.compactMap { Self.names($0).first } + menuActions.map(\.action.title)
            + uiButtons.compactMap { $0.title(for: .normal) }
    }

    private var barItems: [UIBarButtonItem] {
        let item = screens.top?.navigationItem
        return (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
    }

    private static func names(_ item: UIBarButtonItem) -> [String] {
        [appHost.title(of: item), item.primaryAction?.title, item.accessibilityLabel].compactMap { $0 }.filter {
            !$0.isEmpty
        }
    }

    /// The actions that the user can choose in the menus of the bar, also in those that are not open.
    private var menuActions: [(action: UIAction, item: UIBarButtonItem)] {
        barItems.filter(\.isEnabled).flatMap { item in
            Self.actions(of: item.menu).filter { $0.attributes.isDisjoint(with: [.disabled, .hidden]) }
                .map { ($0, item) }
        }
    }

    private static func actions(of menu: UIMenu?) -> [UIAction] {
        menu?.children.flatMap { ($0 as? UIAction).map { [$0] } ?? actions(of: $0 as? UIMenu) } ?? []
    }

    /// The visible buttons on the screen on top, including those of an error view over a page, and of a file's row.
    private var uiButtons: [UIButton] {
        let row = screens.navigator?.downloadRow
        let isOnTop = row?.superview === screens.top?.navigationController?.viewIfLoaded
        return [screens.top?.viewIfLoaded, isOnTop ? row : nil].compactMap { $0 }.flatMap(Self.buttons)
    }

    private static func buttons(below view: UIView) -> [UIButton] {
        guard !view.isHidden else { return [] }
        return (view as? UIButton).map { $0.isEnabled ? [$0] : [] } ?? view.subviews.flatMap(buttons)
    }
}
