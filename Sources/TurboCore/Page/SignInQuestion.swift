import Foundation

/// The page to which a server leads for the user to sign in.
package struct SignInPage: Equatable, Sendable {
    package let url: URL
    /// The page itself, which may tell why the user has to sign in; nil if it has to be requested.
    package let response: VisitResponse?

    /// - Parameter response: the page itself; nil, the default, if it has to be requested.
    package init(_ url: URL, response: VisitResponse? = nil) {
        (self.url, self.response) = (url, response)
    }
}

/// A page's question whether the server asks for a sign-in by its answer to a form or a frame.
package struct SignInQuestion: Equatable, Sendable {
    package let number: Int
    package let page: URL
    /// The URL to which the answer led.
    package let location: URL
    package let statusCode: Int
    /// Whether the answer is a page that says that the user signs in on it.
    package let isDeclared: Bool
    /// The URL that the form or the frame requested.
    package let requested: URL
    /// The form; nil for a frame.
    package let form: Form?

    package struct Form: Equatable, Sendable {
        package let location: URL
        package let method: String

        package init(location: URL, method: String) {
            (self.location, self.method) = (location, method)
        }

        private static let signOutWords: Set = ["signout", "signoff", "logout", "logoff"]
        private static let sessionWords: Set = ["session", "sessions", "usersession", "usersessions"]

        /// Whether the user signs out with the form: by its path, or because it deletes what a sign-in has created, as in
        /// Rails, or the user's account, as in Devise.
        func isSignOut(_ signsIn: (URL) -> Bool?) -> Bool {
            let word = Self.word(location)
            if Self.signOutWords.contains(word) { return true }
            guard method == "delete" else { return false }
            return word == "session" || Self.hasSignIn(location, ["new", "sign_in", "sign_up"], signsIn)
        }

        /// Whether the form ends one of the user's sessions, which may be that of another device.
        func endsSession(_ signsIn: (URL) -> Bool?) -> Bool {
            let parent = location.deletingLastPathComponent()
            return method == "delete"
                && (Self.sessionWords.contains(Self.word(parent)) || Self.hasSignIn(parent, ["new"], signsIn))
        }

        /// Whether the user signs in with the form: it is sent to a page of the sign-in, or, as in Rails, creates what such
        /// a page asks for.
        func isSignIn(_ signsIn: (URL) -> Bool?) -> Bool {
            method == "post"
                && (signsIn(location) == true || Self.hasSignIn(location, ["new"], signsIn))
        }

        /// Whether a URL has a page of the sign-in below it, by a rule for that page. A pattern such as `/sign_in$` says
        /// nothing about the URL.
        private static func hasSignIn(_ url: URL, _ names: [String], _ signsIn: (URL) -> Bool?) -> Bool {
            names.contains { name in
                let other = URL(string: "/-/\(name)", relativeTo: url)?.absoluteURL
                return signsIn(url.appendingPathComponent(name)) == true && other.flatMap(signsIn) != true
            }
        }

        private static func word(_ url: URL) -> String { url.lastPathComponent.lowercased().filter { $0.isLetter } }
    }

    /// - Parameter method: the method of a form; nil for a frame.
    package init(
        number: Int, page: URL, location: URL, statusCode: Int, isDeclared: Bool, requested: URL, method: String?
    ) {
        self.number = number
        self.page = page
        self.location = location
        self.statusCode = statusCode
        self.isDeclared = isDeclared
        self.requested = requested
        form = method.map { Form(location: requested, method: $0) }
    }
}
