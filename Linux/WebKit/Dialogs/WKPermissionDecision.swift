/// What becomes of a request of a page.
public enum WKPermissionDecision: Int, Sendable {
    /// Ask the user. That isn't implemented here, so it denies.
    case prompt = 0
    case grant = 1
    case deny = 2
}
