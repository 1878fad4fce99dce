import TurboCore

/// What a path configuration makes of a path.
struct RouteRow: Sendable, Equatable {
    let path: String
    let context: String
    let presentation: String
    /// The numbers of the rules that match.
    let rules: [Int]
    let properties: PathProperties

    init(_ route: Route, in file: ConfigurationFile) {
        let match = file.match(route.path)
        path = route.name
        context = match.properties.context.rawValue
        presentation = match.properties.historicalLocation?.rawValue ?? match.properties.presentation.rawValue
        rules = match.reasons.map(\.rule.index)
        properties = match.properties
    }

    /// The numbers of the rules as text.
    var ruleText: String { rules.isEmpty ? "-" : rules.map(String.init).joined(separator: ", ") }
}
