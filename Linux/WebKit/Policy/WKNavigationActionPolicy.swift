/// The policy for a navigation.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    /// Turns the navigation into a download, which is passed to the delegate.
    case download = 2
}
