import Foundation
import TurboSession

/// The visits in the log: which have begun, and how often each has ended.
struct VisitLedger {
    private struct Name: Hashable, CustomStringConvertible {
        let number: Int
        let url: URL

        var description: String { "visit \(number) of \(url)" }
    }

    private var open: [Name: Int] = [:]

    init(_ events: [TurboLogEntry]) {
        for event in events {
            switch event.kind {
            case .visitBegan(let number, let url, _, _): open[Name(number: number, url: url), default: 0] += 1
            case .visitRendered(let number, let url), .visitCancelled(let number, let url),
                .visitFailed(let number, let url):
                open[Name(number: number, url: url), default: 0] -= 1
            default: break
            }
        }
    }

    var hasRunning: Bool { open.values.contains { $0 > 0 } }

    /// Visits that have ended more often than they have begun.
    var endedTwice: [String] { open.filter { $0.value < 0 }.map(\.key.description).sorted() }
}
