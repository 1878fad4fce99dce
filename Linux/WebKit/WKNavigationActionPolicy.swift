/// Whether a navigation may start.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
}
