import Foundation

/// Removes possible secrets from the URLs of one record: query values, fragments, user names and passwords.
///
/// Equal values get equal names (`v1`, `v2`, …), so that a replay can distinguish two pages. Stores only the hashes of
/// the values.
package struct URLMask: Sendable {
    private var names: [Int: Int] = [:]

    package init() {}

    package mutating func masked(_ url: URL) -> URL {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return Self.unreadable }
        (parts.user, parts.password) = (nil, nil)
        parts.percentEncodedQuery = parts.percentEncodedQuery.map { masked(query: $0) }
        parts.percentEncodedFragment = parts.percentEncodedFragment.map { name(of: $0) }
        return parts.url ?? Self.unreadable
    }

    private mutating func masked(query: String) -> String {
        var pairs: [String] = []
        for pair in query.split(separator: "&", omittingEmptySubsequences: false) {
            guard let equals = pair.firstIndex(of: "=") else {
                pairs.append(name(of: String(pair)))
                continue
            }
            pairs.append(pair[...equals] + name(of: String(pair[equals...].dropFirst())))
        }
        return pairs.joined(separator: "&")
    }

    private mutating func name(of value: String) -> String {
        guard !value.isEmpty else { return "" }
        let number = names[value.hashValue] ?? names.count + 1
        names[value.hashValue] = number
        return "v\(number)"
    }

    private static let unreadable = URL(fileURLWithPath: "/unreadable")
}
