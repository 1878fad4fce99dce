import CGTK
import GObjectKit
import TestSupport
import Testing

@MainActor @Suite(.serialized, .enabled(if: hasDisplay))
struct OwnershipTests {
    init() {
        #expect(MainLoop.start())
    }

    private func button() -> GObjectReference {
        GObjectReference(UnsafeMutableRawPointer(gtk_button_new()))
    }

    @Test(arguments: [
        (GType.interface, "GInterface"), (.boolean, "gboolean"), (.int, "gint"), (.uint, "guint"), (.long, "glong"),
        (.ulong, "gulong"), (.int64, "gint64"), (.uint64, "guint64"), (.enumeration, "GEnum"), (.flags, "GFlags"),
        (.double, "gdouble"), (.string, "gchararray"), (.boxed, "GBoxed"), (.object, "GObject"),
    ])
    func `A fundamental type has GLib's number`(_ type: GType, _ name: String) {
        #expect(g_type_from_name(name) == type)
    }

    @Test func `A widget is released with its reference`() {
        var finalized = false
        do {
            let button = button()
            watch(button) { finalized = true }
        }
        #expect(finalized)
    }

    @Test func `A handler runs and is released with the widget`() {
        final class Witness {}
        weak var witness: Witness?
        var changes = 0
        do {
            let button = button()
            let held = Witness()
            witness = held
            button.on("notify::label") { _ in
                _ = held
                changes += 1
                return .handled
            }
            gtk_button_set_label(button.cast(), "one")
            gtk_button_set_label(button.cast(), "two")
        }
        #expect(changes == 2)
        #expect(witness == nil)
    }

    @Test func `A disconnected handler isn't called`() {
        var changes = 0
        let button = button()
        let connection = button.on("notify::label") { _ in
            changes += 1
            return .handled
        }
        button.disconnect(connection)
        gtk_button_set_label(button.cast(), "one")
        #expect(changes == 0)
    }

    @Test func `Arguments are read by index and type`() {
        var seen: String?
        let entry = GObjectReference(UnsafeMutableRawPointer(gtk_entry_new()))
        entry.on("notify::text") { arguments in
            seen = arguments.pointer(0) == entry.pointer ? "entry" : "another"
            #expect(arguments.int(0) == 0)
            #expect(arguments.string(7) == nil)
            return .unhandled
        }
        gtk_editable_set_text(entry.opaque, "text")
        #expect(seen == "entry")
    }

    @Test func `An error keeps domain, code and sentence`() {
        let error = GLibError(consuming: g_error_new_literal(g_quark_from_string("test-domain"), 7, "went wrong"))
        #expect(error == GLibError(domain: "test-domain", code: 7, message: "went wrong"))
        #expect("\(error)" == "test-domain 7: went wrong")
    }

    private func watch(_ object: GObjectReference, _ action: @escaping () -> Void) {
        let box = Unmanaged.passRetained(ActionBox(action)).toOpaque()
        g_object_weak_ref(
            object.cast(),
            { context, _ in
                guard let context else { return }
                Unmanaged<ActionBox>.fromOpaque(context).takeRetainedValue().action()
            }, box)
    }
}

private final class ActionBox {
    let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }
}
