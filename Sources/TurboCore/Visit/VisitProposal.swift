import Foundation

/// A visit that the page or the app proposes. The app doesn't have to make it (as in turbo-ios 7).
public struct VisitProposal: Equatable, Sendable {
    /// The absolute URL to visit.
    public let url: URL
    /// The action, and the response that was part of the proposal, if there is one.
    public let options: VisitOptions
    /// The merged properties of all rules that match the URL; empty without a path configuration.
    public private(set) var properties: PathProperties
    /// The title of the screen until its page has one: the text of the link that the user tapped, or the title of the
    /// page that proposes the visit. nil for a proposal of the app.
    package var initialTitle: String?
    /// Whether the page that proposes the visit has this URL itself. Such a proposal isn't a second tap on the link that
    /// led to the page, even if its screen is still being pushed.
    package var isOwn = false
    /// Whether the user has agreed to leave the page that proposes the visit, when it asked.
    package var isConfirmed = false
    /// Whether the page itself says that the user signs in on it. The app's rules take precedence.
    package var signsIn = false
    /// The number of screens by which the presentation `pop` goes back.
    package var poppedScreens = 1
    private let routeParameters: RouteParameters?

    /// The app's own values from its call of `route`; nil for a proposal of the page (as in Hotwire Native).
    public var parameters: [String: Any]? { routeParameters?.values }

    /// - Parameters:
    ///   - url: the absolute URL to visit.
    ///   - options: the options; the action `advance` without a response by default.
    ///   - properties: the properties of the URL in the path configuration; none by default.
    ///   - parameters: the app's own values, which its delegate and its handlers find in ``parameters``; nil by
    ///     default.
    public init(
        url: URL, options: VisitOptions = VisitOptions(), properties: PathProperties = [:],
        parameters: [String: Any]? = nil
    ) {
        self.url = url
        self.options = options
        self.properties = properties
        routeParameters = parameters.map { RouteParameters($0) }
    }

    /// Returns the proposal with these properties added. They take precedence.
    package func adding(_ properties: PathProperties) -> VisitProposal {
        var proposal = self
        proposal.properties = self.properties.merging(properties)
        return proposal
    }

    /// The context of the screen; `default` if no rule sets it (as in Masilotti's TurboNavigator, "Given context").
    public var context: Navigation.Context { properties.context }

    /// The presentation of the screen; `default` if no rule sets it (as in Masilotti's TurboNavigator, "Given
    /// presentation").
    public var presentation: Navigation.Presentation { properties.presentation }
}

/// The app's own values for a URL that it routes (as in Hotwire Native).
final class RouteParameters: Equatable, @unchecked Sendable {
    // Unchecked: the values may have any type. The app passes and reads them on the main thread.
    let values: [String: Any]

    init(_ values: [String: Any]) {
        self.values = values
    }

    /// Equal if all values can be compared and are equal, so that the queue recognizes a double tap and drops the
    /// second proposal.
    static func == (first: RouteParameters, second: RouteParameters) -> Bool {
        first === second || (first.comparable != nil && first.comparable == second.comparable)
    }

    /// nil if a value can't be compared.
    private var comparable: [String: AnyHashable]? { values as? [String: AnyHashable] }
}
