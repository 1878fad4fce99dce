import Foundation

/// A value protected by a lock, for access by one thread at a time.
///
/// `Mutex` requires iOS 18. Unchecked, because the compiler can't verify that the lock guards the value: only
/// ``withLock(_:)`` reads or writes it.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    /// Reads or changes the value. The closure must not call code that might call this method again.
    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
