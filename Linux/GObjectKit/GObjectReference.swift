package import CGTK

/// A strong reference to a GObject, given back on the main thread when the Swift object goes.
///
/// Swift objects own GObjects, never the other way round: a signal handler that captures its owner must do so weakly.
@MainActor
package class GObjectReference {
    /// How the reference comes into our hands.
    package enum Ownership {
        /// A new widget, whose floating reference becomes ours; of an object already owned by another, one more.
        case sinking
        /// The result of a function that gives its caller ownership ("transfer full").
        case adopting
        /// An object that somebody else owns ("transfer none"), kept alive by us from now on.
        case retaining
    }

    // A pointer is not Sendable; this one never changes and is used on the main actor alone, but for the final unref.
    package nonisolated(unsafe) let pointer: UnsafeMutableRawPointer

    package init(_ pointer: UnsafeMutableRawPointer, _ ownership: Ownership = .sinking) {
        self.pointer = pointer
        switch ownership {
        case .sinking: g_object_ref_sink(pointer)
        case .adopting: break
        case .retaining: g_object_ref(pointer)
        }
    }

    isolated deinit {
        g_object_unref(pointer)
    }

    /// For types that C only declares ("opaque"), such as GtkStack.
    package var opaque: OpaquePointer { OpaquePointer(pointer) }

    /// For types with a public C struct, such as GtkWidget or GtkWindow.
    package func cast<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        pointer.assumingMemoryBound(to: type)
    }

    /// The object as a widget.
    package var widget: UnsafeMutablePointer<GtkWidget> { cast() }
}
