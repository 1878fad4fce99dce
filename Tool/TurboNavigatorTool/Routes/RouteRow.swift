import NavigationSimulation
import TurboCore

/// A path and its properties, for a table.
struct RouteRow: Sendable, Equatable {
    let path: String
    let address: String
    let context: String
    let presentation: String
    /// The indices of the rules that match.
    let rules: [Int]
    let properties: PathProperties

    init(_ route: Route, in file: ConfigurationFile) {
        let match = file.match(route.address)
        path = route.name
        address = route.address
        let understood = file.library.understood(match.properties)
        context = understood.context.rawValue
        presentation = understood.historicalLocation?.rawValue ?? understood.presentation.rawValue
        rules = match.reasons.map(\.rule.index)
        properties = match.properties
    }

    private init(_ row: RouteRow, path: String) {
        self.path = path
        (address, context, presentation) = (row.address, row.context, row.presentation)
        (rules, properties) = (row.rules, row.properties)
    }

    /// The numbers of the rules as text, from 1.
    var ruleText: String { rules.isEmpty ? "-" : rules.map { String($0 + 1) }.joined(separator: ", ") }

    /// The rows of a table: one for each path, or several if its sample addresses have different properties.
    static func rows(_ routes: [Route], in file: ConfigurationFile) -> [RouteRow] {
        var order: [String] = []
        var groups: [String: [RouteRow]] = [:]
        for row in routes.map({ RouteRow($0, in: file) }) {
            if groups[row.path] == nil { order.append(row.path) }
            let isKnown = groups[row.path, default: []].contains {
                $0.properties == row.properties && $0.rules == row.rules
            }
            if !isKnown { groups[row.path, default: []].append(row) }
        }
        return order.flatMap { name -> [RouteRow] in
            let rows = groups[name] ?? []
            guard rows.count > 1 else { return rows }
            return rows.map { RouteRow($0, path: "\(name) as \(RouteAddress.decoded($0.address))") }
        }
    }
}
