/// The Escape key, which a page with the keyboard focus gets before the window.
///
/// WebKitGTK returns a key that the page hasn't handled: it puts the same event into the queue once more. A page that
/// was busy does so late, when the key may have been pressed again, or the user may be on another screen.
@MainActor
package final class EscapeKey {
    package enum Receiver {
        case page
        case window
        case nobody
    }

    /// The times of the last keys that pages have got, on GDK's clock. An event has no other identity.
    private var times: [UInt32] = []
    /// The page that may return the last of them; nil if the window has got a key since.
    private weak var page: UIView?

    private static let maximumTimes = 10

    package init() {}

    /// The receiver of a key before it is at the widget with the focus.
    ///
    /// - Parameter focus: the page with the keyboard focus.
    package func receiver(at time: UInt32, focus: UIView?) -> Receiver {
        if times.contains(time) { return focus != nil && focus === page && time == times.last ? .page : .nobody }
        page = focus?.acceptsEscape?() == true ? focus : nil
        guard page != nil else { return .window }
        times = times.suffix(Self.maximumTimes - 1) + [time]
        return .page
    }

    /// Returns the page that has returned a key which no widget has handled, once.
    package func takeReturned(at time: UInt32) -> UIView? {
        guard let page, time == times.last else { return nil }
        times.removeLast()
        return page
    }
}
