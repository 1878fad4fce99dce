import Testing

/// Apple's UIKit and WebKit belong to the main actor, in a way that code without annotations may use.
@Suite("Isolation of our UIKit and WebKit")
struct IsolationTests {
    /// Values that are used on any thread, at Apple's too.
    static let nonisolated: Set<String> = [
        "UIColor", "UIFont", "UIImage", "UIImage.Configuration", "UIImage.SymbolConfiguration", "CGColor",
    ]

    @Test func everyClassAndProtocolIsOfTheMainActorAndUsableWithoutAnnotations() throws {
        let ours = try BuiltModules.graph.get()
        for symbol in ours.symbols where ["swift.class", "swift.protocol"].contains(symbol.kind.identifier) {
            guard !Self.nonisolated.contains(symbol.name) else { continue }
            let attributes = symbol.declaration.split(separator: " ")
            #expect(attributes.contains("@MainActor"), "\(symbol.declaration)")
            #expect(attributes.contains("@preconcurrency"), "\(symbol.declaration)")
        }
    }

    @Test func valuesAreOfNoActor() throws {
        let ours = try BuiltModules.graph.get()
        for symbol in ours.symbols where Self.nonisolated.contains(symbol.name) {
            #expect(!symbol.declaration.contains("@MainActor"), "\(symbol.declaration)")
        }
    }

    /// The handler that an app is given may be called later, by the app, on the main actor.
    @Test func handlersOfDelegatesBelongToTheMainActor() throws {
        let ours = try BuiltModules.graph.get()
        let requirements = ours.sources("requirementOf")
        for symbol in ours.symbols where requirements.contains(symbol.identifier.precise) {
            guard symbol.declaration.contains("Handler: @escaping") else { continue }
            #expect(symbol.declaration.contains("Handler: @escaping @MainActor @Sendable"), "\(symbol.declaration)")
        }
    }
}
