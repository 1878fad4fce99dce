package import WebKit

extension WKWebView {
    /// Clicks an element of the page with a script.
    ///
    /// - Throws: an error with the page's HTML if it has no such element.
    package func click(_ selector: String) async throws {
        let page = "location.href + ': ' + document.documentElement.outerHTML"
        try await evaluateJavaScript(
            """
            {
                const target = document.querySelector('\(selector)')
                if (!target) throw new Error('nothing to click at ' + \(page))
                target.click()
            }
            1
            """)
    }
}

extension WKWebView {
    /// Sets a field's value and sends the event `input`, as when a user types.
    package func write(_ text: String, into selector: String) async throws {
        let script = """
            const field = document.querySelector(selector)
            window.turboNative?.userDidAct()
            field.value = text
            field.dispatchEvent(new Event("input", { bubbles: true }))
            """
        _ = try await callAsyncJavaScript(
            script, arguments: ["text": text, "selector": selector], contentWorld: .page)
    }
}
