internal import CGTK

extension UIControl {
    /// What can happen to a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
        public static var valueChanged: Event { Event(rawValue: 1 << 12) }
        public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
    }

    /// What a control is like at the moment.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var normal: State { [] }
        public static var disabled: State { State(rawValue: 1 << 1) }
    }

    func drawEnabled() {
        gtk_widget_set_sensitive(widget.widget, isEnabled ? 1 : 0)
    }
}
