extension PathProperties {
    /// The keys that this library reads. Any other key belongs to the app.
    public enum KnownKey: String, Sendable, CaseIterable {
        /// The stack of the screen: `default` or `modal`.
        case context
        /// The presentation of the screen; the values are those of ``Navigation/Presentation``.
        case presentation
        /// The style of a modal; the values are those of ``Navigation/ModalStyle``.
        case modalStyle = "modal_style"
        /// Whether the page is added to the current modal stack; the values are those of ``Navigation/ModalFlow``.
        case modalFlow = "modal_flow"
        /// Whether the user can dismiss a modal by swiping it down.
        case modalDismissGestureEnabled = "modal_dismiss_gesture_enabled"
        /// The effect of closing a modal on the page below; the values are those of ``Navigation/OnDismiss``.
        case onDismiss = "on_dismiss"
        /// Whether pulling the page down reloads it.
        case pullToRefreshEnabled = "pull_to_refresh_enabled"
        /// The name of the app's own screen for the page.
        case viewController = "view_controller"
        /// The spelling of Turbo Navigator 0.3; `view_controller` takes precedence.
        case viewControllerWithHyphen = "view-controller"
        /// Whether the change of screens is animated.
        case animated
        /// Whether a page with another query is another page; the values are those of
        /// ``Navigation/QueryStringPresentation``.
        case queryStringPresentation = "query_string_presentation"
        /// Whether the URL is one of the historical locations (as in turbo-rails), and is not shown as a page.
        case historicalLocation = "historical_location"
        /// The title of the screen until its page has one.
        case title
        /// The identifier of the tab that shows the page.
        case tabID = "tab_id"
        /// Whether the app may return to the page after its end.
        case stateRestorationEnabled = "state_restoration_enabled"
        /// Whether the user signs in on the page. A redirect to it is a request to sign in.
        case signIn = "sign_in"
    }

    /// Returns the value of a key of this library as JSON; nil for an absent key.
    public func value(_ key: KnownKey) -> JSONValue? { value(key.rawValue) }

    /// Returns the value of a key as an enumeration; nil if the key is absent, or has a wrong or unknown value.
    func word<Word: RawRepresentable<String>>(_ key: KnownKey) -> Word? {
        value(key)?.stringValue.flatMap(Word.init)
    }
}

extension PathProperties.KnownKey {
    /// The values that a key accepts.
    package enum Expectation: Sendable, Equatable {
        case flag
        case text
        case word([String])
    }

    /// The values that this key accepts.
    package var expectation: Expectation {
        switch self {
        case .context: .word(Navigation.Context.allCases.map(\.rawValue))
        case .presentation: .word(Navigation.Presentation.allCases.map(\.rawValue))
        case .modalStyle: .word(Navigation.ModalStyle.allCases.map(\.rawValue))
        case .modalFlow: .word(Navigation.ModalFlow.allCases.map(\.rawValue))
        case .onDismiss: .word(Navigation.OnDismiss.allCases.map(\.rawValue))
        case .queryStringPresentation: .word(Navigation.QueryStringPresentation.allCases.map(\.rawValue))
        case .modalDismissGestureEnabled, .pullToRefreshEnabled, .animated, .historicalLocation,
            .stateRestorationEnabled, .signIn:
            .flag
        case .viewController, .viewControllerWithHyphen, .title, .tabID: .text
        }
    }
}
