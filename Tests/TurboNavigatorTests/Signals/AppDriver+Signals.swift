import TestSupport
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

@testable import TurboSession

/// What a user sees of the signals of a page: buttons in the bar, and elements that stay in the page.
extension AppDriver {
    /// An app at "/", whose page has this content.
    static func withSignals(
        _ body: String, headers: [String: String] = [:], delegate: (any TurboNavigationDelegate)? = nil
    ) async throws -> AppDriver {
        let app = try await AppDriver(delegate: delegate)
        app.serve("/", body, headers: headers)
        try await app.route("/")
        return app
    }

    /// The buttons of the screen on top, from the left to the right: those at the start, "|", those at the end. A
    /// disabled one is in brackets.
    var bar: String {
        let item = (navigator.activeViewController as? UINavigationController)?.topViewController?.navigationItem
        let shown = item ?? navigator.activeViewController.navigationItem
        func names(_ items: [UIBarButtonItem]) -> [String] {
            items.map { $0.isEnabled ? $0.label : "(\($0.label))" }
        }
        let parts = names(shown.leftBarButtonItems ?? []) + ["|"] + names((shown.rightBarButtonItems ?? []).reversed())
        return parts.joined(separator: " ")
    }

    func waitForBar(_ expected: String) async throws {
        try await wait(until: "the bar is \(expected), not \(bar)") { self.bar == expected }
    }

    /// Whether an element can be seen in the page.
    func shows(_ selector: String) async throws -> Bool {
        try await value(
            "[document.querySelector('\(selector)')].some((one) => one && one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible')"
        ) == "true"
    }

    /// The elements of these that can be seen.
    func shown(_ selectors: String...) async throws -> [String] {
        var found: [String] = []
        for selector in selectors where try await shows(selector) { found.append(selector) }
        return found
    }

    /// The number that a page has given to the element of a control.
    func number(of title: String, on screen: any Visitable) -> Int? {
        let id = navigator.session.screens.existingID(of: screen)
        return id.flatMap { navigator.session.state.signals(of: $0).first { $0.element.title == title }?.element.id }
    }

    /// Taps a button of the bar, as a click does.
    func tapBar(_ text: String) -> Bool { TestSupport.click(text, around: window) }
}
