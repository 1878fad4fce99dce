internal import CGTK
internal import GObjectKit

/// The desktop's service for notifications, on the session bus.
@MainActor
package final class NotificationService {
    private static let name = "org.freedesktop.Notifications"
    private static let path = "/org/freedesktop/Notifications"

    /// Called after the user has clicked a notification of any app, with the token that lets a window become active.
    package var onClick: (_ id: UInt32, _ token: String?) -> Void = { _, _ in }
    /// Called after a notification of any app is no longer shown.
    package var onClose: (_ id: UInt32) -> Void = { _ in }

    private lazy var bus = SessionBus()
    private var capabilities: Set<String>?
    private var token: (id: UInt32, text: String)?

    package init() {}

    /// Whether the desktop has a service, which the bus starts if needed.
    package func isAvailable() async -> Bool {
        if capabilities != nil { return true }
        guard let reply = try? await call("GetCapabilities", []) else { return false }
        capabilities = Set(reply.first?.texts ?? [])
        bus?.subscribe(to: Self.name) { [weak self] in self?.handle($0, $1) }
        return true
    }

    package func show(title: String, subtitle: String, body: String) async throws -> UInt32 {
        let values = UNNotificationContent.Values(title: title, subtitle: subtitle, body: body)
        return try await show(values, isLoud: true, replacing: 0)
    }

    /// - Parameter replaced: the notification that this one replaces; 0 for none.
    /// - Returns: the number of the notification.
    func show(_ values: UNNotificationContent.Values, isLoud: Bool, replacing replaced: UInt32) async throws -> UInt32 {
        let body = [values.subtitle, values.body].filter { !$0.isEmpty }.joined(separator: "\n")
        // A service that understands markup would read it in the text of a page, too.
        let hasMarkup = capabilities?.contains("body-markup") == true
        var hints: [String: BusValue] = ["desktop-entry": .text(desktopEntry)]
        if isLoud { hints["sound-name"] = .text("message-new-instant") } else { hints["suppress-sound"] = .flag(true) }
        let reply = try await call(
            "Notify",
            [
                .text(g_get_application_name().map { String(cString: $0) } ?? ""), .number(replaced), .text(""),
                .text(values.title), .text(hasMarkup ? body.escapedForMarkup : body),
                .list(["default", ""]), .table(hints), .time(-1),
            ])
        return reply.first?.number ?? 0
    }

    package func close(_ id: UInt32) {
        Task { _ = try? await call("CloseNotification", [.number(id)]) }
    }

    /// Sends the number to docks that implement Unity's launcher API.
    func setBadge(_ count: Int) {
        bus?.emit(
            "Update", of: "com.canonical.Unity.LauncherEntry", at: "/com/canonical/Unity/LauncherEntry",
            [
                .text("application://\(desktopEntry).desktop"),
                .table(["count": .long(count), "count-visible": .flag(count > 0)]),
            ])
    }

    private var desktopEntry: String { g_get_prgname().map { String(cString: $0) } ?? "" }

    private func handle(_ signal: String, _ arguments: [BusValue]) {
        guard let id = arguments.first?.number else { return }
        switch signal {
        case "ActivationToken":
            token = arguments.dropFirst().first?.text.map { (id, $0) }
        case "ActionInvoked":
            onClick(id, token?.id == id ? token?.text : nil)
        case "NotificationClosed":
            onClose(id)
        default:
            break
        }
    }

    private func call(_ method: String, _ arguments: [BusValue]) async throws -> [BusValue] {
        guard let bus else { throw UNError(.notificationsNotAllowed, "There is no session bus.") }
        return try await bus.call(method, of: Self.name, at: Self.path, arguments)
    }
}
