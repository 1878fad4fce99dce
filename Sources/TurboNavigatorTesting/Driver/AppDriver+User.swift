import Foundation
import TestingPlatform
import TurboNavigator
import UIKit

/// The user's actions. Each waits for what is not there yet, until the ``deadline``, and then until the app is at rest again,
/// unless `waits` is false.
extension AppDriver {
    /// Taps a link of the page that is seen.
    ///
    /// - Parameters:
    ///   - link: its text, its path, or "#" and its `id`.
    ///   - waits: whether to return only when the app is at rest again. True by default.
    /// - Throws: ``AppDriverError`` if there is no such link; it names those that there are.
    public func tap(link: String, waits: Bool = true) async throws {
        try await succeed(or: "There is no link \"\(link)\" in sight.", naming: (kind: .link, name: link)) {
            try await page(for: "tap a link of").tap(link: link)
        }
        if waits { try await rest() }
    }

    /// Presses a button: of the page, of the bar, or of an alert.
    ///
    /// - Parameters:
    ///   - button: what it says, or its accessibility label; in a page also "#" and its `id`.
    ///   - waits: whether to return only when the app is at rest again. True by default.
    /// - Throws: ``AppDriverError`` if there is no such button; it names those that there are.
    public func tap(button: String, waits: Bool = true) async throws {
        try await succeed(or: "There is no button \"\(button)\" in sight.", naming: (kind: .button, name: button)) {
            try await press(button)
        }
        if waits { try await rest() }
    }

    /// Taps a row of a native list.
    ///
    /// - Parameters:
    ///   - row: what one of its labels says.
    ///   - waits: whether to return only when the app is at rest again. True by default.
    /// - Throws: ``AppDriverError`` if there is no such row; it names the labels that there are.
    public func tap(row: String, waits: Bool = true) async throws {
        try await succeed(or: "There is no row \"\(row)\" in a list in sight.") {
            try checkWindow()
            guard let list = screens.list, let path = list.row(row) else { return false }
            AppHost.select(row: path, of: list.tableView)
            return true
        }
        if waits { try await rest() }
    }

    /// Writes into a field of the page, chooses an option, or sets a tick ("true" or "false").
    ///
    /// - Parameters:
    ///   - text: what to write. It takes the place of what is there.
    ///   - field: its label, placeholder, `name` or `id`.
    /// - Throws: ``AppDriverError`` if there is no such field or option; it names the fields that there are.
    public func fill(_ text: String, in field: String) async throws {
        try await succeed(or: "There is no field \"\(field)\" in sight that \"\(text)\" can be written into.") {
            try await page(for: "fill in").fill(field, with: text)
        }
    }

    /// Goes back by one screen, as with the back button.
    ///
    /// - Parameter waits: whether to return only when the screen below is there. True by default.
    /// - Throws: ``AppDriverError`` if there is nothing to go back to.
    public func back(waits: Bool = true) async throws {
        try checkWindow()
        guard let stack = screens.stack, stack.viewControllers.count > 1,
            stack.topViewController?.navigationItem.hidesBackButton != true
        else { throw AppDriverError("There is no back button in sight.", seen: await seen()) }
        stack.popViewController(animated: true)
        if waits { try await rest() }
    }

    /// Closes the sheet that is on top, as with a drag or the Escape key.
    ///
    /// - Parameter waits: whether to return only when the screen below is there. True by default.
    /// - Throws: ``AppDriverError`` if there is no sheet, or if the app keeps it open.
    public func dismiss(waits: Bool = true) async throws {
        try checkWindow()
        guard let presented = screens.presented else {
            throw AppDriverError("There is nothing to dismiss.", seen: await seen())
        }
        AppHost.dismiss(in: window)
        guard presented.isBeingDismissed || presented.presentingViewController == nil else {
            throw AppDriverError("The app keeps what is on top open.", seen: await seen())
        }
        if waits { try await rest() }
    }

    /// Pulls the page down, so that it is loaded again.
    ///
    /// - Parameter waits: whether to return only when the page is there. True by default.
    /// - Throws: ``AppDriverError`` if the page cannot be pulled.
    public func refresh(waits: Bool = true) async throws {
        try checkWindow()
        guard let view = screens.page?.visitableView, view.allowsPullToRefresh else {
            throw AppDriverError("There is no page to pull down.", seen: await seen())
        }
        view.refreshControl.beginRefreshing()
        view.refreshControl.sendActions(for: .valueChanged)
        if waits { try await rest() }
    }

    /// Chooses a tab.
    ///
    /// - Parameters:
    ///   - tab: its title.
    ///   - waits: whether to return only when its page is there. True by default.
    /// - Throws: ``AppDriverError`` if there is no such tab; it names those that there are.
    public func select(tab: String, waits: Bool = true) async throws {
        try checkWindow()
        let controllers = screens.tabs?.viewControllers ?? []
        guard let tabs = screens.tabs, let index = controllers.firstIndex(where: { $0.tabBarItem.title == tab }) else {
            let names = controllers.compactMap { $0.tabBarItem.title.map { "\"\($0)\"" } }.joined(separator: ", ")
            throw AppDriverError(
                "There is no tab \"\(tab)\"." + (names.isEmpty ? "" : " There are \(names)."), seen: await seen())
        }
        AppHost.select(tab: index, of: tabs)
        if waits { try await rest() }
    }
}
