import Foundation
import SymbolNames
import TurboCore

extension LanguageServer {
    /// The characters after which editors request completions.
    static let triggers: JSONValue = ["\""]

    /// Returns the keys or values that can be at a position.
    func completions(_ document: EditorDocument, _ parameters: JSONValue) throws -> JSONValue {
        let offset = try document.offset(of: parameters["position"])
        guard let cursor = JSONCursor(document.bytes, at: offset) else { return [] }
        let items = cursor.isKey ? keys(at: cursor, in: document) : values(at: cursor, in: document)
        return .array(items.enumerated().map { index, item in complete(item, index, cursor, document) })
    }

    /// A completion: the text in the list, the text in the file, and the purpose.
    private struct Item {
        let label: String
        let text: String
        var purpose: String?
    }

    private func keys(at cursor: JSONCursor, in document: EditorDocument) -> [Item] {
        let libraries = libraries(of: document)
        return ConfigurationSchema.members(at: cursor.path)
            .filter { $0.isRead(by: libraries) && !cursor.otherKeys.contains($0.name) }
            .map { member in
                let key = JSONText.quoted(member.name)
                return Item(
                    label: member.name, text: cursor.isBeforeColon ? key : key + ": ", purpose: member.purpose)
            }
    }

    private func values(at cursor: JSONCursor, in document: EditorDocument) -> [Item] {
        let member = ConfigurationSchema.members(at: cursor.path.dropLast()).first { $0.name == cursor.path.last }
        let values: [JSONValue] =
            switch cursor.path {
            case ["settings", "tabs", nil, "symbol"]: SymbolNames.icons.keys.sorted().map { .string($0) }
            case ["settings", "tabs", nil, "search"], ["settings", "tabs", nil, "visible"]: [true, false]
            case ["rules", nil, "properties", "tab_id"]: tabs(of: document).map { .string($0) }
            default: member?.property?.values(for: libraries(of: document)) ?? []
            }
        return values.map { value in
            Item(label: value.stringValue ?? JSONText.value(value).text(), text: JSONText.value(value).text())
        }
    }

    /// The identifiers of the tabs in the settings.
    private func tabs(of document: EditorDocument) -> [String] {
        PathConfigurationText(Data(document.bytes)).document.tabs.map(\.id)
    }

    /// The libraries that read a document.
    func libraries(of document: EditorDocument) -> [ConfigurationLibrary] {
        FileCheck(Data(document.bytes), options, usesLibrariesOfFile: usesLibrariesOfFile).options.libraries
    }

    private func complete(_ item: Item, _ index: Int, _ cursor: JSONCursor, _ document: EditorDocument) -> JSONValue {
        // Editors compare what the user has typed, with its quote, with this text.
        let isQuoted = document.bytes[cursor.token].first == UInt8(ascii: "\"")
        var members: [String: JSONValue] = [
            "label": .string(item.label), "kind": cursor.isKey ? 10 : 12,
            "sortText": .string(String(format: "%03d", index)),
            "filterText": .string(isQuoted ? JSONText.quoted(item.label) : item.label),
            "textEdit": ["range": document.range(cursor.token), "newText": .string(item.text)],
        ]
        members["documentation"] = item.purpose.map { .string($0) }
        return .object(members)
    }
}
