/// Typed accessors for the keys of this library. A value of the wrong type, or an unknown word, counts as absent.
extension PathProperties {
    /// `context`: the stack of the page; `.default` if absent (as in Masilotti's TurboNavigator).
    public var context: Navigation.Context { word(.context) ?? .default }

    /// `presentation`: the change of the stacks; `.default` if absent (as in Masilotti's TurboNavigator).
    public var presentation: Navigation.Presentation { word(.presentation) ?? .default }

    /// `modal_style`: the style of the modal stack; nil if absent, to keep the app's own setting.
    public var modalStyle: Navigation.ModalStyle? { word(.modalStyle) }

    /// `modal_flow`: whether the page is added to the current modal stack; `.default` if absent, which means that it
    /// is.
    public var modalFlow: Navigation.ModalFlow { word(.modalFlow) ?? .default }

    /// `modal_dismiss_gesture_enabled`: whether the user can dismiss the modal stack by swiping it down; nil if absent.
    public var modalDismissGestureEnabled: Bool? { value(.modalDismissGestureEnabled)?.boolValue }

    /// `on_dismiss`: the effect on the page below when the modal that begins with this page is closed; `.default` if
    /// absent.
    public var onDismiss: Navigation.OnDismiss { word(.onDismiss) ?? .default }

    /// `pull_to_refresh_enabled`: whether pulling the page down reloads it; nil if absent.
    public var pullToRefreshEnabled: Bool? { value(.pullToRefreshEnabled)?.boolValue }

    /// `view_controller` (also `view-controller`): the name of the app's own screen for the page; nil if absent.
    public var viewController: String? {
        value(.viewController)?.stringValue ?? value(.viewControllerWithHyphen)?.stringValue
    }

    /// `animated`: whether the transition is animated; nil if absent.
    public var animated: Bool? { value(.animated)?.boolValue }

    /// `query_string_presentation`: whether a page with another query is another page; `.default` if absent.
    public var queryStringPresentation: Navigation.QueryStringPresentation {
        word(.queryStringPresentation) ?? .default
    }

    /// The historical location that the properties stand for; nil for any other page.
    ///
    /// Derived from two keys: `historical_location: true` and a `presentation` of `pop` (recede), `refresh` or `none`
    /// (resume). The built-in rules set both.
    public var historicalLocation: Navigation.HistoricalLocation? {
        guard value(.historicalLocation)?.boolValue == true else { return nil }
        return Navigation.HistoricalLocation(presentation: presentation)
    }

    /// `title`: the title of the screen until its page has one; nil if absent.
    public var title: String? { value(.title)?.stringValue }

    /// `tab_id`: the identifier of the tab that shows the page; nil if absent, for the tab that contains the link.
    public var tabID: String? { value(.tabID)?.stringValue }

    /// `state_restoration_enabled`: whether the app may return to the page after its end; nil if absent, which means
    /// that it may.
    public var stateRestorationEnabled: Bool? { value(.stateRestorationEnabled)?.boolValue }

    /// `sign_in`: whether the user signs in on the page; nil if absent, which means that the page decides, with
    /// `<meta name="turbo-navigator-sign-in">`. A redirect of another page to it is a request to sign in, as a 401.
    public var signIn: Bool? { value(.signIn)?.boolValue }
}
