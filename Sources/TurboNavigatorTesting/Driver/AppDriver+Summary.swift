import Foundation
import NavigationTesting
import TurboNavigator

/// The visible state as text, for errors.
extension AppDriver {
    /// The number of events that are listed.
    private static let eventCount = 6

    package var seenWithoutPage: String {
        (["Stacks: \(stacks.isEmpty ? "none" : stacks)"] + requestLines + eventLines).joined(separator: "\n")
    }

    func summary() async -> String {
        var lines = ["Stacks: \(stacks.isEmpty ? "none" : stacks)", "Title: \(title)"]
        lines += [("Labels", labels), ("Buttons of the app", buttons)].filter { !$1.isEmpty }.map { name, words in
            "\(name): \(words.map { "\"\($0)\"" }.joined(separator: ", "))"
        }
        if let webView = screens.webView {
            do {
                lines.append("\(try await PageDriver(webView, deadline: min(deadline, 2)).contents())")
            } catch {
                lines.append("The page doesn't respond.")
            }
        }
        return (lines + requestLines + eventLines).joined(separator: "\n")
    }

    /// Returns a sentence about a similar element of the page for a name that wasn't found; empty if there is none.
    func hint(at named: (kind: PageDriver.Kind, name: String)?) async -> String {
        guard let named, let webView = screens.webView else { return "" }
        do {
            let text = try await PageDriver(webView, deadline: min(deadline, 2)).similarName(named.kind, named.name)
            return text.isEmpty ? "" : " \(text)"
        } catch {
            return ""
        }
    }

    private var requestLines: [String] {
        if let appRequests { return ["Requests:"] + appRequests().suffix(Self.eventCount).map { "  \($0)" } }
        guard let server = testServer else { return ["Requests: unknown, because the driver has no test server"] }
        let open = server.pendingRequests.map { "\($0.method) \($0.target)" }
        return ["Requests: \(NavigationOutcome.text(requests))"]
            + (open.isEmpty ? [] : ["Without a response: \(open.joined(separator: ", "))"])
    }

    private var eventLines: [String] {
        let last = logEntries.filter { $0.level > .debug }.suffix(Self.eventCount)
        return last.isEmpty ? [] : ["Last events:"] + last.map { "  \($0.source): \($0.message)" }
    }
}
