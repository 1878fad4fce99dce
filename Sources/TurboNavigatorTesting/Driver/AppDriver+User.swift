import Foundation
import TestingPlatform
import TurboNavigator
import UIKit

/// The user's actions. Each waits until its element appears, at most until the ``deadline``. Then it waits until the
/// app is idle again, unless `waits` is false.
extension AppDriver {
    /// Taps a link of the visible page.
    ///
    /// - Parameters:
    ///   - link: its text, its path, or "#" and its `id`.
    ///   - waits: whether to return only when the app is idle again. True by default.
    /// - Throws: ``AppDriverError`` if there is no such link. The error lists all links.
    public func tap(link: String, waits: Bool = true) async throws {
        try await succeed(or: "There is no visible link \"\(link)\".", naming: (kind: .link, name: link)) {
            try await page(for: "tap a link").tap(link: link)
        }
        if waits { try await waitUntilIdle() }
    }

    /// Taps a button of the page, the bar or an alert.
    ///
    /// - Parameters:
    ///   - button: its title or accessibility label; in a page also "#" and its `id`.
    ///   - waits: whether to return only when the app is idle again. True by default.
    /// - Throws: ``AppDriverError`` if there is no such button. The error lists all buttons.
    public func tap(button: String, waits: Bool = true) async throws {
        try await succeed(or: "There is no visible button \"\(button)\".", naming: (kind: .button, name: button)) {
            try await press(button)
        }
        if waits { try await waitUntilIdle() }
    }

    /// Taps a row of a native list.
    ///
    /// - Parameters:
    ///   - row: the text of one of its labels.
    ///   - waits: whether to return only when the app is idle again. True by default.
    /// - Throws: ``AppDriverError`` if there is no such row. The error lists all labels.
    public func tap(row: String, waits: Bool = true) async throws {
        try await succeed(or: "There is no row \"\(row)\" in a visible list.") {
            try checkWindow()
            guard let list = screens.list, let path = list.row(row) else { return false }
            appHost.select(row: path, of: list.tableView)
            return true
        }
        if waits { try await waitUntilIdle() }
    }

    /// Enters text into a field of the page, selects an option, or checks or unchecks a checkbox ("true" or "false").
    ///
    /// - Parameters:
    ///   - text: the new value of the field.
    ///   - field: its label, placeholder, `name` or `id`.
    /// - Throws: ``AppDriverError`` if there is no such field or option. The error lists all fields.
    public func fill(_ text: String, in field: String) async throws {
        try await succeed(or: "There is no visible field \"\(field)\" that accepts \"\(text)\".") {
            try await page(for: "fill in a field").fill(field, with: text)
        }
    }

    /// Navigates back by one screen, as with the back button.
    ///
    /// - Parameter waits: whether to return only when the screen below is shown. True by default.
    /// - Throws: ``AppDriverError`` if there is no back button.
    public func back(waits: Bool = true) async throws {
        try checkWindow()
        guard let stack = screens.stack, stack.viewControllers.count > 1,
            stack.topViewController?.navigationItem.hidesBackButton != true
        else { throw AppDriverError("There is no visible back button.", seen: await summary()) }
        if #available(iOS 16.0, *), let action = stack.topViewController?.navigationItem.backAction {
            _ = appHost.press(UIBarButtonItem(primaryAction: action))
        } else {
            stack.popViewController(animated: true)
        }
        if waits { try await waitUntilIdle() }
    }

    /// Dismisses the topmost sheet, as with a drag or the Escape key.
    ///
    /// - Parameter waits: whether to return only when the screen below is shown. True by default.
    /// - Throws: ``AppDriverError`` if there is no sheet, or if the app prevents its dismissal.
    public func dismiss(waits: Bool = true) async throws {
        try checkWindow()
        guard let presented = screens.presented else {
            throw AppDriverError("There is nothing to dismiss.", seen: await summary())
        }
        appHost.dismiss(in: window)
        guard presented.isBeingDismissed || presented.presentingViewController == nil else {
            throw AppDriverError("The app prevents the dismissal.", seen: await summary())
        }
        if waits { try await waitUntilIdle() }
    }

    /// Reloads the page by pulling it down.
    ///
    /// - Parameter waits: whether to return only when the page is shown. True by default.
    /// - Throws: ``AppDriverError`` if there is no page, or if it can't be pulled down.
    public func refresh(waits: Bool = true) async throws {
        try checkWindow()
        guard let view = screens.page?.visitableView else {
            throw AppDriverError("Can't pull to refresh: no page is visible.", seen: await summary())
        }
        guard view.allowsPullToRefresh else {
            throw AppDriverError(
                "Can't pull to refresh: it is off for this page, as by the rule \"pull_to_refresh_enabled\": false.",
                seen: await summary())
        }
        view.refreshControl.beginRefreshing()
        view.refreshControl.sendActions(for: .valueChanged)
        if waits { try await waitUntilIdle() }
    }

    /// Selects a tab.
    ///
    /// - Parameters:
    ///   - tab: its title.
    ///   - waits: whether to return only when its page is shown. True by default.
    /// - Throws: ``AppDriverError`` if there is no such tab. The error lists all tabs.
    public func select(tab: String, waits: Bool = true) async throws {
        try checkWindow()
        let titles = screens.tabTitles
        guard let tabs = screens.tabs, let index = titles.firstIndex(of: tab) else {
            let names = titles.map { "\"\($0)\"" }.joined(separator: ", ")
            throw AppDriverError(
                "There is no tab \"\(tab)\"." + (names.isEmpty ? "" : " There are \(names)."), seen: await summary())
        }
        appHost.select(tab: index, of: tabs)
        if waits { try await waitUntilIdle() }
    }
}
