/// A command for the visible page.
package enum PageCommand {
    case larger
    case smaller
    case actualSize
    case find
    /// Escape, while the find bar is open.
    case endFind
    case print
    /// Back in the page's own history, if it has one.
    case historyBack
    /// Reloads, for a page that isn't managed by a session.
    case reload
}
