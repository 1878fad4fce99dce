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

    private var isShortcut: Bool { WindowKeys.navigation(self) ?? WindowKeys.page(self) != nil }

    /// The shortcut that a key has elsewhere, if it has none in the active layout: with its digit, for which some
    /// layouts need Shift, or in another layout with a key that the active one lacks, such as a Latin letter.
    ///
    /// - Parameter event: GDK's event of this key.
    func otherShortcut(_ event: OpaquePointer) -> KeyPress? {
        guard control || alt, !isShortcut, let display = gdk_event_get_display(event) else { return nil }
        let (layout, level) = (Int32(gdk_key_event_get_layout(event)), Int32(gdk_key_event_get_level(event)))
        let shift = gdk_event_get_modifier_state(event).rawValue & GDK_SHIFT_MASK.rawValue != 0
        let values = Self.values(of: gdk_key_event_get_keycode(event), on: display).filter { place, value in
            place.group == layout
                ? place.level == 1 && (GDK_KEY_0...GDK_KEY_9).contains(Int32(bitPattern: value))
                : place.level == level && !Self.has(value, in: layout, on: display)
        }
        return values.lazy.map { KeyPress($0.value, control: control, alt: alt, shift: shift) }.first(
            where: \.isShortcut)
    }

    /// The values of a key in all layouts.
    private static func values(
        of keyCode: UInt32, on display: OpaquePointer
    ) -> [(place: GdkKeymapKey, value: UInt32)] {
        var (places, values, count): (UnsafeMutablePointer<GdkKeymapKey>?, UnsafeMutablePointer<UInt32>?, Int32)
        (places, values, count) = (nil, nil, 0)
        guard gdk_display_map_keycode(display, keyCode, &places, &values, &count) != 0 else { return [] }
        defer {
            g_free(places)
            g_free(values)
        }
        return zip(
            UnsafeBufferPointer(start: places, count: Int(count)), UnsafeBufferPointer(start: values, count: Int(count))
        ).map { ($0, $1) }
    }

    /// Whether a layout has a key with a value.
    private static func has(_ value: UInt32, in layout: Int32, on display: OpaquePointer) -> Bool {
        var (places, count): (UnsafeMutablePointer<GdkKeymapKey>?, Int32) = (nil, 0)
        guard gdk_display_map_keyval(display, value, &places, &count) != 0 else { return false }
        defer { g_free(places) }
        return UnsafeBufferPointer(start: places, count: Int(count)).contains { $0.group == layout }
    }
}
