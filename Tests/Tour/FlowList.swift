import Foundation

/// The document `Demo/flows.json`.
struct FlowList: Decodable {
    private struct Group: Decodable {
        let flows: [Flow]
    }

    private let groups: [Group]
    /// What a library has not got, in words: by the name of the library, then by the need of a flow.
    private let lacks: [String: [String: String]]
    /// Words that stand in each build which has what a flow needs.
    private let knows: [String: [String]]

    init(file: URL) throws {
        self = try JSONDecoder().decode(FlowList.self, from: Data(contentsOf: file))
    }

    /// All flows, in order.
    var flows: [Flow] { groups.flatMap(\.flows) }

    /// Why a flow cannot be gone through with a library; nil where it can.
    func obstacle(to flow: Flow, with library: ServedLibrary) -> String? {
        guard let need = flow.needs else { return nil }
        if let reason = lacks[library.name]?[need] { return "\(library.name) has no \(reason)" }
        return library.has(knows[need] ?? []) ? nil : "this build of \(library.name) has no \(need)"
    }
}
