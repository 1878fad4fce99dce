import Testing

/// Compares each public declaration of our UIKit, WebKit, SafariServices and the other modules with Apple's.
@Suite("Apple's names")
struct AppleNamesTests {
    let ours: SymbolGraph
    let apple: AppleList

    init() throws {
        ours = try BuiltModules.graph.get()
        apple = try AppleList()
    }

    @Test func `Every public declaration is Apple's`() {
        for symbol in ours.symbols where apple.rows(for: symbol).isEmpty && !isImplicit(symbol) {
            expectDeviation(
                symbol, "Apple has no \(symbol.declaration) as \(symbol.name). If it has: run update-names.py")
        }
    }

    @Test func `Every declaration is spelled as Apple's`() {
        let requirements = ours.sources("requirementOf")
        for symbol in ours.symbols where !isImplicit(symbol) {
            let rows = apple.rows(for: symbol)
            guard !rows.isEmpty else { continue }
            let declaration = Declaration(symbol.declaration)
            let isRequirement = requirements.contains(symbol.identifier.precise)
            let isSame = rows.contains {
                isRequirement
                    ? $0.declaration.withoutDefaults == declaration.withoutDefaults : $0.declaration == declaration
            }
            guard !isSame else { continue }
            let theirs = rows.map(\.declaration.description).joined(separator: " | ")
            expectDeviation(symbol, "\(symbol.name)\n  ours:    \(declaration)\n  Apple's: \(theirs)")
        }
    }

    @Test func `A requirement may be left out where Apple's may`() {
        let requirements = ours.sources("requirementOf")
        let defaulted = ours.targets("defaultImplementationOf")
        for symbol in ours.symbols where requirements.contains(symbol.identifier.precise) {
            let rows = apple.rows(for: symbol)
            guard !rows.isEmpty else { continue }
            let isOptional = rows.contains(where: \.isOptional)
            let hasDefault = defaulted.contains(symbol.identifier.precise)
            if isOptional != hasDefault {
                expectDeviation(symbol, "\(symbol.name) is \(isOptional ? "" : "not ")optional at Apple's")
            }
        }
    }

    @Test func `Every class is a subclass of Apple's superclass`() {
        for relation in ours.named("inheritsFrom") where relation.target != "InitTemplate" {
            let isSame = apple.isSubclass(relation.source, of: relation.target)
            #expect(isSame, "\(relation.source): \(relation.target)")
        }
    }

    @Test func `Every conformance is Apple's`() {
        let ofTheLanguage = ["Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable", "Sendable"]
        let ofNSObject = ["CVarArg", "CustomDebugStringConvertible", "CustomStringConvertible", "NSObjectProtocol"]
        let enums = Set(ours.symbols.filter { $0.kind.identifier == "swift.enum" }.map(\.name))
        let ofEnums = ["Equatable", "Hashable", "RawRepresentable"]
        for relation in ours.named("conformsTo") where !(ofTheLanguage + ofNSObject).contains(relation.target) {
            guard !(enums.contains(relation.source) && ofEnums.contains(relation.target)) else { continue }
            let isSame = apple.ancestors(of: relation.source).contains(relation.target)
            let isDeliberate = Deviation.covers("\(relation.source): \(relation.target)")
            #expect(isSame || isDeliberate, "\(relation.source): \(relation.target)")
        }
    }

    /// Tests of apps subclass Apple's classes and override their members, so ours must be open too.
    @Test func `Each declaration that Apple's modules leave open is open here`() {
        let classes = Set(ours.symbols.filter { $0.kind.identifier == "swift.class" }.map(\.name))
        for symbol in ours.symbols where symbol.accessLevel != "open" {
            // Those in Swift, such as NWPathMonitor, are final.
            guard apple.rows(for: symbol).contains(where: \.isDynamic) else { continue }
            let isMember =
                classes.contains(symbol.owner)
                && ["swift.method", "swift.property"].contains(symbol.kind.identifier)
            if isMember || symbol.kind.identifier == "swift.class" {
                expectDeviation(symbol, "\(symbol.name) is not open")
            }
        }
    }

    @Test func `Each weak property of Apple's modules is weak here`() {
        for symbol in ours.symbols where apple.rows(for: symbol).contains(where: \.isWeak) {
            expectDeviation(
                symbol, unless: symbol.declaration.contains("weak var"), "\(symbol.name) is not weak")
        }
    }

    /// `#available(iOS 18, *)` is true on Linux, so code for newer systems runs here.
    @Test func `docs/uikit-scope.md states how each name works that is newer than the oldest iOS of an app`() throws {
        let page = BuiltModules.root.appendingPathComponent("docs/uikit-scope.md")
        let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n## ")
        let table = try #require(parts.first { $0.hasPrefix("Names newer than iOS 15\n") })
        #expect(apple.newer.count > 20)
        for name in apple.newer.sorted() {
            let isOnPage =
                table.contains("`\(name)`")
                || name.split(separator: ".").dropFirst().contains {
                    table.contains("`\($0)`")
                } || table.contains("`\(name).")
            #expect(isOnPage, "\(name) is missing")
        }
    }

    @Test(arguments: Deviation.all.map(\.name))
    func `Each deviation is of a name that exists`(_ name: String) {
        let names = ours.symbols.map(\.name) + ours.named("conformsTo").map { "\($0.source): \($0.target)" }
        let exists = names.contains(name)
        #expect(exists, "\(name) is gone, or as Apple's now")
    }

    /// Whether Apple's list omits the symbol because NSObject, raw values or the compiler provide it.
    private func isImplicit(_ symbol: SymbolGraph.Symbol) -> Bool {
        let member = symbol.pathComponents.last ?? ""
        guard symbol.pathComponents.count > 1, apple.rows[symbol.name] == nil else { return false }
        return ["init()", "rawValue", "init(rawValue:)", "hash", "isEqual(_:)", "hash(into:)", "==(_:_:)"]
            .contains(member)
    }

    private func expectDeviation(_ symbol: SymbolGraph.Symbol, unless isSame: Bool = false, _ comment: String) {
        #expect(isSame || Deviation.covers(symbol.name), Comment(rawValue: comment))
    }
}
