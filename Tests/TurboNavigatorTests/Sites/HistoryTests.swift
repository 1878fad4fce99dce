import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Scripts that go through the history, as a "Cancel" link does.
    @MainActor @Suite(.serialized)
    struct HistoryTests {
        private func app(_ paths: [String], body: String = "") async throws -> AppDriver {
            let app = try await AppDriver()
            for path in Set(paths + ["/a"]) {
                app.serve(
                    path, "<a id=cancel href='javascript:history.back()'>Cancel</a><p id=part>\(path)</p>\(body)")
            }
            for path in paths { try await app.route(path) }
            return app
        }

        @Test(arguments: [
            "history.back()", "history.go(-1)", "document.getElementById('cancel').click()", "window.history.back()",
            "navigation.back()",
        ])
        func `A page that goes back is popped`(script: String) async throws {
            let app = try await app(["/", "/a"])
            defer { app.close() }
            try await app.run(script)
            try await app.wait(until: "the screen is popped") { app.stacks == "/" }
            try await app.waitUntilIdle()
            #expect(app.title == "/" && app.showsItsPage)
            #expect(app.webView?.url == app.server.url("/"))
            #expect(try await app.value("part.innerText") == "/")
            #expect(app.server.pages == ["/", "/a"])
        }

        @Test func `A page with a button that closes it is popped, and a script's close does nothing`() async throws {
            let button = "<p style='position: fixed; inset: 0' onclick='window.close()'>Close</p>"
            let app = try await app(
                ["/", "/a"], body: button + "<script>addEventListener('load', () => window.close())</script>")
            defer { app.close() }
            app.serve("/new", button)
            try await app.route("/new")
            #expect(app.stacks == "/ /a | /new")
            try await app.modalPresented()
            try await Pointer(app.window).click(CGPoint(x: 60, y: 60), in: app.navigator.modalSession.webView)
            try await app.wait(until: "the modal is dismissed") { app.stacks == "/ /a" }
            try await app.waitUntilIdle()
            try await app.tapPage()
            try await app.wait(until: "the screen is popped") { app.stacks == "/" }
        }

        @Test(arguments: ["original", "History.prototype[name]"])
        func `A page with an analytics script goes back through its own entries`(function: String) async throws {
            let script = """
                <script>
                  for (const name of ["pushState", "replaceState"]) {
                    const original = history[name]
                    history[name] = function(...values) {
                      window.count = (window.count ?? 0) + 1
                      return \(function).apply(history, values)
                    }
                  }
                </script>
                """
            let app = try await app(["/", "/a"], body: script)
            defer { app.close() }
            try await app.run(
                "history.pushState({}, '', '/a?n=1'); history.pushState({}, '', '/a?n=2'); history.back()")
            try await app.wait(until: "the page is back") { app.webView?.url == app.server.url("/a?n=1") }
            try await app.waitUntilIdle()
            #expect(app.stacks.hasPrefix("/ /a") && app.showsItsPage)
            #expect(try await app.value("count > 2") == "true")
        }

        @Test func `A page goes back through its own entries by the Navigation API`() async throws {
            let app = try await app(["/", "/a"])
            defer { app.close() }
            try await app.run("history.pushState({ n: 1 }, '', '/a?n=1'); history.pushState({ n: 2 }, '', '/a?n=2')")
            let went = "await navigation.back().finished; return location.search"
            #expect(try await app.result(of: went) == "?n=1")
            #expect(try await app.result(of: "await navigation.forward().finished; return location.search") == "?n=2")
            let key = """
                const { key } = navigation.entries()[navigation.currentEntry.index - 1]
                await navigation.traverseTo(key).committed
                return location.search
                """
            #expect(try await app.result(of: key) == "?n=1")
            let forward = "await navigation.forward().finished"
            #expect(try await app.result(of: "\(forward); return location.search") == "?n=2")
            let none = "try { \(forward) } catch ({ name }) { return name }"
            #expect(try await app.result(of: none) == "InvalidStateError")
            #expect(try await app.result(of: went) == "?n=1")
            #expect(try await app.result(of: went) == "")
            #expect(app.stacks == "/ /a" && app.showsItsPage)
        }

        @Test func `A page that goes back by two screens pops both`() async throws {
            let app = try await app(["/", "/a", "/b"])
            defer { app.close() }
            try await app.run("history.go(-2)")
            try await app.wait(until: "both are popped") { app.stacks == "/" }
            try await app.waitUntilIdle()
            #expect(app.title == "/" && app.server.pages == ["/", "/a", "/b"])
        }

        @Test func `The first page of a modal that goes back dismisses it`() async throws {
            let app = try await app(["/", "/new"])
            defer { app.close() }
            #expect(app.stacks == "/ | /new")
            try await app.run("history.back()", in: app.navigator.modalSession)
            try await app.wait(until: "the modal is dismissed") { app.stacks == "/" }
        }

        @Test(arguments: ["history.length > 1", "navigation.canGoBack"])
        func `A page that goes back if it can, or else home, leaves its modal for the page below`(condition: String)
            async throws
        {
            let app = try await app(["/", "/a", "/new"])
            defer { app.close() }
            #expect(app.stacks == "/ /a | /new")
            try await app.run("\(condition) ? history.back() : location.href = '/'", in: app.navigator.modalSession)
            try await app.wait(until: "the modal is dismissed") { !app.stacks.contains("|") }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a" && app.server.count("GET /") == 1)
        }

        @Test func `The first page can't go back`() async throws {
            let app = try await app(["/"])
            defer { app.close() }
            #expect(try await app.value("[history.length, navigation.canGoBack]") == "1,false")
        }

        @Test(arguments: ["history.back()", "history.go(-3)", "history.forward()", "history.go(1)"])
        func `A page that goes nowhere stays as it is`(script: String) async throws {
            let app = try await app(["/"])
            defer { app.close() }
            try await app.run(script)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/" && app.webView?.url == app.server.url("/"))
            #expect(app.server.pages == ["/"] && app.showsItsPage)
        }

        @Test func `What a page does to the history while it is left stays off the next screen`() async throws {
            let app = try await app(["/"])
            defer { app.close() }
            app.serve(
                "/a",
                "<script>addEventListener('turbo:before-cache', () => history.pushState({}, '', '/menu'))</script>")
            app.serve("/b", "b")
            for path in ["/a", "/b"] { try await app.route(path) }
            #expect(app.webView?.url == app.server.url("/b"))
            try await app.run("history.back()")
            try await app.wait(until: "the screen is popped") { app.stacks == "/ /a" }
            try await app.waitUntilIdle()
            #expect(app.title == "/a" && app.webView?.url == app.server.url("/a"))
        }

        @Test func `A page goes back through its own entries, and then to the screen below`() async throws {
            let app = try await app(["/", "/a"])
            defer { app.close() }
            try await app.run("history.pushState({ n: 1 }, '', '/a?n=1'); history.pushState({ n: 2 }, '', '/a?n=2')")
            let state = """
                await new Promise((done) => { addEventListener('popstate', done, { once: true }); history.back() })
                return location.search
                """
            #expect(try await app.result(of: state) == "?n=1")
            #expect(try await app.result(of: state) == "")
            #expect(
                try await app.result(of: state.replacingOccurrences(of: "history.back()", with: "history.go(2)"))
                    == "?n=2")
            #expect(app.stacks == "/ /a")
            try await app.run("history.go(-3)")
            try await app.wait(until: "the screen is popped") { app.stacks == "/" }
        }

        @Test(arguments: [
            (["location.assign('#part')", "location.assign('#part')"], 1), (["location.replace('#part')"], 0),
            (["location.assign('#part')", "location.replace('#other')"], 1),
            (["history.pushState({}, '', '#one')", "location.assign('#part')", "location.assign('#part')"], 2),
        ])
        func `A jump to where the page already is, or that replaces its entry, isn't gone back to`(
            jumps: [String], entries: Int
        ) async throws {
            let app = try await app(["/", "/a"])
            defer { app.close() }
            for jump in jumps {
                try await app.run(jump)
                try await app.waitUntilIdle()
            }
            let back =
                "await new Promise((done) => { addEventListener('popstate', done, { once: true }); history.back() })"
            for _ in 0..<entries { _ = try await app.result(of: back) }
            #expect(app.stacks == "/ /a")
            #expect(try await app.value("part.innerText") == "/a")
            try await app.run("history.back()")
            try await app.wait(until: "the screen is popped") { app.stacks == "/" }
            try await app.waitUntilIdle()
            #expect(app.title == "/" && app.showsItsPage)
        }

        @Test func `A page to which the user returns goes back through its own entries`() async throws {
            let app = try await app(["/", "/a"])
            defer { app.close() }
            try await app.run("history.pushState({ n: 1 }, '', '/a?n=1'); history.pushState({ n: 2 }, '', '/a?n=2')")
            for path in ["/b", "/c"] {
                app.serve(path, path)
                try await app.route(path)
            }
            try await app.back()
            try await app.back()
            #expect(app.stacks == "/ /a")
            let went = """
                await new Promise((done) => { addEventListener('popstate', done, { once: true }); STEP })
                return location.search
                """
            for (step, query) in [("history.back()", "?n=1"), ("history.go(-1)", ""), ("history.go(2)", "?n=2")] {
                #expect(try await app.result(of: went.replacing("STEP", with: step)) == query)
                try await app.waitUntilIdle()
            }
            #expect(app.stacks == "/ /a" && app.showsItsPage)
            #expect(app.webView?.url == app.server.url("/a?n=2"))
            try await app.run("history.go(-3)")
            try await app.wait(until: "the screen is popped") { app.stacks == "/" }
            try await app.waitUntilIdle()
            #expect(app.title == "/")
            // The page has a snapshot under its last URL. Turbo knows nothing of the entries that a script has added.
            #expect(app.server.visits == ["GET /", "GET /a", "GET /b", "GET /c", "GET /a"])
        }

        @Test func `A page goes back to a frame's former content after the user returned to it`() async throws {
            let app = try await app(["/", "/b"])
            defer { app.close() }
            app.server.route("/tabs") { request in
                .html(
                    """
                    <!DOCTYPE html><html><head><title>tabs</title>\(TurboLibrary.turbo.tag)</head><body>
                    <turbo-frame id=f data-turbo-action=advance><p id=tab>\(request.query ?? "tab=1")</p>
                    <a id=two href='/tabs?tab=2'>2</a></turbo-frame><a id=go href=/a>a</a></body></html>
                    """)
            }
            func awaitTab(_ tab: String) async throws {
                try await app.wait(until: tab) {
                    try await app.value("document.getElementById('tab')?.innerText") == tab
                }
                try await app.waitUntilIdle()
            }
            try await app.route("/tabs")
            try await app.tap(link: "#two")
            try await awaitTab("tab=2")
            try await app.tap(link: "#go")
            try await app.back()
            try await awaitTab("tab=2")
            try await app.run("history.back()")
            try await awaitTab("tab=1")
            #expect(app.stacks == "/ /b /tabs" && app.webView?.url == app.server.url("/tabs"))
            try await app.run("history.back()")
            try await app.wait(until: "the screen is popped") { app.stacks == "/ /b" }
            try await app.waitUntilIdle()
            #expect(app.title == "/b" && app.showsItsPage)
        }

        @Test
        func `The document that a form outside Turbo has loaded goes back to the form, and then to the screen below`()
            async throws
        {
            let app = try await app(
                ["/", "/a"], body: "<form method=post action=/answer data-turbo=false><button id=send>s</button></form>"
            )
            defer { app.close() }
            app.serve("/answer", "<a id=cancel href='javascript:history.back()'>Cancel</a><p id=part>answer</p>")
            try await app.run("history.pushState({ n: 1 }, '', '/a?n=1')")
            try await app.click("#send")
            try await app.wait(until: "the answer is shown") { app.webView?.url == app.server.url("/answer") }
            try await app.waitUntilIdle()
            let screens = app.navigator.navigationController.viewControllers
            try await app.run("document.getElementById('cancel').click()")
            try await app.wait(until: "the form is shown") { app.webView?.url == app.server.url("/a?n=1") }
            try await app.waitUntilIdle()
            #expect(app.navigator.navigationController.viewControllers == screens && app.showsItsPage)
            try await app.run("history.back()")
            try await app.wait(until: "the screen is popped") { app.stacks == "/" }
            try await app.waitUntilIdle()
            #expect(app.title == "/" && app.showsItsPage)
            #expect(app.server.visits == ["GET /", "GET /a", "POST /answer", "GET /a?n=1", "GET /"])
        }

        @Test(arguments: ["/a", "/recede_historical_location", "/new?step=2"])
        func `A form outside Turbo in a sheet leads to a page of the stack below there`(target: String) async throws {
            let app = try await app(["/"])
            defer { app.close() }
            app.serve(
                "/new", "<form method=post action=/save><input name=title id=field><button id=save>s</button></form>")
            app.server.route("/save", .redirect(to: target, status: 302))
            try await app.route("/new")
            try await app.modalPresented()
            try await app.enter("typed", in: app.navigator.modalSession)
            try await app.run("document.forms[0].submit()", in: app.navigator.modalSession)
            let stacks = target == "/a" ? "/ /a" : target.hasPrefix("/new") ? "/ | /new" : "/"
            if target.hasPrefix("/new") {
                try await app.wait(until: "the page is shown") { app.webView?.url == app.server.url(target) }
            } else {
                try await app.wait(until: "the sheet is closed") { app.stacks == stacks }
            }
            try await app.waitUntilIdle()
            #expect(app.stacks == stacks && app.showsItsPage)
            #expect(app.server.count("POST /save") == 1 && app.server.count("GET \(target)") <= 1)
        }

        @Test func `The document that a form outside Turbo has loaded goes back by two to the screen below`()
            async throws
        {
            let app = try await app(
                ["/", "/a"], body: "<form method=post action=/answer data-turbo=false><button id=send>s</button></form>"
            )
            defer { app.close() }
            app.serve("/answer", "answer")
            try await app.click("#send")
            try await app.wait(until: "the answer is shown") { app.webView?.url == app.server.url("/answer") }
            try await app.waitUntilIdle()
            try await app.run("history.go(-2)")
            try await app.wait(until: "the screen is popped") { app.stacks == "/" }
        }

        @Test(arguments: [false, true])
        func `A page to which the user returns has the state that its script has stored`(isLoadedAgain: Bool)
            async throws
        {
            let app = try await app(["/", "/a"])
            defer { app.close() }
            try await app.run("history.replaceState({ ...history.state, step: 2 }, '')")
            try await app.route("/b")
            if isLoadedAgain { app.navigator.session.clearSnapshotCache() }
            try await app.back()
            #expect(app.stacks == "/ /a")
            #expect(try await app.value("history.state.step + ' ' + typeof history.state.turbo") == "2 object")
        }

        @Test func `A page goes back to a frame's former content`() async throws {
            let app = try await app(["/"])
            defer { app.close() }
            app.server.route("/tabs") { request in
                let tab = request.query ?? "tab=1"
                return .html(
                    """
                    <!DOCTYPE html><html><head><title>tabs</title>\(TurboLibrary.turbo.tag)</head><body>
                    <turbo-frame id=f data-turbo-action=advance><p id=tab>\(tab)</p><a id=two href='/tabs?tab=2'>2</a></turbo-frame>
                    </body></html>
                    """)
            }
            try await app.route("/tabs")
            try await app.tap(link: "#two")
            try await app.wait(until: "tab 2") {
                try await app.value("document.getElementById('tab').innerText") == "tab=2"
            }
            try await app.waitUntilIdle()
            try await app.run("history.back()")
            try await app.wait(until: "tab 1") {
                try await app.value("document.getElementById('tab').innerText") == "tab=1"
            }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /tabs" && app.webView?.url == app.server.url("/tabs"))
            try await app.run("history.back()")
            try await app.wait(until: "the screen is popped") { app.stacks == "/" }
        }

        @Test func `A jump to a part of the page is in its URL, and back leads to the page without it`() async throws {
            let app = try await app(
                ["/", "/a"], body: "<div style='height: 5000px'></div><a id=jump href='#end'>end</a><p id=end>end</p>")
            defer { app.close() }
            let jump = """
                const changed = new Promise((done) => addEventListener('hashchange', done, { once: true }))
                document.getElementById('jump').click()
                await changed
                return `${location.hash} ${document.querySelector(':target')?.id} ${scrollY > 1000}`
                """
            #expect(try await app.result(of: jump) == "#end end true")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a" && app.webView?.url == app.server.url("/a#end"))
            #expect(app.server.pages == ["/", "/a"])
            try await app.run("history.back()")
            try await app.wait(until: "the page without it") { app.webView?.url == app.server.url("/a") }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a")
            try await app.run("history.back()")
            try await app.wait(until: "the screen is popped") { app.stacks == "/" }
        }

        @Test func `A page that goes back is asked for what the user has written there`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page("/a", body: AppDriver.form)
            try await app.route("/")
            try await app.route("/a")
            try await app.enter("half")
            try await app.run("history.back()")
            try await app.reply("Keep Editing")
            #expect(app.stacks == "/ /a")
            #expect(try await app.fieldText() == "half")
        }

        @Test(.enabled(if: TurboLibrary.majorVersion >= 8, "Turbo 7 only scrolls to the page that it rendered last."))
        func `A page that fails when a script goes back to it shows why`() async throws {
            let app = try await app(["/"])
            defer { app.close() }
            try await app.run(
                "document.head.insertAdjacentHTML('beforeend', '<meta name=turbo-cache-control content=no-cache>')")
            try await app.run("history.pushState({}, '', '/x')")
            app.server.page("/", title: "broken", status: 500)
            try await app.run("Turbo.session.clearCache(); history.back()")
            try await app.wait(until: "the error is shown") { app.labels.contains { $0.contains("500") } }
            #expect(app.stacks == "/" && app.server.pages == ["/", "/"])
        }
    }
}
