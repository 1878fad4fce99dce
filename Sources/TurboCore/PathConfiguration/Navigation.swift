/// The vocabulary of navigation: where a page goes and how it gets there.
///
/// The raw values of the nested types are the words of a path configuration (as in Turbo Navigator; later words come from
/// Hotwire Native, or are of this library alone). They are spelled here and nowhere else. An app may add its own types in an
/// extension.
public enum Navigation {
    /// The stack that a page belongs to: the value of `context` (as in Turbo Navigator).
    public enum Context: String, Sendable, CaseIterable {
        /// The main stack. This is what an absent or unknown value means.
        case `default`
        /// The modal stack.
        case modal
    }

    /// What happens to the stacks when a page is proposed: the value of `presentation` (as in Turbo Navigator).
    public enum Presentation: String, Sendable, CaseIterable {
        /// Push, replace the same page, or pop to it. This is what an absent or unknown value means.
        case `default`
        /// Pop the top screen; dismiss a modal stack of one.
        case pop
        /// Replace the top screen.
        case replace
        /// Pop, then refresh the screen that is revealed.
        case refresh
        /// Dismiss, pop to the root and refresh it.
        case clearAll = "clear_all"
        /// Dismiss and make this page the only screen of the main stack.
        case replaceRoot = "replace_root"
        /// Do nothing.
        case none
    }

    /// The size and shape of the modal stack: the value of `modal_style` (Hotwire Native).
    public enum ModalStyle: String, Sendable, CaseIterable {
        /// A sheet of half the height, which can be pulled up.
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

    /// Whether a modal page joins the modal that is up: the value of `modal_flow`.
    public enum ModalFlow: String, Sendable, CaseIterable {
        /// The page is shown in the modal that is up. This is what an absent or unknown value means.
        case `default`
        /// The modal that is up is dismissed, and presented again with this page alone.
        case new
    }

    /// What becomes of the page below a modal that the user or the app has closed: the value of `on_dismiss`.
    public enum OnDismiss: String, Sendable, CaseIterable {
        /// It stays as it is. This is what an absent or unknown value means.
        case `default`
        /// It is loaded again if a form was sent in the modal that may have changed it.
        case refresh
    }

    /// Whether two URLs that differ in their query alone are one page: the value of `query_string_presentation`
    /// (Hotwire Native).
    public enum QueryStringPresentation: String, Sendable, CaseIterable {
        /// Another query is another page. This is what an absent or unknown value means.
        case `default`
        /// Another query replaces the page.
        case replace
    }

    /// The three paths by which a server asks an app to go back (turbo-rails: `recede_or_redirect_to`,
    /// `refresh_or_redirect_to`, `resume_or_redirect_to`).
    ///
    /// Rules for them are built into each `PathConfiguration`.
    public enum HistoricalLocation: String, Sendable, CaseIterable {
        /// Dismiss a modal stack, then pop the main stack by one.
        case recede
        /// Dismiss a modal stack, then refresh the top of the main stack.
        case refresh
        /// Dismiss a modal stack and leave the main stack as it is.
        case resume

        /// The end of the path that stands for this location, for example `/recede_historical_location`.
        public var path: String { "/\(rawValue)_historical_location" }

        /// The presentation that the built-in rule sets; with `historical_location` it names the location.
        public var presentation: Presentation {
            switch self {
            case .recede: .pop
            case .refresh: .refresh
            case .resume: .none
            }
        }

        /// - Parameter presentation: the `presentation` of properties that have `historical_location: true`.
        /// - Returns: nil for a presentation that belongs to none of the three.
        init?(presentation: Presentation) {
            guard let location = Self.allCases.first(where: { $0.presentation == presentation }) else { return nil }
            self = location
        }
    }
}
