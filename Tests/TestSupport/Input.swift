package import Foundation

/// One action with mouse or keyboard, or at the edge of the window. Points are in the window.
package enum Input: Equatable, Sendable {
    /// - button: 1 is the left one, 3 the right one, 4 and 5 are the wheel.
    case click(CGPoint, button: Int = 1)
    /// Stays in the window at its left and at its top.
    case drag(CGPoint, by: CGPoint)
    /// A key, by its name of X11.
    case key(String)
    case resize(CGSize)

    /// The arguments of xdotool.
    ///
    /// - Parameter origin: the window's corner on its surface, which has a border.
    func commands(in window: String, origin: CGPoint) -> [String] {
        func move(to point: CGPoint) -> [String] {
            ["mousemove", "--window", window, "\(Int(point.x + origin.x))", "\(Int(point.y + origin.y))"]
        }
        switch self {
        case .click(let point, let button): return move(to: point) + ["click", "\(button)"]
        case .drag(let point, let distance):
            let end = CGPoint(x: max(0, point.x + distance.x), y: max(0, point.y + distance.y))
            return move(to: point) + ["mousedown", "1"] + move(to: end) + ["mouseup", "1"]
        case .key(let name): return ["key", "--delay", "0", name]
        case .resize(let size): return ["windowsize", window, "\(Int(size.width))", "\(Int(size.height))"]
        }
    }
}
