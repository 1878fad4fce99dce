/// The pages between which each kind of visit can be made.
package enum VisitPages {
    /// The size of the large page's text.
    package static let largeSize = 20_000

    @MainActor
    package static func add(to server: TurboServer) {
        let links = ["a", "slow", "follow", "form"].map { "<p><a id=\($0) href='/\($0)'>\($0)</a></p>" }.joined()
        server.page("/", links)
        let paragraphs = String(repeating: "<p>A paragraph.</p>", count: 50)
        server.page("/a", paragraphs)
        // Slow enough that Turbo gets to show its snapshot.
        let slow = TurboServer.html("/slow", paragraphs)
        server.server.route("/slow") { _ in .delayed(0.1, .html(slow)) }
        server.page("/large", "<p>" + String(repeating: "text ", count: largeSize / 5) + "</p>")
        server.server.route("/follow") { _ in .redirect(to: "/large", status: 302) }
        server.page("/saved", "<p>Saved.</p>")
        let form = TurboServer.html("/form", "<form method=post action=/form><button id=save>Save</button></form>")
        server.server.route("/form") { request in
            request.method == "POST" ? .redirect(to: "/saved", status: 303) : .html(form)
        }
    }
}
