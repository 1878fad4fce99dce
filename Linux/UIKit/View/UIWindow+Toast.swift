extension UIWindow {
    /// Shows a message for a few seconds at the bottom of the window.
    ///
    /// - Parameter button: A button with an action; nil for none.
    package func showToast(_ text: String, button: (title: String, perform: @MainActor () -> Void)? = nil) {
        guard let button else { return handle.showToast(text) }
        handle.showToast(text, button: (button.title, { button.perform() }))
    }
}
