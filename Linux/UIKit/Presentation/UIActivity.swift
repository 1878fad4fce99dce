/// A service for shared items. On Linux the app's own activities aren't shown.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The name of an activity.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
