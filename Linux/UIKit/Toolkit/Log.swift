/// Complaints about the use of the module, on standard error as UIKit's own.
@MainActor
package enum Log {
    /// What was said once.
    package static var said: Set<String> = []

    package static func warn(_ message: String) {
        FileHandle.standardError.write(Data("[UIKit] \(message)\n".utf8))
    }

    /// For what may happen in a loop or at each layout.
    package static func warnOnce(_ message: String) {
        guard said.insert(message).inserted else { return }
        warn(message)
    }
}
