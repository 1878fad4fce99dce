import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    @MainActor @Suite(.serialized)
    struct DialogTests {
        private func app() async throws -> AppDriver {
            let app = try await AppDriver()
            try await app.route("/")
            return app
        }

        @Test func `Each kind of dialog returns the user's choice`() async throws {
            let app = try await app()
            defer { app.close() }
            let answers = app.answer(
                "[String(alert('a')), confirm('b'), confirm('c'), prompt('d'), prompt('e', 'Ada')]")
            try await app.dialog("a").choose("OK")
            try await app.dialog("b").choose("OK")
            try await app.dialog("c").choose("Cancel")
            try await app.dialog("d").choose("Cancel")
            let prompt = try await app.dialog("e")
            let field = try #require(prompt.textFields?.first)
            #expect(field.text == "Ada")
            field.text = "Grace"
            try prompt.choose("OK")
            #expect(try await answers.next() == #"["undefined",true,false,null,"Grace"]"#)
        }

        @Test func `Endless dialogs of a page can be blocked`() async throws {
            let app = try await app()
            defer { app.close() }
            let answers = app.answer("Array.from({ length: 50 }, (_, number) => confirm(number))")
            let first = try await app.dialog("0")
            #expect(first.actions.map(\.title) == ["Cancel", "OK"])
            try first.choose("OK")
            let second = try await app.dialog("1")
            #expect(second.actions.map(\.title) == ["Block Dialogs", "Cancel", "OK"])
            try second.choose("Block Dialogs")
            try await app.dialog(titled: "Block this page's dialogs?").choose("Block Dialogs")
            #expect(try await answers.next() == "[true" + String(repeating: ",false", count: 49) + "]")
            try await app.route("/a")
            let other = app.answer("confirm('another page')")
            try await app.dialog("another page").choose("OK")
            #expect(try await other.next() == "true")
        }

        @Test func `A page whose dialogs are blocked can open one after a tap`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page(
                "/", body: "<button style='position: fixed; inset: 0' onclick='window.answer = confirm(1)'>Ask</button>"
            )
            try await app.route("/")
            let answers = app.answer("[confirm('a'), confirm('b'), confirm('c')]")
            try await app.dialog("a").choose("OK")
            try await app.dialog("b").choose("Block Dialogs")
            try await app.dialog(titled: "Block this page's dialogs?").choose("Block Dialogs")
            #expect(try await answers.next() == "[true,false,false]")
            try await Pointer(app.window).click(CGPoint(x: 100, y: 100), in: app.navigator.session.webView)
            try await app.dialog("1").choose("Cancel")
            #expect(try await app.answer("[window.answer, confirm('d')]").next() == "[false,false]")
        }

        @Test func `Block Dialogs isn't between OK and Cancel, and Escape closes an alert that has it`() async throws {
            let app = try await app()
            defer { app.close() }
            let answers = app.answer("[confirm('a'), confirm('b'), String(alert('c'))]")
            try await app.dialog("a").choose("OK")
            let second = try await app.dialog("b")
            #expect(second.actions.map(\.title) == ["Block Dialogs", "Cancel", "OK"])
            try second.choose("OK")
            let alert = try await app.dialog("c")
            #expect(alert.actions.map(\.title) == ["Block Dialogs", "OK"])
            await app.settle(alert)
            app.window.perform(.cancel)
            #expect(try await answers.next() == #"[true,true,"undefined"]"#)
        }

        @Test func `A click on Block Dialogs by mistake blocks nothing and answers nothing`() async throws {
            let app = try await app()
            defer { app.close() }
            let answers = app.answer("[confirm('a'), prompt('b', 'Ada'), confirm('c')]")
            try await app.dialog("a").choose("OK")
            for text in ["Grace", "Joan"] {
                let dialog = try await app.dialog("b")
                try #require(dialog.textFields?.first).text = text
                try dialog.choose("Block Dialogs")
                let question = try await app.dialog(titled: "Block this page's dialogs?")
                #expect(question.preferredAction?.title == "Cancel")
                await app.settle(question)
                try await Pointer(app.window).key("Return")
            }
            try await app.dialog("b").choose("OK")
            try await app.dialog("c").choose("OK")
            #expect(try await answers.next() == #"[true,"Joan",true]"#)
        }

        @Test(arguments: [("confirm('a')", "true"), ("prompt('a', 'Ada')", #""Ada""#)])
        func `Return chooses OK, even if there are three buttons`(_ first: String, _ answer: String) async throws {
            let app = try await app()
            defer { app.close() }
            let pointer = Pointer(app.window)
            let answers = app.answer("[\(first), confirm('b'), prompt('c', 'Ada')]")
            for text in ["a", "b", "c"] {
                let dialog = try await app.dialog(text)
                #expect(dialog.actions.count == (text == "a" ? 2 : 3))
                #expect(dialog.actions.allSatisfy { $0.style != .destructive })
                try await pointer.key("Return")
            }
            #expect(try await answers.next() == #"[\#(answer),true,"Ada"]"#)
        }

        @Test func `A dialog of an external frame names its host`() async throws {
            let app = try await app()
            defer { app.close() }
            let frame = "<script>onmessage = () => parent.postMessage(confirm('frame'), '*')</script>"
            app.server.page("/frame", frame)
            let other = app.server.url("/frame", host: "localhost")
            let frames = ["/frame", other.absoluteString].map { url in
                "<iframe src='\(url)' onload='loaded = (window.loaded ?? 0) + 1'></iframe>"
            }
            app.server.page("/a", body: frames.joined())
            try await app.route("/a")
            try await app.wait(until: "the frames are loaded") { try await app.value("String(window.loaded)") == "2" }
            for (index, title) in [nil, "localhost says"].enumerated() {
                let answer = app.answer("frames[\(index)].postMessage('', '*')")
                _ = try await answer.next()
                let dialog = try await app.dialog("frame")
                #expect(dialog.title == title)
                try dialog.choose("OK")
                try await app.dialogDidClose()
            }
        }

        @Test func `A dialog of an external frame names its host while the page leads there`() async throws {
            let app = try await app()
            defer { app.close() }
            let asked = TestEvents<Void>()
            app.server.route("/never") { _ in
                asked.append(())
                return .never
            }
            app.server.page("/frame", "<script>onmessage = () => parent.postMessage(confirm('frame'), '*')</script>")
            let (frame, target) = (
                app.server.url("/frame", host: "localhost"), app.server.url("/never", host: "localhost")
            )
            app.server.page(
                "/a",
                body: """
                    <form data-turbo=false method=post action='\(target)'></form>
                    <iframe src='\(frame)' onload='loaded = 1'></iframe>
                    """)
            try await app.route("/a")
            try await app.wait(until: "the frame is loaded") { try await app.value("String(window.loaded)") == "1" }
            try await app.run("document.forms[0].submit()")
            try await asked.next()
            let answer = app.answer("frames[0].postMessage('', '*')")
            _ = try await answer.next()
            #expect(try await app.dialog("frame").title == "localhost says")
        }

        @Test func `A hidden page shows no dialog`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.route("/new")
            let answers = app.answer("[String(alert('a')), confirm('b'), prompt('c')]")
            #expect(try await answers.next() == #"["undefined",false,null]"#)
            #expect(app.navigator.activeViewController === app.navigator.modalNavigationController)
            let modal = app.answer("confirm('seen')", in: app.navigator.modalSession)
            try await app.dialog("seen").choose("OK")
            #expect(try await modal.next() == "true")
        }

        @Test func `A page below a native screen shows no dialog`() async throws {
            let app = try await app()
            defer { app.close() }
            app.navigator.navigationController.pushViewController(UIViewController(), animated: false)
            try await app.waitUntilIdle()
            #expect(try await app.answer("confirm('a')").next() == "false")
            #expect(app.navigator.activeViewController === app.navigator.navigationController)
        }

        @Test func `A page below an alert of the app shows no dialog`() async throws {
            let app = try await app()
            defer { app.close() }
            let alert = UIAlertController(title: "App", message: nil, preferredStyle: .alert)
            app.navigator.navigationController.present(alert, animated: false)
            #expect(try await app.answer("confirm('a')").next() == "false")
            #expect(app.navigator.activeViewController === alert)
        }

        @Test func `A dialog is dismissed with its screen`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.route("/a")
            let answers = app.answer("confirm('a')")
            _ = try await app.dialog("a")
            app.navigator.navigationController.popViewController(animated: false)
            #expect(try await answers.next() == "false")
            try await app.dialogDidClose()
            try await app.route("/b")
            #expect(app.stacks == "/ /b")
        }

        @Test func `A dialog is dismissed with its sheet`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.route("/new")
            let answers = app.answer("confirm('a')", in: app.navigator.modalSession)
            _ = try await app.dialog("a")
            app.navigator.navigationController.dismiss(animated: true)
            #expect(try await answers.next() == "false")
            #expect(app.stacks == "/")
        }

        @Test func `A dialog is dismissed when the app visits another page`() async throws {
            let app = try await app()
            defer { app.close() }
            let answers = app.answer("confirm('a')")
            _ = try await app.dialog("a")
            try await app.route("/b")
            #expect(try await answers.next() == "false")
            try await app.dialogDidClose()
            #expect(app.stacks == "/ /b")
            #expect(app.showsItsPage)
        }

        @Test func `A dialog is dismissed when its web process ends`() async throws {
            let app = try await app()
            defer { app.close() }
            let answers = app.answer("confirm('a')")
            _ = try await app.dialog("a")
            terminateWebProcess(of: app.navigator.session.webView)
            #expect(try await answers.next() == "WKError")
            try await app.log.next(.rendered())
            try await app.dialogDidClose()
            #expect(app.stacks == "/")
        }

        @Test func `A page can't prevent the user from leaving`() async throws {
            let app = try await app()
            defer { app.close() }
            let handler = "addEventListener('beforeunload', e => { e.preventDefault(); e.returnValue = 'Stay!' })"
            try await app.route("/new")
            try await app.run(handler, in: app.navigator.modalSession)
            app.navigator.navigationController.dismiss(animated: false)
            try await app.route("/a")
            try await app.run(handler)
            app.navigator.session.reload()
            try await app.log.next(.rendered(app.server.url("/a")))
            try await app.run(handler)
            app.navigator.navigationController.popViewController(animated: false)
            try await app.log.next(.rendered(app.server.url("/")))
            #expect(app.stacks == "/")
            #expect(app.navigator.activeViewController === app.navigator.navigationController)
        }
    }
}

extension AppDriver {
    /// Runs a script. Its value, as JSON, arrives when all its dialogs are answered.
    fileprivate func answer(_ script: String, in session: Session? = nil) -> TestEvents<String> {
        let answers = TestEvents<String>()
        (session ?? navigator.session).webView.evaluateJavaScript("JSON.stringify(\(script))") { value, error in
            answers.append(value as? String ?? error.map { "\(type(of: $0))" } ?? "nothing")
        }
        return answers
    }

    /// Waits, frame by frame, until no dialog lies over everything.
    func dialogDidClose() async throws {
        try await nextFrame(of: window, while: navigator.activeViewController is UIAlertController)
        #expect(!(navigator.activeViewController is UIAlertController))
    }

    /// Waits until the presentation of an alert has ended.
    fileprivate func settle(_ alert: UIAlertController) async {
        while alert.isBeingPresented || alert.viewIfLoaded?.window == nil { await nextFrame(of: window) }
    }

    /// Waits for the alert with this title.
    func dialog(titled title: String) async throws -> UIAlertController {
        while true {
            let alert = try await presented(UIAlertController.self)
            if alert.title == title { return alert }
            await nextFrame(of: window)
        }
    }

    /// Waits for the dialog with this text.
    func dialog(_ message: String) async throws -> UIAlertController {
        while true {
            let alert = try await presented(UIAlertController.self)
            if alert.message == message { return alert }
            await nextFrame(of: window)
        }
    }
}

extension UIAlertController {
    func choose(_ title: String) throws {
        choose(try #require(actions.first { $0.title == title }))
    }
}
