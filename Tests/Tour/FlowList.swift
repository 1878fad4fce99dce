import Foundation

/// The document `Demo/flows.json`.
struct FlowList: Decodable {
    private struct Group: Decodable {
        let flows: [Flow]
    }

    private let groups: [Group]
    /// Descriptions of missing features, by the name of the library and then by the need of a flow.
    private let lacks: [String: [String: String]]
    /// Words that a build contains if it has the feature that a flow needs.
    private let knows: [String: [String]]

    init(file: URL) throws {
        self = try JSONDecoder().decode(FlowList.self, from: Data(contentsOf: file))
    }

    /// All flows, in order.
    var flows: [Flow] { groups.flatMap(\.flows) }

    /// The reason why a flow can't be run with a library, or nil if it can.
    func obstacle(to flow: Flow, with library: ServedLibrary) -> String? {
        guard let need = flow.needs else { return nil }
        if let reason = lacks[library.name]?[need] { return "\(library.name) has no \(reason)" }
        return library.has(knows[need] ?? []) ? nil : "this build of \(library.name) has no \(need)"
    }
}
