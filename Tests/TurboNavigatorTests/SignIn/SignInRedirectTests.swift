import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// A server that redirects to its sign-in page, as Rails and Devise do.
    @MainActor @Suite(.serialized)
    struct SignInRedirectTests {
        @Test(arguments: [SignInAnswer.rule, .meta], [true, false])
        func `A page that redirects to the sign-in page shows it in a modal, and is loaded after the sign-in`(
            _ answer: SignInAnswer, _ isFirst: Bool
        ) async throws {
            let app = try await AppDriver.requiringSignIn(by: answer)
            defer { app.close() }
            if !isFirst { try await app.route("/") }
            app.navigator.route(app.server.url("/private"))
            try await app.arrived("/session/new")
            let below = isFirst ? "/private" : "/ /private"
            #expect(app.stacks == "\(below) | /session/new")
            #expect(app.retryButton != nil)
            let screen = app.navigator.modalNavigationController.viewControllers.first
            #expect(screen?.navigationItem.leftBarButtonItem?.label == "Cancel")
            try await app.signIn()
            try await app.arrived("/private")
            #expect(app.stacks == below)
            #expect(app.retryButton == nil && app.showsItsPage)
            #expect(app.server.count("GET /private") == 2, "\(app.logEntries.map(\.message)) \(app.server.visits)")
        }

        @Test(arguments: [("/", "/home"), ("/home", "/home"), ("/mine", "/home /mine")])
        func `A start page that only leads to the user's page is on the stack once after the sign-in`(
            target: String, stacks: String
        ) async throws {
            let app = try await AppDriver.requiringSignIn()
            defer { app.close() }
            app.server.page("/home")
            app.server.protect("/", by: .rule) { _ in .redirect(to: "/home", status: 302) }
            app.server.route("/session") { .signedIn(target, $0, of: app.server) }
            app.navigator.route(app.server.url("/"))
            try await app.arrived("/session/new")
            try await app.signIn()
            try await app.wait(until: "the page is shown") { app.stacks == stacks }
            try await app.waitUntilIdle()
            #expect(app.stacks == stacks && app.showsItsPage)
            #expect(app.server.count("GET /mine") == (target == "/mine" ? 1 : 0))
            #expect(app.server.count("GET /") == (target == "/" ? 3 : 2), "\(app.server.visits)")
        }

        @Test(arguments: ["link", "form"], [true, false])
        func `The user sees why the server asks for the sign-in`(_ place: String, _ isModalReady: Bool) async throws {
            let app = try await AppDriver.requiringSignIn()
            defer { app.close() }
            app.server.page(
                "/page",
                body: """
                    <a id=link href=/private>x</a><form method=post action=/needed><button id=form>x</button></form>
                    """)
            app.server.protect("/needed", by: .rule) { _ in .page(TestPage("needed")) }
            var count = 0
            app.server.route("/session/new") { _ in
                count += 1
                return .page(TestPage("Sign in", body: count == 1 ? "You need to sign in." : ""))
            }
            try await app.route("/")
            try await app.route("/page")
            if isModalReady {
                try await app.route("/new")
                app.navigator.userDidTapDone()
                try await app.wait(until: "the modal is closed") { app.stacks == "/ /page" }
                await app.transitionsEnd()
            }
            try await app.click("#\(place)")
            try await app.arrived("/session/new")
            try await app.waitUntilIdle()
            let text = try await app.navigator.modalSession.webView.evaluateJavaScript("document.body.innerText")
            #expect((text as? String)?.contains("You need to sign in.") == true)
            #expect(count == 1)
        }

        @Test func `A user who closes the sign-in page sees the error, and Retry asks again`() async throws {
            let app = try await AppDriver.requiringSignIn()
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/private"))
            try await app.arrived("/session/new")
            app.navigator.userDidTapDone()
            try await app.wait(until: "the modal is closed") { app.stacks == "/ /private" }
            await app.transitionsEnd()
            let button = try #require(app.retryButton)
            button.sendActions(for: .touchUpInside)
            try await app.arrived("/session/new")
            #expect(app.stacks == "/ /private | /session/new")
        }

        @Test(arguments: SignInAnswer.allCases)
        func `The delegate is asked once, with the page of a redirect`(_ answer: SignInAnswer) async throws {
            let clerk = Clerk()
            let app = try await AppDriver.requiringSignIn(by: answer, delegate: clerk)
            defer { app.close() }
            try await app.route("/")
            for path in ["/private", "/mine"] {
                app.navigator.route(app.server.url(path))
                try await app.log.next(.failed(status: 401))
            }
            #expect(clerk.requests.count == 1)
            let expected = answer == .unauthorized ? nil : app.server.url("/session/new")
            #expect(clerk.requests.first?.signInURL == expected)
            #expect(clerk.requests.first?.visitables.count == 2)
            clerk.requests.first?.cancel()
            #expect(clerk.failures == ["/private", "/mine"])
        }

        /// Rails' generated authentication remembers the URL of whatever it has rejected, which may allow no GET, and
        /// Devise's timeout that of the page.
        @Test(arguments: ["form", "frame"], ["/needed", "/page", "/dashboard", "/post-only", "/letters.csv"])
        func `A sign-in leads back to the page whose form or frame was rejected`(_ place: String, _ target: String)
            async throws
        {
            let app = try await AppDriver.requiringSignIn()
            defer { app.close() }
            app.server.page("/dashboard")
            app.server.route("/post-only", .content(Data(), type: "text/html", status: 405, headers: [:]))
            app.server.route("/letters.csv", .content(Data("a,b".utf8), type: "text/csv", status: 200, headers: [:]))
            app.server.page(
                "/page",
                body: """
                    <form method=post action=/needed><input name=text><input type=file name=file><button id=form>x</button>
                    </form><turbo-frame id=f></turbo-frame>
                    <button id=frame onclick="document.getElementById('f').src = '/needed'">x</button>
                    """)
            app.server.protect("/needed", by: .rule) { _ in
                .page(TestPage("needed", body: "<turbo-frame id=f>private</turbo-frame>"))
            }
            app.server.route("/session") { .signedIn(target, $0, of: app.server) }
            try await app.route("/")
            try await app.route("/page")
            try await app.run(
                """
                const chosen = new DataTransfer()
                chosen.items.add(new File(["x"], "x.txt"))
                document.querySelector("[type=file]").files = chosen.files
                document.querySelector("[name=text]").value = "kept"
                """)
            try await app.click("#\(place)")
            try await app.arrived("/session/new")
            try await app.signIn()
            try await app.wait(until: "the sign-in page is closed") { !app.stacks.contains("|") }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /page")
            let kept =
                "document.querySelector('[name=text]').value + document.querySelector('[type=file]').files.length"
            #expect(try await app.value(kept) == "kept1")
            if place == "frame" {
                try await app.wait(until: "the frame is loaded") {
                    try await app.value("document.getElementById('f').textContent") == "private"
                }
            }
        }

        /// As their documentation says: Django names the page in the query of its sign-in page, and Laravel Breeze remembers
        /// it. Both answer the form with 302.
        @Test(arguments: [("/accounts/login/", "next=private"), ("/login", nil)], ["link", "form"])
        func `The sign-in of Django and of Laravel Breeze leads back to the page`(
            _ signIn: (path: String, query: String?), _ place: String
        ) async throws {
            let rules = #"{"rules": [{"patterns": ["^(/accounts)?/login"], "properties": {"sign_in": true}}]}"#
            let app = try await AppDriver(rules: rules)
            defer { app.close() }
            let url = [signIn.path, signIn.query].compactMap(\.self).joined(separator: "?")
            var user: String?
            app.server.page(
                "/page",
                body: """
                    <a id=link href=/private>x</a>
                    <form method=post action=/private><input name=text><button id=form>x</button></form>
                    """)
            app.server.route("/private") { _ in
                user == nil ? .redirect(to: url, status: 302) : .page(TestPage("private"))
            }
            app.server.route(signIn.path) { request in
                guard request.method == "POST" else {
                    return .page(
                        TestPage("Log in", body: "<form method=post><button id=sign-in>Log in</button></form>"))
                }
                user = "anna"
                return .redirect(to: "/private", status: 302)
            }
            try await app.route("/")
            try await app.route("/page")
            try await app.click("#\(place)")
            try await app.arrived(url)
            let stacks = place == "link" ? "/ /page /private" : "/ /page"
            #expect(app.stacks == "\(stacks) | \(url)")
            try await app.signIn()
            try await app.wait(until: "the sign-in page is closed") { app.stacks == stacks }
            try await app.waitUntilIdle()
            #expect(app.stacks == stacks && app.retryButton == nil)
            #expect(
                app.server.visits.filter { $0.hasSuffix(url) } == ["GET \(url)", "POST \(url)"], "\(app.server.visits)")
        }

        /// The pages of a sign-in, which all have the same rule, without a context.
        private func appWithSteps() async throws -> AppDriver {
            let rules = #"{"rules": [{"patterns": ["^/session/(new|code)$"], "properties": {"sign_in": true}}]}"#
            let app = try await AppDriver(rules: rules)
            app.server.requireSignIn(by: .rule)
            app.server.page("/session/new", body: Self.form("/session/code") + "<a id=link href=/session/code>x</a>")
            app.server.route("/session/code") { request in
                request.method == "POST"
                    ? .redirect(to: "/session/code", status: 303) : .page(TestPage("Code", body: Self.form("/session")))
            }
            try await app.route("/")
            return app
        }

        private static func form(_ path: String, attributes: String = "") -> String {
            "<form method=post action=\(path) \(attributes)><button id=sign-in>Sign in</button></form>"
        }

        @Test(arguments: ["sign-in", "link"])
        func `The second page of a sign-in stays in the modal, and the page is loaded after it`(_ way: String)
            async throws
        {
            let app = try await appWithSteps()
            defer { app.close() }
            app.navigator.route(app.server.url("/private"))
            try await app.arrived("/session/new")
            try await app.click("#\(way)", in: app.navigator.modalSession)
            try await app.arrived("/session/code")
            #expect(app.stacks == "/ /private | /session/new /session/code")
            try await app.signIn()
            try await app.arrived("/private")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /private" && app.retryButton == nil && app.showsItsPage)
            #expect(app.server.count("GET /private") == 2, "\(app.server.visits)")
        }

        @Test func `A sign-in form without Turbo that the server rejects is shown again, and then accepted`()
            async throws
        {
            let app = try await AppDriver.requiringSignIn()
            defer { app.close() }
            let form = Self.form("/session", attributes: "data-turbo=false")
            app.server.page("/session/new", body: form)
            let wrong = TestPage("Wrong password", body: "<p id=wrong>x</p>\(form)")
            app.server.route("/session", .page(wrong, status: 422))
            try await app.route("/")
            app.navigator.route(app.server.url("/private"))
            try await app.arrived("/session/new")
            try await app.signIn()
            try await app.log.next(.turboStartedWithoutVisit("/session"))
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /private | /session/new")
            #expect(app.server.count("GET /private") == 1, "\(app.server.visits)")
            app.server.route("/session") { request in
                let headers = ["Location": "/private", "Set-Cookie": "user_\(app.server.port)=anna; Path=/"]
                return .content(Data(), type: "text/html", status: 303, headers: headers)
            }
            try await app.signIn()
            try await app.wait(until: "the sign-in page is closed") { app.stacks == "/ /private" }
            try await app.waitUntilIdle()
            #expect(app.retryButton == nil && app.showsItsPage)
        }

        @Test func `A page that says that users sign in on it shows a wrong password in the modal, at another URL`()
            async throws
        {
            let app = try await AppDriver.requiringSignIn(by: .meta)
            defer { app.close() }
            var target = "/session/new?error=1"
            app.server.route("/session") { request in
                defer { target = "/private" }
                return .signedIn(target, request, of: app.server)
            }
            try await app.route("/")
            app.navigator.route(app.server.url("/private"))
            try await app.arrived("/session/new")
            try await app.signIn()
            try await app.arrived("/session/new?error=1")
            #expect(app.stacks == "/ /private | /session/new /session/new?error=1")
            try await app.signIn()
            try await app.arrived("/private")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /private" && app.retryButton == nil && app.showsItsPage)
        }

        @Test(arguments: ["", "data-turbo=false"])
        func `A home page on which strangers sign in is an ordinary page after the sign-in`(_ attributes: String)
            async throws
        {
            let app = try await AppDriver.requiringSignIn(by: .meta)
            defer { app.close() }
            let form = Self.form("/session", attributes: attributes)
            let stranger = TestPage("Sign in", body: form, head: "<meta name='turbo-navigator-sign-in'>")
            app.server.route("/") { [weak server = app.server] in
                .page(server?.knows($0) == true ? TestPage("Home") : stranger)
            }
            app.server.route("/private") { [weak server = app.server] in
                server?.knows($0) == true ? .page(TestPage("private")) : .redirect(to: "/", status: 302)
            }
            app.server.route("/session") { .signedIn("/", $0, of: app.server) }
            app.server.route("/old", .redirect(to: "/", status: 302))
            app.navigator.route(app.server.url("/private"))
            try await app.arrived("/")
            #expect(app.stacks == "/private | /")
            try await app.signIn()
            try await app.arrived("/private")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/private" && app.retryButton == nil && app.showsItsPage)
            try await app.route("/old")
            #expect(app.stacks == "/private /")
        }

        @Test func `A form of a home page on which strangers sign in asks the user whose session has ended`()
            async throws
        {
            let app = try await AppDriver.requiringSignIn(by: .meta)
            defer { app.close() }
            app.server.page("/", body: Self.form("/things"))
            app.server.route("/things", .redirect(to: "/", status: 303))
            try await app.route("/")
            let stranger = TestPage("Sign in", head: "<meta name='turbo-navigator-sign-in'>")
            app.server.route("/", .page(stranger))
            try await app.signIn(in: app.navigator.session)
            try await app.wait(until: "the sign-in page is shown") { app.stacks == "/ | /" }
        }

        @Test func `A page to which the sign-in page leads, and that needs a sign-in too, leads back to it`()
            async throws
        {
            let app = try await AppDriver.requiringSignIn()
            defer { app.close() }
            app.server.page("/session/new", body: Self.form("/session") + "<a id=link href=/new>x</a>")
            app.server.protect("/new", by: .rule) { _ in .page(TestPage("new")) }
            try await app.route("/")
            app.navigator.route(app.server.url("/private"))
            try await app.arrived("/session/new")
            try await app.click("#link", in: app.navigator.modalSession)
            try await app.wait(until: "the page is rejected") { app.server.count("GET /new") == 1 }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /private | /session/new")
            try await app.signIn()
            try await app.arrived("/private")
            #expect(app.stacks == "/ /private")
        }

        /// The page below belongs to the same stack: that of the modal, or the main one of a sign-in page whose rule says so.
        @Test(arguments: [true, false])
        func `A user who goes back from the sign-in page sees the error, and Retry asks again`(_ isModal: Bool)
            async throws
        {
            let context = isModal ? "" : #", "context": "default""#
            let rules = """
                {"rules": [{"patterns": ["^/session/new$"], "properties": {"sign_in": true\(context)}},
                {"patterns": ["^/new$"], "properties": {"context": "modal"}}]}
                """
            let app = try await AppDriver(rules: rules)
            defer { app.close() }
            app.server.requireSignIn(by: .rule)
            let path = isModal ? "/new" : "/private"
            app.server.protect(path, by: .rule) { _ in .page(TestPage("private")) }
            try await app.route("/")
            app.navigator.route(app.server.url(path))
            try await app.arrived("/session/new")
            let stacks = isModal ? "/ | /new" : "/ /private"
            #expect(app.stacks == "\(stacks) /session/new")
            app.navigator.pop(animated: false)
            try await app.waitUntilIdle()
            #expect(app.stacks == stacks && app.server.count("GET \(path)") == 1, "\(app.server.visits)")
            let button = try #require(app.retryButton(on: app.navigator.activeNavigationController))
            button.sendActions(for: .touchUpInside)
            try await app.arrived("/session/new")
            try await app.signIn(in: app.navigator.activeSession)
            try await app.wait(until: "the page is shown") { app.stacks == stacks }
            try await app.waitUntilIdle()
            #expect(app.retryButton(on: app.navigator.activeNavigationController) == nil)
        }

        /// As a link in a mail does, with which an app starts.
        @Test func `A link that signs the user in isn't replaced by the sign-in page that the first page asks for`()
            async throws
        {
            let server = try TestServer(.turbo)
            server.requireSignIn(by: .rule)
            let gate = ResponseGate()
            server.route("/session/link") { _ in
                let headers = ["Location": "/mine", "Set-Cookie": "user_\(server.port)=anna; Path=/"]
                return .gated(gate, .content(Data(), type: "text/html", status: 302, headers: headers))
            }
            let rule = #"{"patterns": ["^/session/(new|link)$"], "properties": {"sign_in": true, "context": "modal"}}"#
            let rules = PathConfiguration(sources: [.data(Data(#"{"rules": [\#(rule)]}"#.utf8))])
            let navigator = TurboNavigator(pathConfiguration: rules, startLocation: server.url("/private"))
            let app = try await AppDriver(server: server, waits: false, navigator: { navigator })
            defer { app.close() }
            navigator.open(server.url("/session/link"))
            try await app.wait(until: "the link is requested") { server.count("GET /session/link") == 1 }
            try await app.waitForProposals()
            #expect(app.stacks == "/private | /session/link")
            gate.open()
            try await app.wait(until: "its page is shown") { app.stacks == "/private /mine" }
            try await app.waitUntilIdle()
            #expect(app.showsItsPage && server.count("GET /session/link") == 1)
        }

        @Test func `A sign-in without Turbo in a sheet that no page waits for shows the home page below it`()
            async throws
        {
            let app = try await AppDriver(rules: Self.linkRules)
            defer { app.close() }
            app.server.requireSignIn(by: .rule)
            app.server.page("/session/new", body: Self.form("/session", attributes: "data-turbo=false"))
            app.server.page("/session", body: Self.form("/session", attributes: "data-turbo=false"))
            try await app.route("/")
            try await app.route("/session/new")
            // A wrong password, which some servers answer with 200.
            try await app.signIn()
            try await app.log.next(.turboStartedWithoutVisit("/session"))
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ | /session/new")
            app.server.route("/session") { .signedIn("/", $0, of: app.server) }
            try await app.signIn()
            try await app.wait(until: "the sheet is closed") { app.stacks == "/" }
            try await app.waitUntilIdle()
            #expect(app.showsItsPage)
        }

        private static let linkRules = """
            {"rules": [{"patterns": ["^/session/(new|link)$"], "properties": {"sign_in": true, "context": "modal"}}]}
            """

        @Test func `A link of a mail that has expired says so, and the user can still sign in`() async throws {
            let app = try await AppDriver(rules: Self.linkRules)
            defer { app.close() }
            app.server.requireSignIn(by: .rule)
            app.server.route("/session/link", .redirect(to: "/", status: 302))
            var message = "expired"
            app.server.route("/") { _ in
                defer { message = "" }
                return .page(TestPage("Home", body: "<p>\(message)</p>"))
            }
            app.navigator.route(app.server.url("/private"))
            try await app.arrived("/session/new")
            app.navigator.open(app.server.url("/session/link"))
            try await app.arrived("/")
            try await app.waitUntilIdle()
            #expect(try await app.value("document.querySelector('p').innerText") == "expired")
            #expect(app.stacks == "/private /" && app.server.count("GET /") == 1, "\(app.server.visits)")
            app.navigator.pop(animated: false)
            try await app.arrived("/session/new")
            try await app.signIn()
            try await app.wait(until: "the page is shown") { app.stacks == "/private" && app.retryButton == nil }
        }

        @Test func `A user who may not see the first page, and has signed in, is led elsewhere, as in a browser`()
            async throws
        {
            let server = try TestServer(.turbo)
            server.route("/admin", .redirect(to: "/session/new", status: 302))
            server.route("/session/new", .redirect(to: "/", status: 302))
            server.page("/")
            let rules = PathConfiguration(sources: [.data(Data(Self.linkRules.utf8))])
            let navigator = TurboNavigator(pathConfiguration: rules, startLocation: server.url("/admin"))
            let app = try await AppDriver(server: server, waits: false, navigator: { navigator })
            defer { app.close() }
            navigator.start()
            try await app.arrived("/")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/admin /" && app.showsItsPage)
            #expect(server.count("GET /admin") == 2, "\(server.visits)")
        }

        @Test func `The page below the sheet in which a user has signed in is that of the user`() async throws {
            let rules = """
                {"rules": [{"patterns": ["^/session/new$"], "properties": {"sign_in": true, "context": "modal"}},
                {"patterns": ["^/welcome$"], "properties": {"context": "modal"}}]}
                """
            let app = try await AppDriver(rules: rules)
            defer { app.close() }
            app.server.requireSignIn(by: .rule)
            app.server.page("/welcome")
            app.server.route("/session") { [server = app.server] in .signedIn("/welcome", $0, of: server) }
            app.server.route("/") { [server = app.server] request in
                .page(TestPage("Home", body: "<p id=user>\(server.knows(request) ? "anna" : "stranger")</p>"))
            }
            try await app.route("/")
            try await app.route("/session/new")
            try await app.signIn()
            try await app.wait(until: "the user is welcomed") { app.stacks.hasSuffix("/welcome") }
            try await app.waitUntilIdle()
            #expect(app.stacks.hasPrefix("/ | "))
            app.navigator.dismissModal(animated: false)
            let user = "document.getElementById('user')?.textContent"
            try await app.wait(until: "the page is that of the user") {
                try await app.navigator.session.webView.evaluateJavaScript(user) as? String == "anna"
            }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/" && app.server.count("GET /") == 2)
        }

        @Test func `The sign-in page itself is an ordinary page for a link`() async throws {
            let app = try await AppDriver.requiringSignIn()
            defer { app.close() }
            try await app.route("/")
            try await app.route("/session/new")
            #expect(app.stacks == "/ /session/new")
            #expect(app.retryButton == nil)
        }

        @Test func `A refresh of a page whose session has ended asks for a sign-in, and shows the page again`()
            async throws
        {
            let app = try await AppDriver.requiringSignIn()
            defer { app.close() }
            try await app.route("/")
            try await app.route("/a")
            app.server.protect("/a", by: .rule) { _ in .page(TestPage("a")) }
            app.navigator.session.reload()
            try await app.arrived("/session/new")
            #expect(app.stacks == "/ /a | /session/new")
            try await app.signIn()
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a" && app.retryButton == nil)
        }
    }

    private final class Clerk: TurboNavigationDelegate {
        var requests: [SignInRequest] = []
        private(set) var failures: [String] = []

        func signInIsNeeded(_ request: SignInRequest, from navigator: TurboNavigator) { requests.append(request) }

        func visitDidFail(_ failure: VisitFailure, on visitable: any Visitable, from navigator: TurboNavigator) {
            failures.append(failure.url.path)
        }
    }
}
