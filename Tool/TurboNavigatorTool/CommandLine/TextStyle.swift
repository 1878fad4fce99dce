/// Colored text for a terminal, or plain text.
enum TextStyle: Sendable {
    case plain
    case colored

    /// The role of a piece of text, which determines its color.
    enum Role: String {
        case error = "1;31"
        case warning = "1;35"
        case note = "1;36"
        case strong = "1"
        case caret = "1;32"
        case faint = "2"
    }

    func callAsFunction(_ role: Role, _ text: String) -> String {
        switch self {
        case .plain: text
        case .colored: "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m"
        }
    }
}
