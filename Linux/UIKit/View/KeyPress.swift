internal import CGTK

/// A key, and which others are held with it.
package struct KeyPress {
    let key: Int32
    let control: Bool
    let alt: Bool

    /// - Parameter key: as GDK names it. There Caps Lock makes another key of a letter, as Shift does; here it makes none.
    package init(_ key: UInt32, control: Bool = false, alt: Bool = false, shift: Bool = false) {
        self.key = Int32(bitPattern: shift ? gdk_keyval_to_upper(key) : gdk_keyval_to_lower(key))
        self.control = control
        self.alt = alt
    }

    /// - Parameter modifiers: as they come with an event.
    init(_ key: Int, modifiers: Int) {
        let holds = { (mask: GdkModifierType) in modifiers & Int(mask.rawValue) != 0 }
        self.init(
            UInt32(truncatingIfNeeded: key), control: holds(GDK_CONTROL_MASK), alt: holds(GDK_ALT_MASK),
            shift: holds(GDK_SHIFT_MASK))
    }
}
