/// The announcements of a screen reader: the name of what gets the focus, and the new name of a window or of what has
/// the focus.
@MainActor
package final class Announcements {
    /// The announcements so far, in their order: a role and a name.
    package private(set) var all: [String] = []
    private let bus: AccessibilityBus
    private var focus: AccessibilityBus.Object?
    private var focusName: String?
    private var last: Task<Void, Never>?

    package init() async throws {
        bus = try await AccessibilityBus()
        bus.watch { [weak self] name, detail, number, text, object in
            guard let self else { return }
            if name == "StateChanged", detail == "focused", number == 1 {
                self.add(nil, object)
            } else if name == "PropertyChange", detail == "accessible-name" {
                self.add(text, object)
            }
        }
    }

    /// Announces the events one after another.
    private func add(_ newName: String?, _ object: AccessibilityBus.Object) {
        last = Task { [last] in
            await last?.value
            do {
                let role = try await self.bus.ask(object, "GetRoleName")[0].text
                // A screen reader ignores the focus of what has the focus already.
                if newName == nil, self.focus == object { return }
                if newName == nil { self.focus = object }
                let isAnnounced = ["window", "frame"].contains(role) || self.focus == object
                let name = newName == nil ? try await self.bus.name(of: object) : newName
                // GTK emits the name with the focus, also if it hasn't changed. Screen readers ignore that.
                if newName != nil, self.focus == object, name == self.focusName { return }
                if self.focus == object { self.focusName = name }
                if isAnnounced { self.all.append("\(role) “\(name ?? "")”") }
            } catch {
                // The object has gone, so nothing is announced.
            }
        }
    }
}
