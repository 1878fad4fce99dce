/// Whether a navigation may start.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    /// What it leads to becomes a download, which the delegate is given.
    case download = 2
}
