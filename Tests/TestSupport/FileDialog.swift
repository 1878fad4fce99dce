internal import CWebKitGTK
internal import Foundation
internal import GObjectKit

/// The dialog that the engine opens for a file input.
@MainActor
package struct FileDialog {
    private let dialog: GObjectReference

    /// Waits for the next dialog that opens.
    package static func next(after action: @MainActor () async throws -> Void) async throws -> FileDialog {
        let windows = GObjectReference(UnsafeMutableRawPointer(gtk_window_get_toplevels()), .retaining)
        let opened = TestEvents<GObjectReference>()
        let connection = windows.on("items-changed") { _ in
            if let dialog = find(in: windows) { opened.record(dialog) }
            return .unhandled
        }
        defer { windows.disconnect(connection) }
        try await action()
        return FileDialog(dialog: try await opened.next())
    }

    private static func find(in windows: GObjectReference) -> GObjectReference? {
        for index in 0..<g_list_model_get_n_items(windows.opaque) {
            guard let pointer = g_list_model_get_item(windows.opaque, index) else { continue }
            let window = GObjectReference(pointer, .adopting)
            if g_type_check_instance_is_a(window.cast(), gtk_file_chooser_get_type()) != 0 { return window }
        }
        return nil
    }

    package func cancel() {
        gtk_dialog_response(dialog.cast(), GTK_RESPONSE_CANCEL.rawValue)
    }
}
