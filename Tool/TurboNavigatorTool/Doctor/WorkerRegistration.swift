import Foundation

/// A call in a script that registers a service worker.
struct WorkerRegistration: Equatable, Sendable {
    enum Scope: Equatable, Sendable {
        /// The folder of the worker.
        case folder
        case path(String)
        /// A variable.
        case unknown
    }

    /// The URL of the worker, as the call contains it.
    let worker: String
    let scope: Scope

    private static let call =
        #"(?:serviceWorker\s{0,9}\??\.\s{0,9}register|Turbo\.offline\.start)\(\s{0,20}"#
        + #"["'`]([^"'`\s$]{1,300})["'`]\s{0,20}(?:(\))|,\s{0,20}\{([^{}]{0,500})\})?"#
    private static let scopeOption = #"\bscope["']?\s{0,9}:\s{0,9}(?:["'`]([^"'`\s$]{1,300})["'`])?"#

    /// Returns the registrations in a script, except for those in comments and those whose URL is a variable.
    static func all(in text: String) -> [WorkerRegistration] {
        guard text.contains("serviceWorker") || text.contains("Turbo.offline"),
            let call = try? NSRegularExpression(pattern: call)
        else { return [] }
        return call.matches(in: text, range: NSRange(text.startIndex..., in: text)).prefix(10).compactMap { match in
            guard let place = Range(match.range, in: text), let worker = Range(match.range(at: 1), in: text),
                !isComment(text[..<place.lowerBound])
            else { return nil }
            let options = Range(match.range(at: 3), in: text).map { String(text[$0]) }
            let hasNone = match.range(at: 2).location != NSNotFound
            return WorkerRegistration(
                worker: String(text[worker]), scope: hasNone ? .folder : options.map { scope(in: $0) } ?? .unknown)
        }
    }

    /// Whether a text ends within a comment.
    private static func isComment(_ text: Substring) -> Bool {
        let line = text.suffix(300).split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        if line.range(of: "(^|[^:])//", options: .regularExpression) != nil { return true }
        guard let start = text.range(of: "/*", options: .backwards) else { return false }
        return !text[start.upperBound...].contains("*/")
    }

    private static func scope(in options: String) -> Scope {
        guard let expression = try? NSRegularExpression(pattern: scopeOption),
            let match = expression.firstMatch(in: options, range: NSRange(options.startIndex..., in: options))
        else { return .folder }
        return Range(match.range(at: 1), in: options).map { .path(String(options[$0])) } ?? .unknown
    }

    /// Returns whether a browser has service workers for a page.
    static func isPossible(on page: URL) -> Bool { page.scheme == "https" || LoopbackHost.contains(page) }

    /// Returns the reason why the worker answers no requests of the page; nil if it can.
    ///
    /// - Parameter response: the response to the request of the worker.
    func problem(with response: DoctorPage, of page: DoctorPage) -> String? {
        guard (200..<300).contains(response.status) else {
            return "a browser refuses it, because the response is HTTP \(response.status)"
        }
        let type = response.header("Content-Type")?.lowercased() ?? ""
        guard ScriptResponse.isJavaScript(type) else {
            return "a browser refuses it, because its Content-Type is \(type.isEmpty ? "absent" : type)"
        }
        let folder = Self.path("./", on: response.url)
        switch scope {
        case .unknown: return nil
        case .folder:
            guard !Self.path("", on: page.url).hasPrefix(folder) else { return nil }
            return "its scope is \(folder), which leaves the page out. Serve it from the root, or set a scope"
        case .path(let scope):
            let allowed = response.header("Service-Worker-Allowed").map { Self.path($0, on: response.url) } ?? folder
            guard !Self.path(scope, on: page.base).hasPrefix(allowed) else { return nil }
            return "a browser refuses the scope \(scope), because it isn't in \(allowed). "
                + "Serve the worker from the root, or with Service-Worker-Allowed"
        }
    }

    /// Returns the path of a URL, with the slash at its end.
    private static func path(_ text: String, on url: URL) -> String {
        let whole = text.isEmpty ? url : URL(string: text, relativeTo: url) ?? url
        let path = URLComponents(url: whole.absoluteURL, resolvingAgainstBaseURL: true)?.path ?? ""
        return path.isEmpty ? "/" : path
    }
}
