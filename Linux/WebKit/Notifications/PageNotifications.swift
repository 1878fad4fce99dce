internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

/// The notifications of pages that the desktop shows, of all web views.
@MainActor
final class PageNotifications {
    static let shared = PageNotifications()

    private let service = NotificationService()
    private var shown: [PageNotification] = []
    private var limits: [String: NotificationLimit] = [:]
    private var permissions: SitePermissions?

    private init() {
        service.onClick = { [weak self] in self?.userDidClick($0, token: $1) }
        service.onClose = { [weak self] in self?.serviceDidClose($0) }
    }

    /// Makes the processes of pages know the user's choices, for `Notification.permission`.
    ///
    /// NB: WebKitGTK has one list for all web views, and reads it only when it starts a process.
    func prepare(for permissions: SitePermissions) {
        let isFirst = self.permissions == nil
        self.permissions = permissions
        guard isFirst, let context = webkit_web_context_get_default() else { return }
        connect(UnsafeMutableRawPointer(context), "initialize-notification-permissions") { [weak self] _ in
            self?.passPermissions(to: context)
            return .handled
        }
    }

    /// Shows a notification, unless the site sends too many. WebKitGTK has closed that of the same page with the same
    /// tag.
    func show(_ notification: PageNotification) {
        guard limits[notification.host, default: NotificationLimit()].allows(at: .now) else {
            return notification.close()
        }
        shown.append(notification)
        removeOldest(of: notification.host)
        notification.onClose { [weak self] in self?.pageDidClose($0) }
        Task {
            do {
                // If there is no service, the call throws the reason.
                _ = await service.isAvailable()
                let id = try await service.show(
                    title: notification.title, subtitle: notification.host, body: notification.body)
                notification.id = id
                // The page has closed it meanwhile.
                if !shown.contains(where: { $0 === notification }) { service.close(id) }
            } catch {
                Log.fault("a notification of \(notification.host) isn't shown: \(error)")
                shown.removeAll { $0 === notification }
                notification.close()
            }
        }
    }

    private func removeOldest(of host: String) {
        let own = shown.filter { $0.host == host }
        guard own.count > NotificationLimit.maximumShown, let oldest = own.first else { return }
        shown.removeAll { $0 === oldest }
        if let id = oldest.id { service.close(id) }
        oldest.close()
    }

    private func pageDidClose(_ notification: PageNotification) {
        guard let index = shown.firstIndex(where: { $0 === notification }) else { return }
        shown.remove(at: index)
        if let id = notification.id { service.close(id) }
    }

    private func serviceDidClose(_ id: UInt32) {
        guard let index = shown.firstIndex(where: { $0.id == id }) else { return }
        shown.remove(at: index).close()
    }

    private func userDidClick(_ id: UInt32, token: String?) {
        guard let notification = shown.first(where: { $0.id == id }) else { return }
        NotificationHost.activate(token)
        notification.view?.window?.makeKeyAndVisible()
        notification.click()
    }

    private func passPermissions(to context: OpaquePointer) {
        let (allowed, denied) = (makeList(isAllowed: true), makeList(isAllowed: false))
        webkit_web_context_initialize_notification_permissions(context, allowed, denied)
        for list in [allowed, denied] {
            g_list_free_full(list) { origin in origin.map { webkit_security_origin_unref(OpaquePointer($0)) } }
        }
    }

    private func makeList(isAllowed: Bool) -> UnsafeMutablePointer<GList>? {
        var list: UnsafeMutablePointer<GList>?
        for origin in permissions?.origins(about: .notifications, isAllowed: isAllowed) ?? [] {
            list = g_list_prepend(list, UnsafeMutableRawPointer(webkit_security_origin_new_for_uri(origin)))
        }
        return list
    }
}
