package import CGTK

/// Makes the user data for `asyncReadyCallback`: the handler is called once with source object and result, both
/// borrowed, and then released.
package func asyncReadyContext(
    _ handler: @escaping @MainActor (_ source: UnsafeMutableRawPointer?, _ result: OpaquePointer) -> Void
) -> gpointer {
    Unmanaged.passRetained(AsyncReadyBox(handler)).toOpaque()
}

/// The callback for every function of the "async" and "finish" kind.
package let asyncReadyCallback: GAsyncReadyCallback = { source, result, context in
    guard let context, let result else { return }
    let box = Unmanaged<AsyncReadyBox>.fromOpaque(context).takeRetainedValue()
    // Both pointers are used during this call only, on the main thread.
    nonisolated(unsafe) let sourcePointer = source.map { UnsafeMutableRawPointer($0) }
    nonisolated(unsafe) let resultPointer = result
    MainActor.assumeIsolated { box.handler(sourcePointer, resultPointer) }
}

// Sendable is not checked: made and called on the main thread.
private final class AsyncReadyBox: @unchecked Sendable {
    let handler: @MainActor (UnsafeMutableRawPointer?, OpaquePointer) -> Void

    init(_ handler: @escaping @MainActor (UnsafeMutableRawPointer?, OpaquePointer) -> Void) {
        self.handler = handler
    }
}
