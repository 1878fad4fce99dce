import Foundation
import TestSupport
import WebKit

/// An element of a page.
@MainActor
struct PageElement {
    private let selector: String
    private let webView: WKWebView

    init(_ selector: String, in webView: WKWebView) {
        self.selector = selector
        self.webView = webView
    }

    /// The element's middle, in the web view. First scrolls to the element if it isn't visible.
    func middle() async throws -> CGPoint {
        if try await !isVisible() {
            try await ask("element.scrollIntoView({ block: 'center', behavior: 'instant' })")
            try await waitUntilScrolled()
        }
        let numbers = try await ask(
            """
            const box = element.getBoundingClientRect()
            return [box.x + box.width / 2, box.y + box.height / 2, innerWidth]
            """)
        guard let found = numbers as? [NSNumber], found.count == 3, found[2].doubleValue > 0 else {
            throw TestFailure("\(selector) has no position in the page")
        }
        // Large text zooms the page, whose lengths are then shorter than those of the view.
        let zoom = webView.bounds.width / found[2].doubleValue
        return CGPoint(x: found[0].doubleValue * zoom, y: found[1].doubleValue * zoom)
    }

    func isVisible() async throws -> Bool {
        try await isTrue("const box = element.getBoundingClientRect(); return box.top > 0 && box.bottom < innerHeight")
    }

    /// The page's vertical scroll position.
    func scrollPosition() async throws -> Double {
        (try await ask("return scrollY") as? NSNumber)?.doubleValue ?? 0
    }

    /// Waits until the page hasn't scrolled for some frames.
    func waitUntilScrolled() async throws {
        try await ask(
            """
            let last = -1
            for (let still = 0; still < 4; still = scrollY == last ? still + 1 : 0) {
                last = scrollY
                await new Promise(requestAnimationFrame)
            }
            """)
    }

    /// Registers the next click in the page.
    func listen() async throws {
        try await ask(
            "window.tourHeard = 0; addEventListener('click', () => window.tourHeard = 1, { capture: true, once: true })"
        )
    }

    func wasClicked() async throws -> Bool {
        try await isTrue("return window.tourHeard != 0")
    }

    func hasAttribute(_ name: String) async throws -> Bool {
        try await isTrue("return element.matches(`${selector}[\(name)]`)")
    }

    func value() async throws -> String? {
        try await ask("return element.value") as? String
    }

    private func isTrue(_ body: String) async throws -> Bool {
        (try await ask(body) as? NSNumber)?.boolValue ?? false
    }

    @discardableResult
    private func ask(_ body: String) async throws -> Any? {
        try await webView.callAsyncJavaScript(
            "const element = document.querySelector(selector) ?? document.body; \(body)",
            arguments: ["selector": selector], contentWorld: .page)
    }
}
