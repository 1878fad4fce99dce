/// A request of the user that any window handles.
package enum WindowCommand: Equatable {
    /// Alt+Left and the back button of a mouse.
    case back
    /// Escape.
    case cancel
    /// F5 and Ctrl+R.
    case refresh
    /// Ctrl+W.
    case close
    /// F11.
    case fullScreen
    /// F1 and Ctrl+?.
    case help
    case page(PageCommand)
}
