import Foundation

/// The part of the user agent that names the components. The web library of bridge components reads it.
package enum ComponentUserAgent {
    private static let key = "bridge-components:"

    /// Returns a user agent that names these components instead of those it named before.
    ///
    /// - Parameter components: the part of the user agent, such as "bridge-components: [form menu]".
    package static func text(_ userAgent: String, with components: String) -> String {
        guard let start = userAgent.range(of: key)?.lowerBound,
            let end = userAgent[start...].firstIndex(of: "]")
        else { return userAgent.isEmpty ? components : "\(userAgent); \(components)" }
        return userAgent.replacingCharacters(in: start...end, with: components)
    }

    /// Whether the user agent has a list of components, even an empty one.
    package static func hasList(in userAgent: String) -> Bool {
        userAgent.contains(key)
    }

    /// Whether at least one component is named, by the rule of the web library.
    package static func hasComponents(in userAgent: String) -> Bool {
        userAgent.range(of: #"bridge-components: \[.+\]"#, options: .regularExpression) != nil
    }
}
