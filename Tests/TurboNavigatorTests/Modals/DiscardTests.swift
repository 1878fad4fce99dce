import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// The question before unsaved input of a modal is discarded.
    @MainActor @Suite(.serialized)
    struct DiscardTests {
        enum Way: String, CaseIterable {
            case done, escape, drag
        }

        private func app(_ fields: String, method: String = "post") async throws -> AppDriver {
            let app = try await AppDriver()
            let form = "<form method=\(method) action=/things>\(fields)<button id=save>Save</button></form>"
            app.server.page("/new", body: form + "<a id=on href='/edit'>on</a>")
            app.server.page("/edit")
            let rejected = TestPage("new", body: form.replacingOccurrences(of: "value=''", with: "value='x'"))
            app.server.route("/things", .page(rejected, status: 422))
            try await app.route("/")
            try await app.route("/new")
            return app
        }

        private func write(_ text: String, in app: AppDriver) async throws {
            try await app.navigator.modalSession.webView.write(text, into: "#field")
        }

        private func text(in app: AppDriver) async throws -> String? {
            try await app.navigator.modalSession.webView.evaluateJavaScript("field.value") as? String
        }

        private func close(_ app: AppDriver, _ way: Way) async throws {
            switch way {
            case .done:
                let first = app.navigator.modalNavigationController.viewControllers.first
                let done = try #require(first?.navigationItem.leftBarButtonItem)
                try #require(done.primaryAction).run(sender: done)
            case .escape: app.window.perform(.cancel)
            case .drag: try await app.dragModal(by: 700)
            }
        }

        private func answer(_ title: String, in app: AppDriver) async throws {
            let alert = try await app.presented(UIAlertController.self)
            #expect(alert.title == "Discard changes?")
            alert.choose(try #require(alert.actions.first { $0.title == title }))
        }

        private func expectClosed(_ app: AppDriver, _ way: Way) async throws {
            try await close(app, way)
            try await app.gone()
            #expect(app.stacks == "/")
        }

        @Test(arguments: Way.allCases)
        func `Unsaved input is discarded only after a confirmation`(_ way: Way) async throws {
            let app = try await app("<input id=field value=''>")
            defer { app.close() }
            try await write("a name", in: app)
            try await app.run("field.focus()", in: app.navigator.modalSession)
            try await close(app, way)
            try await answer("Keep Editing", in: app)
            try await nextFrame(
                of: app.window, while: app.navigator.modalNavigationController.presentedViewController != nil)
            #expect(app.stacks == "/ | /new")
            #expect(try await text(in: app) == "a name")
            try await Pointer(app.window).type("!")
            try await nextFrame(of: app.window, while: try await text(in: app) == "a name")
            #expect(try await text(in: app) == "a name!", "the field has no keyboard")
            try await close(app, way)
            try await answer("Discard", in: app)
            try await app.gone()
            #expect(app.stacks == "/")
        }

        @Test func `A bar button of the app closes without a question; Escape and a drag ask`()
            async throws
        {
            let app = try await app("<input id=field value=''>")
            defer { app.close() }
            let modal = app.navigator.modalNavigationController
            let own = UIBarButtonItem(primaryAction: UIAction(title: "Leave") { _ in modal.dismiss(animated: false) })
            modal.topViewController?.navigationItem.leftBarButtonItem = own
            try await write("a name", in: app)
            for way in [Way.escape, .drag] {
                try await close(app, way)
                try await answer("Keep Editing", in: app)
                try await nextFrame(of: app.window, while: modal.presentedViewController != nil)
                #expect(app.stacks == "/ | /new")
            }
            try #require(own.primaryAction).run(sender: own)
            try await app.gone()
            #expect(app.stacks == "/")
        }

        @Test func `Return at the question keeps what was written`() async throws {
            let app = try await app("<input id=field value=''>")
            defer { app.close() }
            try await write("a name", in: app)
            try await close(app, .done)
            let alert = try await app.presented(UIAlertController.self)
            #expect(alert.title == "Discard changes?")
            try await Pointer(app.window).key("Return")
            try await nextFrame(of: app.window, while: alert.viewIfLoaded?.window != nil)
            await app.transitionsEnd()
            #expect(alert.viewIfLoaded?.window == nil)
            #expect(app.stacks == "/ | /new")
            #expect(try await text(in: app) == "a name")
        }

        @Test(arguments: Way.allCases)
        func `An unchanged form is closed at once`(_ way: Way) async throws {
            let app = try await app("<input id=field value=''>")
            defer { app.close() }
            try await write("a name", in: app)
            try await write("", in: app)
            try await expectClosed(app, way)
        }

        @Test func `A search is closed at once`() async throws {
            let app = try await app("<input id=field value=''>", method: "get")
            defer { app.close() }
            try await write("a word", in: app)
            try await expectClosed(app, .escape)
        }

        @Test func `A form that the server sent back is not saved`() async throws {
            let app = try await app("<input id=field value=''>")
            defer { app.close() }
            try await write("x", in: app)
            try await app.click("#save", in: app.navigator.modalSession)
            try await app.log.next(.formGotResponse)
            let page = app.navigator.modalSession.webView
            try await nextFrame(
                of: page, while: try await page.evaluateJavaScript("field.defaultValue === 'x'") as? Bool != true)
            try await close(app, .done)
            try await answer("Discard", in: app)
            try await app.gone()
        }

        @Test func `Unsaved input below the top screen counts too`() async throws {
            let app = try await app("<input id=field value=''>")
            defer { app.close() }
            try await write("a name", in: app)
            try await app.click("#on", in: app.navigator.modalSession)
            try await app.arrived("/edit")
            try await close(app, .escape)
            try await answer("Keep Editing", in: app)
        }

        @Test func `Done reads Cancel while the form differs from its first values`() async throws {
            let app = try await app("<input id=field value=''>")
            defer { app.close() }
            let screen = try #require(app.navigator.modalNavigationController.viewControllers.first)
            #expect(screen.navigationItem.leftBarButtonItem?.label == "Done")
            try await write("a name", in: app)
            try await app.wait(until: "the button reads Cancel") {
                screen.navigationItem.leftBarButtonItem?.label == "Cancel"
            }
            await nextFrame(of: app.window)
            #expect(isVisible("Cancel", in: app.window))
            try await write("", in: app)
            try await app.wait(until: "the button reads Done") {
                screen.navigationItem.leftBarButtonItem?.label == "Done"
            }
            try await write("a name", in: app)
            try await app.tap(button: "Cancel")
            try await answer("Discard", in: app)
            try await app.gone()
            try await app.route("/new")
            let next = app.navigator.modalNavigationController.viewControllers.first
            #expect(next?.navigationItem.leftBarButtonItem?.label == "Done")
        }

        @Test func `Each kind of field counts`() async throws {
            for change in [
                "check.checked = true", "list.selectedIndex = 1", "text.value = 'y'", "rich.textContent = 'z'",
            ] {
                let app = try await app(
                    """
                    <input type=checkbox id=check><select id=list><option>a<option>b</select>
                    <textarea id=text>x</textarea><div id=rich contenteditable>w</div>
                    """)
                defer { app.close() }
                let field = change.prefix { $0 != "." }
                try await app.run(
                    "turboNative.userDidAct(); \(change); \(field).dispatchEvent(new Event('input', { bubbles: true }))",
                    in: app.navigator.modalSession)
                try await close(app, .done)
                try await answer("Discard", in: app)
                try await app.gone()
            }
        }
    }
}

extension AppDriver {
    /// Waits, frame by frame, until nothing lies over the main stack.
    fileprivate func gone() async throws {
        try await nextFrame(of: window, while: navigator.navigationController.presentedViewController != nil)
        try await waitForProposals()
    }
}
