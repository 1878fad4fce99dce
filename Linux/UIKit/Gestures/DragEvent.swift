/// What a finger on the screen, or two on a trackpad, do along one axis. Times are in seconds, of any one clock.
package enum DragEvent: Equatable, Sendable {
    case begin(at: TimeInterval)
    /// The fingers are so many points from where they began: to the right, or down.
    case update(CGFloat, at: TimeInterval)
    /// The fingers are lifted.
    case end(at: TimeInterval)
    /// The desktop takes the gesture away.
    case cancel
}
