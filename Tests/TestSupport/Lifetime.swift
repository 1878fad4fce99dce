internal import CWebKitGTK
internal import GObjectKit
package import UIKit

/// Reports when an object, and the GObject behind it, is freed.
@MainActor
package final class Lifetime {
    package enum End: Equatable, Sendable {
        case object
        case widget
    }

    private weak var object: AnyObject?
    private let events = TestEvents<End>()
    private let hasWidget: Bool

    package init(of object: AnyObject) {
        self.object = object
        hasWidget = false
    }

    /// Follows a view and its widget.
    package init(ofView view: UIView) {
        object = view
        hasWidget = true
        let context = Unmanaged.passRetained(EventsBox(events)).toOpaque()
        g_object_weak_ref(view.widget.cast(), widgetFinalized, context)
    }

    package var isOver: Bool {
        object == nil && (!hasWidget || events.all.contains(.widget))
    }

    /// Waits until the widget is finalized, which a running script or load may delay.
    package func waitForWidget() async throws {
        try await events.next { $0 == .widget }
    }
}

private final class EventsBox {
    let events: TestEvents<Lifetime.End>

    init(_ events: TestEvents<Lifetime.End>) {
        self.events = events
    }
}

private let widgetFinalized: GWeakNotify = { context, _ in
    guard let context else { return }
    let box = Unmanaged<EventsBox>.fromOpaque(context).takeRetainedValue()
    // GObjects of this project are finalized on the main thread.
    let events = box.events
    MainActor.assumeIsolated { events.append(.widget) }
}
