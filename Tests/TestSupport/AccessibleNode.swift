internal import Foundation

/// A node of the accessibility tree, read as a screen reader reads it: over the accessibility bus.
package struct AccessibleNode: Sendable, CustomStringConvertible {
    package let role: String
    package let name: String
    /// Whether it can get the keyboard focus.
    package let isFocusable: Bool
    package let isSelected: Bool
    /// Whether it blocks everything else.
    package let isModal: Bool
    /// Whether it stands for a page. The engine reports the nodes below it.
    package let isPage: Bool
    package let children: [AccessibleNode]

    /// Whether this process reports to screen readers: see `GTK_A11Y` in `bin/lib/session.sh`.
    package static let isThere = ProcessInfo.processInfo.environment["GTK_A11Y"] == "atspi"

    /// Whether GTK can add the nodes of a page below the page.
    package static let canHoldPages = hasGTK(4, 14)

    /// The app of this process, which is the only one on the bus of a test.
    @MainActor
    package static func ofThisApp() async throws -> AccessibleNode {
        let bus = try await AccessibilityBus()
        return try await AccessibleNode(AccessibilityBus.root, on: bus)
    }

    /// The node itself and all below it.
    package var all: [AccessibleNode] { [self] + children.flatMap(\.all) }

    /// The same without the nodes of pages.
    package var outsidePages: [AccessibleNode] { [self] + (isPage ? [] : children.flatMap(\.outsidePages)) }

    package func all(_ role: String) -> [AccessibleNode] { all.filter { $0.role == role } }

    package var description: String { "\(role) “\(name)”" }

    @MainActor
    private init(_ object: AccessibilityBus.Object, on bus: AccessibilityBus) async throws {
        role = try await bus.ask(object, "GetRoleName")[0].text
        name = try await bus.name(of: object)
        // NB: newer GTK has no name for the role of a document, and the number of AT-SPI's list.
        isPage = try await bus.ask(object, "GetRole")[0].number == 94
        let states = try await bus.ask(object, "GetState")[0]
        // The numbers of AT-SPI's list of states.
        let has = { (state: Int) in states.count > 0 && states[0].number & (1 << UInt32(state)) != 0 }
        (isFocusable, isModal, isSelected) = (has(11), has(16), has(23))
        let list = try await bus.ask(object, "GetChildren")[0]
        var found: [AccessibleNode] = []
        for index in 0..<list.count {
            let child = AccessibilityBus.Object(owner: list[index][0].text, path: list[index][1].text)
            do {
                found.append(try await AccessibleNode(child, on: bus))
            } catch is AccessibilityBus.NoReply {
                // It is freed already.
            }
        }
        children = found
    }
}
