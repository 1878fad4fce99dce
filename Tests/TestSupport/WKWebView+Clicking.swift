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
