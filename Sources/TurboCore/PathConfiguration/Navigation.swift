/// The values of navigation properties: the stack of a page, and how it is shown.
///
/// The raw values of the nested types are the words of a path configuration (as in Masilotti's TurboNavigator; later
/// words are from Hotwire Native, or specific to this library). They are spelled only here. An app may add its own
/// types in an extension.
public enum Navigation {
    /// The stack that a page belongs to: the value of `context` (as in Masilotti's TurboNavigator).
    public enum Context: String, Sendable, CaseIterable {
        /// The main stack. The default for an absent or unknown value.
        case `default`
        /// The modal stack.
        case modal
    }

    /// The change of the stacks for a proposed page: the value of `presentation` (as in Masilotti's TurboNavigator).
    public enum Presentation: String, Sendable, CaseIterable {
        /// Pushes, replaces the same page, or pops to it. The default for an absent or unknown value.
        case `default`
        /// Pops the top screen; dismisses a modal stack of one.
        case pop
        /// Replaces the top screen.
        case replace
        /// Pops, then refreshes the screen that is revealed.
        case refresh
        /// Dismisses, pops to the root and refreshes it.
        case clearAll = "clear_all"
        /// Dismisses, and makes this page the only screen of the main stack.
        case replaceRoot = "replace_root"
        /// Does nothing.
        case none
    }

    /// The size and shape of the modal stack: the value of `modal_style` (as in Hotwire Native).
    public enum ModalStyle: String, Sendable, CaseIterable {
        /// A sheet of half the height, which the user can expand.
        case medium
        /// A sheet of full height.
        case large
        /// The full screen.
        case full
        /// The platform's page sheet.
        case pageSheet = "page_sheet"
        /// The platform's form sheet.
        case formSheet = "form_sheet"
    }

    /// Whether a modal page is added to the current modal stack: the value of `modal_flow`.
    public enum ModalFlow: String, Sendable, CaseIterable {
        /// The page is shown in the current modal stack. The default for an absent or unknown value.
        case `default`
        /// The current modal stack is dismissed, and presented again with only this page.
        case new
    }

    /// The effect of closing a modal on the page below: the value of `on_dismiss`.
    public enum OnDismiss: String, Sendable, CaseIterable {
        /// The page stays as it is. The default for an absent or unknown value.
        case `default`
        /// The page is refreshed if a form was sent in the modal that may have changed it.
        case refresh
    }

    /// Whether two URLs that differ only in their query are the same page: the value of `query_string_presentation` (as
    /// in Hotwire Native).
    public enum QueryStringPresentation: String, Sendable, CaseIterable {
        /// Another query is another page. The default for an absent or unknown value.
        case `default`
        /// A page with another query replaces the page.
        case replace
    }

    /// The three paths by which a server asks an app to go back, stay or refresh (as in turbo-rails:
    /// `recede_or_redirect_to`, `refresh_or_redirect_to`, `resume_or_redirect_to`).
    ///
    /// Each `PathConfiguration` has built-in rules for them.
    public enum HistoricalLocation: String, Sendable, CaseIterable {
        /// Dismisses a modal stack, then pops the main stack by one.
        case recede
        /// Dismisses a modal stack, then refreshes the top of the main stack.
        case refresh
        /// Dismisses a modal stack, and leaves the main stack as it is.
        case resume

        /// The end of the location's path, such as `/recede_historical_location`.
        public var path: String { "/\(rawValue)_historical_location" }

        /// The presentation that the built-in rule sets. Together with `historical_location` it identifies the
        /// location.
        public var presentation: Presentation {
            switch self {
            case .recede: .pop
            case .refresh: .refresh
            case .resume: .none
            }
        }

        /// - Parameter presentation: the `presentation` of properties that have `historical_location: true`.
        /// - Returns: nil for a presentation of none of the three.
        init?(presentation: Presentation) {
            guard let location = Self.allCases.first(where: { $0.presentation == presentation }) else { return nil }
            self = location
        }
    }
}
