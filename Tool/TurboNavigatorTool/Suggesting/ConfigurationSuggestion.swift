import Foundation
import TurboCore

/// A first path configuration for the routes of an app, based on the conventions of Rails.
struct ConfigurationSuggestion {
    private struct Rule {
        let comment: String
        let patterns: [String]
        let properties: [(String, JSONText)]
    }

    private let paths: [String]
    private let libraries: [ConfigurationLibrary]
    private let signInPaths: [String]

    /// - Parameter signInPaths: the paths of pages that ask for a password, if they are known.
    init(_ routes: [Route], for libraries: [ConfigurationLibrary], signInPaths: [String] = []) {
        self.signInPaths = signInPaths
        paths = routes.map { route in
            let path = String(route.address.prefix { $0 != "?" })
            return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        }
        self.libraries = libraries
    }

    /// The indented document, with a comment that explains each rule.
    var text: String {
        let rules = [everything, forms, accounts, signIn, root].compactMap { $0 }.map { rule in
            JSONText.object([
                ("comment", .string(rule.comment)), ("patterns", .strings(rule.patterns)),
                ("properties", .object(rule.properties)),
            ])
        }
        var members: [(String, JSONText)] = [("settings", .object([])), ("rules", .array(rules))]
        if libraries != [.turboNavigator] {
            let names = libraries.map(\.rawValue).joined(separator: ", ")
            members.insert(("comment", .string("turbo-navigator: for \(names)")), at: 0)
        }
        return JSONText.object(members).text() + "\n"
    }

    private var everything: Rule {
        var properties: [(String, JSONText)] = [
            ("context", .string("default")), ("pull_to_refresh_enabled", .value(true)),
        ]
        if let scheme { properties.insert(("uri", .string("\(scheme)://fragment/web")), at: 0) }
        return Rule(comment: "Defaults, which later rules override.", patterns: [".*"], properties: properties)
    }

    /// The scheme of the destinations of a library for Android; nil if none is named.
    private var scheme: String? {
        libraries.contains(.hotwireAndroid) ? "hotwire" : libraries.contains(.turboAndroid) ? "turbo" : nil
    }

    private var modal: [(String, JSONText)] {
        [("context", .string("modal")), ("pull_to_refresh_enabled", .value(false))]
    }

    private var forms: Rule? {
        let words = ["new", "edit"].filter { word in paths.contains { $0.hasSuffix("/\(word)") } }
        guard !words.isEmpty else { return nil }
        return Rule(
            comment: "Forms are modals. Pulling down doesn't reload them, because that would lose unsaved input.",
            patterns: words.map { "/\($0)$" }, properties: modal)
    }

    private static let accountWords = ["sign_in", "sign_up", "login", "log_in", "Login", "signup", "register"]

    private var accounts: Rule? {
        let words = Self.accountWords.filter { word in paths.contains { $0.hasSuffix("/\(word)") } }
        let covered = words + ["new", "edit"]
        let others = signInPaths.filter { path in path != "/" && !covered.contains { path.hasSuffix("/\($0)") } }
        let patterns =
            words.map { "/\($0)$" } + others.map { "^\(NSRegularExpression.escapedPattern(for: $0).unescapedSlashes)$" }
        guard !patterns.isEmpty else { return nil }
        return Rule(
            comment: "Sign-in and sign-up are modals over the page that needs them.", patterns: patterns,
            properties: modal)
    }

    /// The sign-in page, to which Rails and Devise redirect.
    private var signIn: Rule? {
        let ends = ["/session/new", "/sign_in", "/login", "/log_in", "/Login"].filter { end in
            paths.contains { $0.hasSuffix(end) }
        }
        guard libraries.contains(.turboNavigator), !ends.isEmpty else { return nil }
        return Rule(
            comment:
                "A redirect to the sign-in page asks the user to sign in, and what was redirected is loaded after it.",
            patterns: ends.map { "\($0)$" }, properties: [("sign_in", .value(true))])
    }

    private var root: Rule? {
        guard paths.contains("/") else { return nil }
        return Rule(
            comment: "The root page dismisses modals and clears the stack.", patterns: ["^/$"],
            properties: [("presentation", .string("clear_all"))])
    }
}

extension String {
    /// The pattern without backslashes before slashes, which a path configuration doesn't need.
    fileprivate var unescapedSlashes: String { replacingOccurrences(of: "\\/", with: "/") }
}
