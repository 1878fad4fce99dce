/// Whether the body of a response is loaded.
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    /// It becomes a download, which the delegate is given.
    case download = 2
}
