internal import CWebKitGTK
internal import Foundation
internal import GObjectKit
package import UIKit

/// Mouse and keyboard: real events of the X server, through xdotool. As a person does, it waits until a question on
/// screen can be answered, except in `perform` with inputs and in `clickTwice`.
@MainActor
package final class Pointer {
    private let window: UIWindow

    package init(_ window: UIWindow) {
        self.window = window
    }

    /// Clicks at a point of a view, then leaves the window, so that nothing looks hovered.
    package func click(_ point: CGPoint, in view: UIView) async throws {
        try await perform(move(to: point, in: view) + ["click", "1"] + Self.away)
    }

    /// Clicks twice at a point of a window without moving, with so many seconds between, and stays there.
    package func clickTwice(_ point: CGPoint, pause: TimeInterval) async throws {
        let click = ["click", "1"]
        let focus = ["windowfocus", "--sync", try findWindow()]
        try await run(focus + move(to: point, in: window) + click + ["sleep", "\(pause)"] + click)
    }

    /// Presses the left button at a point of a view.
    package func press(_ point: CGPoint, in view: UIView) async throws {
        try await perform(move(to: point, in: view) + ["mousedown", "1"])
    }

    /// Moves in steps, as a hand does.
    package func move(by distance: CGPoint) async throws {
        let steps = 8
        let step = [
            "mousemove_relative", "--", "\(Int(distance.x) / steps)", "\(Int(distance.y) / steps)", "sleep", "0.02",
        ]
        try await run((0..<steps).flatMap { _ in step })
    }

    /// Releases the left button where it is, and leaves the window.
    package func release() async throws {
        try await run(["mouseup", "1"] + Self.away)
    }

    /// Presses at a point of a view, moves in steps, pauses, and releases.
    package func drag(from point: CGPoint, by distance: CGPoint, in view: UIView) async throws {
        try await press(point, in: view)
        try await move(by: distance)
        try await run(["sleep", "0.2"])
        try await release()
    }

    /// Moves to a point of a view, and stays there.
    package func rest(at point: CGPoint, in view: UIView) async throws {
        try await perform(move(to: point, in: view))
    }

    /// Presses and releases a button at the pointer: 1 is the left one, 3 the right one.
    ///
    /// - Parameter key: a key that is held meanwhile, by its name of X11; nil for none.
    package func click(button: Int = 1, holding key: String? = nil) async throws {
        let (before, after) = (key.map { ["keydown", $0] } ?? [], key.map { ["keyup", $0] } ?? [])
        try await perform(before + ["click", "\(button)"] + after)
    }

    /// Turns the wheel over the middle of a view: 5 is down, 6 to the left.
    package func scroll(_ view: UIView, clicks: Int, button: Int = 5) async throws {
        let wheel = ["click", "--repeat", "\(clicks)", "--delay", "5", "\(button)"]
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        try await perform(move(to: middle, in: view) + wheel + Self.away)
    }

    /// Presses keys one after the other, by their names of X11: "Return", "ctrl+f".
    package func key(_ names: String...) async throws {
        try await perform(["windowfocus", "--sync", try findWindow(), "key"] + names)
    }

    /// Holds a key down, which repeats it, while an action is performed.
    package func hold(_ name: String, _ action: () async throws -> Void) async throws {
        try await perform(["windowfocus", "--sync", try findWindow(), "keydown", name])
        try await action()
        try await run(["keyup", name])
    }

    package func type(_ text: String) async throws {
        try await perform(["windowfocus", "--sync", try findWindow(), "type", "--delay", "1", text])
    }

    /// Presses a key several times with a pause after each, also before a question can be answered.
    package func key(_ name: String, times: Int, pause: TimeInterval) async throws {
        let keys = (0..<times).flatMap { _ in ["key", name, "sleep", "\(pause)"] }
        try await run(["windowfocus", "--sync", try findWindow()] + keys)
    }

    /// Performs actions as fast as the X server accepts them.
    package func perform(_ inputs: [Input]) async throws {
        let (window, origin) = (try findWindow(), origin)
        let commands = inputs.flatMap { $0.commands(in: window, origin: origin) }
        let front = ["windowraise", window, "windowmove", window, "0", "0", "windowfocus", "--sync", window]
        try await run(front + commands)
    }

    /// Fills the screen with the window, or stops doing so, as a window manager does that was asked to.
    package func setFullScreen(_ isFull: Bool) async throws {
        let state = "_NET_WM_STATE"
        let change = isFull ? ["-f", state, "32a", "-set", state, "\(state)_FULLSCREEN"] : ["-remove", state]
        try await Tool(["xprop", "-id", try findWindow()] + change).run()
    }

    /// Gives the window the keyboard focus, as a window manager does.
    package func focusWindow() async throws {
        try await perform(["windowfocus", "--sync", try findWindow()])
    }

    /// Takes the keyboard from the app. The desktop passes it to the window below the pointer.
    package func focusDesktop() async throws {
        let root = "xwininfo -root -int | awk '/Window id/ { print $4 }'"
        try await Tool(["sh", "-c", "xdotool mousemove 9999 9999 windowfocus $(\(root))"]).run()
    }

    /// Clicks the close button of the window, at the right end of its header bar.
    package func closeWindow() async throws {
        let button = CGPoint(x: window.bounds.maxX - 23, y: window.bounds.minY + 23)
        try await perform(move(to: button, in: window) + ["click", "1"] + Self.away)
    }

    /// - Throws: if the window's icon on the desktop is missing or unexpected.
    package func checkIcon(isThere: Bool) async throws {
        let answer = isThere ? "(CARDINAL) =" : "not found"
        try await Tool(["sh", "-c", "xprop -id \(try findWindow()) _NET_WM_ICON | grep -qF '\(answer)'"]).run()
    }

    /// - Throws: if the window's title on the desktop is another one.
    package func checkTitle(_ title: String) async throws {
        try await Tool(["sh", "-c", "xprop -id \(try findWindow()) _NET_WM_NAME | grep -qF '= \"\(title)\"'"]).run()
    }

    /// The point of a view in window coordinates.
    package func place(of point: CGPoint, in view: UIView) throws -> CGPoint {
        var result = graphene_point_t()
        var start = graphene_point_t(x: Float(point.x), y: Float(point.y))
        guard gtk_widget_compute_point(view.widget.widget, window.gtkWindow.widget, &start, &result) != 0 else {
            throw TestFailure("a view is not in the window")
        }
        return CGPoint(x: CGFloat(result.x), y: CGFloat(result.y))
    }

    private static let away = ["mousemove", "1270", "1014"]

    private func move(to point: CGPoint, in view: UIView) throws -> [String] {
        let (place, window) = (try place(of: point, in: view), try findWindow())
        // There is no window manager to bring the window of a test over those that others have left.
        return ["windowraise", window, "mousemove", "--window", window] + text(place)
    }

    private func text(_ place: CGPoint) -> [String] {
        ["\(Int(place.x + origin.x))", "\(Int(place.y + origin.y))"]
    }

    /// The window's corner on its surface. A window without a manager has a border of its own, which is part of the
    /// surface.
    private var origin: CGPoint {
        var (x, y) = (0.0, 0.0)
        gtk_native_get_surface_transform(window.gtkWindow.opaque, &x, &y)
        return CGPoint(x: x, y: y)
    }

    /// The window's number on the X server. Other tests may have left windows of theirs.
    private func findWindow() throws -> String {
        typealias Number = @convention(c) (OpaquePointer) -> UInt
        guard let surface = gtk_native_get_surface(window.gtkWindow.opaque),
            let symbol = dlsym(nil, "gdk_x11_surface_get_xid")
        else { throw TestFailure("the window is not on a display of X") }
        // The header of this function is not among those that are imported; it is as GTK documents it.
        return "\(unsafeBitCast(symbol, to: Number.self)(surface))"
    }

    private func perform(_ arguments: [String]) async throws {
        if AnswerDelay.isShown {
            try await nextFrame(of: window, while: AnswerDelay.isRunning)
            // A hand's movement is more than one event.
            try await run(["mousemove", "--window", try findWindow(), "3", "3", "sleep", "0.05"])
        }
        try await run(arguments)
    }

    private func run(_ arguments: [String]) async throws {
        try await Tool(["xdotool"] + arguments).run()
    }
}
