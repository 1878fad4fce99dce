import TurboCore

/// The texts that an editor has open.
struct OpenDocuments {
    private var documents: [String: EditorDocument] = [:]
    /// The documents that were opened, changed or closed since the last ``takeChanges()``, in that order.
    private var changed: [String] = []

    /// - Throws: a ``ResponseError`` if the document isn't open.
    func document(_ parameters: JSONValue) throws -> EditorDocument {
        let uri = try uri(parameters)
        guard let document = documents[uri] else {
            throw ResponseError.invalidParameters("The document \"\(uri)\" isn't open.")
        }
        return document
    }

    /// Opens, changes or closes a document. Ignores any other notification.
    ///
    /// - Throws: a ``ResponseError`` if the parameters are invalid.
    mutating func receive(_ method: String, _ parameters: JSONValue) throws {
        switch method {
        case "textDocument/didOpen": try set(parameters, text: parameters["textDocument"]?["text"])
        case "textDocument/didChange":
            var text = try document(parameters).text
            for change in parameters["contentChanges"]?.arrayValue ?? [] { text = try Self.changing(text, change) }
            try set(parameters, text: .string(text))
        case "textDocument/didClose":
            let uri = try uri(parameters)
            documents[uri] = nil
            note(uri)
        default: break
        }
    }

    /// Returns the changed documents, or nil for a closed one, by their URIs.
    mutating func takeChanges() -> [(uri: String, document: EditorDocument?)] {
        defer { changed = [] }
        return changed.map { ($0, documents[$0]) }
    }

    /// Returns a text with one change: of a range, or of the whole text.
    private static func changing(_ text: String, _ change: JSONValue) throws -> String {
        guard let new = change["text"]?.stringValue else {
            throw ResponseError.invalidParameters("The document has no text.")
        }
        guard let range = change["range"], range != .null else { return new }
        let document = EditorDocument(uri: "", version: .null, text: text)
        var bytes = document.bytes
        bytes.replaceSubrange(try document.offsets(of: range), with: new.utf8)
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func set(_ parameters: JSONValue, text: JSONValue?) throws {
        let uri = try uri(parameters)
        guard let text = text?.stringValue else { throw ResponseError.invalidParameters("The document has no text.") }
        let version = parameters["textDocument"]?["version"] ?? .null
        documents[uri] = EditorDocument(uri: uri, version: version, text: text)
        note(uri)
    }

    private mutating func note(_ uri: String) {
        changed.removeAll { $0 == uri }
        changed.append(uri)
    }

    private func uri(_ parameters: JSONValue) throws -> String {
        guard let uri = parameters["textDocument"]?["uri"]?.stringValue else {
            throw ResponseError.invalidParameters("\"textDocument\" has no URI.")
        }
        return uri
    }
}
