import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking

    /// Runs each call of a session's delegate at once, where the answer arrives.
    ///
    /// NB: Foundation on Linux puts a block on the delegate's queue for each piece of an answer, and reads on. A server that sends
    /// faster than the queue is worked off, or a compressed answer of a gigabyte, would fill the memory with these pieces
    /// before the first of them is counted.
    private final class InlineQueue: OperationQueue, @unchecked Sendable {
        // Unchecked, as the class that it inherits from is; it has no state of its own.
        override func addOperation(_ block: @escaping @Sendable () -> Void) {
            block()
        }
    }
#endif

/// The queue that sessions call their delegate on.
enum DelegateQueue {
    /// One that keeps no piece of an answer waiting; nil for the system's own where that one does.
    static var forDownloads: OperationQueue? {
        #if canImport(FoundationNetworking)
            InlineQueue()
        #else
            nil
        #endif
    }
}
