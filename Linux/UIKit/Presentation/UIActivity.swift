/// Something that can be done with what the user shares. An app's own activities are not shown here.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// Names what was done.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
