package import CGTK

/// Returns the user data for `asyncReadyCallback`. The handler is called once, with the source object and the result
/// (both borrowed), and then released.
package func asyncReadyContext(
    _ handler: @escaping @MainActor (_ source: UnsafeMutableRawPointer?, _ result: OpaquePointer) -> Void
) -> gpointer {
    Unmanaged.passRetained(AsyncReadyBox(handler)).toOpaque()
}

/// The callback for all pairs of `…_async` and `…_finish` functions.
package let asyncReadyCallback: GAsyncReadyCallback = { source, result, context in
    guard let context, let result else { return }
    let box = Unmanaged<AsyncReadyBox>.fromOpaque(context).takeRetainedValue()
    // Both pointers are used only during this call, on the main thread.
    nonisolated(unsafe) let sourcePointer = source.map { UnsafeMutableRawPointer($0) }
    nonisolated(unsafe) let resultPointer = result
    MainActor.assumeIsolated { box.handler(sourcePointer, resultPointer) }
}

// Not checked for Sendable: made and called on the main thread.
private final class AsyncReadyBox: @unchecked Sendable {
    let handler: @MainActor (UnsafeMutableRawPointer?, OpaquePointer) -> Void

    init(_ handler: @escaping @MainActor (UnsafeMutableRawPointer?, OpaquePointer) -> Void) {
        self.handler = handler
    }
}
