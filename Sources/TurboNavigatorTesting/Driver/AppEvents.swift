import TurboNavigator

/// What the library logs while an app is driven. Whoever listened before still does.
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
