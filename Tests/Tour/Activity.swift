import Foundation
import TestSupport
import TurboNavigator

/// What the library is doing, told from its log: visits and downloads that have not ended.
@MainActor
final class Activity {
    /// Everything so far.
    let events = TestEvents<TurboEvent>()
    private var isDownloading = false
    private var visits: Set<String> = []

    var isIdle: Bool { !isDownloading && visits.isEmpty }

    /// Listens to the library's log, beside whoever listens already.
    init() {
        let record = TurboLog.shared.sink
        TurboLog.shared.sink = { [weak self] event in
            self?.hear(event)
            record?(event)
        }
    }

    /// Forgets a navigator that is gone with its visits.
    func clear() {
        isDownloading = false
        visits = []
        events.clear()
    }

    private func hear(_ event: TurboEvent) {
        switch event.source {
        case "downloads": isDownloading = event.message.hasSuffix("is being downloaded")
        case "session": hearSession(event)
        default: break
        }
        events.record(event)
    }

    /// "JavaScript visit 3 of URL: advance", then "visit 3 of URL was rendered"; an error ends a visit as well.
    private func hearSession(_ event: TurboEvent) {
        if event.level == .error { visits = [] }
        guard let start = event.message.range(of: "visit ") else { return }
        let name = event.message[start.lowerBound...]
        if let end = name.range(of: " was ") {
            visits.remove(String(name[..<end.lowerBound]))
        } else if let colon = name.range(of: ": ", options: .backwards) {
            visits.insert(String(name[..<colon.lowerBound]))
        }
    }
}
