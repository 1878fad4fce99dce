import Foundation

/// The registered components of the app.
@preconcurrency @MainActor
public enum BridgeComponents {
    /// The classes that were registered last, except those without a unique name.
    public private(set) static var types: [BridgeComponent.Type] = []

    /// Registers the classes of components, and replaces those that were registered before. Call this before you create
    /// the first navigator, because the web library of the page reads the names from the user agent. A later call is
    /// logged, and takes effect with the next page that is loaded.
    ///
    ///     BridgeComponents.register(.standard + [SaveComponent.self])
    ///
    /// A component of the app replaces the ready-made one with the same name.
    public static func register(_ types: [BridgeComponent.Type]) {
        let former = self.types.map(\.name)
        self.types = usable(types)
        let names = self.types.map(\.name)
        guard names != former, ComponentBridge.hasInstances else { return }
        logComponents(.warning, .misuse(.componentsRegisteredLate))
        ComponentBridge.registrationChanged()
    }

    /// The part of the user agent that lists the components: "bridge-components: [form menu]".
    public static var userAgent: String { userAgent(of: types.map(\.name)) }

    package nonisolated static func userAgent(of names: [String]) -> String {
        "bridge-components: [\(names.joined(separator: " "))]"
    }

    private static func usable(_ types: [BridgeComponent.Type]) -> [BridgeComponent.Type] {
        var names: Set<String> = []
        let own = Set(types.filter { !($0 is StandardComponent.Type) }.map(\.name))
        return types.filter { type in
            if type is StandardComponent.Type, own.contains(type.name) { return false }
            if type.name.isEmpty {
                logComponents(
                    .warning,
                    "\(type) has no name and was left out. Override `class var name` with the name that the page uses.")
                return false
            }
            if names.insert(type.name).inserted { return true }
            logComponents(.warning, "\(type) was left out: another component has the name “\(type.name)”")
            return false
        }
    }
}
