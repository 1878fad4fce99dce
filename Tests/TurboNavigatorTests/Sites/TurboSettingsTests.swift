import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Settings of Turbo in pages.
    @MainActor @Suite(.serialized)
    struct TurboSettingsTests {
        /// Turbo ignores such links, but they become proposals.
        @Test(arguments: [
            "<meta name=turbo-root content=/app>", "<script type=module>Turbo.session.drive = false</script>",
        ])
        func `Links that Turbo ignores are routed`(_ head: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/", head: head, "<a id=go href=/a>a</a>")
            try await app.route("/")
            try await app.click("#go")
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a"])
        }

        @Test(arguments: ["<script type=module>Turbo.session.drive = false</script>", ""])
        func `The pages of a site without Turbo's links are documents, whose scripts run again`(_ head: String)
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            let ready = """
                <script>addEventListener("DOMContentLoaded", () => { document.querySelector("#ready").innerText = "ready" })</script>
                """
            for (path, next) in [("/", "/a"), ("/a", "/b"), ("/b", "/")] {
                let body = "<p id=ready></p><textarea id=field></textarea><a id=go href=\(next)>next</a>"
                app.serve(path, head: head + ready, head.isEmpty ? "<body data-turbo=false>\(body)" : body)
            }
            try await app.route("/")
            for path in ["/a", "/b"] {
                try await app.click("#go")
                try await app.arrived(path)
                #expect(try await app.value("ready.innerText") == "ready", "\(path)")
            }
            try await app.back()
            #expect(app.stacks == "/ /a" && app.showsItsPage)
            #expect(try await app.value("ready.innerText") == "ready")
            #expect(app.server.pages == ["/", "/a", "/b", "/a"])
            try await app.enter("typed")
            try await app.click("#go")
            try await app.wait(until: "the user is asked") { app.alert?.title == "Discard changes?" }
        }

        @Test func `A page that visits itself while its scripts start leaves no progress bar`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve(
                "/",
                head: """
                    <script type=module>
                    if (!sessionStorage.again) {
                      sessionStorage.again = true
                      Turbo.setProgressBarDelay(0)
                      Turbo.visit(location.href, { action: "replace" })
                    }
                    </script>
                    """)
            app.navigator.route(app.server.url("/"))
            try await app.log.next(.rendered("/"))
            try await app.wait(until: "the page has visited itself") { app.server.pages == ["/", "/"] }
            try await app.waitUntilIdle()
            _ = try await app.result(of: "await new Promise((done) => setTimeout(done))")
            #expect(try await app.value("document.querySelector('.turbo-progress-bar')") == "null")
        }

        @Test func `A page that requests a full reload is loaded as a whole document`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/a", head: "<meta name=turbo-visit-control content=reload>")
            try await app.route("/")
            try await app.run("window.isFormer = true")
            app.navigator.route(app.server.url("/a"))
            try await app.log.next(.fullReload)
            try await app.arrived("/a")
            #expect(try await app.value("window.isFormer") == "undefined")
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a", "/a"])
        }

        @Test func `A changed tracked asset reloads the page once`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/", head: "<style data-turbo-track=reload>a{}</style>")
            app.serve("/a", head: "<style data-turbo-track=reload>b{}</style>")
            try await app.route("/")
            app.navigator.route(app.server.url("/a"))
            try await app.log.next(.fullReload)
            try await app.arrived("/a")
            #expect(app.server.pages == ["/", "/a", "/a"])
            #expect(app.stacks == "/ /a")
        }

        @Test(.enabled(if: TurboFeature.dynamicTracking.isThere))
        func `A dynamic asset is removed with its page`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/", head: "<style id=mine data-turbo-track=dynamic>a{}</style>")
            app.serve("/a")
            try await app.route("/")
            try await app.route("/a")
            #expect(try await app.value("document.getElementById('mine')") == "null")
            #expect(app.server.pages == ["/", "/a"])
        }

        @Test func `A page with no-cache is requested again when the user returns`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/", head: "<meta name=turbo-cache-control content=no-cache>")
            try await app.route("/")
            try await app.route("/a")
            app.navigator.navigationController.popViewController(animated: false)
            try await app.arrived("/")
            #expect(app.server.pages == ["/", "/a", "/"])
        }

        @Test func `A page may cancel a visit before it is proposed`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/", "<a id=a href=/a>a</a><a id=b href=/b>b</a>")
            try await app.route("/")
            try await app.run(
                "addEventListener('turbo:before-visit', (event) => /a$/.test(event.detail.url) && event.preventDefault())"
            )
            try await app.click("#a")
            try await app.click("#b")
            try await app.arrived("/b")
            #expect(app.stacks == "/ /b")
            #expect(app.server.pages == ["/", "/b"])
        }

        @Test(
            .enabled(if: TurboFeature.formModes.isThere),
            arguments: [("off", false), ("optin", false), ("optin", true)])
        func `A form is handled by Turbo if the page enables it`(_ mode: String, _ isMarked: Bool) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let form =
                "<form method=post action=/save \(isMarked ? "data-turbo=true" : "")><button id=save>s</button></form>"
            app.serve("/", form)
            app.server.route("/save") { _ in .redirect(to: "/a", status: 303) }
            try await app.route("/")
            try await app.run("Turbo.setFormMode('\(mode)')")
            try await app.click("#save")
            try await app.log.next(isMarked ? .rendered(app.server.url("/a")) : .turboStartedWithoutVisit())
            try await app.waitForProposals()
            // A form outside Turbo is a load in place.
            #expect(app.stacks == (isMarked ? "/ /a" : "/"))
            #expect(app.server.pages == ["/", "/save", "/a"])
        }

        @Test(.enabled(if: TurboFeature.confirmPromise.isThere), arguments: [true, false])
        func `A form can confirm with a promise`(_ answer: Bool) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/", "<form method=post action=/save data-turbo-confirm=Sure?><button id=save>s</button></form>")
            app.server.route("/save") { _ in .redirect(to: "/a", status: 303) }
            try await app.route("/")
            try await app.run(
                "(Turbo.config ? Turbo.config.forms.confirm = ask : Turbo.setConfirmMethod(ask)); async function ask() { return \(answer) }"
            )
            try await app.click("#save")
            if !answer { app.navigator.route(app.server.url("/b")) }
            try await app.arrived(answer ? "/a" : "/b")
            #expect(app.server.pages == (answer ? ["/", "/save", "/a"] : ["/", "/b"]))
        }

        @Test(.enabled(if: TurboFeature.confirmMethod.isThere), arguments: [true, false])
        func `A form can confirm with a dialog`(_ answer: Bool) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/", "<form method=post action=/save data-turbo-confirm=Sure?><button id=save>s</button></form>")
            app.server.route("/save") { _ in .redirect(to: "/a", status: 303) }
            try await app.route("/")
            try await app.run("setTimeout(() => document.getElementById('save').click())")
            try await app.dialog("Sure?").choose(answer ? "OK" : "Cancel")
            if !answer { app.navigator.route(app.server.url("/b")) }
            try await app.arrived(answer ? "/a" : "/b")
            #expect(app.server.pages == (answer ? ["/", "/save", "/a"] : ["/", "/b"]))
        }
    }
}
