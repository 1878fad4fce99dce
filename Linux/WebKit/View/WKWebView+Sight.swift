internal import CGTK
internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

// What only a page that the user sees may do.
extension WKWebView {
    /// Connects the signals whose default is a dialog or a window of the engine's own.
    /// `docs/decisions/0034-webkit-defaults.md` has the review of all signals.
    func connectSight() {
        engine.on("print") { [weak self] arguments in
            guard let self, let operation = arguments.pointer(1) else { return .handled }
            self.printRequests.ask(for: GObjectReference(operation, .retaining), over: self.windowInSight)
            return .handled
        }
        engine.on("run-file-chooser") { [weak self] arguments in
            guard let request = arguments.pointer(1), self?.windowInSight == nil else { return .unhandled }
            webkit_file_chooser_request_cancel(OpaquePointer(request))
            return .handled
        }
        engine.on("run-color-chooser") { [weak self] arguments in
            guard let request = arguments.pointer(1), self?.windowInSight == nil else { return .unhandled }
            webkit_color_chooser_request_cancel(OpaquePointer(request))
            return .handled
        }
        engine.on("show-option-menu") { [weak self] arguments in
            guard let menu = arguments.pointer(1), self?.windowInSight == nil else { return .unhandled }
            let choices = GObjectReference(menu, .retaining)
            // NB: the engine learns only after this signal who shows the choices.
            Task { webkit_option_menu_close(choices.opaque) }
            return .handled
        }
        // Pages may not notify, so that this never comes; and if it does, nothing is shown in the engine's name.
        engine.on("show-notification") { _ in .handled }
    }

    /// The window in which the user sees the page; nil for a page that isn't in sight.
    var windowInSight: UnsafeMutablePointer<GtkWindow>? { EngineWidget.windowInSight(of: engine.widget) }
}
