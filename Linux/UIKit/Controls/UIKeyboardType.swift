internal import CGTK

/// The kind of text that a field is for.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    case URL = 3
    case numberPad = 4
    case phonePad = 5
    case namePhonePad = 6
    case emailAddress = 7
    case decimalPad = 8
    case twitter = 9
    case webSearch = 10
    case asciiCapableNumberPad = 11

    public static var alphabet: UIKeyboardType { .asciiCapable }

    var purpose: GtkInputPurpose {
        switch self {
        case .default, .twitter, .webSearch, .numbersAndPunctuation: GTK_INPUT_PURPOSE_FREE_FORM
        case .asciiCapable: GTK_INPUT_PURPOSE_ALPHA
        case .URL: GTK_INPUT_PURPOSE_URL
        case .numberPad, .asciiCapableNumberPad: GTK_INPUT_PURPOSE_DIGITS
        case .phonePad: GTK_INPUT_PURPOSE_PHONE
        case .namePhonePad: GTK_INPUT_PURPOSE_NAME
        case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
        case .decimalPad: GTK_INPUT_PURPOSE_NUMBER
        }
    }
}
