internal import CGTK
import Foundation
internal import GObjectKit
import TurboNavigator
import UIKit

/// The inspector of a window: opened with its button or Ctrl+Shift+D, and brought up to date when nothing moves.
@MainActor
final class Inspector {
    private let pane: InspectorPane
    private let place: InspectorPlace
    private let navigator: TurboNavigator
    private var nextUpdate: Task<Void, Never>?

    init(_ navigator: TurboNavigator, _ journal: Journal, _ configuration: PathConfiguration, in window: UIWindow) {
        self.navigator = navigator
        let store = navigator.session.webView.configuration.websiteDataStore.httpCookieStore
        pane = InspectorPane([
            StacksPage(navigator, journal), RequestsPage(journal), MessagesPage(journal),
            ContentPage(journal, store), RulesPage(journal, configuration),
        ])
        place = InspectorPlace(pane.reference, in: window.gtkWindow)
        pane.onClose = { [weak self] in self?.close() }
        place.onDismiss = { [weak self] in self?.close() }
        journal.onChange = { [weak self] in self?.setNeedsUpdate() }
        addKeys(to: window.gtkWindow)
        // A sheet over the app is the first to go.
        window.takesRequest = { [weak self] request in
            guard let self, case .cancel = request, self.place.isOverApp else { return false }
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
        place.isOpen ? close() : open()
    }

    /// - Parameter page: the title of one; nil for the one that was open last.
    func open(_ page: String? = nil) {
        page.map { pane.show($0) }
        pane.update()
        place.open()
    }

    private func close() {
        place.close()
    }

    /// Milliseconds after an event until it is shown, with those that came meanwhile.
    private static let pause: UInt64 = 200

    private func setNeedsUpdate() {
        guard place.isOpen, nextUpdate == nil else { return }
        nextUpdate = Task { [weak self] in
            repeat {
                do { try await Task.sleep(nanoseconds: Self.pause * 1_000_000) } catch { return }
                // A page that comes has the machine for itself.
            } while self?.isVisiting == true
            self?.nextUpdate = nil
            if self?.place.isOpen == true { self?.pane.update() }
        }
    }

    private var isVisiting: Bool { navigator.session.isVisiting || navigator.modalSession.isVisiting }
}
