package import CGTK

/// A strong reference to a GObject. It is released on the main thread when the Swift object is deallocated.
///
/// Swift objects own GObjects, never the reverse: a signal handler must capture its owner weakly.
@MainActor
package class GObjectReference {
    /// The ownership of the pointer that a reference is created with.
    package enum Ownership {
        /// A new widget: takes over its floating reference. If the object already has an owner, adds a reference.
        case sinking
        /// The result of a function that transfers ownership to its caller ("transfer full").
        case adopting
        /// An object with another owner ("transfer none"): adds a reference.
        case retaining
    }

    // A pointer isn't Sendable. This one never changes, and apart from the final unref is used only on the main actor.
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

// Properties for which the library has no functions.
extension GObjectReference {
    /// Returns what a closure reads from the value of a property of this type.
    package func property<Value>(_ name: String, _ type: GType, _ read: (UnsafePointer<GValue>) -> Value) -> Value {
        var value = GValue()
        g_value_init(&value, type)
        defer { g_value_unset(&value) }
        g_object_get_property(cast(), name, &value)
        return read(&value)
    }

    /// Sets a property of this type to the value that a closure writes.
    package func setProperty(_ name: String, _ type: GType, _ write: (UnsafeMutablePointer<GValue>) -> Void) {
        var value = GValue()
        g_value_init(&value, type)
        defer { g_value_unset(&value) }
        write(&value)
        g_object_set_property(cast(), name, &value)
    }
}

extension String {
    /// The text as markup contains it.
    package var escapedForMarkup: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
