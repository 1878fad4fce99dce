internal import CGTK

/// The requests for the keys of a window.
package enum WindowKeys {
    /// Keys for the app's navigation.
    package static func navigation(_ press: KeyPress) -> WindowCommand? {
        switch (press.key, press.control, press.alt) {
        case (GDK_KEY_Left, false, true): .back
        case (GDK_KEY_Escape, false, false): .cancel
        case (GDK_KEY_w, true, false): .close
        case (GDK_KEY_q, true, false): .quit
        case (GDK_KEY_n, true, false): .newWindow
        case (GDK_KEY_F5, false, false), (GDK_KEY_r, true, false): .refresh
        case (GDK_KEY_Page_Up, true, false), (GDK_KEY_KP_Page_Up, true, false): .nextTab(forward: false)
        case (GDK_KEY_Page_Down, true, false), (GDK_KEY_KP_Page_Down, true, false): .nextTab(forward: true)
        case (GDK_KEY_1...GDK_KEY_9, false, true): .tab(Int(press.key - GDK_KEY_1))
        case (GDK_KEY_KP_1...GDK_KEY_KP_9, false, true): .tab(Int(press.key - GDK_KEY_KP_1))
        default: nil
        }
    }

    /// Keys that the page may handle itself.
    package static func page(_ press: KeyPress) -> WindowCommand? {
        switch (press.key, press.control, press.alt) {
        case (GDK_KEY_plus, true, false), (GDK_KEY_equal, true, false), (GDK_KEY_KP_Add, true, false): .page(.larger)
        case (GDK_KEY_minus, true, false), (GDK_KEY_KP_Subtract, true, false): .page(.smaller)
        case (GDK_KEY_0, true, false), (GDK_KEY_KP_0, true, false): .page(.actualSize)
        case (GDK_KEY_f, true, false): .page(.find)
        case (GDK_KEY_p, true, false): .page(.print)
        case (GDK_KEY_z, true, false): .page(.undo)
        case (GDK_KEY_Z, true, false), (GDK_KEY_y, true, false): .page(.redo)
        case (GDK_KEY_F1, false, false), (GDK_KEY_question, true, false): .help
        case (GDK_KEY_F11, false, false): .fullScreen
        default: nil
        }
    }
}

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
