internal import CGTK
import Foundation

/// A part of the system's log.
open class OSLog: NSObject, @unchecked Sendable {  // Unchecked, because NSObject isn't Sendable; it has constants only.
    /// The log of an app, without subsystem and category.
    public static let `default` = OSLog(domain: nil, category: nil)
    /// A log to which nothing is written.
    public static let disabled = OSLog(domain: nil, category: nil, isEnabled: false)

    private let domain: String?
    private let category: String?
    private let isEnabled: Bool

    private init(domain: String?, category: String?, isEnabled: Bool = true) {
        self.domain = domain
        self.category = category
        self.isEnabled = isEnabled
    }

    /// - Parameters:
    ///   - subsystem: the identifier of the app or of a part of it, such as "com.example.shop".
    ///   - category: the part of the subsystem.
    public convenience init(subsystem: String, category: String) {
        self.init(domain: subsystem, category: category)
    }

    /// Returns whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool {
        isEnabled && g_log_writer_default_would_drop(Self.level(of: type), domain) == 0
    }

    /// The values are as Apple documents for Xcode's console in a terminal, and redacted elsewhere.
    func write(_ message: OSLogMessage, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let text = message.text(showsPrivate: isatty(STDERR_FILENO) == 1)
        let line = category.map { "[\($0)] \(text)" } ?? text
        (domain ?? "").withCString { domain in
            line.withCString { line in
                var fields = [Self.field("MESSAGE", line)]
                if self.domain != nil { fields.append(Self.field("GLIB_DOMAIN", domain)) }
                g_log_structured_array(Self.level(of: type), fields, gsize(fields.count))
            }
        }
    }

    private static func field(_ key: StaticString, _ value: UnsafePointer<CChar>) -> GLogField {
        GLogField(key: UnsafeRawPointer(key.utf8Start).assumingMemoryBound(to: CChar.self), value: value, length: -1)
    }

    private static func level(of type: OSLogType) -> GLogLevelFlags {
        switch type {
        case .debug: G_LOG_LEVEL_DEBUG
        case .info: G_LOG_LEVEL_INFO
        case .error: G_LOG_LEVEL_WARNING
        case .fault: G_LOG_LEVEL_CRITICAL
        default: G_LOG_LEVEL_MESSAGE
        }
    }
}
