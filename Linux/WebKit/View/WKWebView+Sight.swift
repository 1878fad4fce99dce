internal import CGTK
internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

// What only a page that the user sees may do.
extension WKWebView {
    /// Connects the signals whose default is a dialog or a window of the engine's own.
    /// `docs/decisions/0081-engine-signals.md` has the review of all signals.
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
        // Pages may not notify, so that this never comes; and if it does, nothing is shown in the engine's name.
        engine.on("show-notification") { _ in .handled }
    }

    /// The window in which the user sees the page: it is on screen, and nothing lies over its middle.
    var windowInSight: UnsafeMutablePointer<GtkWindow>? {
        guard gtk_widget_get_mapped(engine.widget) != 0, let root = gtk_widget_get_root(engine.widget) else {
            return nil
        }
        let window = GObjectReference(UnsafeMutableRawPointer(root), .retaining)
        var middle = graphene_point_t(
            x: Float(gtk_widget_get_width(engine.widget)) / 2, y: Float(gtk_widget_get_height(engine.widget)) / 2)
        var inWindow = graphene_point_t()
        guard gtk_widget_compute_point(engine.widget, window.cast(), &middle, &inWindow) != 0,
            let top = gtk_widget_pick(window.cast(), Double(inWindow.x), Double(inWindow.y), GTK_PICK_DEFAULT)
        else { return nil }
        let isPage = top == engine.widget || gtk_widget_is_ancestor(top, engine.widget) != 0
        return isPage ? window.cast() : nil
    }
}
