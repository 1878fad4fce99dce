/// The Escape key, which a page with the keyboard focus gets before the window.
///
/// WebKitGTK returns a key that the page hasn't handled: it puts the same event into the queue once more. A page that
/// was busy does so late, when the key may have been pressed again, or the user may be on another screen.
@MainActor
final class EscapeKey {
    enum Receiver {
        case page
        case window
        case nobody
    }

    /// The time of the last event, on GDK's clock; nil before the first.
    private var time: UInt32?
    /// The page that has it.
    private weak var page: UIView?

    /// The receiver of a key before it is at the widget with the focus.
    ///
    /// - Parameter focus: the page with the keyboard focus.
    func receiver(at time: UInt32, focus: UIView?) -> Receiver {
        // The clock begins again after 50 days.
        let age = self.time.map { Int32(bitPattern: $0 &- time) } ?? -1
        if age > 0 { return .nobody }
        if age == 0, page != nil { return focus === page ? .page : .nobody }
        (self.time, page) = (time, focus?.answersKeys?() == true ? focus : nil)
        return page == nil ? .window : .page
    }

    /// Whether a key that no widget has handled was returned by the page.
    func isReturned(at time: UInt32) -> Bool { time == self.time && page != nil }
}
