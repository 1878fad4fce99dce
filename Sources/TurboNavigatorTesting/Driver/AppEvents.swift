import TurboNavigator

/// Collects the library's log events while an app is driven, and passes them on to the previous sink.
@MainActor
final class AppEvents {
    private(set) var all: [TurboEvent] = []
    private let formerSink = TurboLog.shared.sink

    init() {
        TurboLog.shared.sink = { [weak self, formerSink] event in
            self?.all.append(event)
            formerSink?(event)
        }
    }

    func end() {
        TurboLog.shared.sink = formerSink
    }
}
