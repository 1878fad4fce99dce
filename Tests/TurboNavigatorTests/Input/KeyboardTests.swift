import TestSupport
import TestTraits
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Real keys, without a click first.
    @MainActor @Suite(.serialized)
    struct KeyboardTests {
        @Test func `A space in a text is no tap, and one on a button is`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page("/", body: "<input id=field><button id=b onclick='clicked = 1'>Button</button>")
            try await app.route("/")
            let links = app.navigator.session.links
            try await app.enter("a b")
            #expect(!links.consumeTap())
            try await app.run("b.focus()")
            try await Pointer(app.window).key("space")
            try await app.wait(until: "the button is clicked") { try await app.value("String(window.clicked)") == "1" }
            #expect(links.consumeTap())
        }

        private let tall = "<div style='height: 5000px'></div>"

        private func app() async throws -> (AppDriver, Pointer) {
            let app = try await AppDriver()
            for path in ["/", "/a", "/new"] { app.server.page(path, body: tall) }
            let pointer = Pointer(app.window)
            try await app.route("/")
            try await pointer.focusWindow()
            return (app, pointer)
        }

        private func expectScrolling(_ session: Session, _ pointer: Pointer, after: Comment) async throws {
            let webView = session.webView
            try await nextFrame(of: webView, while: !webView.isFirstResponder)
            #expect(webView.isFirstResponder, "the page has no keyboard \(after)")
            try await webView.evaluateJavaScript("scrollTo(0, 0); 1")
            try await pointer.key("Next")
            try await eventually("Page Down does nothing \(after)", in: webView) {
                try await webView.evaluateJavaScript("scrollY > 0") as? Bool == true
            }
        }

        private func eventually(
            _ complaint: Comment, in view: UIView, _ isTrue: @MainActor () async throws -> Bool
        ) async throws {
            for _ in 0..<300 {
                if try await isTrue() { return }
                await nextFrame(of: view)
            }
            Issue.record(complaint)
        }

        @Test func `Page Down scrolls the visible page`() async throws {
            let (app, pointer) = try await app()
            defer { app.close() }
            let main = app.navigator.session
            try await expectScrolling(main, pointer, after: "after the start")
            try await app.route("/a")
            try await expectScrolling(main, pointer, after: "after a push")
            try await pointer.key("alt+Left")
            try await app.arrived("/")
            try await expectScrolling(main, pointer, after: "after a pop")
            try await app.route("/new")
            try await expectScrolling(app.navigator.modalSession, pointer, after: "in a sheet")
            #expect(!main.webView.isFirstResponder)
            try await pointer.key("Escape")
            try await eventually("Escape does not close the sheet", in: main.webView) {
                app.navigator.navigationController.presentedViewController == nil
            }
            try await app.waitUntilIdle()
            try await expectScrolling(main, pointer, after: "after a dismissal")
        }

        @Test(arguments: ["<input id=f>", "<textarea id=f></textarea>", "<div id=f contenteditable>x</div>"])
        func `Ctrl+Z undoes what was typed in a page, Ctrl+Shift+Z and Ctrl+Y redo it`(_ field: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page("/", body: field)
            let pointer = Pointer(app.window)
            try await app.route("/")
            try await pointer.focusWindow()
            let webView = app.navigator.session.webView
            try await webView.evaluateJavaScript("document.querySelector('#f').focus(); 1")
            let text = "(f => f.value ?? f.textContent)(document.querySelector('#f'))"
            let before = try #require(try await webView.evaluateJavaScript(text) as? String)
            try await nextFrame(of: webView, while: !webView.isFirstResponder)
            try await pointer.key("q")
            try await eventually("nothing was typed", in: webView) {
                (try await webView.evaluateJavaScript(text) as? String)?.contains("q") == true
            }
            for (key, hasText) in [
                ("ctrl+z", false), ("ctrl+shift+z", true), ("ctrl+z", false), ("ctrl+y", true),
            ] {
                try await pointer.key(key)
                try await eventually("\(key) does nothing", in: webView) {
                    let now = try await webView.evaluateJavaScript(text) as? String
                    return hasText ? now?.contains("q") == true : now == before
                }
            }
        }

        @Test func `End and Home scroll to the ends of the page`() async throws {
            let (app, pointer) = try await app()
            defer { app.close() }
            let webView = app.navigator.session.webView
            let isAtEnd = "scrollY + innerHeight >= document.documentElement.scrollHeight - 1"
            try await eventually("the page has no keyboard", in: webView) { webView.isFirstResponder }
            for (key, isThere) in [("End", isAtEnd), ("Home", "scrollY === 0")] {
                #expect(try await webView.evaluateJavaScript(isThere) as? Bool == false)
                try await pointer.key(key)
                try await eventually("\(key) does nothing", in: webView) {
                    try await webView.evaluateJavaScript(isThere) as? Bool == true
                }
                // A key that is pressed in the last frames of the scrolling may end with it.
                _ = try await webView.callAsyncJavaScript(
                    """
                    for (let last = -1; scrollY !== last;) {
                      last = scrollY
                      await new Promise((done) => requestAnimationFrame(done))
                    }
                    """, contentWorld: .page)
            }
        }

        @Test func `Return retries a failed page`() async throws {
            let (app, pointer) = try await app()
            defer { app.close() }
            app.server.page("/broken", status: 500)
            app.navigator.route(app.server.url("/broken"))
            try await eventually("Retry has no keyboard", in: app.window) {
                app.retryButton?.isFirstResponder == true
            }
            try await app.waitUntilIdle()
            #expect(!app.navigator.session.webView.isFirstResponder)
            app.server.page("/broken", body: tall)
            try await pointer.key("Return")
            try await app.log.next(.rendered(app.server.url("/broken")))
            try await expectScrolling(app.navigator.session, pointer, after: "after Retry")
        }

        @Test func `Return retries a failed page of a sheet, in the sheet`() async throws {
            let (app, pointer) = try await app()
            defer { app.close() }
            app.server.page("/new", status: 500)
            app.navigator.route(app.server.url("/new"))
            try await eventually("Retry has no keyboard", in: app.window) {
                app.retryButton(on: app.navigator.modalNavigationController)?.isFirstResponder == true
            }
            try await app.waitUntilIdle()
            app.server.page("/new", body: tall)
            try await pointer.key("Return")
            try await app.log.next(.rendered(app.server.url("/new")))
            #expect(app.stacks == "/ | /new")
            #expect(app.server.pages == ["/", "/new", "/new"])
            try await expectScrolling(app.navigator.modalSession, pointer, after: "after Retry in a sheet")
        }

        @Test(arguments: ["/", "/a", "/new"])
        func `Tab moves the focus from the page to the bar and back`(path: String) async throws {
            let (app, pointer) = try await app()
            defer { app.close() }
            app.server.page(path, body: "<a href=/b>b</a> <a href=/c>c</a>")
            try await app.route(path)
            let (navigator, isSheet) = (app.navigator, path == "/new")
            let webView = (isSheet ? navigator.modalSession : navigator.session).webView
            let stack = isSheet ? navigator.modalNavigationController : navigator.navigationController
            try await eventually("the page has no keyboard", in: webView) { webView.isFirstResponder }
            for round in 1...2 {
                try await eventually("Tab never leaves the page, round \(round)", in: webView) {
                    try await pointer.key("Tab")
                    return !webView.isFirstResponder
                }
                #expect(stack.view.isFirstResponder, "Tab moves no focus, round \(round)")
                try await eventually("Tab never reaches the page, round \(round)", in: webView) {
                    try await pointer.key("Tab")
                    return webView.isFirstResponder
                }
                try await eventually("Tab does not reach the links again, round \(round)", in: webView) {
                    try await pointer.key("Tab")
                    let element = try await webView.evaluateJavaScript("document.activeElement.localName")
                    return element as? String == "a"
                }
            }
        }

        @Test(arguments: ["Tab", "shift+Tab"])
        func `On a page without a link Tab moves the focus to the bar and back`(key: String) async throws {
            let (app, pointer) = try await app()
            defer { app.close() }
            try await app.route("/a")
            let (webView, bar) = (app.navigator.session.webView, app.navigator.navigationController.view!)
            for round in 1...2 {
                try await eventually("the page has no keyboard, round \(round)", in: webView) {
                    webView.isFirstResponder
                }
                try await eventually("\(key) never leaves the page, round \(round)", in: webView) {
                    try await pointer.key(key)
                    return !webView.isFirstResponder
                }
                try await eventually("\(key) never reaches the page, round \(round)", in: webView) {
                    #expect(bar.isFirstResponder, "\(key) moves no focus, round \(round)")
                    try await pointer.key(key)
                    return webView.isFirstResponder
                }
            }
        }

        @Test func `On an error Tab moves the focus from Retry to the bar and back`() async throws {
            let (app, pointer) = try await app()
            defer { app.close() }
            try await app.fail("/broken", status: 500)
            let (retry, bar) = (try #require(app.retryButton), app.navigator.navigationController.view!)
            try await eventually("Retry has no keyboard", in: app.window) { retry.isFirstResponder }
            for round in 1...2 {
                try await pointer.key("Tab")
                try await eventually("Tab does not leave Retry, round \(round)", in: bar) { !retry.isFirstResponder }
                try await eventually("Tab never reaches Retry, round \(round)", in: bar) {
                    #expect(bar.isFirstResponder, "Tab moves no focus, round \(round)")
                    try await pointer.key("Tab")
                    return retry.isFirstResponder
                }
            }
        }

        @Test func `A field of a page is focused again after a sheet, and after a dialog`() async throws {
            let (app, pointer) = try await app()
            defer { app.close() }
            app.server.page("/b", body: "<input><input id=wanted autofocus>")
            try await app.route("/b")
            let webView = app.navigator.session.webView
            func type(_ text: String, _ whole: String) async throws {
                try await eventually("the page has no keyboard before \(text)", in: webView) {
                    webView.isFirstResponder
                }
                try await pointer.type(text)
                try await eventually("the field does not say \(whole)", in: webView) {
                    try await webView.evaluateJavaScript("wanted.value") as? String == whole
                }
            }
            try await type("A", "A")
            try await app.route("/new")
            try await app.modalPresented()
            try await pointer.key("Escape")
            try await eventually("Escape does not close the sheet", in: webView) {
                app.navigator.navigationController.presentedViewController == nil
            }
            try await app.waitUntilIdle()
            try await type("d", "Ad")
            try await app.run("setTimeout(() => confirm('Sure?'))")
            let alert = try await app.presented(UIAlertController.self)
            try await pointer.key("Return")
            try await eventually("Return does not answer", in: webView) { alert.presentingViewController == nil }
            try await type("a", "Ada")
        }

        @Test func `Typed text is entered in the focused field`() async throws {
            let (app, pointer) = try await app()
            defer { app.close() }
            app.server.page("/a", body: "<input><input id=wanted autofocus>")
            app.server.page("/new", body: "<input><input id=wanted autofocus>")
            for (path, session) in [("/a", app.navigator.session), ("/new", app.navigator.modalSession)] {
                try await app.route(path)
                try await eventually("the page has no keyboard", in: session.webView) {
                    session.webView.isFirstResponder
                }
                try await pointer.type("Ada")
                try await eventually("\(path): the field stays empty", in: session.webView) {
                    try await session.webView.evaluateJavaScript("document.querySelector('#wanted').value") as? String
                        == "Ada"
                }
            }
        }

        @Test func `After Back the link that was tapped has the focus`() async throws {
            let (app, pointer) = try await app()
            defer { app.close() }
            app.server.page("/b", body: "<a href=/a>one</a> <a href=/a id=two>two</a> <a href=/c>three</a>" + tall)
            for target in ["one", "two"] {
                try await app.route("/b")
                let webView = app.navigator.session.webView
                try await app.waitUntilIdle()
                await app.window.drawPages()
                let place = try #require(
                    try await webView.evaluateJavaScript(
                        """
                        (() => {
                            const link = [...document.links].find((link) => link.text === "\(target)")
                            const { x, y } = link.getBoundingClientRect()
                            return [x + 4, y + 4]
                        })()
                        """) as? [Double])
                try await pointer.click(CGPoint(x: place[0], y: place[1]), in: webView)
                try await app.arrived("/a")
                try await pointer.key("alt+Left")
                try await app.arrived("/b")
                try await eventually("\(target): the page has no keyboard", in: webView) { webView.isFirstResponder }
                try await eventually("\(target) isn't focused", in: webView) {
                    try await webView.evaluateJavaScript("document.activeElement.text") as? String == target
                }
            }
        }

        @Test(.usualAnimations) func `Back focuses no button of the bar on the way to the page`() async throws {
            let (app, pointer) = try await app()
            defer { app.close() }
            let webView = app.navigator.session.webView
            try await app.route("/a")
            try await eventually("the page has no keyboard", in: webView) { webView.isFirstResponder }
            try await app.waitUntilIdle()
            try await pointer.key("alt+Left")
            var frames = 0
            try await eventually("the page has no keyboard after Back", in: app.window) {
                frames += 1
                #expect(focusedHint(in: app.window) == nil, "in frame \(frames)")
                return app.stacks == "/" && app.showsItsPage && webView.isFirstResponder
            }
            #expect(frames > 5)
        }

        enum Menu: String, CaseIterable {
            case choices, page, bar
        }

        private func open(_ menu: Menu, in app: AppDriver, _ pointer: Pointer) async throws {
            let webView = app.navigator.modalSession.webView
            switch menu {
            case .choices:
                try await pointer.rest(at: CGPoint(x: 30, y: 30), in: webView)
                try await pointer.click()
            case .page:
                try await pointer.rest(at: CGPoint(x: 200, y: 300), in: webView)
                try await pointer.click(button: 3)
            case .bar:
                let actions = UIMenu(children: [UIAction(title: "Newest") { _ in }])
                let screen = app.navigator.modalNavigationController.topViewController
                screen?.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: actions)
                await nextFrame(of: webView)
                #expect(click("Sort", around: webView))
            }
        }

        @Test(arguments: Menu.allCases)
        func `Escape closes a menu that is open over a sheet, and the next Escape the sheet`(menu: Menu) async throws {
            let (app, pointer) = try await app()
            defer { app.close() }
            let style = "position: fixed; left: 0; top: 0; width: 200px; font-size: 40px"
            app.server.page("/new", body: "<select style='\(style)'><option>one<option>two</select>")
            try await app.route("/new")
            let (webView, modal) = (app.navigator.modalSession.webView, app.navigator.modalNavigationController)
            try await eventually("the sheet has no keyboard", in: webView) { webView.isFirstResponder }
            try await app.waitUntilIdle()
            await app.window.drawPages()
            try await open(menu, in: app, pointer)
            try await eventually("no menu opens", in: webView) { OpenMenu.isOpen(around: webView) }
            try await pointer.key("Escape")
            try await eventually("Escape does not close the menu", in: webView) { !OpenMenu.isOpen(around: webView) }
            for _ in 0..<10 { await nextFrame(of: webView) }
            #expect(modal.presentingViewController != nil && !modal.isBeingDismissed)
            try await pointer.key("Escape")
            try await eventually("Escape does not close the sheet", in: app.window) {
                modal.presentingViewController == nil
            }
        }

        @Test(arguments: [
            ("a dialog", "<dialog id=own><button>OK</button></dialog>", "own.showModal()", "own.open"),
            ("a popover", "<div id=own popover>text</div>", "own.showPopover()", "own.matches(':popover-open')"),
            (
                "a dialog of a component", "<div id=host><button autofocus>OK</button></div>",
                """
                host.attachShadow({ mode: "open" }).innerHTML = "<dialog><slot></slot></dialog>"
                window.own = host.shadowRoot.firstChild
                own.showModal()
                """, "own.open"
            ),
            (
                "a layer of a script", "<div id=own role=dialog aria-modal=true>text</div>",
                "addEventListener('keyup', ({ key }) => { if (key === 'Escape') own.hidden = true })", "!own.hidden"
            ),
            (
                "a dialog of a script", "<dialog id=own>text</dialog>",
                """
                own.show()
                addEventListener("keydown", ({ key }) => { if (key === "Escape") own.close() })
                """, "own.open"
            ),
            (
                "a list with the focus",
                "<div id=own role=combobox aria-haspopup=listbox aria-expanded=true tabindex=0>text</div>",
                """
                own.focus()
                own.addEventListener("keydown", (event) => {
                  if (event.key !== "Escape") return
                  event.stopPropagation()
                  own.setAttribute("aria-expanded", "false")
                })
                """, "own.getAttribute('aria-expanded') === 'true'"
            ),
            (
                "a list of a script", "<p id=own>text</p>",
                """
                addEventListener("keydown", (event) => {
                  if (own.hidden || event.key !== "Escape") return
                  own.hidden = true
                  event.preventDefault()
                })
                """, "!own.hidden"
            ),
        ])
        func `Escape in a sheet closes what its page has opened, and the next Escape the sheet`(
            name: String, body: String, opening: String, isOpen: String
        ) async throws {
            let (app, pointer) = try await app()
            defer { app.close() }
            app.server.page("/new", body: body)
            try await app.route("/new")
            let (webView, modal) = (app.navigator.modalSession.webView, app.navigator.modalNavigationController)
            try await eventually("the sheet has no keyboard", in: webView) { webView.isFirstResponder }
            try await app.waitUntilIdle()
            try await webView.evaluateJavaScript("\(opening); 1")
            try await pointer.key("Escape")
            try await eventually("\(name) is still open", in: webView) {
                try await webView.evaluateJavaScript(isOpen) as? Bool == false
            }
            for _ in 0..<10 { await nextFrame(of: webView) }
            #expect(modal.presentingViewController != nil && !modal.isBeingDismissed)
            try await pointer.key("Escape")
            try await eventually("Escape does not close the sheet", in: app.window) {
                modal.presentingViewController == nil
            }
        }

        @Test func `Escape closes a sheet whose page hangs, and a key that the page returns later does nothing`()
            async throws
        {
            let (app, pointer) = try await app()
            defer { app.close() }
            try await app.route("/new")
            let (webView, modal) = (app.navigator.modalSession.webView, app.navigator.modalNavigationController)
            try await eventually("the sheet has no keyboard", in: webView) { webView.isFirstResponder }
            try await app.waitUntilIdle()
            webView.evaluateJavaScript("const end = Date.now() + 6000; while (Date.now() < end) {}") { _, _ in }
            try await pointer.key("Escape")
            var isAnswering: Bool { webView.acceptsEscape?() == true }
            while isAnswering { await nextFrame(of: app.window) }
            try await pointer.key("Escape")
            try await eventually("Escape does not close the sheet", in: app.window) {
                modal.presentingViewController == nil
            }
            let native = UIViewController()
            app.navigator.navigationController.present(native, animated: false)
            while !isAnswering { await nextFrame(of: app.window) }
            for _ in 0..<10 { await nextFrame(of: app.window) }
            #expect(native.presentingViewController != nil)
        }

        /// A native screen with fields, and a button in its bar.
        private final class NativePage: UIViewController {
            let fields = (1...2).map { UITextField(frame: CGRect(x: 20, y: 100 * $0, width: 200, height: 40)) }
            var presses = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                for field in fields { view.addSubview(field) }
                navigationItem.hidesBackButton = true
                let press = UIAction(title: "Press") { [weak self] _ in self?.presses += 1 }
                navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: press)
            }
        }

        private func openAndCloseASheet(over page: NativePage, in app: AppDriver, _ pointer: Pointer) async throws {
            try await app.route("/new")
            let webView = app.navigator.modalSession.webView
            try await eventually("the sheet has no keyboard", in: webView) { webView.isFirstResponder }
            try await pointer.key("Escape")
            try await eventually("Escape does not close the sheet", in: page.view) {
                app.navigator.navigationController.presentedViewController == nil
            }
            try await app.waitUntilIdle()
        }

        @Test func `The field below a sheet is focused again after the sheet is dismissed`() async throws {
            let (app, pointer) = try await app()
            defer { app.close() }
            let page = NativePage()
            app.navigator.navigationController.pushViewController(page, animated: false)
            // A screen's first field always gets the focus: the second shows whether the focus is restored.
            try await eventually("no field has the keyboard", in: app.window) { page.fields[0].isFirstResponder }
            #expect(page.fields[1].becomeFirstResponder())
            try await openAndCloseASheet(over: page, in: app, pointer)
            try await eventually("the field has no keyboard", in: page.view) { page.fields[1].isFirstResponder }
            try await eventually("Tab does not leave the fields", in: page.view) {
                try await pointer.key("Tab")
                return !page.view.isFirstResponder && app.window.isFirstResponder
            }
            for count in 1...2 {
                try await pointer.key("Return")
                try await eventually("the bar's button has no keyboard", in: page.view) { page.presses == count }
                if count == 1 { try await openAndCloseASheet(over: page, in: app, pointer) }
            }
        }
    }
}
