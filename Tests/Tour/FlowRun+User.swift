import Foundation
import TestSupport
import UIKit

/// The user's actions.
extension FlowRun {
    func perform(_ step: FlowStep) async throws {
        passOverEvents()
        switch step {
        case .open(let page): try await route(page, animated: true)
        case .tap(let selector): try await tap(selector)
        case .submit:
            try await tap("form [type=submit]")
            try await wait(for: .formGotResponse)
        case .broadcast: try await broadcast()
        case .disconnect: try await disconnect()
        case .scroll(let selector): try await scroll(to: selector)
        case .press(let name): try await press(name)
        case .key(let name): try await stage.pointer.key(name)
        case .type(let text): try await type(text)
        }
        try await waitUntilIdle()
        try await picture(step.caption)
    }

    private func tap(_ selector: String) async throws {
        let page = PageElement(selector, in: screen.session.webView)
        let point = try await page.middle()
        try note(point, in: screen.session.webView)
        placeBefore = try await page.scrollPosition()
        try await page.listen()
        try await stage.pointer.click(point, in: screen.session.webView)
        try await app.wait(until: "the page received the click") { try await page.wasClicked() }
    }

    /// Clicks a button that changes the stacks, and waits for the change.
    private func press(_ name: String) async throws {
        guard let middle = VisibleWidgets(in: app.window).button(name) else {
            throw TestFailure("there is no button \(name)")
        }
        let before = app.stacks
        try note(middle, in: app.window)
        try await stage.pointer.click(middle, in: app.window)
        try await app.wait(until: "\(name) did something") { app.stacks != before }
    }

    private func scroll(to selector: String) async throws {
        let page = PageElement(selector, in: screen.session.webView)
        while try await !page.isVisible() {
            try await stage.pointer.scroll(screen.session.webView, clicks: 3)
            try await page.waitUntilScrolled()
        }
    }

    private func type(_ text: String) async throws {
        try await tap("#name")
        try await stage.pointer.type(text)
        let field = PageElement("#name", in: screen.session.webView)
        try await app.wait(until: "the field holds \(text)") { try await field.value() == text }
    }

    private func note(_ point: CGPoint, in view: UIView) throws {
        let place = try stage.pointer.place(of: point, in: view)
        guard !result.shots.isEmpty else { return }
        result.shots[result.shots.count - 1].tap = FlowResult.Place(
            x: place.x / app.window.bounds.width, y: place.y / app.window.bounds.height)
    }
}
