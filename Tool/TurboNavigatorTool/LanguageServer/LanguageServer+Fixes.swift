import Foundation
import TurboCore

extension LanguageServer {
    private static let fix = "quickfix"
    private static let allFixes = "source.fixAll.turbo-navigator"

    /// The kinds of code actions that the server offers.
    static let actionKinds: JSONValue = [.string(fix), .string(allFixes)]

    /// Returns the fixes of the findings in a range, and one change with the fixes of the whole file, as `check --fix`
    /// makes it.
    func actions(_ document: EditorDocument, _ parameters: JSONValue) throws -> JSONValue {
        let range = try document.offsets(of: parameters["range"])
        let found = diagnostics(document)
        var actions: [JSONValue] = []
        if Self.wants(Self.fix, parameters) {
            actions = found.filter { !$0.advice.isEmpty && Self.touches($0, range) }.map {
                action(for: $0, in: document)
            }
        }
        if Self.wants(Self.allFixes, parameters), found.contains(where: { $0.fix != nil }) {
            actions.append(actionFixingAll(of: document))
        }
        return .array(actions)
    }

    /// Whether the editor requests a kind of action. A kind includes those that begin with it.
    private static func wants(_ kind: String, _ parameters: JSONValue) -> Bool {
        guard let kinds = parameters["context"]?["only"]?.arrayValue else { return true }
        return kinds.compactMap(\.stringValue).contains { kind == $0 || kind.hasPrefix($0 + ".") }
    }

    private static func touches(_ diagnostic: Diagnostic, _ range: Range<Int>) -> Bool {
        guard let own = diagnostic.range else { return true }
        return own.lowerBound <= range.upperBound && range.lowerBound <= own.upperBound
    }

    /// The change that a finding advises. It is preferred if it's certain to be what was meant.
    private func action(for diagnostic: Diagnostic, in document: EditorDocument) -> JSONValue {
        [
            "title": .string(Self.title(diagnostic, in: document)), "kind": .string(Self.fix),
            "isPreferred": .bool(diagnostic.fix != nil),
            "diagnostics": [self.diagnostic(diagnostic, in: document)], "edit": Self.edit(document, diagnostic.advice),
        ]
    }

    private static func title(_ diagnostic: Diagnostic, in document: EditorDocument) -> String {
        guard let fix = diagnostic.advice.first, diagnostic.advice.count == 1 else {
            return "Follow the advice: " + diagnostic.message
        }
        let old = String(decoding: document.bytes[fix.range].prefix(60), as: UTF8.self)
        if old.isEmpty { return "Add \(fix.text.prefix(60))" }
        return fix.text.isEmpty ? "Remove \"\(old)\"" : "Replace \(old) with \(fix.text.prefix(60))"
    }

    private func actionFixingAll(of document: EditorDocument) -> JSONValue {
        let (data, _) = FileFixer.fixed(Data(document.bytes), options, usesLibrariesOfFile: usesLibrariesOfFile)
        return [
            "title": "Apply all fixes that are certain", "kind": .string(Self.allFixes),
            "edit": Self.edit(document, [document.change(to: [UInt8](data))]),
        ]
    }

    private static func edit(_ document: EditorDocument, _ fixes: [Fix]) -> JSONValue {
        let edits = fixes.map { fix -> JSONValue in
            ["range": document.range(fix.range), "newText": .string(fix.text)]
        }
        return ["changes": .object([document.uri: .array(edits)])]
    }
}

extension EditorDocument {
    /// Returns the smallest change that leads to a new text.
    fileprivate func change(to new: [UInt8]) -> Fix {
        let isPart: ([UInt8], Int) -> Bool = { bytes, offset in offset < bytes.count && bytes[offset] & 0xC0 == 0x80 }
        var start = zip(bytes, new).prefix { $0 == $1 }.count
        while isPart(bytes, start) || isPart(new, start) { start -= 1 }
        let rest = min(bytes.count, new.count) - start
        var length = zip(bytes.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
        while isPart(bytes, bytes.count - length) { length -= 1 }
        let text = String(decoding: new[start..<(new.count - length)], as: UTF8.self)
        return Fix(range: start..<(bytes.count - length), text: text)
    }
}
