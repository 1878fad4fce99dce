extension PathProperties {
    /// The keys that this library reads. Any other key is the app's.
    public enum KnownKey: String, Sendable, CaseIterable {
        case context
        case presentation
        case modalStyle = "modal_style"
        case modalDismissGestureEnabled = "modal_dismiss_gesture_enabled"
        case pullToRefreshEnabled = "pull_to_refresh_enabled"
        case viewController = "view_controller"
        /// The spelling of Turbo Navigator 0.3; `view_controller` goes before it.
        case viewControllerWithHyphen = "view-controller"
        case animated
        case queryStringPresentation = "query_string_presentation"
        case historicalLocation = "historical_location"
        case title
        case tabID = "tab_id"
    }

    /// The value of a key of this library as JSON; nil for an absent key.
    public func value(_ key: KnownKey) -> JSONValue? { value(key.rawValue) }

    /// The value of a key whose values are the raw values of a type; nil for an absent, wrong or unknown one.
    func word<Word: RawRepresentable<String>>(_ key: KnownKey) -> Word? {
        value(key)?.stringValue.flatMap(Word.init)
    }
}

extension PathProperties.KnownKey {
    /// What a key takes.
    package enum Expectation: Sendable, Equatable {
        case flag
        case text
        case word([String])
    }

    /// What this key takes.
    package var expectation: Expectation {
        switch self {
        case .context: .word(Navigation.Context.allCases.map(\.rawValue))
        case .presentation: .word(Navigation.Presentation.allCases.map(\.rawValue))
        case .modalStyle: .word(Navigation.ModalStyle.allCases.map(\.rawValue))
        case .queryStringPresentation: .word(Navigation.QueryStringPresentation.allCases.map(\.rawValue))
        case .modalDismissGestureEnabled, .pullToRefreshEnabled, .animated, .historicalLocation: .flag
        case .viewController, .viewControllerWithHyphen, .title, .tabID: .text
        }
    }
}
