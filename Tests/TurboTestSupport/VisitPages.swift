/// The pages between which each kind of visit can be made.
package enum VisitPages {
    /// The size of the large page's text.
    package static let largeSize = 20_000

    @MainActor
    package static func add(to server: TestServer) {
        let links = ["a", "slow", "follow", "form"].map { "<p><a id=\($0) href='/\($0)'>\($0)</a></p>" }.joined()
        server.page("/", body: links)
        let paragraphs = String(repeating: "<p>A paragraph.</p>", count: 50)
        server.page("/a", body: paragraphs)
        // Slow enough that Turbo gets to show its snapshot.
        server.route("/slow", .delayed(0.1, .page(TestPage("slow", body: paragraphs))))
        server.page("/large", body: "<p>" + String(repeating: "text ", count: largeSize / 5) + "</p>")
        server.route("/follow") { _ in .redirect(to: "/large", status: 302) }
        server.page("/saved", body: "<p>Saved.</p>")
        let form = TestPage("form", body: "<form method=post action=/form><button id=save>Save</button></form>")
        server.route("/form") { request in
            request.method == "POST" ? .redirect(to: "/saved", status: 303) : .page(form)
        }
    }
}
