internal import CGTK

/// A reference that doesn't keep its object alive, and reports the end of the object once.
@MainActor
package final class WeakGObject {
    // nil once the object has been disposed of. Changed only on the main actor; the deinitializer reads it last.
    package private(set) var pointer: UnsafeMutableRawPointer?
    private let didEnd: () -> Void

    package init(_ pointer: UnsafeMutableRawPointer, didEnd: @escaping () -> Void) {
        self.pointer = pointer
        self.didEnd = didEnd
        g_object_weak_ref(pointer.assumingMemoryBound(to: GObject.self), objectDidEnd, context)
    }

    isolated deinit {
        guard let pointer else { return }
        g_object_weak_unref(pointer.assumingMemoryBound(to: GObject.self), objectDidEnd, context)
    }

    private var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    fileprivate func end() {
        pointer = nil
        didEnd()
    }
}

private let objectDidEnd: GWeakNotify = { context, _ in
    guard let context else { return }
    // The reference removes this call before it is deallocated.
    let reference = Unmanaged<WeakGObject>.fromOpaque(context).takeUnretainedValue()
    MainActor.assumeIsolated { reference.end() }
}
