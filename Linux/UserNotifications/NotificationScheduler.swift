internal import GObjectKit

/// The app's notifications: those that wait for their trigger, and those that the desktop shows.
@MainActor
final class NotificationScheduler {
    private static let requestedKey = "UNUserNotificationCenter.requestedAuthorization"

    private unowned let center: UNUserNotificationCenter
    private let service = NotificationService()
    private var pending: [PendingNotification] = []
    private var delivered: [(id: UInt32, notification: UNNotification)] = []
    /// Those for which the desktop hasn't replied yet.
    private var showing: [UNNotification] = []

    init(_ center: UNUserNotificationCenter) {
        self.center = center
        service.onClick = { [weak self] in self?.userDidClick($0, token: $1) }
        service.onClose = { [weak self] id in self?.delivered.removeAll { $0.id == id } }
    }

    var pendingRequests: [UNNotificationRequest] { pending.map(\.request) }
    var deliveredNotifications: [UNNotification] { delivered.map(\.notification) }

    func requestAuthorization() async -> Bool {
        UserDefaults.standard.set(true, forKey: Self.requestedKey)
        return await service.isAvailable()
    }

    func settings() async -> UNNotificationSettings {
        guard UserDefaults.standard.bool(forKey: Self.requestedKey) else {
            return UNNotificationSettings(.notDetermined)
        }
        return UNNotificationSettings(await service.isAvailable() ? .authorized : .denied)
    }

    func add(_ request: UNNotificationRequest) async throws {
        switch await settings().authorizationStatus {
        case .notDetermined: throw UNError(.notificationsNotAllowed, "Call requestAuthorization first.")
        case .denied: throw UNError(.notificationsNotAllowed, "The desktop has no service for notifications.")
        case .authorized, .provisional, .ephemeral: break
        }
        guard !request.content.values.isEmpty else {
            throw UNError(.notificationInvalidNoContent, "The notification has no title, body, badge or sound.")
        }
        removePending { $0 == request.identifier }
        if let trigger = request.trigger as? UNTimeIntervalNotificationTrigger {
            pending.append(PendingNotification(request, trigger) { [weak self] in self?.triggerDidFire(request) })
        } else {
            try await deliver(request)
        }
    }

    func removePending(_ isRemoved: (String) -> Bool) {
        pending.removeAll { isRemoved($0.request.identifier) }
    }

    func removeDelivered(_ isRemoved: (String) -> Bool) {
        showing.removeAll { isRemoved($0.request.identifier) }
        for (id, notification) in delivered where isRemoved(notification.request.identifier) { service.close(id) }
        delivered.removeAll { isRemoved($0.notification.request.identifier) }
    }

    func setBadge(_ count: Int) throws {
        guard count >= 0 else { throw UNError(.badgeInputInvalid, "A badge can't be less than 0.") }
        service.setBadge(count)
    }

    private func triggerDidFire(_ request: UNNotificationRequest) {
        if request.trigger?.repeats != true { removePending { $0 == request.identifier } }
        Task { await deliverOrLog { try await self.deliver(request) } }
    }

    /// Shows a notification. If the app is active, its delegate decides how.
    private func deliver(_ request: UNNotificationRequest) async throws {
        let notification = UNNotification(request)
        guard NotificationHost.isActive() else {
            return try await show(notification, [.banner, .sound, .badge])
        }
        center.delegate?.userNotificationCenter(center, willPresent: notification) { options in
            Task { await self.deliverOrLog { try await self.show(notification, options) } }
        }
    }

    private func deliverOrLog(_ work: () async throws -> Void) async {
        do {
            try await work()
        } catch {
            FileHandle.standardError.write(Data("[UserNotifications] A notification isn't shown: \(error)\n".utf8))
        }
    }

    private func show(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) async throws {
        let values = notification.request.content.values
        if options.contains(.badge), let badge = values.badge { try setBadge(badge) }
        guard !options.isDisjoint(with: [.banner, .list, .alert]) else { return }
        let identifier = notification.request.identifier
        let replaced = delivered.first { $0.notification.request.identifier == identifier }?.id ?? 0
        let isLoud = values.hasSound && options.contains(.sound)
        showing.removeAll { $0.request.identifier == identifier }
        showing.append(notification)
        defer { showing.removeAll { $0 === notification } }
        let id = try await service.show(values, isLoud: isLoud, replacing: replaced)
        delivered.removeAll { $0.id == replaced || $0.id == id }
        // The app may have removed or replaced it meanwhile.
        guard showing.contains(where: { $0 === notification }) else { return service.close(id) }
        delivered.append((id, notification))
    }

    private func userDidClick(_ id: UInt32, token: String?) {
        guard let index = delivered.firstIndex(where: { $0.id == id }) else { return }
        let notification = delivered.remove(at: index).notification
        NotificationHost.activate(token)
        center.delegate?.userNotificationCenter(center, didReceive: UNNotificationResponse(notification)) {}
    }
}
