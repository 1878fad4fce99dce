/// A user's command that any window handles.
package enum WindowCommand: Equatable {
    /// Alt+Left and the back button of a mouse.
    case back
    /// Escape.
    case cancel
    /// F5 and Ctrl+R.
    case refresh
    /// Ctrl+W.
    case close
    /// Ctrl+Q: closes all windows.
    case quit
    /// Ctrl+N: another window of the app.
    case newWindow
    /// F11.
    case fullScreen
    /// F1 and Ctrl+?.
    case help
    /// Information about the app.
    case about
    /// Alt+1 to 9: selects a tab by its index.
    case tab(Int)
    /// Ctrl+Page Up and Ctrl+Page Down: selects the tab before or after the selected one.
    case nextTab(forward: Bool)
    case page(PageCommand)
}
