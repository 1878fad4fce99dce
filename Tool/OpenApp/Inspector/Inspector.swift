internal import CGTK
import Foundation
internal import GObjectKit
import TurboNavigator
import UIKit
import WebKit

/// The inspector of a window. Opens with its button or Ctrl+Shift+D. Each frame of the window shows the events before
/// it and the current stacks.
@MainActor
final class Inspector {
    private let pane: InspectorPane
    private let layout: InspectorLayout
    /// The navigator whose stacks are shown.
    var navigator: @MainActor () -> TurboNavigator? = { nil }
    private var frames: GObjectReference?
    private var needsUpdate = false
    private var shown: NavigationState?

    init(
        _ journal: Journal, _ configuration: PathConfiguration, _ cookies: WKHTTPCookieStore, in window: UIWindow
    ) {
        let (stacks, rules) = (StacksSection(journal), RulesSection(journal, configuration))
        let pane = InspectorPane([
            stacks, RequestsSection(journal), MessagesSection(journal), ContentSection(journal, cookies), rules,
        ])
        let layout = InspectorLayout(pane.reference, in: window.gtkWindow)
        (self.pane, self.layout) = (pane, layout)
        stacks.state = { [weak self] in self?.state }
        rules.state = { [weak self] in self?.state }
        pane.onClose = { [weak self] in self?.close() }
        pane.onClear = { [weak journal] in journal?.clear() }
        layout.onDismiss = { [weak self] in self?.close() }
        journal.onChange = { [weak self] in self?.setNeedsUpdate() }
        addKeys(to: window.gtkWindow)
        watchFrames(of: window.gtkWindow)
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

    private var state: NavigationState? { navigator()?.currentState() }

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
        needsUpdate = true
        guard layout.isOpen, let frames else { return }
        gdk_frame_clock_request_phase(frames.opaque, GDK_FRAME_CLOCK_PHASE_UPDATE)
    }

    private func watchFrames(of window: GObjectReference) {
        window.on("realize", after: true) { [weak self, weak window] _ in
            guard let self, let window, let clock = gtk_widget_get_frame_clock(window.widget) else {
                return .unhandled
            }
            let frames = GObjectReference(UnsafeMutableRawPointer(clock), .retaining)
            self.frames = frames
            frames.on("update") { [weak self] _ in
                self?.update()
                return .unhandled
            }
            return .unhandled
        }
    }

    /// Updates the pane before a frame is drawn, if an event has happened or the stacks have changed.
    private func update() {
        guard layout.isOpen else { return }
        let state = state
        guard needsUpdate || state != shown else { return }
        (needsUpdate, shown) = (false, state)
        pane.update()
    }
}
