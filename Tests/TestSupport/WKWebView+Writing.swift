package import WebKit

extension WKWebView {
    /// Writes into a field as a user does: the page is told of the change.
    package func write(_ text: String, into selector: String) async throws {
        let script = """
            const field = document.querySelector(selector)
            field.value = text
            field.dispatchEvent(new Event("input", { bubbles: true }))
            """
        _ = try await callAsyncJavaScript(
            script, arguments: ["text": text, "selector": selector], contentWorld: .page)
    }
}
