import TurboCore

/// The keys of properties and their values, for the checks and the JSON Schema.
enum PropertyVocabulary {
    /// The type of a key's value.
    enum Kind: Sendable, Equatable {
        case flag
        case text
        case word([String])
    }

    /// A key, the libraries that read it, and its purpose.
    struct Key: Sendable {
        let name: String
        let kind: Kind
        let libraries: [ConfigurationLibrary]
        let purpose: String

        /// The values that a library reads; empty if any text is one.
        func values(for libraries: [ConfigurationLibrary]) -> [JSONValue] {
            switch kind {
            case .flag: [true, false]
            case .text: []
            case .word(let words):
                (words + (libraries.contains(where: \.isAndroid) ? wordsOnAndroid(of: name) : [])).map { .string($0) }
            }
        }
    }

    /// All keys, in the order of the documentation.
    static let keys: [Key] =
        PathProperties.KnownKey.allCases.map(key) + [
            Key(
                name: "uri", kind: .text, libraries: [.hotwireAndroid, .turboAndroid],
                purpose: "The destination that shows the page, such as \"hotwire://fragment/web\"."),
            Key(
                name: "fallback_uri", kind: .text, libraries: [.hotwireAndroid, .turboAndroid],
                purpose: "The destination if the app has none for \"uri\"."),
        ]

    static func words(of key: String) -> [String]? {
        if case .word(let words)? = keys.first(where: { $0.name == key })?.kind { words } else { nil }
    }

    /// The values of a key that only the libraries for Android have.
    static func wordsOnAndroid(of key: String) -> [String] {
        key == PathProperties.KnownKey.presentation.rawValue ? ["push"] : []
    }

    private static func key(_ key: PathProperties.KnownKey) -> Key {
        Key(name: key.rawValue, kind: kind(of: key), libraries: libraries(of: key), purpose: purpose(of: key))
    }

    private static func kind(of key: PathProperties.KnownKey) -> Kind {
        switch key.expectation {
        case .flag: .flag
        case .text: .text
        case .word(let words): .word(words)
        }
    }

    private static func libraries(of key: PathProperties.KnownKey) -> [ConfigurationLibrary] {
        switch key {
        case .viewControllerWithHyphen, .tabID, .modalFlow, .onDismiss, .stateRestorationEnabled, .signIn:
            [.turboNavigator]
        case .modalStyle, .modalDismissGestureEnabled, .viewController: [.turboNavigator, .hotwireIOS]
        case .title: [.turboNavigator, .hotwireAndroid, .turboAndroid]
        case .animated, .historicalLocation: [.turboNavigator, .hotwireIOS, .hotwireAndroid]
        // turbo-ios reads none, but its apps read these.
        default: ConfigurationLibrary.allCases
        }
    }

    private static func purpose(of key: PathProperties.KnownKey) -> String {
        switch key {
        case .context: "The stack that shows the page."
        case .presentation: "How the stacks change to show the page."
        case .modalStyle: "The presentation style of the modal stack."
        case .modalFlow: "Whether the page joins the presented modal stack or starts a new one."
        case .modalDismissGestureEnabled: "Whether the user can dismiss the modal stack by dragging it down."
        case .onDismiss: "Whether the page below is reloaded when the modal stack is dismissed after a form."
        case .pullToRefreshEnabled: "Whether pulling down reloads the page."
        case .viewController: "The app's name for the screen of the page."
        case .viewControllerWithHyphen: "An older spelling of \"view_controller\"."
        case .animated: "Whether the transition is animated."
        case .queryStringPresentation: "Whether the same path with a different query replaces the page or is pushed."
        case .historicalLocation: "One of the three historical locations, with the presentation pop, refresh or none."
        case .title: "The title until the page has loaded its own."
        case .tabID: "The identifier of the tab that shows the page."
        case .stateRestorationEnabled: "Whether the app may return to the page after its end."
        case .signIn:
            "Whether the user signs in on the page, so that a redirect to it asks for a sign-in as a 401 does."
        }
    }
}
