import Foundation
import TestSupport
import TurboNavigatorTesting
import WebKit

/// Bridge components: controls of the page as buttons in the bar, a sheet and a menu.
extension Tour {
    func components(_ app: AppDriver) async throws {
        try await app.tap(link: "/components")
        try await app.wait(until: "the bar has the page's button") { app.buttons.contains("Send") }
        try await picture("components", of: app)
        try await expectSendOffWhileFormIsSent(app)
        try await app.tap(button: "Send")
        try await page(of: app, says: "Sent: Hello")
        try await app.tap(button: "#pick")
        try await app.wait(until: "there is a sheet with the choices") { app.buttons.contains("Grilled") }
        try await picture("components-sheet", of: app)
        try await app.tap(button: "Grilled")
        try await page(of: app, says: "Chosen: Grilled")
        try await choose("Share", fromMenu: "More", of: app)
        try await page(of: app, says: "Chosen: Share")
        try await picture("components-chosen", of: app)
        try await app.back()
    }

    /// The button is disabled while the form is sent, which Turbo reports by these events.
    private func expectSendOffWhileFormIsSent(_ app: AppDriver) async throws {
        for (event, isOn) in [("submit-start", false), ("submit-end", true)] {
            try await app.webView?.evaluateJavaScript(
                "document.querySelector('bridge-form').form.dispatchEvent(new Event('turbo:\(event)')); 1")
            try await app.wait(until: "the bar's button is \(isOn ? "on" : "off")") {
                VisibleWidgets(in: app.window).hasButtonThatIsOn("Send") == isOn
            }
        }
    }

    private func page(of app: AppDriver, says text: String) async throws {
        try await app.wait(until: "the page shows \u{201C}\(text)\u{201D}") { try await app.text().contains(text) }
    }

    /// Opens a menu with the mouse, and chooses an item. A menu has its own window, which the driver can't access.
    private func choose(_ row: String, fromMenu menu: String, of app: AppDriver) async throws {
        guard let button = VisibleWidgets(in: app.window).button(menu) else {
            throw TestFailure("there is no button \(menu)")
        }
        try await Pointer(app.window).click(button, in: app.window)
        try await app.wait(until: "the menu has the row \(row)") { TestSupport.click(row, around: app.window) }
    }
}
