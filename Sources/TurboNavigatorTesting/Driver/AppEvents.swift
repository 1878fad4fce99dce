import NavigationTesting
import TurboNavigator

/// Collects the library's log events while an app is driven, and passes them on to the previous sink.
@MainActor
package final class AppEvents {
    package let events = TestEvents<TurboEvent>()
    private let formerSink = TurboLog.shared.sink

    package init() {
        TurboLog.shared.sink = { [events, formerSink] event in
            events.append(event)
            formerSink?(event)
        }
    }

    /// Stops recording, and restores the former sink.
    package func end() {
        TurboLog.shared.sink = formerSink
    }
}
