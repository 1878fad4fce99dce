import HotwireNative
import TurboTestSupport

extension HotwireApp {
    /// The handlers that took care of a load or a URL so far, by their names.
    var cancellingHandlers: [String] {
        log.events.all.compactMap { event -> String? in
            guard case .handled(_, let name, "cancel") = event.kind else { return nil }
            return name
        }
    }
}
