import Foundation

extension MainActor {
    /// Performs an action at once on the main thread, and later there on any other thread.
    ///
    /// For closures that apps receive: an app in Swift 5 mode may call them from any thread, for example in a
    /// completion handler of `URLSession`. A closure of the main actor would end the app there.
    package static func performFromAnyThread(_ action: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread {
            assumeIsolated(action)
        } else {
            Task { @MainActor in action() }
        }
    }
}
