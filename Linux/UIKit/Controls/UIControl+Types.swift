internal import CGTK

extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var touchDown: Event { Event(rawValue: 1 << 0) }
        public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
        public static var valueChanged: Event { Event(rawValue: 1 << 12) }
        public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
        public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
        public static var editingChanged: Event { Event(rawValue: 1 << 17) }
        public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
        public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
        public static var allEditingEvents: Event { Event(rawValue: 0xF0000) }
        public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
    }

    /// The state of a control.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var normal: State { [] }
        public static var highlighted: State { State(rawValue: 1 << 0) }
        public static var disabled: State { State(rawValue: 1 << 1) }
        public static var selected: State { State(rawValue: 1 << 2) }
    }

    func drawEnabled() {
        gtk_widget_set_sensitive(widget.widget, isEnabled ? 1 : 0)
    }
}
