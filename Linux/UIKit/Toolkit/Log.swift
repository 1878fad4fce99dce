/// Warnings about the app's use of UIKit, on standard error like Apple's.
@MainActor
package enum Log {
    /// The warnings that have been logged once.
    package static var said: Set<String> = []

    package static func warn(_ message: String) {
        FileHandle.standardError.write(Data("[UIKit] \(message)\n".utf8))
    }

    /// Logs a warning only the first time, because it may occur in a loop or in each layout.
    package static func warnOnce(_ message: String) {
        guard said.insert(message).inserted else { return }
        warn(message)
    }
}
