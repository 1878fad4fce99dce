/// The level of a message in the system's log.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A message that is always written.
    public static let `default` = OSLogType(0x00)
    /// A message that helps to find the cause of a problem.
    public static let info = OSLogType(0x01)
    /// A message for developers.
    public static let debug = OSLogType(0x02)
    /// A message about an error of the app.
    public static let error = OSLogType(0x10)
    /// A message about an error of the system or of several processes.
    public static let fault = OSLogType(0x11)
}
