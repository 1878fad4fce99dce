internal import CGTK

/// A key with its modifiers.
package struct KeyPress {
    let key: Int32
    let control: Bool
    let alt: Bool

    /// - Parameter key: GDK's key value. GDK changes letters for Caps Lock as for Shift; here Caps Lock has no effect.
    package init(_ key: UInt32, control: Bool = false, alt: Bool = false, shift: Bool = false) {
        self.key = Int32(bitPattern: shift ? gdk_keyval_to_upper(key) : gdk_keyval_to_lower(key))
        self.control = control
        self.alt = alt
    }

    /// - Parameter modifiers: GDK's modifiers of the event.
    init(_ key: Int, modifiers: Int) {
        let holds = { (mask: GdkModifierType) in modifiers & Int(mask.rawValue) != 0 }
        self.init(
            UInt32(truncatingIfNeeded: key), control: holds(GDK_CONTROL_MASK), alt: holds(GDK_ALT_MASK),
            shift: holds(GDK_SHIFT_MASK))
    }
}
