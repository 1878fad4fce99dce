import Foundation
import TurboNavigator
import WebKit

/// Reads a page, and acts in it as a user.
@MainActor
struct PageDriver {
    /// The kind of an element to tap.
    enum Kind: String {
        case link
        case button
    }

    private let webView: WKWebView
    private let deadline: TimeInterval
    private let isBlocked: @MainActor () -> Bool
    private let seen: @MainActor () -> String

    /// - Parameters:
    ///   - deadline: how long to wait for the page, in seconds.
    ///   - isBlocked: returns whether a dialog is over the page, which doesn't respond until the dialog is dismissed.
    ///   - seen: returns the visible state for errors.
    init(
        _ webView: WKWebView, deadline: TimeInterval, isBlocked: @escaping @MainActor () -> Bool = { false },
        seen: @escaping @MainActor () -> String = { "" }
    ) {
        self.webView = webView
        self.deadline = deadline
        self.isBlocked = isBlocked
        self.seen = seen
    }

    func contents() async throws -> PageContents {
        let text = try await run("return JSON.stringify(page.look())", [:])
        return try JSONDecoder().decode(PageContents.self, from: Data(text.utf8))
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

    /// Returns a sentence about an element similar to a name that wasn't found; empty if there is none.
    func similarName(_ kind: Kind, _ name: String) async throws -> String {
        try await run("return page.near(kind, name)", ["kind": kind.rawValue, "name": name])
    }

    /// Returns the page's activity, for example a form that is being sent or a frame that is loading; nil if there is
    /// none.
    func activity() async throws -> String? {
        if webView.isLoading { return "\(webView.url.map { "\($0)" } ?? "a page") is loading" }
        let text = try await run("return await page.activity()", [:])
        return text.isEmpty ? nil : text
    }

    /// Taps an element by a script's click, which is registered as the user's tap.
    private func tap(_ kind: Kind, _ name: String) async throws -> Bool {
        (webView.navigationDelegate as? Session)?.links.registerTap(for: deadline)
        return try await isDone("page.tap(kind, name)", ["kind": kind.rawValue, "name": name])
    }

    private func isDone(_ call: String, _ arguments: [String: String]) async throws -> Bool {
        // If a dialog appears at once, the tap has succeeded.
        try await run("return \(call) ? 'yes' : ''", arguments, ifBlocked: "yes") == "yes"
    }

    /// Runs a script in the page's own content world, where the details of Turbo's events are available.
    private func run(_ body: String, _ arguments: [String: String], ifBlocked: String = "") async throws -> String {
        try await call("const page = (\(JavaScript.page))()\n\(body)", arguments, ifBlocked: ifBlocked)
    }

    /// Calls a script as the body of an async function, and returns its text.
    func call(_ body: String, _ arguments: [String: Any], ifBlocked: String) async throws -> String {
        let answer = FirstResult()
        // NB: the async version would retain a page that hangs until it responds.
        webView.callAsyncJavaScript(body, arguments: arguments, in: nil, in: .page) { [seen] result in
            answer.complete(with: result.map { $0 as? String ?? "" }.mapError { Self.error($0, seen: seen()) })
        }
        let limit = Task { [deadline, isBlocked, seen] in
            let end = Date() + deadline
            while Date() < end {
                try await AppDriver.pause()
                if isBlocked() { return answer.complete(with: .success(ifBlocked)) }
            }
            answer.complete(
                with: .failure(AppDriverError("The page didn't respond within \(deadline) s.", seen: seen())))
        }
        defer { limit.cancel() }
        return try await answer.value()
    }

    /// Uses the message of the page's exception, because it is more specific than WebKit's error.
    private static func error(_ error: any Error, seen: String) -> AppDriverError {
        let exception = (error as NSError).userInfo["WKJavaScriptExceptionMessage"] as? String
        return AppDriverError("The page can't be read: \(exception ?? error.localizedDescription)", seen: seen)
    }
}

/// The response of a page, which may never arrive. The first result counts: the page's or the timeout's.
@MainActor
final class FirstResult {
    private var result: Result<String, any Error>?
    private var waiter: CheckedContinuation<String, any Error>?

    func complete(with result: Result<String, any Error>) {
        guard self.result == nil else { return }
        self.result = result
        waiter?.resume(with: result)
        waiter = nil
    }

    func value() async throws -> String {
        if let result { return try result.get() }
        return try await withCheckedThrowingContinuation { waiter = $0 }
    }
}
