extension TurboEvent {
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
            case .startedAgain: "start() was called again: the navigator has started"
            case .oneSessionForBothStacks:
                """
                The main and the modal stack were given one session. It has one web view, which cannot be on both: make \
                a second Session.
                """
            case .oneConfigurationForTwoSessions:
                """
                Two sessions were made with one WKWebViewConfiguration. Its user content controller hands what pages \
                say to one of them alone, and on iOS the app ends here. Make a WKWebViewConfiguration for each.
                """
            case .setLate(let name):
                """
                \(name) was set after a navigator was made, which goes on with what it has. Set it before the first \
                navigator is made.
                """
            case .userAgentCut(let sent):
                """
                userAgent has characters that a header cannot carry; sent is «\(sent)». Use letters without accents, \
                digits and punctuation, in one line.
                """
            case .componentsRegisteredLate:
                """
                components were registered after a navigator was made. They count from the next page on. Register them \
                before the first navigator is made.
                """
            }
        }
    }
}
