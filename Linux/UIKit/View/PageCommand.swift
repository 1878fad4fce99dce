/// What a user can ask of the page in sight.
package enum PageCommand {
    case larger
    case smaller
    case actualSize
    case find
    /// Escape, while the page is searched.
    case endFind
    case print
    /// Back in the page's own history, where it has one.
    case historyBack
    /// Load again, where no session does it.
    case reload
}
