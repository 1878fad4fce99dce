internal import UIKit

/// A report about forms with a password in the main frame.
enum PasswordReport: Equatable {
    /// The number of bytes of a name and of a password. A page can send any text, which the question would show.
    private static let maximumSize = 1_000

    /// A form is sent. `user` is empty if the form has no name.
    case sent(user: String, password: String)
    /// Turbo or Turbolinks is about to propose a visit.
    case visit
    /// A page has appeared.
    case page(hasField: Bool)
    /// The focus has moved to a field of a form that signs a user in, or away from it.
    case focus(isSignIn: Bool)
    /// The user has pressed the Down key in such a field.
    case choose

    /// Returns nil if the fields aren't a report.
    init?(_ fields: [String: Any]) {
        switch fields["step"] as? String {
        case "sent":
            guard let user = fields["user"] as? String, let password = fields["password"] as? String,
                max(user.utf8.count, password.utf8.count) <= Self.maximumSize
            else { return nil }
            self = .sent(user: user, password: password)
        case "visit": self = .visit
        case "page": self = .page(hasField: fields["hasField"] as? Bool == true)
        case "choose": self = .choose
        case "focus": self = .focus(isSignIn: fields["isSignIn"] as? Bool == true)
        default: return nil
        }
    }
}
