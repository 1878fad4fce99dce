import DemoApp
import Foundation
import TestSupport
import TurboNavigatorTesting
import WebKit

/// Two runs of the demo with the same data, whose service worker answers while the server is stopped. The first one is
/// killed without a network, and the second one returns to its screens before the network does. `DEMO_RUN` names the
/// run.
extension Tour {
    func offline(_ app: AppDriver, _ run: String) async throws {
        try await app.waitUntilIdle()
        if run == "first" {
            try await visitPages(app)
            try await stopServer(app)
            try await returnToPages(app)
            try await askForNewPage(app)
            // Turbolinks leaves forms to the engine.
            if try await isTrue("window.Turbo !== undefined", in: app) { try await submitForm(app) }
            try await leaveOffline(app)
        } else {
            try await comeBackOffline(app)
            try await startServer(app)
            try await reachServer(app)
        }
    }

    // MARK: The first run

    private func visitPages(_ app: AppDriver) async throws {
        try await app.wait(until: "the page has its service worker") {
            try await self.isTrue("navigator.serviceWorker.controller !== null", in: app)
        }
        try await app.tap(link: "/long")
        try await app.back()
        try await app.tap(link: "/resources")
        try await app.tap(link: "/resources/new")
        try await app.dismiss()
        try await app.back()
        try expect(nil, row(of: app))
    }

    private func returnToPages(_ app: AppDriver) async throws {
        try await app.tap(link: "/long")
        try expect("/ /long", of: app)
        try await expectCopy(app)
        try await picture("visited-page", of: app)
        try await app.back()
        try expect("/", of: app)
        try await app.refresh()
        try await expectCopy(app)
        try await picture("first-page", of: app)
    }

    private func askForNewPage(_ app: AppDriver) async throws {
        try await app.tap(link: "/navigation")
        try expect("/ /navigation", of: app)
        guard app.buttons.contains("Retry") else { throw TestFailure("a page without a copy has no error view") }
        try expect(nil, row(of: app))
        try await picture("new-page", of: app)
        try await app.back()
    }

    private func submitForm(_ app: AppDriver) async throws {
        try await app.tap(link: "/resources")
        try await app.tap(link: "/resources/new")
        try await expectCopy(app)
        try await app.fill("Teacup", in: "Title")
        try await app.tap(button: "Save", waits: false)
        try await app.wait(until: "an alert is there") { app.buttons.contains("OK") }
        try await picture("form", of: app)
        try await app.tap(button: "OK")
        guard try await isTrue("document.querySelector('#resource_title').value === 'Teacup'", in: app) else {
            throw TestFailure("the form has lost its text")
        }
        try await app.tap(button: "Cancel", waits: false)
        try await app.tap(button: "Discard")
        try expect("/ /resources", of: app)
        try await app.back()
    }

    private func leaveOffline(_ app: AppDriver) async throws {
        try await app.tap(link: "/long")
        try await die(app, when: "/long")
    }

    // MARK: The second run

    private func comeBackOffline(_ app: AppDriver) async throws {
        try await app.wait(until: "the screens are there") { app.stacks == "/ /long" }
        try await expectCopy(app)
        try await picture("returned", of: app)
        try await app.back()
        try expect("/", of: app)
        try await expectCopy(app)
    }

    private func reachServer(_ app: AppDriver) async throws {
        try await app.refresh()
        try expect(nil, row(of: app))
        try await picture("network", of: app)
        try await app.tap(link: "/navigation")
        try expect("/ /navigation", of: app)
        try expect("Navigation", app.title)
    }

    // MARK: The server

    private func stopServer(_ app: AppDriver) async throws {
        guard let process = environment["DEMO_SERVER"].flatMap({ pid_t($0) }) else {
            throw TestFailure("DEMO_SERVER is needed")
        }
        kill(process, SIGTERM)
        try await app.wait(until: "the server is stopped") { try await !self.serverAnswers(app) }
    }

    /// Starts the server again, at its former port. It ends with the tour's session.
    private func startServer(_ app: AppDriver) async throws {
        guard let port = environment["DEMO_URL"].flatMap({ URL(string: $0) })?.port else {
            throw TestFailure("DEMO_URL is needed")
        }
        try await Tool(["sh", "-c", "PORT=\(port) Demo/Server/bin/serve >/dev/null &"]).run()
        try await app.wait(until: "the server answers") { try await self.serverAnswers(app) }
    }

    private func serverAnswers(_ app: AppDriver) async throws -> Bool {
        try await isTrue("await fetch('/up').then(() => true, () => false)", in: app)
    }

    // MARK: The page

    private func expectCopy(_ app: AppDriver) async throws {
        guard let row = row(of: app), row.hasPrefix("Offline. Last updated: ") else {
            throw TestFailure("\(app.stacks) isn't below a row with the age of the copy")
        }
        // The worker's requests have to be those of a native app.
        guard try await app.text().contains("for a native client") else {
            throw TestFailure("\(app.stacks) is a copy for a browser")
        }
    }

    /// The text of the row above the page; nil without one.
    private func row(of app: AppDriver) -> String? { app.labels.first { $0.hasPrefix("Offline") } }

    private func isTrue(_ expression: String, in app: AppDriver) async throws -> Bool {
        let answer = try await app.webView?.callAsyncJavaScript("return \(expression)", contentWorld: .page)
        return (answer as? NSNumber)?.boolValue ?? false
    }
}
