internal import CGTK
internal import CGTKShims
internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

/// The dialog for choosing a printer for a page.
///
/// NB: WebKitGTK's own dialog runs a nested main loop, during which the main queue and the main actor are blocked.
@MainActor
final class PrintDialog {
    private let operation: GObjectReference
    private let dialog: GObjectReference
    private let onEnd: () -> Void

    /// - Parameter onEnd: called once, after the user has closed the dialog.
    init(for operation: GObjectReference, over parent: UnsafeMutablePointer<GtkWindow>, onEnd: @escaping () -> Void) {
        self.operation = operation
        self.onEnd = onEnd
        // GTK owns each window until the window is destroyed.
        dialog = GObjectReference(UnsafeMutableRawPointer(tn_print_dialog_new(parent)), .retaining)
        gtk_window_set_modal(dialog.cast(), 1)
        dialog.on("response") { [weak self] arguments in
            self?.answer(arguments.int(1))
            return .unhandled
        }
        gtk_window_present(dialog.cast())
    }

    isolated deinit {
        gtk_window_destroy(dialog.cast())
    }

    private func answer(_ response: Int) {
        if response == Int(GTK_RESPONSE_OK.rawValue) { print() }
        onEnd()
    }

    private func print() {
        let settings = GObjectReference(
            UnsafeMutableRawPointer(tn_print_dialog_copy_settings(dialog.cast())), .adopting)
        webkit_print_operation_set_print_settings(operation.opaque, settings.opaque)
        webkit_print_operation_set_page_setup(operation.opaque, tn_print_dialog_get_page_setup(dialog.cast()))
        operation.on("failed") { arguments in
            guard let error = arguments.pointer(1) else { return .unhandled }
            Log.fault(
                "printing a page failed: \(GLibError(borrowing: error.assumingMemoryBound(to: GError.self)).message)")
            return .unhandled
        }
        webkit_print_operation_print(operation.opaque)
    }
}

/// The print requests of a page. Shows one dialog at a time, and none shortly after another, because a page may ask
/// again and again.
@MainActor
final class PrintRequests {
    private static let seriesInterval = Duration.seconds(3)

    private var dialog: PrintDialog?
    private var lastEnd: ContinuousClock.Instant?

    /// - Parameter parent: the window of the page; nil if the page isn't visible.
    func ask(for operation: GObjectReference, over parent: UnsafeMutablePointer<GtkWindow>?) {
        guard let parent else { return Log.fault("a page was not printed, because it is not visible") }
        let isOneOfASeries = lastEnd.map { $0.duration(to: .now) < Self.seriesInterval } ?? false
        guard dialog == nil, !isOneOfASeries else { return }
        dialog = PrintDialog(for: operation, over: parent) { [weak self] in
            self?.dialog = nil
            self?.lastEnd = .now
        }
    }
}
