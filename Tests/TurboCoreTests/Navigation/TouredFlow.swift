import Foundation

/// A flow of `Demo/flows.json`, reduced to what a row of `FlowRow` contains too.
struct TouredFlow: Decodable {
    let id: String
    /// The current context, the given one and the presentation; empty without a proposal.
    let row: [String]

    private struct Document: Decodable {
        struct Group: Decodable {
            let flows: [TouredFlow]
        }

        let groups: [Group]
    }

    /// The folder of the package.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardized

    static func all() throws -> [TouredFlow] {
        let file = root.appendingPathComponent("Demo/flows.json")
        return try JSONDecoder().decode(Document.self, from: Data(contentsOf: file)).groups.flatMap(\.flows)
    }
}
