/// A command for the visible page.
package enum PageCommand {
    case larger
    case smaller
    case actualSize
    case find
    /// Escape, while the find bar is open.
    case endFind
    case print
    /// Undo and redo of the user's changes in a field or editor of the page, which WebKitGTK leaves to the app.
    case undo
    case redo
    /// Back in the page's own history, if it has one.
    case historyBack
    /// Reloads, for a page that isn't managed by a session.
    case reload
    /// Shows the user's choices about permissions of the page's site, to change them.
    case permissions
    /// Asks, and removes all that sites have stored in the app.
    case deleteWebsiteData
}

/// The user's zoom of a visible page.
package struct PageZoom: Equatable {
    let level: Double
    let canEnlarge: Bool
    let canReduce: Bool

    /// - Parameter level: 1 is the page's own size.
    package init(level: Double, canEnlarge: Bool, canReduce: Bool) {
        self.level = level
        self.canEnlarge = canEnlarge
        self.canReduce = canReduce
    }
}
