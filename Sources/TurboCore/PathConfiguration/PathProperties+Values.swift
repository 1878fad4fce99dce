/// The keys of this library as Swift values. A value of the wrong type, or an unknown word, counts as absent.
extension PathProperties {
    /// `context`: the stack of this page; `.default` when absent (as in Turbo Navigator).
    public var context: Navigation.Context { word(.context) ?? .default }

    /// `presentation`: what happens to the stacks; `.default` when absent (as in Turbo Navigator).
    public var presentation: Navigation.Presentation { word(.presentation) ?? .default }

    /// `modal_style`: the shape of the modal stack; nil when absent, which leaves the app's own setting alone.
    public var modalStyle: Navigation.ModalStyle? { word(.modalStyle) }

    /// `modal_flow`: whether this page joins the modal that is up; `.default` when absent, which means that it does.
    public var modalFlow: Navigation.ModalFlow { word(.modalFlow) ?? .default }

    /// `modal_dismiss_gesture_enabled`: whether a drag may close the modal stack; nil when absent.
    public var modalDismissGestureEnabled: Bool? { value(.modalDismissGestureEnabled)?.boolValue }

    /// `on_dismiss`: what becomes of the page below when the modal that begins with this page is closed; `.default` when
    /// absent.
    public var onDismiss: Navigation.OnDismiss { word(.onDismiss) ?? .default }

    /// `pull_to_refresh_enabled`: whether pulling the page down reloads it; nil when absent.
    public var pullToRefreshEnabled: Bool? { value(.pullToRefreshEnabled)?.boolValue }

    /// `view_controller` (also `view-controller`): the app's name for the screen of this page; nil when absent.
    public var viewController: String? {
        value(.viewController)?.stringValue ?? value(.viewControllerWithHyphen)?.stringValue
    }

    /// `animated`: whether the transition is animated; nil when absent.
    public var animated: Bool? { value(.animated)?.boolValue }

    /// `query_string_presentation`: whether another query is another page; `.default` when absent.
    public var queryStringPresentation: Navigation.QueryStringPresentation {
        word(.queryStringPresentation) ?? .default
    }

    /// Which historical location this is; nil for any other page.
    ///
    /// Derived from two keys: `historical_location: true` and a `presentation` of `pop` (recede), `refresh` or `none`
    /// (resume). The built-in rules set both.
    public var historicalLocation: Navigation.HistoricalLocation? {
        guard value(.historicalLocation)?.boolValue == true else { return nil }
        return Navigation.HistoricalLocation(presentation: presentation)
    }

    /// `title`: the title to show until the page has sent its own; nil when absent.
    public var title: String? { value(.title)?.stringValue }

    /// `tab_id`: the identifier of the tab that shows this page; nil when absent, for the one that the link is in.
    public var tabID: String? { value(.tabID)?.stringValue }
}
