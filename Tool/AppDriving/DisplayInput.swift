internal import CGTK
internal import Foundation
internal import GObjectKit
internal import UIKit

/// The mouse and the keyboard of an X display, through its extension for tests. What GTK and the page get are the
/// events of devices, not of a script.
@MainActor
final class DisplayInput {
    private let display: OpaquePointer
    private let library: Library
    private var keys: KeyMap

    /// Connects to the display of the app. The connection is separate from GDK's.
    ///
    /// - Throws: ``DriveFailure`` if the display isn't one of X, or has no such extension.
    init() throws {
        library = try Library()
        guard let display = library.open(nil) else {
            throw DriveFailure(
                .unsupported, "Only an app on an X display can be driven: set DISPLAY and GDK_BACKEND=x11.")
        }
        self.display = display
        keys = KeyMap(display, library)
    }

    // MARK: Pointer

    /// Moves the pointer to a point of a view.
    func move(to point: CGPoint, in view: UIView, of window: UIWindow) throws {
        let place = try onScreen(point, in: view, of: window)
        library.motion(display, -1, Int32(place.x.rounded()), Int32(place.y.rounded()), 0)
        library.sync(display, 0)
    }

    /// Presses or releases a button: 1 is the left one, 3 the right one.
    func button(_ number: Int, isDown: Bool) {
        library.button(display, UInt32(number), isDown ? 1 : 0, 0)
        library.sync(display, 0)
    }

    private func onScreen(_ point: CGPoint, in view: UIView, of window: UIWindow) throws -> CGPoint {
        var start = graphene_point_t(x: Float(point.x), y: Float(point.y))
        var result = graphene_point_t()
        guard gtk_widget_compute_point(view.widget.widget, window.gtkWindow.widget, &start, &result) != 0 else {
            throw DriveFailure(.failed, "The view isn't in the app's window.")
        }
        // A window without a manager has a border of its own, which is part of the surface.
        var (x, y) = (0.0, 0.0)
        gtk_native_get_surface_transform(window.gtkWindow.opaque, &x, &y)
        let number = try surface(of: window)
        var (left, top, child): (Int32, Int32, UInt) = (0, 0, 0)
        library.translate(display, number, library.root(display), 0, 0, &left, &top, &child)
        let scale = CGFloat(gtk_widget_get_scale_factor(window.gtkWindow.widget))
        return CGPoint(
            x: CGFloat(left) + (CGFloat(result.x) + x) * scale, y: CGFloat(top) + (CGFloat(result.y) + y) * scale)
    }

    // MARK: Keyboard

    /// Presses and releases a key.
    func stroke(_ key: DriveKey) throws {
        try press(key, isDown: true)
        try press(key, isDown: false)
        library.sync(display, 0)
    }

    /// Presses or releases a key, with Shift if its character needs that.
    func press(_ key: DriveKey, isDown: Bool) throws {
        guard let code = keys.code(of: key) else { throw DriveFailure(.invalid, "There is no key \(key).") }
        let shift = code.needsShift ? keys.code(of: .shift)?.number : nil
        if let shift, isDown { library.key(display, shift, 1, 0) }
        library.key(display, code.number, isDown ? 1 : 0, 0)
        if let shift, !isDown { library.key(display, shift, 0, 0) }
    }

    /// Divides strokes so that within a part no key changes its character.
    ///
    /// NB: GDK handles strokes later than they are sent, and all with the characters that the keys have then.
    func parts(of strokes: [DriveStroke]) -> [[DriveStroke]] {
        var (parts, lacking): ([[DriveStroke]], Set<UInt>) = ([], [])
        for stroke in strokes {
            if keys.lacks(stroke.key) { lacking.insert(stroke.key.symbol) }
            if parts.isEmpty || lacking.count > keys.free.count {
                parts.append([])
                lacking = lacking.filter { $0 == stroke.key.symbol }
            }
            parts[parts.count - 1].append(stroke)
        }
        return parts
    }

    /// Gives the window the keyboard, as a window manager does. The page has got what was typed before, so each free key
    /// may have another character from now on.
    func focus(_ window: UIWindow) throws {
        keys.given = [:]
        library.focus(display, try surface(of: window), 1, 0)
        library.sync(display, 0)
    }

    private func surface(of window: UIWindow) throws -> UInt {
        typealias Number = @convention(c) (OpaquePointer) -> UInt
        guard let surface = gtk_native_get_surface(window.gtkWindow.opaque),
            let symbol = dlsym(nil, "gdk_x11_surface_get_xid")
        else { throw DriveFailure(.failed, "The app's window isn't on an X display.") }
        return unsafeBitCast(symbol, to: Number.self)(surface)
    }
}

extension DisplayInput {
    /// The functions of Xlib and of its extension for tests. They are looked up at run time: only a driven app needs
    /// them.
    @MainActor
    struct Library {
        typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
        typealias Sync = @convention(c) (OpaquePointer, Int32) -> Void
        typealias Root = @convention(c) (OpaquePointer) -> UInt
        typealias Motion = @convention(c) (OpaquePointer, Int32, Int32, Int32, UInt) -> Void
        typealias Press = @convention(c) (OpaquePointer, UInt32, Int32, UInt) -> Void
        typealias Focus = @convention(c) (OpaquePointer, UInt, Int32, UInt) -> Void
        typealias Translate =
            @convention(c) (
                OpaquePointer, UInt, UInt, Int32, Int32, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
                UnsafeMutablePointer<UInt>
            ) -> Void
        typealias KeyCodes =
            @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Void
        typealias Mapping =
            @convention(c) (OpaquePointer, UInt8, Int32, UnsafeMutablePointer<Int32>) -> UnsafeMutablePointer<UInt>?
        typealias Change = @convention(c) (OpaquePointer, Int32, Int32, UnsafeMutablePointer<UInt>, Int32) -> Void
        typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

        let open: Open
        let sync: Sync
        let root: Root
        let motion: Motion
        let button: Press
        let key: Press
        let focus: Focus
        let translate: Translate
        let keyCodes: KeyCodes
        let mapping: Mapping
        let change: Change
        let free: Free

        init() throws {
            guard let xlib = dlopen("libX11.so.6", RTLD_NOW), let tests = dlopen("libXtst.so.6", RTLD_NOW) else {
                throw DriveFailure(.unsupported, "libXtst is missing: apt-get install libxtst6")
            }
            func find<Function>(_ name: String, _ library: UnsafeMutableRawPointer) throws -> Function {
                guard let symbol = dlsym(library, name) else {
                    throw DriveFailure(.unsupported, "\(name) is missing in the libraries of X.")
                }
                return unsafeBitCast(symbol, to: Function.self)
            }
            open = try find("XOpenDisplay", xlib)
            sync = try find("XSync", xlib)
            root = try find("XDefaultRootWindow", xlib)
            focus = try find("XSetInputFocus", xlib)
            translate = try find("XTranslateCoordinates", xlib)
            keyCodes = try find("XDisplayKeycodes", xlib)
            mapping = try find("XGetKeyboardMapping", xlib)
            change = try find("XChangeKeyboardMapping", xlib)
            free = try find("XFree", xlib)
            motion = try find("XTestFakeMotionEvent", tests)
            button = try find("XTestFakeButtonEvent", tests)
            key = try find("XTestFakeKeyEvent", tests)
        }
    }

    /// The keys of the keyboard. A character that it lacks is given one of its free keys.
    @MainActor
    struct KeyMap {
        private let display: OpaquePointer
        private let library: Library
        private var codes: [UInt: (number: UInt32, needsShift: Bool)] = [:]
        private(set) var free: [UInt32] = []
        var given: [UInt: UInt32] = [:]

        init(_ display: OpaquePointer, _ library: Library) {
            self.display = display
            self.library = library
            var (first, last, count): (Int32, Int32, Int32) = (0, 0, 0)
            library.keyCodes(display, &first, &last)
            guard let symbols = library.mapping(display, UInt8(first), last - first + 1, &count) else { return }
            defer { library.free(symbols) }
            for index in 0...Int(last - first) {
                let row = UnsafeBufferPointer(start: symbols + index * Int(count), count: Int(count))
                let number = UInt32(Int(first) + index)
                if row.allSatisfy({ $0 == 0 }) { free.append(number) }
                for (level, symbol) in row.prefix(2).enumerated() where symbol != 0 && codes[symbol] == nil {
                    codes[symbol] = (number, level == 1)
                }
            }
        }

        func lacks(_ key: DriveKey) -> Bool { codes[key.symbol] == nil }

        mutating func code(of key: DriveKey) -> (number: UInt32, needsShift: Bool)? {
            if let code = codes[key.symbol] { return code }
            if let number = given[key.symbol] { return (number, false) }
            guard given.count < free.count else { return nil }
            let number = free[given.count]
            var symbols = [key.symbol, key.symbol]
            library.change(display, Int32(number), 2, &symbols, 1)
            library.sync(display, 0)
            given[key.symbol] = number
            return (number, false)
        }
    }
}
