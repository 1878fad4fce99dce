import TurboTestSupport

/// The twenty pages that both apps visit, twenty forms, and the first pages of two tabs.
enum SoakPages {
    static let count = 20
    static let tabs = ["/", "/second"]
    /// Closes a modal in the app.
    private static let end = "/resume_historical_location"

    @MainActor
    static func add(to server: TestServer) {
        for number in 0..<count {
            let text = String(repeating: "<p>Paragraph of page \(number).</p>", count: 30)
            server.page(path(number), body: text)
            server.page(modalPath(number), body: text + form(accepted: "/accept-modal"))
            let formBody = text + form(accepted: "/accept-\(number)")
            server.page(formPath(number), body: formBody)
            server.route("/accept-\(number)") { _ in .redirect(to: path(number + 3), status: 303) }
        }
        server.route("/accept-modal") { _ in .redirect(to: end, status: 303) }
        server.route("/reject") { _ in .page(TestPage("Rejected", body: form(accepted: "/accept-0")), status: 422) }
        for path in tabs + [end] { server.page(path) }
    }

    /// A form with a button for each response of the server.
    private static func form(accepted: String) -> String {
        """
        <form method=post action="\(accepted)"><input name=text value="Some text">
        <button id=accept>Save</button><button id=reject formaction="/reject">Save</button></form>
        """
    }

    static func path(_ number: Int) -> String { "/page-\(number % count)" }

    static func formPath(_ number: Int) -> String { "/form-\(number % count)" }

    static func modalPath(_ number: Int) -> String { "/\(number % count)/new" }
}
