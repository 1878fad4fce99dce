import Foundation

/// A visit that the page asks for. The app is not required to make it (as in turbo-ios 7).
public struct VisitProposal: Equatable, Sendable {
    /// The absolute URL to visit.
    public let url: URL
    /// The action of the link, and the response that came with the proposal, if there is one.
    public let options: VisitOptions
    /// The merged properties of all rules of the path configuration that match the URL; empty without one.
    public private(set) var properties: PathProperties
    /// What the link is called that the user has tapped; nil without one. It names the screen until the page has a title.
    package var linkTitle: String?
    private let routeParameters: RouteParameters?

    /// Values of the app's own, from the call of `route`; nil for what a page proposes (as in Hotwire Native).
    public var parameters: [String: Any]? { routeParameters?.values }

    /// - Parameters:
    ///   - url: the absolute URL to visit.
    ///   - options: the action `advance` without a response by default.
    ///   - properties: what the path configuration says about the URL; none by default.
    ///   - parameters: values of the app's own, which its delegate and its handlers find in ``parameters``; none by default.
    public init(
        url: URL, options: VisitOptions = VisitOptions(), properties: PathProperties = [:],
        parameters: [String: Any]? = nil
    ) {
        self.url = url
        self.options = options
        self.properties = properties
        routeParameters = parameters.map { RouteParameters($0) }
    }

    /// The same with other properties besides, which take precedence.
    package func adding(_ properties: PathProperties) -> VisitProposal {
        var proposal = self
        proposal.properties = self.properties.merging(properties)
        return proposal
    }

    /// Where the screen belongs; `default` when no rule says (as in Turbo Navigator, "Given context").
    public var context: Navigation.Context { properties.context }

    /// How the screen is shown; `default` when no rule says (as in Turbo Navigator, "Given presentation").
    public var presentation: Navigation.Presentation { properties.presentation }
}
