extension RouteList {
    /// The reason why the text can't be a list of routes, or nil if it has paths.
    ///
    /// - Parameter name: the name of the file.
    func refusal(name: String) -> String? {
        guard routes.isEmpty else { return nil }
        if isForeignDocument { return "\"\(name)\" is JSON, but not a list of routes." }
        if let foreignTitles {
            let titles = foreignTitles.prefix(6).joined(separator: ", ")
            return "\"\(name)\" is a table, but not of routes: none of its columns has paths with their methods "
                + "or controllers. Its columns: \(titles)."
        }
        return
            "\"\(name)\" contains no paths. It can contain URLs, one per line, the routes that a framework lists, or an "
            + "access log."
    }

    /// Remarks for the user about skipped lines and paths; empty if there are none.
    ///
    /// - Parameter name: the name of the file.
    func warnings(name: String) -> [String] {
        var warnings: [String] = []
        if let first = unknownLines.first {
            let lines = unknownLines.count == 1 ? "1 line" : "\(unknownLines.count) lines"
            warnings.append(
                "\(name): \(lines) of \(lineCount) skipped because of an unknown format; the first is line \(first).")
        }
        if isCut { warnings.append("\(name): only the first \(Self.maximumCount) distinct paths are used.") }
        return warnings
    }
}
