internal import CGTK
internal import CGTKShims
package import GObjectKit

/// The GTK container of a view. It lays out the view and gives each child its frame.
@MainActor
package final class ViewHost {
    package let reference: GObjectReference
    weak var view: UIView?

    init() {
        Toolkit.start()
        reference = GObjectReference(tn_host_new(allocateHost, nil))
        tn_host_set_context(reference.widget, Unmanaged.passUnretained(self).toOpaque())
    }

    /// A subview may outlive its superview. GTK must then remove its widget from the superview's.
    isolated deinit {
        tn_host_end(reference.widget)
    }

    var widget: UnsafeMutablePointer<GtkWidget> { reference.widget }

    /// Whether the view draws without becoming visible: its drawing is discarded.
    var discardsDrawing = false {
        didSet { if discardsDrawing != oldValue { tn_host_set_veiled(widget, discardsDrawing) } }
    }

    /// Makes the widget request the size of its content, because a GTK box lays it out instead of a superview.
    func setAsksForContent() {
        tn_host_set_asks(widget, true)
    }

    func queueAllocate() {
        gtk_widget_queue_allocate(widget)
    }

    /// Inserts a child above `sibling`, or below all others.
    func insert(_ child: GObjectReference, above sibling: GObjectReference?) {
        gtk_widget_insert_after(child.widget, widget, sibling?.widget)
    }

    func remove(_ child: GObjectReference) {
        guard gtk_widget_get_parent(child.widget) == widget else { return }
        gtk_widget_unparent(child.widget)
    }
}

private let allocateHost: TNHostAllocate = { _, width, height, _, context in
    guard let context else { return }
    let host = Unmanaged<ViewHost>.fromOpaque(context).takeUnretainedValue()
    MainActor.assumeIsolated {
        host.view?.hostDidAllocate(CGSize(width: Int(width), height: Int(height)))
    }
}
