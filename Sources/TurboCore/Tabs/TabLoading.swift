/// The time at which the first page of a tab is loaded. The tab that is selected when the tabs are set is loaded at
/// once.
public enum TabLoading: String, Sendable {
    /// When the tab is selected for the first time.
    case lazy
    /// When the first visit of the tab that was selected first has ended, because its response may set cookies for
    /// later requests.
    case eager
    /// When nothing has loaded for a second, one tab after the other.
    case whenIdle
}
