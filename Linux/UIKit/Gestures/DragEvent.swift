/// The movement of a finger on a touchscreen, or of two on a trackpad, along one axis. Times are in seconds of one
/// clock.
package enum DragEvent: Equatable, Sendable {
    case begin(at: TimeInterval)
    /// The distance in points from the start, to the right or down.
    case update(CGFloat, at: TimeInterval)
    /// The fingers have been lifted.
    case end(at: TimeInterval)
    /// The desktop has cancelled the gesture.
    case cancel
}
