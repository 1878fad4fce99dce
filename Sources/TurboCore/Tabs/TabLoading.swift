/// When the first page of a tab is loaded. The tab that the app starts with is loaded at once.
public enum TabLoading: String, Sendable {
    /// When the tab is chosen for the first time.
    case lazy
    /// When the first page of the first tab is there: it may set the cookies that later requests need.
    case eager
    /// When nothing has been loading for a second, one tab after the other.
    case whenIdle
}
