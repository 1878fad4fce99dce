import Foundation
import TurboNavigator
import WebKit

/// Looks at a page, and does in it what a user does.
@MainActor
struct PageProbe {
    /// What a user taps.
    enum Kind: String {
        case link
        case button
    }

    private let webView: WKWebView
    private let deadline: TimeInterval
    private let isCovered: @MainActor () -> Bool
    private let seen: @MainActor () -> String

    /// - Parameters:
    ///   - deadline: seconds to wait for the page.
    ///   - isCovered: whether a question has come over the page, which does not answer until the question is answered.
    ///   - seen: what an error says was seen.
    init(
        _ webView: WKWebView, deadline: TimeInterval, isCovered: @escaping @MainActor () -> Bool = { false },
        seen: @escaping @MainActor () -> String = { "" }
    ) {
        self.webView = webView
        self.deadline = deadline
        self.isCovered = isCovered
        self.seen = seen
    }

    func look() async throws -> PageLook {
        let text = try await run("return JSON.stringify(page.look())", [:])
        return try JSONDecoder().decode(PageLook.self, from: Data(text.utf8))
    }

    /// - Returns: false if there is no such link.
    func tap(link: String) async throws -> Bool {
        try await tap(.link, link)
    }

    /// - Returns: false if there is no such button.
    func tap(button: String) async throws -> Bool {
        try await tap(.button, button)
    }

    /// - Returns: false if there is no such field.
    func fill(_ field: String, with text: String) async throws -> Bool {
        try await isDone("page.fill(name, value)", ["name": field, "value": text])
    }

    /// A sentence about what a name may mean that nothing in sight has; empty for nothing like it.
    func near(_ kind: Kind, _ name: String) async throws -> String {
        try await run("return page.near(kind, name)", ["kind": kind.rawValue, "name": name])
    }

    /// What goes on in the page: a form that is sent, a frame that is loaded. nil when nothing does.
    func activity() async throws -> String? {
        if webView.isLoading { return "\(webView.url.map { "\($0)" } ?? "a page") is loaded" }
        let text = try await run("return await page.activity()", [:])
        return text.isEmpty ? nil : text
    }

    /// The click is a script's, and stands for the user's.
    private func tap(_ kind: Kind, _ name: String) async throws -> Bool {
        (webView.navigationDelegate as? Session)?.links.noteTap(for: deadline)
        return try await isDone("page.tap(kind, name)", ["kind": kind.rawValue, "name": name])
    }

    private func isDone(_ call: String, _ arguments: [String: String]) async throws -> Bool {
        // A question that comes up at once is what the tap has done.
        try await run("return \(call) ? 'yes' : ''", arguments, ifCovered: "yes") == "yes"
    }

    /// Runs a script in the page's own world, where the details of Turbo's events are.
    private func run(_ body: String, _ arguments: [String: String], ifCovered: String = "") async throws -> String {
        let answer = PageAnswer()
        // NB: the form that is awaited would keep a page that hangs for as long.
        webView.callAsyncJavaScript(
            "const page = (\(JavaScript.page))()\n\(body)", arguments: arguments, in: nil, in: .page
        ) { [seen] result in
            answer.give(result.map { $0 as? String ?? "" }.mapError { Self.error($0, seen: seen()) })
        }
        let limit = Task { [deadline, isCovered, seen] in
            let end = Date() + deadline
            while Date() < end {
                try await AppDriver.pause()
                if isCovered() { return answer.give(.success(ifCovered)) }
            }
            answer.give(.failure(AppDriverError("The page did not answer for \(deadline) seconds.", seen: seen())))
        }
        defer { limit.cancel() }
        return try await answer.value()
    }

    /// An exception of the page says more than the engine does of it.
    private static func error(_ error: any Error, seen: String) -> AppDriverError {
        let exception = (error as NSError).userInfo["WKJavaScriptExceptionMessage"] as? String
        return AppDriverError("The page could not be asked: \(exception ?? error.localizedDescription)", seen: seen)
    }
}
