import Foundation

/// The part of the user agent that names the components. The web library of the page looks for it.
package enum ComponentUserAgent {
    private static let key = "bridge-components:"

    /// A user agent that names these components, whatever it named before.
    ///
    /// - Parameter components: "bridge-components: [form menu]".
    package static func text(_ userAgent: String, with components: String) -> String {
        guard let start = userAgent.range(of: key)?.lowerBound,
            let end = userAgent[start...].firstIndex(of: "]")
        else { return userAgent.isEmpty ? components : "\(userAgent); \(components)" }
        return userAgent.replacingCharacters(in: start...end, with: components)
    }

    package static func names(in userAgent: String) -> Bool {
        userAgent.contains(key)
    }

    /// Whether at least one component is named, as the web library of the page asks.
    package static func namesAny(in userAgent: String) -> Bool {
        userAgent.range(of: #"bridge-components: \[.+\]"#, options: .regularExpression) != nil
    }
}
