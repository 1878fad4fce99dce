internal import CGTKShims
internal import CWebKitGTK
internal import Foundation
internal import GObjectKit
package import UIKit

/// A dialog that WebKitGTK or GTK opens for a page.
@MainActor
package struct EngineDialog {
    package enum Kind: String, Sendable {
        case files = "GtkFileChooser"
        case colors = "GtkColorChooser"
        case printers = "GtkPrintUnixDialog"
        /// The list of keys, which isn't an engine's but opens like one.
        case shortcuts = "GtkShortcutsWindow"
        /// The window about the app, likewise.
        case about = "AdwAboutWindow"
    }

    private let dialog: GObjectReference

    /// Waits for the next dialog of a kind that opens.
    package static func next(_ kind: Kind, after action: @MainActor () async throws -> Void) async throws
        -> EngineDialog
    {
        let windows = GObjectReference(UnsafeMutableRawPointer(gtk_window_get_toplevels()), .retaining)
        let opened = TestEvents<GObjectReference>()
        let connection = windows.on("items-changed") { _ in
            all(kind).forEach { opened.append($0) }
            return .unhandled
        }
        defer { windows.disconnect(connection) }
        try await action()
        return EngineDialog(dialog: try await opened.next())
    }

    /// How many dialogs of a kind are open.
    package static func count(_ kind: Kind) -> Int { all(kind).count }

    private static func all(_ kind: Kind) -> [GObjectReference] {
        let windows = gtk_window_get_toplevels()
        return (0..<g_list_model_get_n_items(windows)).compactMap { index -> GObjectReference? in
            guard let pointer = g_list_model_get_item(windows, index) else { return nil }
            let window = GObjectReference(pointer, .adopting)
            let type = g_type_from_name(kind.rawValue)
            return type != 0 && g_type_check_instance_is_a(window.cast(), type) != 0 ? window : nil
        }
    }

    /// Whether it stands over this window, which waits for it.
    package func belongs(to window: UIWindow) -> Bool {
        gtk_window_get_modal(dialog.cast()) != 0
            && gtk_window_get_transient_for(dialog.cast()).map { OpaquePointer($0) } == window.gtkWindow.opaque
    }

    /// The visible text of the dialog.
    package var texts: [String] {
        VisibleWidgets.all(gtk_label_get_type(), below: dialog.widget).map(VisibleWidgets.text(ofLabel:))
    }

    /// Chooses a file, as a click and Open do, once the dialog has read its folder.
    ///
    /// - Returns: false if the dialog doesn't find it.
    package func choose(_ file: URL, over window: UIWindow) async -> Bool {
        let wanted = GObjectReference(UnsafeMutableRawPointer(g_file_new_for_path(file.path)), .adopting)
        tn_file_chooser_set_file(dialog.pointer, wanted.opaque)
        for _ in 0..<300 {
            if let chosen = tn_file_chooser_get_file(dialog.pointer) {
                defer { g_object_unref(UnsafeMutableRawPointer(chosen)) }
                if g_file_equal(chosen, wanted.opaque) != 0 {
                    tn_file_chooser_accept(dialog.pointer)
                    return true
                }
            }
            await nextFrame(of: window)
        }
        return false
    }

    /// Chooses the only printer, which writes a file, and prints, as clicks do.
    ///
    /// - Returns: false if there is no printer, or it can't print.
    package func printToFile(over window: UIWindow) async -> Bool {
        for _ in 0..<300 {
            if let list = VisibleWidgets.all(gtk_column_view_get_type(), below: dialog.widget).first,
                gtk_selection_model_select_item(gtk_column_view_get_model(OpaquePointer(list)), 0, 1) != 0,
                let button = VisibleWidgets.all(gtk_button_get_type(), below: dialog.widget).first(where: {
                    gtk_button_get_label($0.withMemoryRebound(to: GtkButton.self, capacity: 1) { $0 })
                        .map { String(cString: $0) } == "_Print"
                }), gtk_widget_is_sensitive(button) != 0
            {
                emitClicked(button)
                return true
            }
            await nextFrame(of: window)
        }
        return false
    }

    /// Closes it, as Escape does.
    package func cancel() {
        gtk_window_close(dialog.cast())
    }
}
