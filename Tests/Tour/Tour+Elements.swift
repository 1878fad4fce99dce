import Foundation
import TestSupport
import TurboNavigator
import TurboNavigatorTesting
import UIKit
import WebKit

/// What happens inside a page, with mouse and keyboard: no other screen appears, and the server gets only these
/// requests.
extension Tour {
    func elements(_ app: AppDriver, named name: (String) -> String = { $0 }) async throws {
        try await app.tap(link: "/elements")
        try await search(app, name)
        try await frame(app, name)
        try await dialog(app, name)
        try await cancel(app, name)
        try await file(app, name)
        try await app.back()
        try expect("/", of: app)
    }

    private func search(_ app: AppDriver, _ name: (String) -> String) async throws {
        let log = log()
        try await click("#q", app)
        for (count, letter) in ["o", "o"].enumerated() {
            try await pointer(app).type(letter)
            try await app.wait(until: "the teas are requested") { log.map { $0.requests.count > count } ?? true }
            try await app.waitUntilIdle()
        }
        try await expect(log, ["GET /elements?q=o 200", "GET /elements?q=oo 200"])
        let list = try await text("document.getElementById('teas').innerText", app)
        guard list.contains("Rooibos"), !list.contains("Assam") else { throw TestFailure("the search found \(list)") }
        guard try await text("document.activeElement.id", app) == "q" else {
            throw TestFailure("the field lost the focus")
        }
        try await picture(name("elements-search"), of: app)
    }

    private func frame(_ app: AppDriver, _ name: (String) -> String) async throws {
        let log = log()
        try await click("[href$='day=wed']", app)
        try await app.wait(until: "the tab is selected") {
            try await text("document.querySelector('#days .current').innerText", app) == "Wednesday"
        }
        try await app.waitUntilIdle()
        try await expect(log, ["GET /elements?day=wed 200"])
        guard app.url?.query == "day=wed" else { throw TestFailure("the URL is \(String(describing: app.url))") }
        try expect("/ /elements", of: app)
        try await picture(name("elements-tabs"), of: app)
    }

    private func dialog(_ app: AppDriver, _ name: (String) -> String) async throws {
        let log = log()
        try await click("[onclick*=showModal]", app)
        try await pointer(app).type("3")
        try await app.wait(until: "the field has the number") { try await text("cups.value", app) == "3" }
        try await picture(name("elements-dialog"), of: app)
        try await click("dialog button", app)
        try await app.wait(until: "the page has the answer") { try await text("answer.value", app) == "3" }
        try await app.waitUntilIdle()
        try await expect(log, [])
        try expect("/ /elements", of: app)
    }

    private func cancel(_ app: AppDriver, _ name: (String) -> String) async throws {
        let log = log()
        try await click("[href='/elements/new']", app)
        try await app.wait(until: "the form is there") { app.stacks == "/ /elements | /elements/new" }
        try await app.waitUntilIdle()
        try await picture(name("elements-form"), of: app)
        try await click("[href^=javascript]", app)
        try await app.wait(until: "the form is closed") { app.stacks == "/ /elements" }
        try await app.waitUntilIdle()
        try await expect(log, ["GET /elements/new 200"])
    }

    private func file(_ app: AppDriver, _ name: (String) -> String) async throws {
        let log = log()
        try await click("form[action$=export] button", app)
        try await app.tap(button: "Open")
        try await app.wait(until: "the file is offered") { isVisible("Cancel", in: app.window) }
        try await picture(name("elements-file"), of: app)
        TestSupport.click("Cancel", around: app.window)
        try await app.wait(until: "nothing is offered") { app.stacks == "/ /elements" }
        try await expect(log, ["POST /elements/export 200"])
    }

    // MARK: The user and the server

    private func pointer(_ app: AppDriver) -> Pointer { Pointer(app.window) }

    private func click(_ selector: String, _ app: AppDriver) async throws {
        guard let webView = app.webView else { throw TestFailure("no page is visible") }
        try await pointer(app).click(try await PageElement(selector, in: webView).middle(), in: webView)
    }

    private func text(_ script: String, _ app: AppDriver) async throws -> String {
        try await app.webView?.evaluateJavaScript("String(\(script))") as? String ?? ""
    }

    /// The requests from now on; nil in the short tour, which has no log of the server.
    private func log() -> RequestLog? {
        guard let file = environment["DEMO_REQUEST_LOG"] else { return nil }
        let log = RequestLog(file: URL(fileURLWithPath: file))
        log.clear()
        return log
    }

    private func expect(_ log: RequestLog?, _ requests: [String]) async throws {
        guard let log, log.requests != requests else { return }
        throw TestFailure("the server received \(log.requests) instead of \(requests)")
    }
}
