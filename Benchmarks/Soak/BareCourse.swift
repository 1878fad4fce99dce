import Foundation
import TestSupport
import TurboTestSupport
import UIKit
import WebKit

/// The same visits in a web view alone, which Turbo drives as in a browser, in an app of its own: so that what its processes
/// come to hold can be told apart.
@MainActor
final class BareCourse {
    private let webView = WKWebView(frame: .zero)
    private let window = UIWindow(frame: CGRect(x: 450, y: 0, width: 430, height: 820))
    private let server: TurboServer
    private let loads = LoadRecorder()
    private var round = 0

    init() throws {
        server = try TurboServer()
        SoakPages.add(to: server)
        let controller = UIViewController()
        controller.view = webView
        window.rootViewController = controller
        webView.navigationDelegate = loads
        window.makeKeyAndVisible()
    }

    /// Visits as many pages as each line of the input says, and answers with what the processes hold then.
    func serve() async throws {
        try await load()
        for await line in Lines.of(STDIN_FILENO) {
            try await visit(Int(line) ?? 0)
            let answer = try JSONEncoder().encode(ProcessUse.all())
            FileHandle.standardOutput.write(answer + Data("\n".utf8))
        }
    }

    private func load() async throws {
        loads.ends.clear()
        webView.load(URLRequest(url: server.url("/")))
        try await loads.ends.next()
    }

    private func visit(_ count: Int) async throws {
        for _ in 0..<(count / 5) {
            try await Pace.five(visitFive)
            round += 1
            server.server.clearRequests()
        }
    }

    private func visitFive() async throws {
        let (page, other) = (SoakPages.path(round), SoakPages.path(round + 7))
        for script in [
            "Turbo.visit('\(page)')", "Turbo.visit('\(other)', { action: 'replace' })",
            "Turbo.visit('\(other)', { action: 'replace' })", "history.back()",
            "Turbo.visit('\(SoakPages.modalPath(round))')",
        ] { try await run(script) }
    }

    private func run(_ script: String) async throws {
        loads.ends.clear()
        do {
            if try await isReplaced(by: script) { try await loads.ends.next() }
        } catch {
            // Over the engine's limit of history changes.
            try await load()
        }
    }

    /// Runs a script that leads to a visit, and waits until the page is drawn.
    ///
    /// - Returns: whether another document is on its way instead.
    /// - Throws: if there is neither within five seconds, or the engine forbids the script.
    private func isReplaced(by script: String) async throws -> Bool {
        // NB: a script whose document is replaced never returns, or when the memory of the document is freed.
        let result = try await webView.callAsyncJavaScript(
            """
            const gone = new Promise(done => addEventListener("pagehide", () => done(true), { once: true }))
            const loaded = new Promise(done => addEventListener("turbo:load", done, { once: true }))
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

/// Hears when a document has been loaded.
private final class LoadRecorder: NSObject, WKNavigationDelegate {
    let ends = TestEvents<Void>()

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        ends.record(())
    }
}
