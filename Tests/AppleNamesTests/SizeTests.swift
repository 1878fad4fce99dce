import Foundation
import Testing

/// Limits the size of our UIKit and WebKit. Before raising a number here, revise
/// `docs/decisions/0027-linux-modules.md`.
@Suite("Size of our UIKit and WebKit")
struct SizeTests {
    /// The limit for UIKit, WebKit, SafariServices, UserNotifications and Network together.
    static let mostDeclarations = 1_074
    static let mostInUIKit = 844
    static let mostLines = 18_500

    /// Counts the declarations that an app can name. Cases, constants of option sets and keys, colors and notification
    /// names don't count separately from their type. The variants of a method (closure or async, more or fewer
    /// arguments) count as one. Overrides, declarations that only satisfy the compiler, and default implementations
    /// don't count.
    @Test func `The number of public declarations is limited`() throws {
        let ours = try BuiltModules.graph.get()
        let defaults = ours.sources("defaultImplementationOf")
        let values = Set(
            ours.symbols.filter { ["swift.enum", "swift.struct"].contains($0.kind.identifier) }.map(\.name))
        let counted = ours.symbols.filter { symbol in
            !defaults.contains(symbol.identifier.precise) && !symbol.isOverride && !isImplicit(symbol)
                && !isConstant(symbol, ofOneOf: values)
        }
        #expect(names(of: counted).count <= Self.mostDeclarations)
        let inUIKit = counted.filter { $0.identifier.precise.hasPrefix("s:5UIKit") }
        #expect(names(of: inUIKit).count <= Self.mostInUIKit)
    }

    private func names(of symbols: [SymbolGraph.Symbol]) -> Set<String> {
        Set(symbols.map { "\($0.owner).\($0.pathComponents.last?.prefix { $0 != "(" } ?? "")" })
    }

    /// Counts lines of code of the modules and of GObjectKit, without comments and empty lines. Scripts count in their
    /// own files, not in the Swift files that `bin/javascript` generates. Translations are data.
    @Test func `The number of lines is limited`() throws {
        let folder = BuiltModules.root.appendingPathComponent("Linux")
        let files = ["UIKit", "WebKit", "SafariServices", "UserNotifications", "Network", "GObjectKit"].flatMap {
            module in
            let module = folder.appendingPathComponent(module)
            return FileManager.default.enumerator(at: module, includingPropertiesForKeys: nil)?.allObjects ?? []
        }
        #expect(!files.isEmpty)
        let lines = try files.compactMap { $0 as? URL }.filter(isCounted).flatMap { file in
            try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
        }
        #expect(lines.count <= Self.mostLines)
    }

    private func isCounted(_ file: URL) -> Bool {
        ["swift", "js"].contains(file.pathExtension) && file.lastPathComponent != "JavaScript.swift"
            && !file.lastPathComponent.hasPrefix("SystemText+")
    }

    private func isImplicit(_ symbol: SymbolGraph.Symbol) -> Bool {
        let member = symbol.pathComponents.last ?? ""
        return ["init()", "init(coder:)", "rawValue", "init(rawValue:)", "hash(into:)", "==(_:_:)"].contains(member)
    }

    private func isConstant(_ symbol: SymbolGraph.Symbol, ofOneOf values: Set<String>) -> Bool {
        guard ["swift.enum.case", "swift.type.property"].contains(symbol.kind.identifier) else { return false }
        return values.contains(symbol.owner) || symbol.owner == "UIColor" || symbol.name.hasSuffix("Notification")
    }
}
