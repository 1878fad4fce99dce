internal import CGTK
internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

// Actions that only a visible page may cause.
extension WKWebView {
    /// Connects the signals for which WebKitGTK would show a dialog or window.
    /// `docs/decisions/0017-webkitgtk.md` has the review of all signals.
    func connectVisibility() {
        engine.on("print") { [weak self] arguments in
            guard let self, let pointer = arguments.pointer(1) else { return .handled }
            let operation = GObjectReference(pointer, .retaining)
            if self.settings.opener != nil { self.waitUntilVisible() }
            if self.printRequests.ask(for: operation, over: self.dialogParent) { self.printRequests.waitForDialog() }
            return .handled
        }
        engine.on("run-file-chooser") { [weak self] arguments in
            guard let request = arguments.pointer(1), self?.dialogParent == nil else { return .unhandled }
            webkit_file_chooser_request_cancel(OpaquePointer(request))
            return .handled
        }
        engine.on("run-color-chooser") { [weak self] arguments in
            guard let request = arguments.pointer(1), self?.dialogParent == nil else { return .unhandled }
            webkit_color_chooser_request_cancel(OpaquePointer(request))
            return .handled
        }
        engine.on("show-option-menu") { [weak self] arguments in
            guard let menu = arguments.pointer(1), self?.visibleWindow == nil else { return .unhandled }
            let choices = GObjectReference(menu, .retaining)
            // NB: only after this signal does WebKitGTK know which widget shows the options.
            Task { webkit_option_menu_close(choices.opaque) }
            return .handled
        }
    }

    /// Runs the app while the page's window is on its way to the screen, two seconds at most: a page may print a window
    /// right after it has opened it.
    private func waitUntilVisible() {
        let deadline = Date(timeIntervalSinceNow: 2)
        while visibleWindow == nil, deadline > Date() { _ = RunLoop.main.run(mode: .default, before: deadline) }
    }

    /// Whether a page may open a dialog that is a window of its own. Nobody could close it in an app that a test drives.
    package static var opensDialogs = true

    /// The window for a dialog of the page; nil if the page may not open one.
    var dialogParent: UnsafeMutablePointer<GtkWindow>? { Self.opensDialogs ? visibleWindow : nil }

    /// The window of the page; nil if the page isn't visible.
    var visibleWindow: UnsafeMutablePointer<GtkWindow>? { EngineWidget.visibleWindow(of: engine.widget) }
}
