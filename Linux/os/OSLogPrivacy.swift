/// Whether a value in a message is redacted. At a terminal, as in Xcode, all values are shown.
public struct OSLogPrivacy: Equatable, Sendable {
    /// Whether a value is redacted; nil if that depends on its type.
    let isPrivate: Bool?

    /// Numbers and truth values are shown, others are redacted.
    public static var auto: OSLogPrivacy { OSLogPrivacy(isPrivate: nil) }
    /// The value is shown.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(isPrivate: false) }
    /// The value is redacted.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(isPrivate: true) }
    /// The value is redacted.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(isPrivate: true) }
}
