extension UIWindow {
    /// Says something for a few seconds, at the bottom of the window.
    ///
    /// - Parameter button: what can be done about it; nil for nothing.
    package func say(_ text: String, button: (title: String, perform: @MainActor () -> Void)? = nil) {
        guard let button else { return handle.say(text) }
        handle.say(text, button: (button.title, { button.perform() }))
    }
}
