internal import CGTK

/// Which letters a keyboard on the screen capitalizes by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3

    var hint: GtkInputHints {
        switch self {
        case .none: GTK_INPUT_HINT_NONE
        case .words: GTK_INPUT_HINT_UPPERCASE_WORDS
        case .sentences: GTK_INPUT_HINT_UPPERCASE_SENTENCES
        case .allCharacters: GTK_INPUT_HINT_UPPERCASE_CHARS
        }
    }
}

/// Whether text is corrected while the user types.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// What the text of a field is, so that the system can offer a known value.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account.
    public static let password = UITextContentType(rawValue: "password")
}
