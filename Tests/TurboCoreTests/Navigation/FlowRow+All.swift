extension FlowRow {
    private static let tables = [
        empty, fromDefault, identity, native, fromModal, insideModal, modalFlows, back, root, historical,
        redirects, redirectedRules, refreshes, foreign, overlays,
    ]

    /// Returns all rows. Throws for the first one that can't be parsed.
    static func all() throws -> [FlowRow] {
        try tables.flatMap { try FlowTable($0).rows }
    }
}
