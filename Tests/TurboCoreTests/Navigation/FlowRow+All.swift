extension FlowRow {
    private static let tables = [
        empty, fromDefault, identity, native, fromModal, insideModal, modalFlows, back, root, historical,
        redirects, redirectedRules, refreshes, foreign, covered,
    ]

    /// All rows; it throws what is wrong with the first one that cannot be read.
    static func all() throws -> [FlowRow] {
        try tables.flatMap { try FlowTable($0).rows }
    }
}
