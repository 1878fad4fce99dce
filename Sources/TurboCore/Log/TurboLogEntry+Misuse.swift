extension TurboLogEntry {
    /// A call by the app that doesn't have the intended effect.
    package enum Misuse: Sendable, Equatable {
        /// `start()` was called on a navigator that had already started.
        case startedAgain
        case oneSessionForBothStacks
        /// Two sessions share a web view configuration or its user content controller.
        case oneConfigurationForTwoSessions
        /// A setting of the configuration was changed after a navigator was created. The value is its name.
        case setLate(String)
        /// The user agent has characters that a header can't contain.
        case userAgentCut(to: String)
        case componentsRegisteredLate

        /// The problem and its fix.
        var sentence: String {
            switch self {
            case .startedAgain: "start() was called, but the navigator has already started"
            case .oneSessionForBothStacks:
                """
                The main and the modal stack have the same session. It has one web view, which can't be on both. \
                Create a second Session.
                """
            case .oneConfigurationForTwoSessions:
                """
                Two sessions were created with one WKWebViewConfiguration. Its user content controller delivers \
                messages to only one of them, and on iOS the app crashes here. Create a WKWebViewConfiguration for each.
                """
            case .setLate(let name):
                """
                \(name) was set after a navigator was created, and doesn't change that navigator. Set it before you \
                create the first navigator.
                """
            case .userAgentCut(let sent):
                """
                userAgent has characters that a header can't contain, so “\(sent)” is sent. Use letters without \
                accents, digits and punctuation, in one line.
                """
            case .componentsRegisteredLate:
                """
                components were registered after a navigator was created, and are used from the next page on. Register \
                them before you create the first navigator.
                """
            }
        }
    }
}
