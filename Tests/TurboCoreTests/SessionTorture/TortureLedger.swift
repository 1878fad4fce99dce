@testable import TurboCore

/// The ledger of a session's visits: each one begins once, ends once, and makes one request.
struct TortureLedger {
    private struct Entry {
        var hasEnded = false
        var begins = 0
        var starts = 0
        var finishes = 0
    }

    private var entries: [Int: Entry] = [:]
    private(set) var violations: [String] = []
    private var last = 0

    mutating func begin(_ token: Int) {
        if entries[token] != nil { violations.append("visit \(token) began twice") }
        if let former = entries[last], !former.hasEnded { violations.append("visit \(token) began during \(last)") }
        entries = [token: Entry()]
        last = token
    }

    /// Registers the load or the call that makes a visit.
    mutating func request(_ token: Int) {
        entries[token, default: Entry()].begins += 1
        if entries[token]?.begins != 1 || entries[token]?.hasEnded == true {
            violations.append("visit \(token) was requested twice, or after its end")
        }
    }

    mutating func end(_ token: Int) {
        guard let entry = entries[token] else { return violations.append("visit \(token) ended, but had not begun") }
        if entry.hasEnded { violations.append("visit \(token) ended twice") }
        if entry.starts != entry.finishes { violations.append("the request of visit \(token) never finished") }
        entries[token]?.hasEnded = true
    }

    mutating func requestStarted() {
        entries[last]?.starts += 1
        if entries[last]?.starts != 1 || entries[last]?.hasEnded == true {
            violations.append("a request of visit \(last) started twice, or after its end")
        }
    }

    mutating func requestFinished() {
        entries[last]?.finishes += 1
        if entries[last]?.finishes != entries[last]?.starts {
            violations.append("a request of visit \(last) ended, but had not started")
        }
    }

    var isOpen: Bool { entries[last].map { !$0.hasEnded } ?? false }
}
