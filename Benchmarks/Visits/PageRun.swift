import Foundation
import TestSupport
import TurboTestSupport
import UIKit
import WebKit

/// The same visits in a bare web view, in which Turbo navigates as in a browser. After each visit it returns to its
/// first page.
@MainActor
final class PageRun {
    private let webView = WKWebView(frame: .zero)
    private let window = UIWindow(frame: CGRect(x: 450, y: 0, width: 430, height: 820))
    private let server: PageServer

    init(_ server: PageServer) {
        self.server = server
        PageClock.add(to: webView)
        let controller = UIViewController()
        controller.view = webView
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    func begin() async throws {
        _ = try await load("/")
    }

    /// Makes one visit, and returns to the first page.
    ///
    /// - Returns: the time of the visit, as measured in the page.
    func run(_ kind: VisitKind) async throws -> TimeInterval {
        try await prepare(kind)
        let time = try await perform(kind)
        let pages = [.advance: 1, .preview: 1, .redirect: 1, .form: 2][kind] ?? 0
        for _ in 0..<pages { try await comeBack() }
        return time
    }

    /// Visits the first page as a new entry of the history, as a restoration visit of an app does.
    ///
    /// NB: WebKit takes about 15 ms longer to replace a document whose web view has 80 entries.
    private func comeBack() async throws {
        _ = try await visit("Turbo.visit('/')")
    }

    private func prepare(_ kind: VisitKind) async throws {
        switch kind {
        case .coldBoot: break
        case .advance, .redirect, .refresh: _ = try await webView.evaluateJavaScript("Turbo.clearCache(); 1")
        case .preview:
            _ = try await tap("slow")
            try await comeBack()
        case .back: _ = try await tap("a")
        case .form: _ = try await tap("form")
        }
    }

    private func perform(_ kind: VisitKind) async throws -> TimeInterval {
        switch kind {
        case .coldBoot: try await load("/")
        case .advance: try await tap("a")
        case .preview: try await tap("slow")
        case .back: try await visit("history.back()")
        case .refresh: try await visit("Turbo.visit(location.href, { action: 'replace' })")
        case .redirect: try await tap("follow")
        case .form: try await tap("save")
        }
    }

    private func tap(_ name: String) async throws -> TimeInterval {
        try await visit("document.getElementById('\(name)').click()")
    }

    /// Runs JavaScript that leads to a visit, and waits for its end.
    private func visit(_ script: String) async throws -> TimeInterval {
        try await PageClock.seconds(of: script, in: webView)
    }

    private func load(_ path: String) async throws -> TimeInterval {
        let loads = LoadRecorder()
        webView.navigationDelegate = loads
        webView.load(URLRequest(url: server.url(path)))
        try await loads.ends.next()
        return try await PageClock.seconds(in: webView)
    }
}

/// Reports when a document has been loaded.
private final class LoadRecorder: NSObject, WKNavigationDelegate {
    let ends = TestEvents<Void>()

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        ends.append(())
    }
}
