import Testing

/// Optional methods of Apple's protocols in subclasses of this library's classes. On iOS a subclass's method is called
/// whether or not the class declares it. On Linux, the protocol's default is called instead of a method that the class
/// doesn't declare.
@Suite("Optional methods of open classes")
struct OptionalMethodTests {
    /// A method that a class doesn't declare, and the reason. docs/migration.md lists them too.
    private struct Undeclared {
        let name: String
        let reason: String

        private static let async = "on iOS, the form with a handler has the same selector, and is declared"
        private static let session = "an app that follows loads sets a navigation delegate of its own"

        static let all =
            [
                "runJavaScriptAlertPanelWithMessage:initiatedByFrame:",
                "runJavaScriptConfirmPanelWithMessage:initiatedByFrame:",
                "runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:",
                "decideMediaCapturePermissionsFor:initiatedBy:type:",
            ].map { Undeclared(name: "WKUIController.webView(_:\($0))", reason: async) }
            + [
                "decidePolicyFor:", "respondTo:", "didStartProvisionalNavigation:",
                "didReceiveServerRedirectForProvisionalNavigation:", "didCommit:", "didFail:withError:",
            ].map { Undeclared(name: "Session.webView(_:\($0))", reason: session) }
    }

    private let apple: SymbolGraph
    private let family: SymbolGraph

    init() throws {
        apple = try BuiltModules.graph.get()
        family = try BuiltModules.family.get()
    }

    /// The methods with a default in the protocols that an open class conforms to, each as "Class.method(_:)".
    private var optional: Set<String> {
        let defaulted = apple.targets("defaultImplementationOf")
        let requirements = apple.symbols.filter { defaulted.contains($0.identifier.precise) }
        let conformances = family.named("conformsTo") + apple.named("conformsTo")
        let classes = Set(
            (family.symbols + apple.symbols)
                .filter { $0.kind.identifier == "swift.class" && $0.accessLevel == "open" }.map(\.name))
        return Set(
            conformances.filter { classes.contains($0.source) }.flatMap { relation in
                requirements.filter { $0.owner == relation.target }
                    .compactMap { symbol in symbol.pathComponents.last.map { "\(relation.source).\($0)" } }
            })
    }

    private var superclasses: [String: String] {
        let relations = family.named("inheritsFrom") + apple.named("inheritsFrom")
        return Dictionary(relations.map { ($0.source, $0.target) }, uniquingKeysWith: { first, _ in first })
    }

    /// A method that is public but not open can't be overridden, which the compiler reports.
    @Test func `A subclass's delegate method is called on Linux or doesn't compile, unless the table has a reason`() {
        let names = Set((family.symbols + apple.symbols).map(\.name))
        let declared = optional.filter { method in
            let parts = method.split(separator: ".", maxSplits: 1)
            return sequence(first: String(parts[0]), next: { superclasses[$0] }).contains {
                names.contains("\($0).\(parts[1])")
            }
        }
        #expect(optional.contains("HotwireTabBarController.tabBarController(_:shouldSelect:)"))
        #expect(optional.contains("UITableViewController.tableView(_:didSelectRowAt:)"))
        #expect(optional.subtracting(declared) == Set(Undeclared.all.map(\.name)))
    }
}
