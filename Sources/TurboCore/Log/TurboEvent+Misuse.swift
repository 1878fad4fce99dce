extension TurboEvent {
    /// What the author of an app did that does not have the effect they meant, as far as code waits for it.
    package enum Misuse: Sendable, Equatable {
        /// `start()` of a navigator that has started.
        case startedAgain
        case oneSessionForBothStacks
        /// A web view configuration, or its user content controller, that another session has.
        case oneConfigurationForTwoSessions
        /// A setting of the configuration, by its name, after a navigator was made.
        case setLate(String)
        /// A user agent with characters that a header cannot carry.
        case userAgentCut(to: String)
        case componentsRegisteredLate

        /// What happened, and what to do.
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
