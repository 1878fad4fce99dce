import Foundation
import TestSupport
import TurboNavigator

/// What the library is doing, by its log: visits and downloads that have not ended.
@MainActor
final class Activity {
    private struct Name: Hashable {
        let number: Int
        let url: URL
    }

    /// Everything so far.
    let events = TestEvents<TurboEvent>()
    private var isDownloading = false
    private var visits: Set<Name> = []

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
        switch event.kind {
        case .downloadBegan: isDownloading = true
        case .downloaded, .downloadFailed, .downloadRefused, .downloadStopped: isDownloading = false
        case .visitBegan(let number, let url, _, _): visits.insert(Name(number: number, url: url))
        case .visitRendered(let number, let url), .visitCancelled(let number, let url),
            .visitFailed(let number, let url):
            visits.remove(Name(number: number, url: url))
        default: break
        }
        events.record(event)
    }
}
