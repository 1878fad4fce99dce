import Foundation
import NavigationTesting
import TestSupport
import Testing

@testable import WebKit

extension WebKitTests {
    /// Tests saved passwords, with real keys and clicks, and with libsecret's keyring in a file.
    @MainActor @Suite(.serialized)
    struct PasswordTests {
        private static let question = "Save the password for “127.0.0.1”?"
        private nonisolated static let field = "style='display: block; margin: 0; width: 300px; height: 40px'"
        private nonisolated static let form = """
            <body style='margin: 0'><form action=/session method=post>
            <input name=user \(field)><input name=password type=password \(field)><button>Sign in</button></form>
            """

        private let window = TestWindow(UINavigationController(rootViewController: UIViewController()))
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        private var root: UIView { window.view ?? UIView() }

        /// A site that accepts passwords that begin with “right”. Others are rejected with status 422.
        private func shownPage(_ form: String = Self.form, _ page: Page? = nil) async throws -> Page {
            let page = try page ?? Page(storedIn: folder)
            page.server.page("/", form)
            page.server.page("/home", "home")
            page.server.route("/session") { request in
                request.field("password")?.hasPrefix("right") == true
                    ? .redirect(to: "/home", status: 303) : .html("again \(form)", status: 422)
            }
            try await page.show(in: window)
            return page
        }

        private func signIn(_ user: String, _ password: String, on page: Page) async throws {
            try await type(user, password, on: page)
            try await page.recorder.wait(for: "finished")
        }

        /// Types into both fields of the form, and presses Return.
        private func type(_ user: String, _ password: String, on page: Page, end: String? = "Return") async throws {
            let pointer = Pointer(window.window)
            try await pointer.click(CGPoint(x: 50, y: 20), in: page.webView)
            for (name, text, key) in [("user", user, "Tab"), ("password", password, end)] {
                try await wait(for: "document.activeElement.name === '\(name)'", on: page)
                try await pointer.type(text)
                try await wait(for: "document.activeElement.value === '\(text)'", on: page)
                if let key { try await pointer.key(key) }
            }
        }

        private func press(_ text: String) async throws {
            #expect(await sees(text, around: root))
            await window.nextFrame()
            let place = try #require(middle(of: text, in: window.window))
            try await Pointer(window.window).click(place, in: window.window)
            try await window.nextFrame(while: isVisible(text, in: root))
        }

        private func values(of page: Page) async throws -> String? {
            try await page.result(of: "return [...document.querySelectorAll('input')].map(field => field.value).join()")
        }

        /// Opens the sign-in page as after a new start of the app.
        private func restarted(_ former: Page) async throws -> Page {
            former.webView.removeFromSuperview()
            let page = try Page(storedIn: folder)
            try await page.show(in: window)
            page.webView.load(URLRequest(url: former.server.url("/")))
            try await page.recorder.wait(for: "finished")
            return page
        }

        private func focusName(on page: Page) async throws {
            try await Pointer(window.window).click(CGPoint(x: 50, y: 20), in: page.webView)
        }

        /// Whether the bar about saving is shown after some frames.
        private func isAsked() async -> Bool {
            for _ in 0..<60 { await window.nextFrame() }
            return isVisible(Self.question, in: root)
        }

        @Test func `A password that the server has accepted is saved, and filled when the user chooses it`()
            async throws
        {
            let first = try await shownPage()
            try await signIn("ada", "right", on: first)
            #expect(await sees(Self.question, around: root))
            try await press("Save")
            #expect(!isVisible(Self.question, in: root))
            let page = try await restarted(first)
            try await focusName(on: page)
            #expect(await sees("ada", around: root))
            #expect(try await values(of: page) == ",")
            try await press("ada")
            try await wait(for: "document.querySelector('[name=password]').value", on: page)
            #expect(try await values(of: page) == "ada,right")
            #expect(!isVisible("ada", in: root))
            try await Pointer(window.window).key("Return")
            try await page.recorder.wait(for: "finished")
            #expect(page.webView.url?.path == "/home")
            #expect(first.server.requests.count { $0.method == "POST" } == 2)
            #expect(await !isAsked())
            window.close()
        }

        @Test func `A saved user is chosen with the keyboard`() async throws {
            let first = try await shownPage()
            try await signIn("ada", "right", on: first)
            #expect(await sees(Self.question, around: root))
            try await press("Save")
            let page = try await restarted(first)
            try await focusName(on: page)
            #expect(await sees("ada", around: root))
            let pointer = Pointer(window.window)
            try await pointer.key("Down")
            try await window.nextFrame(while: page.webView.isFirstResponder)
            try await pointer.key("Return")
            try await wait(for: "document.querySelector('[name=password]').value", on: page)
            #expect(try await values(of: page) == "ada,right")
            window.close()
        }

        @Test func `A password that the server has rejected isn't saved`() async throws {
            let page = try await shownPage()
            try await signIn("ada", "wrong", on: page)
            #expect(page.webView.url?.path == "/session")
            try await page.load("/home")
            #expect(await !isAsked())
            window.close()
        }

        @Test(arguments: [("Wrong password. ' + form.outerHTML + '", false), ("Welcome", true)])
        func `A form in a Turbo frame is accepted if its frame no longer has a field for a password`(
            response: String, isAccepted: Bool
        ) async throws {
            let page = try await shownPage()
            try await page.run(
                """
                const form = document.forms[0]
                form.onsubmit = async event => {
                    event.preventDefault()
                    await fetch('/session', { method: 'post', body: new URLSearchParams(new FormData(form)) })
                    document.body.innerHTML = '\(response)'
                    document.body.dispatchEvent(new CustomEvent('turbo:frame-render', { bubbles: true }))
                    document.title = 'rendered'
                }
                """)
            try await type("ada", "right", on: page)
            try await wait(for: "document.title === 'rendered'", on: page)
            #expect(await isAsked() == isAccepted)
            try await page.load("/home")
            #expect(await isAsked() == isAccepted)
            window.close()
        }

        @Test func `A site whose passwords are never saved isn't asked about, until the user changes that`()
            async throws
        {
            let page = try await shownPage()
            try await signIn("ada", "right", on: page)
            try await press("Never for This Site")
            try await page.load()
            try await signIn("ada", "right", on: page)
            #expect(await !isAsked())
            let list = PermissionList(window: window)
            await list.open()
            #expect(isVisible("Don't Allow", in: root))
            try await list.change("Save Passwords", to: "Ask")
            try await list.close()
            try await page.load()
            try await signIn("ada", "right", on: page)
            #expect(await sees(Self.question, around: root))
            try await press("Not Now")
            #expect(await !isAsked())
            window.close()
        }

        @Test func `The user chooses among several users, and can delete one`() async throws {
            let page = try await shownPage()
            for user in ["ada", "bob"] {
                try await signIn(user, "right", on: page)
                try await press("Save")
                try await page.load()
            }
            try await focusName(on: page)
            #expect(await sees("bob", around: root))
            #expect(isVisible("ada", in: root))
            #expect(ToolButtons("Delete the password of “ada”", around: root).choose())
            #expect(await sees("Delete the password for “127.0.0.1”?", around: root))
            #expect(click("Delete", around: root))
            try await page.load()
            try await focusName(on: page)
            #expect(await sees("bob", around: root))
            #expect(!isVisible("ada", in: root))
            window.close()
        }

        @Test func `A password is offered neither to a sign-up, nor to a frame, nor to a site on another port`()
            async throws
        {
            let page = try await shownPage()
            try await signIn("ada", "right", on: page)
            try await press("Save")
            page.server.page(
                "/new", Self.form.replacing("type=password", with: "type=password autocomplete=new-password"))
            page.server.page("/frame", "<body style='margin: 0'><iframe src=/ \(Self.field)></iframe>")
            for path in ["/new", "/frame"] {
                try await page.load(path)
                try await focusName(on: page)
                for _ in 0..<60 { await window.nextFrame() }
                #expect(!isVisible("ada", in: root), "\(path)")
            }
            let other = try TestServer()
            other.page("/", Self.form)
            page.webView.load(URLRequest(url: other.url("/")))
            try await page.recorder.wait(for: "finished")
            try await focusName(on: page)
            for _ in 0..<60 { await window.nextFrame() }
            #expect(!isVisible("ada", in: root))
            window.close()
        }

        @Test func `Scripts of the page can neither fill the password nor make the app ask`() async throws {
            let page = try await shownPage()
            #expect(try await page.result(of: "return typeof window.fillPassword") == "undefined")
            try await page.run(
                """
                dispatchEvent(new CustomEvent('turbo-navigator-message', { cancelable: true, detail: JSON.stringify(
                    ['\(FrameScripts.relay)', { kind: 'password', step: 'sent', user: 'eve', password: 'x' }]) }))
                """)
            try await page.load("/home")
            #expect(await !isAsked())
            window.close()
        }

        @Test(arguments: [(1_000, true), (1_001, false)])
        func `A long name is cut in the question, and a form with a longer one isn't asked about`(
            length: Int, isAsked: Bool
        ) async throws {
            let page = try await shownPage()
            try await page.run("document.forms[0].user.value = 'a'.repeat(\(length))")
            let pointer = Pointer(window.window)
            try await pointer.click(CGPoint(x: 50, y: 60), in: page.webView)
            try await pointer.type("right")
            try await pointer.key("Return")
            try await page.recorder.wait(for: "finished")
            #expect(await self.isAsked() == isAsked)
            let bar = page.webView.subviews.first { $0 is PasswordBar }
            #expect((bar != nil) == isAsked && (bar?.bounds.height ?? 0) < 200)
            window.close()
        }

        @Test(arguments: [
            "document.forms[0].user.value = 'eve'; document.forms[0].password.value = 'right'; 1",
            "document.forms[0].password.value = 'right'; document.forms[0].requestSubmit(); 1",
        ])
        func `A password that a script has written is never asked about`(script: String) async throws {
            let page = try await shownPage()
            // A press, so that it isn't the missing one that counts.
            try await Pointer(window.window).click(CGPoint(x: 50, y: 60), in: page.webView)
            try await page.run(script)
            if !script.contains("requestSubmit") { try await Pointer(window.window).key("Return") }
            try await page.recorder.wait(for: "finished")
            #expect(page.webView.url?.path == "/home")
            #expect(await !isAsked())
            window.close()
        }

        /// What a server answers to a sign-in that has failed.
        private nonisolated static let failures: [(String, TestResponse)] = [
            ("cut connection", .dropped),
            ("500", .html("Wrong password", status: 500)),
            ("422 with a field", .html("again \(form)", status: 422)),
            ("422 without a field", .html("Wrong password", status: 422)),
        ]

        @Test(arguments: failures.indices, [false, true])
        func `After a sign-in that failed, no password is asked about`(failure: Int, isSentByScript: Bool) async throws
        {
            let page = try await shownPage()
            page.server.route("/session") { _ in Self.failures[failure].1 }
            if isSentByScript {
                try await page.run(
                    """
                    const form = document.forms[0]
                    form.onsubmit = async event => {
                        event.preventDefault()
                        const body = new URLSearchParams(new FormData(form))
                        await fetch('/session', { method: 'post', body }).catch(() => {})
                        document.body.innerHTML = 'Wrong password'
                        document.body.dispatchEvent(new CustomEvent('turbo:render', { bubbles: true }))
                        document.title = 'rendered'
                    }
                    """)
                try await type("ada", "wrong", on: page)
                try await wait(for: "document.title === 'rendered'", on: page)
            } else {
                try await type("ada", "wrong", on: page)
                try await page.recorder.wait(for: failure == 0 ? "failedProvisional" : "finished")
            }
            #expect(await !isAsked())
            try await page.load("/home")
            #expect(await !isAsked())
            window.close()
        }

        @Test func `Saving over another password says so`() async throws {
            let first = try await shownPage()
            try await signIn("ada", "right", on: first)
            try await press("Save")
            try await first.load()
            try await signIn("ada", "right2", on: first)
            #expect(await sees("Update the password for “127.0.0.1”?", around: root))
            #expect(!isVisible("Save", in: root))
            try await press("Update")
            let page = try await restarted(first)
            try await focusName(on: page)
            try await press("ada")
            try await wait(for: "document.querySelector('[name=password]').value", on: page)
            #expect(try await values(of: page) == "ada,right2")
            window.close()
        }

        @Test func `A store in memory saves no password`() async throws {
            let configuration = WKWebViewConfiguration()
            configuration.websiteDataStore = .nonPersistent()
            let page = try await shownPage(Self.form, Page(configuration))
            try await signIn("ada", "right", on: page)
            #expect(page.webView.url?.path == "/home")
            #expect(await !isAsked())
            window.close()
        }

        /// A site whose password the user has saved, with another sign-in page.
        private func savedPage(_ form: String) async throws -> Page {
            let page = try await shownPage()
            try await signIn("ada", "right", on: page)
            try await press("Save")
            page.server.page("/", form)
            try await page.load()
            await window.window.drawPages()
            return page
        }

        /// Whether the users are shown after some frames.
        private func areUsersShown() async -> Bool {
            for _ in 0..<60 { await window.nextFrame() }
            return isVisible("ada", in: root)
        }

        /// Styles of fields that the user doesn't see.
        private nonisolated static let hidden = [
            "position: fixed; left: -9999px", "opacity: 0", "opacity: 0.01",
            "width: 1px; height: 1px; border: 0; padding: 0",
            "position: fixed; top: 0; z-index: -1", "clip-path: inset(50%)",
            "filter: opacity(0)", "-webkit-mask: linear-gradient(transparent, transparent)",
        ]

        @Test(arguments: hidden)
        func `Users are offered only at a field that the user sees`(style: String) async throws {
            let page = try await savedPage(
                """
                <body style='margin: 0; background: none'><form>
                <label for=user style='position: fixed; inset: 0; background: white'>Name</label>
                <div style='background: white; position: relative'>
                <input id=user name=user style='\(style)'><input name=password type=password></div></form>
                """)
            try await Pointer(window.window).click(CGPoint(x: 50, y: 300), in: page.webView)
            try await wait(for: "document.activeElement.name === 'user'", on: page)
            #expect(await !areUsersShown())
            window.close()
        }

        @Test func `Users are offered at a field that the user has pressed, not at one that a script has focused`()
            async throws
        {
            let page = try await savedPage(Self.form + "<script>document.forms[0].user.focus()</script>")
            try await page.run("document.forms[0].user.blur(); document.forms[0].user.focus()")
            #expect(await !areUsersShown())
            try await focusName(on: page)
            #expect(await areUsersShown())
            window.close()
        }

        @Test(arguments: [0.05, 0.2, 0.45, 1])
        func `Two clicks save no password`(pause: Double) async throws {
            let page = try await shownPage()
            try await type("ada", "right", on: page, end: nil)
            try await page.run(
                "const button = document.querySelector('button'); button.style = 'position: fixed; inset: 100px 0 0 0'")
            let pointer = Pointer(window.window)
            let corner = try pointer.place(
                of: CGPoint(x: page.webView.bounds.maxX, y: page.webView.bounds.maxY), in: page.webView)
            try await pointer.clickTwice(CGPoint(x: corner.x - 35, y: corner.y - 25), pause: pause)
            #expect(await sees(Self.question, around: root))
            for _ in 0..<30 { await window.nextFrame() }
            #expect(isVisible(Self.question, in: root))
            window.close()
        }

        /// The pages after a form, and whether the password is known to be right. `answers` are those of the server to
        /// the requests since: nil if one hasn't come yet.
        private nonisolated static let outcomes:
            [(isOwn: Bool, isFollowed: Bool, hasField: Bool, answers: [Bool?], SentPassword.Outcome)] = [
                (true, false, false, [true], .accepted), (true, false, true, [true], .rejected),
                (true, true, false, [true], .accepted), (true, true, true, [true], .rejected),
                (false, false, false, [true], .unknown), (false, false, true, [true], .unknown),
                (false, true, false, [true], .accepted), (false, true, true, [true], .unknown),
                (true, false, false, [], .rejected), (false, true, false, [], .unknown),
                (true, false, false, [nil], .unknown), (true, false, false, [true, nil], .unknown),
                (true, false, false, [false], .rejected), (true, true, false, [true, false], .rejected),
                (false, true, false, [false], .rejected), (true, false, true, [nil], .rejected),
            ]

        @Test(arguments: outcomes)
        func
            `The next page and the server's answers show whether a password was right, after a modal the page below it`(
                isOwn: Bool, isFollowed: Bool, hasField: Bool, answers: [Bool?], outcome: SentPassword.Outcome
            )
        {
            let (own, other) = (NSObject(), NSObject())
            let (form, view) = (ObjectIdentifier(own), ObjectIdentifier(isOwn ? own : other))
            let site = "https://example.com:443"
            var sent = SentPassword(site: site, user: "ada", password: "right", view: form)
            if isFollowed { sent.visitWasProposed(in: form) }
            for (index, answer) in answers.enumerated() {
                sent.requestDidBegin("\(index)", in: form)
                if let answer { sent.requestDidEnd("\(index)", isAccepted: answer, in: form) }
            }
            sent.requestDidBegin("other", in: ObjectIdentifier(other))
            sent.requestDidEnd("former", isAccepted: false, in: form)

            #expect(sent.outcome(ofPageWith: hasField, at: site, in: view) == outcome)
            let elsewhere = sent.outcome(ofPageWith: hasField, at: "https://example.org:443", in: view)
            #expect(elsewhere == (isOwn ? outcome : .unknown))
        }

        private func wait(for condition: String, on page: Page) async throws {
            _ = try await page.result(of: "while (!(\(condition))) await new Promise(requestAnimationFrame)")
        }
    }
}
