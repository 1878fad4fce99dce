import Foundation
internal import PageText

/// What a server tells the user with a historical location, such as `notice` of turbo-rails'
/// `recede_or_redirect_to posts_path, notice: "Post saved"`.
public struct ServerMessage: Sendable, Equatable {
    /// The historical location.
    public let location: Navigation.HistoricalLocation
    /// All parameters of the location, in their order.
    public let parameters: [URLQueryItem]

    private static let maximumLength = 300

    /// - Returns: nil for a page that isn't a historical location, or has no parameters.
    package init?(of proposal: VisitProposal) {
        guard let location = proposal.properties.historicalLocation,
            let query = URLComponents(url: proposal.url, resolvingAgainstBaseURL: true)?.percentEncodedQuery
        else { return nil }
        // Servers write a space as a plus sign.
        var components = URLComponents()
        components.percentEncodedQuery = query.replacingOccurrences(of: "+", with: "%20")
        guard let parameters = components.queryItems, !parameters.isEmpty else { return nil }
        self.location = location
        self.parameters = parameters
    }

    /// The parameter `notice`: a success, for example; nil if absent or empty. A sentence in `status` is one too, as in
    /// Laravel.
    public var notice: String? { text("notice") ?? text("status").flatMap { $0.contains(" ") ? $0 : nil } }

    /// The parameter `alert`: a problem; nil if absent or empty.
    public var alert: String? { text("alert") }

    /// turbo-laravel encodes a value twice.
    private static func decoded(_ value: String) -> String {
        let isEncoded = value.range(of: "[+]|%[0-9A-Fa-f]{2}", options: .regularExpression) != nil
        guard isEncoded, !value.contains(" ") else { return value }
        return value.replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? value
    }

    private func text(_ name: String) -> String? {
        let value = parameters.first { $0.name == name }?.value ?? ""
        let text = Self.decoded(value).trimmingCharacters(in: .whitespacesAndNewlines)
        let beginning = text.beginning(Self.maximumLength)
        guard beginning.utf8.count < text.utf8.count else { return text.isEmpty ? nil : text }
        return beginning + "…"
    }
}
