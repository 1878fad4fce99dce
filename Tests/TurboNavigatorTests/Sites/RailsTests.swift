import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

/// The posts of a Rails app, served with the statuses, redirects and flash of the generated scaffold.
private final class RailsPosts: @unchecked Sendable {
    // Requests come one after the other from the main actor, on which the server calls its handlers.
    private var titles: [Int: String] = [1: "First"]
    private var flash: String?

    @MainActor
    init(_ server: TestServer) {
        server.fallback = { [self] request in respond(to: request) }
    }

    private func respond(to request: TestRequest) -> TestResponse {
        let words = request.path.split(separator: "/").map(String.init)
        // `button_to` sends the method as a field.
        let method = request.field("_method")?.uppercased() ?? request.method
        let title = request.field("post[title]") ?? ""
        guard words.first == "posts" else { return .html("<title>404</title><h1>Not here</h1>", status: 404) }
        switch (method, words.dropFirst().first.flatMap { Int($0) }, words.last) {
        case ("GET", nil, "posts"): return page("Posts", titles.sorted { $0.key < $1.key }.map(row).joined() + newLink)
        case ("GET", nil, "new"): return page("New post", form("", to: "/posts"))
        case ("POST", nil, "posts"):
            guard !title.isEmpty else { return page("New post", error + form("", to: "/posts"), status: 422) }
            let id = titles.count + 1
            titles[id] = title
            flash = "Post was successfully created."
            return .redirect(to: "/posts/\(id)", status: 302)
        case ("GET", let id?, "edit"):
            return page("Editing post", form(titles[id] ?? "", to: "/posts/\(id)", "patch", of: request))
        case ("PATCH", let id?, _):
            guard !title.isEmpty else {
                return page("Editing post", form("", to: "/posts/\(id)", "patch", of: request, error), status: 422)
            }
            titles[id] = title
            flash = "Post was successfully updated."
            return .redirect(to: "/posts/\(id)", status: 303)
        case ("DELETE", let id?, _):
            titles[id] = nil
            flash = "Post was successfully destroyed."
            return .redirect(to: "/posts", status: 303)
        case ("GET", let id?, _):
            guard let title = titles[id] else { return .html("<title>404</title><h1>Not here</h1>", status: 404) }
            return page(
                "Post",
                "<turbo-frame id=post_\(id)><p id=title>\(title)</p><a id=inline href=/posts/\(id)/edit>Edit here</a></turbo-frame>"
                    + "<a id=edit data-turbo-frame=_top href=/posts/\(id)/edit>Edit</a>"
                    + "<form class=button_to method=post action=/posts/\(id)><input type=hidden name=_method value=delete>"
                    + "<button id=destroy>Destroy</button></form>")
        default: return .html("<title>404</title><h1>Not here</h1>", status: 404)
        }
    }

    private let newLink = "<a id=new href=/posts/new>New post</a>"
    private let error = "<div id=error>Title can't be blank</div>"

    private func row(_ id: Int, _ title: String) -> String { "<p class=post><a href=/posts/\(id)>\(title)</a></p>" }

    /// For a request of a frame, the form is in that frame.
    private func form(
        _ title: String, to path: String, _ method: String = "post", of request: TestRequest? = nil,
        _ error: String = ""
    ) -> String {
        let form = """
            \(error)<form method=post action=\(path)><input type=hidden name=_method value=\(method)>
            <input name=post[title] value="\(title)"><button id=save>Save</button></form>
            """
        guard let frame = request?.header("Turbo-Frame") else { return form }
        return "<turbo-frame id=\(frame)>\(form)</turbo-frame>"
    }

    private func page(_ title: String, _ body: String, status: Int = 200) -> TestResponse {
        defer { flash = nil }
        let notice = flash.map { "<p id=notice>\($0)</p>" } ?? ""
        return .page(TestPage(title, body: notice + body), status: status)
    }
}

extension TurboNavigatorTests {
    /// What Rails generates, and what the helpers of turbo-rails answer.
    @MainActor @Suite(.serialized)
    struct RailsTests {
        private func app() async throws -> AppDriver {
            let app = try await AppDriver()
            _ = RailsPosts(app.server)
            try await app.route("/posts")
            return app
        }

        private func seen(_ selector: String, _ app: AppDriver) async throws -> String {
            try await app.value("document.querySelector('\(selector)')?.innerText ?? ''")
        }

        private func save(_ title: String, in session: Session, _ app: AppDriver) async throws {
            try await session.webView.write(title, into: "[name='post[title]']")
            try await app.click("#save", in: session)
        }

        @Test func `A post is created in a modal, shown with its notice, and in the list after Back`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.tap(link: "#new")
            #expect(app.stacks == "/posts | /posts/new")
            try await save("", in: app.navigator.modalSession, app)
            try await app.log.next(.formGotResponse)
            try await app.waitUntilIdle()
            let error = try await app.navigator.modalSession.webView.evaluateJavaScript(
                "document.getElementById('error').innerText")
            #expect(error as? String == "Title can't be blank")
            try await save("Second", in: app.navigator.modalSession, app)
            try await app.wait(until: "the post is shown") { app.stacks == "/posts /posts/2" }
            try await app.waitUntilIdle()
            #expect(try await seen("#notice", app) == "Post was successfully created.")
            try await app.back()
            #expect(try await seen("body", app).contains("Second"))
            #expect(try await seen("#notice", app) == "")
            #expect(
                app.server.visits == [
                    "GET /posts", "GET /posts/new", "POST /posts", "POST /posts", "GET /posts/2", "GET /posts",
                ])
        }

        @Test func `A post is updated in a modal, and its page is new with the notice`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.route("/posts/1")
            try await app.tap(link: "#edit")
            #expect(app.stacks == "/posts /posts/1 | /posts/1/edit")
            try await save("Changed", in: app.navigator.modalSession, app)
            try await app.wait(until: "the modal is dismissed") { app.stacks == "/posts /posts/1" }
            try await app.waitUntilIdle()
            #expect(try await seen("#title", app) == "Changed")
            #expect(try await seen("#notice", app) == "Post was successfully updated.")
            try await app.back()
            #expect(try await seen("body", app).contains("Changed"))
        }

        @Test func `A post is edited in its frame, without another screen`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.route("/posts/1")
            try await app.tap(link: "#inline")
            try await app.wait(until: "the form is in the frame") { try await seen("#save", app) == "Save" }
            try await save("", in: app.navigator.session, app)
            try await app.wait(until: "the error is in the frame") {
                try await seen("#error", app) == "Title can't be blank"
            }
            try await save("Changed", in: app.navigator.session, app)
            try await app.wait(until: "the frame is new") { try await seen("#title", app) == "Changed" }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/posts /posts/1" && app.showsItsPage)
            #expect(try await seen("h1", app) == "Post")
        }

        @Test func `A destroyed post leads to the list, with the notice and without its row`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.route("/posts/1")
            try await app.click("#destroy")
            try await app.wait(until: "the list is shown") { app.stacks == "/posts" }
            try await app.waitUntilIdle()
            #expect(try await seen("#notice", app) == "Post was successfully destroyed.")
            #expect(try await app.value("document.querySelectorAll('.post').length") == "0")
            #expect(app.server.visits.filter { $0 == "POST /posts/1" }.count == 1)
            #expect(app.showsItsPage)
        }

        @Test func `A post that is gone shows the app's error, and Back returns`() async throws {
            let app = try await app()
            defer { app.close() }
            app.navigator.route(app.server.url("/posts/7"))
            try await app.log.next(.failed(status: 404))
            try await app.waitUntilIdle()
            #expect(app.labels.contains("This page doesn't exist."))
            try await app.back()
            #expect(app.stacks == "/posts" && app.showsItsPage)
        }

        /// `public/500.html` has no Turbo. Turbo renders it after a form, as in a browser.
        @Test func `A form that fails shows the page of the error, and Back returns`() async throws {
            let app = try await app()
            defer { app.close() }
            app.server.page(
                "/posts/1",
                body: "<form method=post action=/broken><input name=post[title]><button id=save>Save</button></form>")
            let page =
                "<!doctype html><html lang=en><head><title>Broken (500)</title></head><body><h1>Broken</h1></body></html>"
            app.server.route("/broken", .html(page, status: 500))
            try await app.route("/posts/1")
            try await save("half", in: app.navigator.session, app)
            try await app.wait(until: "the error is shown") { try await seen("h1", app) == "Broken" }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/posts /posts/1" && app.showsItsPage)
            try await app.back()
            #expect(app.stacks == "/posts" && app.showsItsPage)
            #expect(try await seen(".post", app) == "First")
            app.navigator.route(app.server.url("/broken"))
            try await app.log.next(.failed(status: 500))
            try await app.waitUntilIdle()
            #expect(app.labels.contains { $0.contains("500") })
        }

        /// As Rails' generator of authentication writes it: 302 to the page itself, with an alert.
        @Test func `A wrong password shows the sign-in page with its alert, and the right one leads on`() async throws {
            let app = try await AppDriver.requiringSignIn()
            defer { app.close() }
            var alert = ""
            app.server.route("/session/new") { _ in
                let form = """
                    <p id=alert>\(alert)</p><form action=/attempt method=post><input name=email_address>
                    <input name=password type=password><button id=wrong>Sign in</button></form>
                    <form action=/session method=post><button id=sign-in>Sign in</button></form>
                    """
                return .page(TestPage("Sign in", body: form))
            }
            app.server.route("/attempt") { _ in
                alert = "Try another email address or password."
                return .redirect(to: "/session/new", status: 302)
            }
            try await app.route("/")
            app.navigator.route(app.server.url("/private"))
            try await app.arrived("/session/new")
            let modal = app.navigator.modalSession
            try await modal.webView.write("secret", into: "[name=password]")
            try await app.click("#wrong", in: modal)
            try await app.wait(until: "the alert is shown") {
                try await modal.webView.evaluateJavaScript("document.getElementById('alert').innerText") as? String
                    == "Try another email address or password."
            }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /private | /session/new")
            try await app.signIn()
            try await app.arrived("/private")
            #expect(app.stacks == "/ /private" && app.showsItsPage)
            #expect(app.server.count("POST /attempt") == 1)
        }

        /// turbo-rails redirects native apps there. The page of a historical location is never shown.
        @Test(arguments: [
            ("recede", "/posts"), ("refresh", "/posts /posts/1"), ("resume", "/posts /posts/1"),
        ])
        func `A form whose answer is a historical location with a notice is handled natively`(
            name: String, stacks: String
        ) async throws {
            let app = try await app()
            defer { app.close() }
            try await app.route("/posts/1")
            app.server.page(
                "/posts/1/edit", body: "<form method=post action=/answer><button id=save>Save</button></form>")
            let location = "/\(name)_historical_location"
            app.server.route("/answer", .redirect(to: "\(location)?notice=Saved", status: 302))
            app.server.page(location)
            try await app.route("/posts/1/edit")
            try await app.click("#save", in: app.navigator.modalSession)
            try await app.wait(until: "the app has done it") { app.stacks == stacks }
            try await app.waitUntilIdle()
            #expect(app.showsItsPage)
            #expect(app.server.visits.filter { $0.contains(location) } == ["GET \(location)?notice=Saved"])
        }
    }
}
