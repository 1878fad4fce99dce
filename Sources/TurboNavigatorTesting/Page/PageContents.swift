/// The elements of a page that a user can read and tap.
struct PageContents: Decodable, CustomStringConvertible {
    struct Link: Decodable {
        let text: String
        let path: String
    }

    let title: String
    let path: String
    let text: String
    let links: [Link]
    let buttons: [String]
    let fields: [String]

    /// The number of elements of one kind that are listed.
    private static let longestList = 30

    var description: String {
        [
            "Page: \"\(title)\" at \(path)",
            list("Links", links.map { $0.text == $0.path ? "\"\($0.text)\"" : "\"\($0.text)\" (\($0.path))" }),
            list("Buttons", buttons.map { "\"\($0)\"" }), list("Fields", fields.map { "\"\($0)\"" }),
        ].compactMap { $0 }.joined(separator: "\n")
    }

    private func list(_ name: String, _ words: [String]) -> String? {
        guard !words.isEmpty else { return name == "Links" ? "Links: none" : nil }
        let more = words.count - Self.longestList
        return "\(name): \(words.prefix(Self.longestList).joined(separator: ", "))"
            + (more > 0 ? ", and \(more) more" : "")
    }
}
