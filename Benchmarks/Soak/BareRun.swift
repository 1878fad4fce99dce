import Foundation
import TestSupport
import TurboTestSupport
import UIKit
import WebKit

/// The same visits in a bare web view, in which Turbo navigates as in a browser. It runs in a separate app, so that the
/// memory and descriptors of its processes can be distinguished.
@MainActor
final class BareRun {
    private let webView = WKWebView(frame: .zero)
    private let window = UIWindow(frame: CGRect(x: 450, y: 0, width: 430, height: 820))
    private let server: TestServer
    private let loads = LoadRecorder()
    private var round = 0

    init() throws {
        server = try TestServer(.turbo)
        SoakPages.add(to: server)
        let controller = UIViewController()
        controller.view = webView
        window.rootViewController = controller
        webView.navigationDelegate = loads
        window.makeKeyAndVisible()
    }

    /// Visits the number of pages in each line of the input, and then writes the resource use of the processes.
    func serve() async throws {
        try await load()
        for await line in Lines.of(STDIN_FILENO) {
            try await visit(Int(line) ?? 0)
            let response = try JSONEncoder().encode(ProcessUse.all())
            FileHandle.standardOutput.write(response + Data("\n".utf8))
        }
    }

    private func load() async throws {
        loads.ends.clear()
        webView.load(URLRequest(url: server.url("/")))
        try await loads.ends.next()
    }

    private func visit(_ count: Int) async throws {
        for _ in 0..<(count / 10) {
            try await Pace.ten(visitTen)
            round += 1
            server.clearRequests()
        }
    }

    private func visitTen() async throws {
        let (page, other) = (SoakPages.path(round), SoakPages.path(round + 7))
        for script in [
            "Turbo.visit('\(page)')", "Turbo.visit('\(other)', { action: 'replace' })",
            "Turbo.visit('\(other)', { action: 'replace' })", "history.back()",
            "Turbo.visit('\(SoakPages.modalPath(round))')", "accept.click()",
            "Turbo.visit('\(SoakPages.formPath(round))')", "reject.click()", "accept.click()", "history.back()",
        ] { try await run(script) }
    }

    private func run(_ script: String) async throws {
        loads.ends.clear()
        do {
            if try await isReplaced(by: script) { try await loads.ends.next() }
        } catch {
            // WebKit's limit of history changes was exceeded.
            try await load()
        }
    }

    /// Runs JavaScript that leads to a visit, and waits until the page is drawn.
    ///
    /// - Returns: whether another document is loading instead.
    /// - Throws: if neither happens within five seconds, or WebKit blocks the JavaScript.
    private func isReplaced(by script: String) async throws -> Bool {
        // A rejected form is rendered in place.
        let event = script.hasPrefix("reject") ? "turbo:render" : "turbo:load"
        // NB: the call for a document that is replaced never returns, or only when the memory of the document is freed.
        let result = try await webView.callAsyncJavaScript(
            """
            const gone = new Promise(done => addEventListener("pagehide", () => done(true), { once: true }))
            const loaded = new Promise(done => addEventListener("\(event)", done, { once: true }))
            const late = new Promise((_, fail) => setTimeout(() => fail(new Error("not drawn")), 5000))
            \(script)
            const drawn = async () => {
              await loaded
              await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
              return false
            }
            return await Promise.race([drawn(), late, gone])
            """, contentWorld: .page)
        return result as? Bool == true
    }
}

/// Reports when a document has been loaded.
private final class LoadRecorder: NSObject, WKNavigationDelegate {
    let ends = TestEvents<Void>()

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        ends.append(())
    }
}
