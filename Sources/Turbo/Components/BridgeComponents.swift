import Foundation

/// The components that screens of the app may have.
@preconcurrency @MainActor
public enum BridgeComponents {
    /// The classes that were registered last, without those that have no name or one that is taken.
    public private(set) static var types: [BridgeComponent.Type] = []

    /// Registers the classes of components, in the place of those before. Do it before the first navigator is made: the
    /// web library of the page looks for the names in the user agent. Later it counts from the next page on, and is
    /// logged.
    public static func register(_ types: [BridgeComponent.Type]) {
        let former = self.types.map(\.name)
        self.types = usable(types)
        let names = self.types.map(\.name)
        guard names != former, ComponentBridge.areThereAny else { return }
        TurboLog.shared.record(.warning, "components", .misuse(.componentsRegisteredLate))
        ComponentBridge.registrationChanged()
    }

    /// What the user agent says of the components: "bridge-components: [form menu]".
    public static var userAgent: String { userAgent(of: types.map(\.name)) }

    static func userAgent(of names: [String]) -> String {
        "bridge-components: [\(names.joined(separator: " "))]"
    }

    private static func usable(_ types: [BridgeComponent.Type]) -> [BridgeComponent.Type] {
        var names: Set<String> = []
        return types.filter { type in
            if type.name.isEmpty {
                log("\(type) has no name and was left out. Override `class var name` with the name that the page uses.")
                return false
            }
            if names.insert(type.name).inserted { return true }
            log("\(type) was left out: another component is named «\(type.name)» too")
            return false
        }
    }

    private static func log(_ text: String) {
        TurboLog.shared.record(.warning, "components", text)
    }
}
