internal import CGTK
import Foundation
internal import GObjectKit
import TurboNavigator
import UIKit

/// The inspector of a window. Opens with its button or Ctrl+Shift+D, and updates when the navigator is idle.
@MainActor
final class Inspector {
    private let pane: InspectorPane
    private let layout: InspectorLayout
    private let debouncer: IdleDebouncer

    init(_ navigator: TurboNavigator, _ journal: Journal, _ configuration: PathConfiguration, in window: UIWindow) {
        let store = navigator.session.webView.configuration.websiteDataStore.httpCookieStore
        let pane = InspectorPane([
            StacksSection(navigator, journal), RequestsSection(journal), MessagesSection(journal),
            ContentSection(journal, store), RulesSection(journal, configuration),
        ])
        let layout = InspectorLayout(pane.reference, in: window.gtkWindow)
        (self.pane, self.layout) = (pane, layout)
        debouncer = IdleDebouncer(of: navigator) { if layout.isOpen { pane.update() } }
        pane.onClose = { [weak self] in self?.close() }
        layout.onDismiss = { [weak self] in self?.close() }
        journal.onChange = { [weak self] in self?.setNeedsUpdate() }
        addKeys(to: window.gtkWindow)
        window.ownKeys = [("<Control><Shift>d", "Inspector")]
        // Escape closes the inspector's sheet first.
        window.handleCommand = { [weak self] command in
            guard let self, case .cancel = command, self.layout.isOverApp else { return false }
            self.close()
            return true
        }
    }

    private func addKeys(to window: GObjectReference) {
        let keys = GObjectReference(UnsafeMutableRawPointer(gtk_event_controller_key_new()), .retaining)
        gtk_event_controller_set_propagation_phase(keys.opaque, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(window.widget, keys.opaque)
        keys.on("key-pressed") { [weak self] arguments in
            let (key, modifiers) = (Int32(arguments.int(1)), UInt32(arguments.int(3)))
            let wanted = GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue
            guard modifiers & wanted == wanted, key == GDK_KEY_D || key == GDK_KEY_d else { return .unhandled }
            self?.toggle()
            return .handled
        }
    }

    func toggle() {
        layout.isOpen ? close() : open()
    }

    /// - Parameter page: the title of the section to show; nil shows the last one.
    func open(_ page: String? = nil) {
        page.map { pane.show($0) }
        pane.update()
        layout.open()
    }

    private func close() {
        layout.close()
    }

    private func setNeedsUpdate() {
        if layout.isOpen { debouncer.ask() }
    }
}
