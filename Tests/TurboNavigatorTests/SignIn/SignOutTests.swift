import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// What is left of a user who has signed out.
    @MainActor @Suite(.serialized)
    struct SignOutTests {
        /// A user who has signed in and opened two pages, which are red.
        private func app(target: String) async throws -> AppDriver {
            let app = try await AppDriver.requiringSignIn()
            var isSignedIn = true
            let style = "<p style='background: rgb(200, 0, 0); height: 600px'>private</p>"
            let button = "<a id=out href=/session data-turbo-method=delete>Sign out</a><button id=app>x</button>"
            for path in ["/", "/account", "/settings"] {
                app.server.route(path) { _ in
                    isSignedIn
                        ? .page(TestPage(path, body: style + button))
                        : .delayed(3, .redirect(to: "/session/new", status: 302))
                }
            }
            app.server.page("/hello", body: "<p>hello</p>")
            app.server.route("/session") { _ in
                isSignedIn = false
                return .redirect(to: target, status: 303)
            }
            try await app.route("/")
            try await app.route("/account")
            try await app.route("/settings")
            return app
        }

        private static let red = Picture.Color(200, 0, 0)

        private func showsPrivatePage(_ app: AppDriver) async throws -> Bool {
            let picture = try #require(await nextPicture(ofWindowAround: app.window))
            return picture.points(near: Self.red, rows: picture.height / 2..<picture.height / 2 + 1) > 20
        }

        @Test(.bug(id: "CVE-2024-25127"))
        func `After a sign-out, Back never shows a page of the user, however slow the server is`() async throws {
            let app = try await app(target: "/hello")
            defer { app.close() }
            await app.window.drawPages()
            #expect(try await showsPrivatePage(app))
            try await app.click("#out")
            try await app.arrived("/hello")
            #expect(app.stacks == "/ /hello")
            // The page that the user saw until now is there until the new one is drawn.
            for _ in 0..<60 where try await showsPrivatePage(app) {}
            #expect(try await !showsPrivatePage(app))
            app.navigator.pop(animated: false)
            try await app.waitForProposals()
            // The server takes 3 s.
            var frames = 0
            while !app.stacks.contains("|") {
                #expect(try await !showsPrivatePage(app))
                frames += 1
            }
            #expect(frames > 10)
            try await app.wait(until: "the sign-in page is shown") { app.stacks == "/ | /session/new" }
            #expect(app.stacks == "/ | /session/new")
        }

        @Test func `A sign-out that leads to the sign-in page returns to the root, which asks for it`() async throws {
            let app = try await app(target: "/session/new")
            defer { app.close() }
            try await app.click("#out")
            try await app.arrived("/session/new")
            #expect(app.stacks == "/ | /session/new")
            #expect(app.retryButton != nil)
            // The first page, and again after the sign-out.
            #expect(app.server.count("GET /") == 2)
        }

        @Test(arguments: ["location.href = '/hello'", "Turbo.visit('/hello')", "location.reload()"])
        func `A sign-out by a script of the page leaves nothing of the user`(next: String) async throws {
            let app = try await app(target: "/hello")
            defer { app.close() }
            try await app.run("fetch('/session', { method: 'DELETE' }).then(() => { \(next) })")
            try await app.wait(until: "the sign-in page is shown, or that of the script") {
                app.stacks == "/ | /session/new" || app.stacks == "/ /hello"
            }
            try await app.waitUntilIdle()
            #expect(try await !showsPrivatePage(app))
            if app.stacks == "/ /hello" { app.navigator.pop(animated: false) }
            try await app.wait(until: "the sign-in page is shown") { app.stacks == "/ | /session/new" }
        }

        @Test func `A sign-out that the user leaves before its answer keeps the screens`() async throws {
            let app = try await app(target: "/hello")
            defer { app.close() }
            let gate = ResponseGate()
            app.server.route("/session", .gated(gate, .redirect(to: "/hello", status: 303)))
            try await app.click("#out")
            try await app.wait(until: "the form is sent") { app.server.pages.contains("/session") }
            try await app.route("/hello")
            gate.open()
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /account /settings /hello")
        }

        /// An answer of a server that has signed the user out.
        enum Way: String, CaseIterable, Sendable {
            case document, documentOfSignIn, documentWithoutTurbo, documentWithoutContent, stream, noContent, frame
            case redirectOfLink, redirectOfForm

            var body: String {
                let method = "<input type=hidden name=_method value=delete>"
                return switch self {
                case .document, .documentOfSignIn, .documentWithoutTurbo, .documentWithoutContent:
                    "<form data-turbo=false method=post action=/session>\(method)<button id=way>x</button></form>"
                case .frame:
                    """
                    <turbo-frame id=f><form method=post action=/accounts/logout/><button id=way>x</button></form>
                    </turbo-frame>
                    """
                case .stream, .noContent, .redirectOfForm:
                    "<form method=post action=/session>\(method)<button id=way>x</button></form>"
                case .redirectOfLink: "<a id=way href=/logout>x</a>"
                }
            }

            /// The screens after it. A document that the page loads itself stays on its screen.
            var stacks: String {
                switch self {
                case .document, .documentWithoutTurbo: "/ /account"
                case .redirectOfLink, .redirectOfForm: "/ ! (SFSafariViewController)"
                case .documentOfSignIn, .documentWithoutContent, .stream, .noContent, .frame: "/"
                }
            }

            var path: String {
                switch self {
                case .frame: "/accounts/logout/"
                case .redirectOfLink: "/logout"
                case .document, .documentOfSignIn, .documentWithoutTurbo, .documentWithoutContent, .stream, .noContent,
                    .redirectOfForm:
                    "/session"
                }
            }

            @MainActor func answer(_ provider: TestServer) -> TestResponse {
                let location = provider.url("/ended").absoluteString
                let stream = "<turbo-stream action=append target=list><template>x</template></turbo-stream>"
                return switch self {
                case .document: .redirect(to: "/hello", status: 303)
                case .documentOfSignIn: .redirect(to: "/session/new", status: 303)
                case .documentWithoutTurbo: .html("<title>Logged out</title>")
                case .frame: .html("<turbo-frame id=f>Logged out</turbo-frame>")
                case .stream:
                    .content(Data(stream.utf8), type: "text/vnd.turbo-stream.html", status: 200, headers: [:])
                case .noContent, .documentWithoutContent: .content(Data(), type: "text/html", status: 204, headers: [:])
                case .redirectOfLink: .redirect(to: location, status: 302)
                case .redirectOfForm: .redirect(to: location, status: 303)
                }
            }
        }

        @Test(arguments: Way.allCases)
        func `A sign-out is recognized by its path, whatever the server answers`(_ way: Way) async throws {
            let provider = try TestServer()
            let headers = ["Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*"]
            provider.route("/ended") { _ in .html("<title>Ended</title>", headers: headers) }
            let app = try await app(target: "/hello")
            defer { app.close() }
            for path in ["/account", "/settings"] { app.server.page(path, body: way.body) }
            app.server.page("/", title: "stranger")
            app.server.route(way.path) { _ in way.answer(provider) }
            try await app.route("/a")
            try await app.route("/account")
            let requests = app.server.count("GET /")
            try await app.click("#way")
            try await app.wait(until: "nothing of the user is on the stack") { app.stacks == way.stacks }
            app.navigator.pop(animated: false)
            try await app.wait(until: "the first page is loaded again") { app.server.count("GET /") == requests + 1 }
            try await app.wait(until: "it is shown") {
                app.navigator.navigationController.topViewController?.title == "stranger"
            }
        }

        /// The path ends a session, mostly that of this app, but perhaps that of another device.
        @Test(arguments: [("/session/new", "/"), ("/hello", "/ /account /settings /a /hello")])
        func `Who deletes a session and is led to the sign-in page has signed out`(_ target: String, _ stacks: String)
            async throws
        {
            let app = try await app(target: target)
            defer { app.close() }
            let form = Way.redirectOfForm.body.replacingOccurrences(of: "/session", with: "/sessions/7")
            app.server.page("/a", body: form)
            app.server.route("/sessions/7", .redirect(to: target, status: 303))
            try await app.route("/a")
            try await app.click("#way")
            try await app.wait(until: "the answer is shown") { app.stacks == stacks }
            try await app.waitUntilIdle()
            #expect(app.stacks == stacks)
        }

        /// Whether a page of the former user is seen while the server answers the next one.
        private func seesPrivatePage(below app: AppDriver) async throws -> Bool {
            for _ in 0..<60 where try await showsPrivatePage(app) {}
            app.navigator.pop(animated: false)
            try await app.waitForProposals()
            for _ in 0..<10 where try await showsPrivatePage(app) { return true }
            return false
        }

        @Test func `Nothing of a user whose session has expired is shown to the one who signs in`() async throws {
            let app = try await app(target: "/hello")
            defer { app.close() }
            app.server.requireSignIn(by: .rule)
            app.server.route("/settings", .delayed(3, .page(TestPage("settings"))))
            app.navigator.route(app.server.url("/private"))
            try await app.arrived("/session/new")
            try await app.signIn()
            try await app.arrived("/private")
            #expect(app.stacks == "/ /account /settings /private")
            #expect(try await !seesPrivatePage(below: app))
        }

        @Test func `Who signs in on a page of any other kind sees nothing of the former user`() async throws {
            let app = try await app(target: "/hello")
            defer { app.close() }
            app.server.page("/hello", body: "<form method=post action=/session><button id=in>Sign in</button></form>")
            try await app.route("/hello")
            try await app.click("#in")
            try await app.wait(until: "the form is answered") { app.server.count("GET /hello") == 2 }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /account /settings /hello")
            #expect(try await !seesPrivatePage(below: app))
        }

        @Test func `A sign-out that is answered with a page that Turbo doesn't show is one`() async throws {
            let app = try await app(target: "/hello")
            defer { app.close() }
            app.server.route("/session") { _ in .html("<title>Signed out</title>") }
            try await app.click("#out")
            try await app.wait(until: "nothing of the user is on the stack") { !app.stacks.contains("/account") }
        }

        /// A provider that allows no requests of the app's site.
        @Test func `A sign-out whose answer can't be read leaves no page of the user behind`() async throws {
            let provider = try TestServer()
            provider.page("/ended", "<title>Ended</title>")
            let app = try await app(target: provider.url("/ended").absoluteString)
            defer { app.close() }
            let requests = app.server.count("GET /account")
            try await app.click("#out")
            try await app.log.next(.formGotNoResponse)
            try await app.waitForProposals()
            #expect(app.stacks == "/ /account /settings")
            app.navigator.pop(animated: false)
            try await app.wait(until: "the page below is requested again") {
                app.server.count("GET /account") == requests + 1
            }
        }

        /// It may say that the user has signed out, ask for it, or be about signing out.
        @Test func `A page at the path of a sign-out keeps what is written, and the others are loaded again`()
            async throws
        {
            let app = try await app(target: "/hello")
            defer { app.close() }
            app.server.page("/a", body: AppDriver.form)
            app.server.page("/help/sign-out", body: "<p>How to sign out</p>")
            try await app.route("/a")
            try await app.navigator.session.webView.write("written", into: "#field")
            try await app.route("/help/sign-out")
            #expect(app.stacks == "/ /account /settings /a /help/sign-out")
            app.navigator.pop(animated: false)
            try await app.waitUntilIdle()
            #expect(try await app.value("document.querySelector('#field').value") == "written")
            try await app.navigator.session.webView.write("", into: "#field")
            app.navigator.pop(animated: false)
            try await app.wait(until: "the page below is loaded again") { app.server.count("GET /settings") == 2 }
            #expect(app.server.count("GET /a") == 1)
        }

        @Test(arguments: [true, false])
        func `A sign-out that the server rejects changes nothing`(_ isDocument: Bool) async throws {
            let app = try await app(target: "/hello")
            defer { app.close() }
            app.server.page("/a", body: isDocument ? Way.document.body : Way.stream.body)
            app.server.page("/session", title: "rejected", body: "<p id=rejected>x</p>", status: 422)
            try await app.route("/a")
            try await app.click("#way")
            try await app.wait(until: "the answer is shown") {
                try await app.value("String(document.getElementById('rejected') !== null)") == "true"
            }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /account /settings /a")
        }

        /// Rails' `button_to` names the method in a field.
        @Test func `A button of Rails that deletes the session signs the user out, in all windows`() async throws {
            let app = try await app(target: "/hello")
            defer { app.close() }
            app.server.page(
                "/account",
                body: """
                    <form method=post action=/session><input type=hidden name=_method value=delete><button id=rails>x</button>
                    </form>
                    """)
            let other = TurboNavigator(startLocation: app.server.url("/settings"))
            let window = TestWindow(other.rootViewController)
            defer { window.close() }
            await window.show()
            other.start()
            try await app.log.next(.rendered(app.server.url("/settings")))
            app.navigator.pop(animated: false)
            try await app.arrived("/account")
            app.navigator.session.reload()
            try await app.arrived("/account")
            let requests = app.server.count("GET /settings")
            try await app.click("#rails")
            try await app.arrived("/hello")
            #expect(app.stacks == "/ /hello")
            try await app.wait(until: "the other window asks the server again") {
                app.server.count("GET /settings") == requests + 1
            }
            let text = "document.body?.innerText ?? ''"
            try await app.wait(until: "it has the page of a stranger") {
                try await !(other.session.webView.evaluateJavaScript(text) as? String ?? "").contains("private")
            }
        }

        @Test(arguments: [TabLoading.lazy, .eager])
        func `After a sign-out, a tab that wasn't selected since the start has its first page, and nothing is kept`(
            _ loading: TabLoading
        ) async throws {
            let run = try FormerRun()
            let former = try await run.startTabs()
            try await former.arrived("/")
            former.tabs.selectedTabID = "mail"
            try await former.arrived("/mail")
            try await former.route("/mail/1")
            former.tabs.selectedTabID = "home"
            try await former.waitUntilIdle()
            let app = try await run.startTabs(restoring: run.end(former), loading: loading)
            defer { app.close() }
            try await app.arrived("/")
            try #require(app.tabs.activeNavigator).didSignOut()
            try await app.arrived("/")
            #expect(!"\(app.tabs.stateRestorationActivity.userInfo ?? [:])".contains("/mail/1"))
            app.tabs.selectedTabID = "mail"
            try await app.arrived("/mail")
            #expect(app.stacks == "/mail")
        }

        private final class NativeHome: TurboNavigationDelegate {
            func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult {
                proposal.url.path == "/" ? .acceptCustom(UITableViewController()) : .accept
            }
        }

        @Test func `A native screen at the root is a new one after a sign-out`() async throws {
            let home = NativeHome()
            let app = try await AppDriver.requiringSignIn(delegate: home)
            defer { app.close() }
            app.server.page("/account", body: "<a id=out href=/session data-turbo-method=delete>Sign out</a>")
            app.server.route("/session", .redirect(to: "/session/new", status: 303))
            app.navigator.route(app.server.url("/"))
            try await app.route("/account")
            let former = app.navigator.navigationController.viewControllers.first
            try await app.click("#out")
            try await app.wait(until: "nothing of the user is on the stack") { app.stacks == "(/)" }
            let root = try #require(app.navigator.navigationController.viewControllers.first)
            #expect(root is UITableViewController && root !== former)
        }

        @Test func `What the user searches in a page is gone after a sign-out`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            app.window.perform(.page(.find))
            #expect(seenIcons(around: app.window).contains("go-up-symbolic"))
            app.navigator.didSignOut()
            try await app.arrived("/")
            #expect(!seenIcons(around: app.window).contains("go-up-symbolic"))
        }

        @Test func `A page of a modal isn't shown to the next user, also if something was typed in it`() async throws {
            let app = try await AppDriver(
                rules: #"{"rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}]}"#)
            defer { app.close() }
            let gate = ResponseGate()
            var requests = 0
            app.server.route("/profile/new") { _ in
                requests += 1
                let body =
                    "<p id=name>\(requests == 1 ? "anna" : "bert")</p><form method=post><input id=field name=x></form>"
                let page = TestResponse.page(TestPage("Profile", body: body))
                return requests == 1 ? page : .gated(gate, page)
            }
            app.server.page("/session/new")
            try await app.route("/")
            try await app.route("/profile/new")
            try await app.modalPresented()
            try await app.enter("mine", in: app.navigator.modalSession)
            app.navigator.dismissModal(animated: false)
            app.navigator.didSignOut()
            try await app.waitUntilIdle()
            try await app.route("/session/new")
            app.navigator.dismissModal(animated: false)
            try await app.waitUntilIdle()
            app.navigator.route(app.server.url("/profile/new"))
            try await app.wait(until: "the page is requested") { app.server.count("GET /profile/new") == 2 }
            await app.transitionsEnd()
            let text = "document.getElementById('name')?.textContent ?? ''"
            #expect(try await app.navigator.modalSession.webView.evaluateJavaScript(text) as? String != "anna")
            gate.open()
            try await app.wait(until: "the page is shown") {
                try await app.navigator.modalSession.webView.evaluateJavaScript(text) as? String == "bert"
            }
        }

        @Test func `An app that signs its user out in a sheet of its own shows no page of the user below it`()
            async throws
        {
            let app = try await app(target: "/hello")
            defer { app.close() }
            for path in ["/", "/account", "/settings"] { app.server.page(path) }
            let sheet = UIViewController()
            app.navigator.activeViewController.present(sheet, animated: false)
            try await nextFrame(of: app.window, while: sheet.view.window == nil)
            app.navigator.didSignOut()
            try await app.arrived("/")
            sheet.dismiss(animated: false)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/" && app.showsItsPage)
            #expect(app.server.count("GET /") == 2)
        }

        @Test func `An app that signs its user out returns to the root, which is loaded again`() async throws {
            let app = try await app(target: "/hello")
            defer { app.close() }
            for path in ["/", "/account"] { app.server.page(path) }
            app.navigator.didSignOut()
            try await app.arrived("/")
            #expect(app.stacks == "/" && app.showsItsPage)
            #expect(app.server.count("GET /") == 2)
        }
    }
}
