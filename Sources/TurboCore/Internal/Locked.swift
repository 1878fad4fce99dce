import Foundation

/// A value that one thread at a time may touch.
///
/// `Mutex` needs iOS 18. Unchecked, because the compiler cannot see that the lock guards the value: nothing but
/// ``withLock(_:)`` reads or writes it.
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// Reads or changes the value. The closure must not call out to anything that might come back here.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
