import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking

    /// Runs each delegate call of a session immediately, on the thread on which the data arrive.
    ///
    /// NB: Foundation on Linux adds a block to the delegate queue for each chunk of a response, and keeps reading. A
    /// server that sends faster than the queue is processed, or a compressed response of a gigabyte, would fill the
    /// memory with chunks before the first one is counted.
    private final class InlineQueue: OperationQueue, @unchecked Sendable {
        // Unchecked, like its superclass; it has no state of its own.
        override func addOperation(_ block: @escaping @Sendable () -> Void) {
            block()
        }
    }
#endif

/// The queue on which sessions call their delegate.
enum DelegateQueue {
    /// A queue that never keeps chunks of a response waiting; nil for the system's own queue, if it doesn't either.
    static var forDownloads: OperationQueue? {
        #if canImport(FoundationNetworking)
            InlineQueue()
        #else
            nil
        #endif
    }
}
