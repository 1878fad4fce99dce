import Foundation

/// The content of a document, decoded lazily: at launch, an app doesn't wait for patterns that no page needs yet.
final class DocumentContent: Sendable {
    /// Rules, settings and diagnostics.
    struct Decoded: Sendable {
        let rules: [PathRule]
        let settings: PathProperties
        let diagnostics: [PathConfigurationDiagnostic]
    }

    /// A text that was read as JSON and recognized as a path configuration.
    struct Parsed: Sendable {
        let bytes: [UInt8]
        let document: JSONReader.Document
        let source: PathConfiguration.Source?
    }

    private struct State {
        var parsed: Parsed?
        var decoded: Decoded?
    }

    private let state: Locked<State>
    /// The values next to the rules. Not lazy, because apps need them at launch.
    let settings: PathProperties

    init(_ parsed: Parsed) {
        settings = PathProperties(parsed.document.root["settings"]?.value.objectValue ?? [:])
        state = Locked(State(parsed: parsed))
    }

    init(_ decoded: Decoded) {
        settings = decoded.settings
        state = Locked(State(decoded: decoded))
    }

    /// Rules and diagnostics.
    var decoded: Decoded { state.withLock { Self.decode(&$0) } }

    private static func decode(_ state: inout State) -> Decoded {
        if let decoded = state.decoded { return decoded }
        let decoded =
            state.parsed.map { PathConfigurationDecoder.decode($0) }
            ?? Decoded(rules: [], settings: [:], diagnostics: [])
        (state.decoded, state.parsed) = (decoded, nil)
        return decoded
    }
}
