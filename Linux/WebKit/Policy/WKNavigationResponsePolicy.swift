/// The policy for a response.
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    /// Turns the response into a download, which is passed to the delegate.
    case download = 2
}
