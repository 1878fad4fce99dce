import Foundation
import TestSupport
import TurboTestSupport
import UIKit

/// Bridge components: the page's own controls, as buttons of the bar, a sheet and a menu.
extension Tour {
    func components() async throws {
        try await click("a[href='/components']", until: .rendered("/components"))
        try await picture("components")
        try await press("Send", until: .rendered("/components"))
        try await page(says: "Sent: Hello", in: "document.body.textContent")
        try await evaluate("document.querySelector('#pick').click()")
        try await press("Grilled", after: "components-sheet")
        try await page(says: "Grilled", in: "choice.value")
        try await press("More")
        try await choose("Share")
        try await page(says: "Share", in: "choice.value")
        try await picture("components-chosen")
        try await back()
    }

    /// Presses a native button when it is there, with the mouse.
    ///
    /// - Parameters:
    ///   - picture: taken before the click; none by default.
    ///   - wanted: what happens then; nil, the default, for nothing to wait for.
    private func press(_ name: String, after picture: String? = nil, until wanted: AwaitedEvent? = nil) async throws {
        guard let window = try navigator().rootViewController.view.window else { return }
        for _ in 0..<Self.patience where VisibleWidgets(in: window).button(name) == nil { await nextFrame(of: window) }
        if let picture { try await self.picture(picture) }
        guard let middle = VisibleWidgets(in: window).button(name) else {
            throw Failure(description: "there is no button \(name)")
        }
        try await Pointer(window).click(middle, in: window)
        if let wanted { try await hear(wanted) }
    }

    /// Chooses a row of a menu that opens: a menu has a window of its own, which the pictures don't show.
    private func choose(_ name: String) async throws {
        guard let view = try navigator().rootViewController.view else { return }
        for _ in 0..<Self.patience {
            if TestSupport.click(name, around: view) { return }
            await nextFrame(of: view)
        }
        throw Failure(description: "the menu has no row \(name)")
    }

    /// Frames until what is expected has come.
    private static let patience = 600

    private func page(says text: String, in script: String) async throws {
        let navigator = try navigator()
        for _ in 0..<Self.patience {
            let value = try await navigator.session.webView.evaluateJavaScript(script) as? String
            if value?.contains(text) == true { return }
            await nextFrame(of: navigator.rootViewController.view)
        }
        throw Failure(description: "the page does not say «\(text)»")
    }
}
