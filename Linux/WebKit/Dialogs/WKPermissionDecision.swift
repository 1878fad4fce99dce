/// The decision about a page's request for permission.
public enum WKPermissionDecision: Int, Sendable {
    /// Asks the user, once for each site.
    case prompt = 0
    case grant = 1
    case deny = 2
}
