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
    private let completion: Completion
    private let onEnd: () -> Void

    /// Called with whether the page was printed.
    typealias Completion = (Bool, (any Error)?) -> Void

    /// - Parameters:
    ///   - info: an app's settings, with which the dialog opens.
    ///   - completion: called once, after the page was printed, or the user closed the dialog without printing.
    ///   - onEnd: called once, after the user has closed the dialog.
    init(
        for operation: GObjectReference, _ info: UIPrintInfo?, over parent: UnsafeMutablePointer<GtkWindow>,
        completion: @escaping Completion, onEnd: @escaping () -> Void
    ) {
        self.operation = operation
        (self.completion, self.onEnd) = (completion, onEnd)
        // GTK owns each window until the window is destroyed.
        dialog = GObjectReference(UnsafeMutableRawPointer(tn_print_dialog_new(parent)), .retaining)
        if let settings = info?.settings { tn_print_dialog_set(dialog.cast(), settings.opaque) }
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
        if response == Int(GTK_RESPONSE_OK.rawValue) { print() } else { completion(false, nil) }
        onEnd()
    }

    private func print() {
        let settings = GObjectReference(
            UnsafeMutableRawPointer(tn_print_dialog_copy_settings(dialog.cast())), .adopting)
        webkit_print_operation_set_print_settings(operation.opaque, settings.opaque)
        webkit_print_operation_set_page_setup(operation.opaque, tn_print_dialog_get_page_setup(dialog.cast()))
        var failure: GLibError?
        operation.on("failed") { arguments in
            guard let error = arguments.pointer(1) else { return .unhandled }
            let found = GLibError(borrowing: error.assumingMemoryBound(to: GError.self))
            Log.fault("printing a page failed: \(found.message)")
            failure = found
            return .unhandled
        }
        operation.on("finished") { [completion] _ in
            completion(failure == nil, failure)
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
    /// How often the page is being printed, or has a dialog open.
    private var count = 0
    private var actionsAfterPrinting: [() -> Void] = []

    /// Shows the dialog for a page that asks, or the user's command.
    ///
    /// - Parameter parent: the window of the page; nil if the page may not open a dialog.
    /// - Returns: whether it is shown.
    @discardableResult
    func ask(for operation: GObjectReference, over parent: UnsafeMutablePointer<GtkWindow>?) -> Bool {
        guard let parent else {
            Log.fault("a page was not printed, because it is not visible, or driven by a test")
            return false
        }
        let isOneOfASeries = lastEnd.map { $0.duration(to: .now) < Self.seriesInterval } ?? false
        return !isOneOfASeries && show(operation, nil, over: parent) { _, _ in }
    }

    /// Runs the app until the dialog has ended, so that the script of the page waits for it.
    ///
    /// NB: WebKitGTK answers the script when its signal returns. This loop also runs the main queue, unlike one of GLib.
    func waitForDialog() {
        let shown = dialog
        while let shown, dialog === shown { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// Performs an action when no page is being printed.
    func afterPrinting(_ action: @escaping () -> Void) {
        if count == 0 { action() } else { actionsAfterPrinting.append(action) }
    }

    private func didPrint() {
        count -= 1
        guard count == 0 else { return }
        let actions = actionsAfterPrinting
        actionsAfterPrinting = []
        for action in actions { action() }
    }

    /// Shows the dialog with an app's settings.
    ///
    /// - Returns: whether it is shown.
    @discardableResult
    func show(
        _ operation: GObjectReference, _ info: UIPrintInfo?, over parent: UnsafeMutablePointer<GtkWindow>?,
        _ completion: @escaping PrintDialog.Completion
    ) -> Bool {
        guard dialog == nil, let parent else { return false }
        count += 1
        let end: PrintDialog.Completion = { [weak self] isPrinted, error in
            completion(isPrinted, error)
            self?.didPrint()
        }
        dialog = PrintDialog(for: operation, info, over: parent, completion: end) { [weak self] in
            self?.dialog = nil
            self?.lastEnd = .now
        }
        return true
    }
}

extension UIPrintInfo {
    /// The settings for GTK.
    fileprivate var settings: GObjectReference {
        let settings = GObjectReference(UnsafeMutableRawPointer(gtk_print_settings_new()), .adopting)
        gtk_print_settings_set_use_color(settings.opaque, [.general, .photo].contains(outputType) ? 1 : 0)
        if [.photo, .photoGrayscale].contains(outputType) {
            gtk_print_settings_set_quality(settings.opaque, GTK_PRINT_QUALITY_HIGH)
        }
        gtk_print_settings_set_orientation(
            settings.opaque,
            orientation == .landscape ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT)
        let sides: GtkPrintDuplex =
            switch duplex {
            case .none: GTK_PRINT_DUPLEX_SIMPLEX
            case .longEdge: GTK_PRINT_DUPLEX_HORIZONTAL
            case .shortEdge: GTK_PRINT_DUPLEX_VERTICAL
            }
        gtk_print_settings_set_duplex(settings.opaque, sides)
        if !jobName.isEmpty { gtk_print_settings_set(settings.opaque, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, jobName) }
        return settings
    }
}
