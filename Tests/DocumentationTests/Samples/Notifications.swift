import Foundation
import Testing
import TurboNavigator
import UIKit
import UserNotifications

// Sources/TurboNavigator/Documentation.docc/Articles/PushNotifications.md

final class PushComponent: BridgeComponent {
    private struct Registration: Encodable {
        let token: String
    }

    override class var name: String { "push" }

    override func onReceive(message: BridgeMessage) {
        guard message.event == "register" else { return }
        PushNotifications.shared.register { [weak self] token in
            self?.reply(to: "register", with: Registration(token: token))
        }
    }
}

@MainActor
final class PushNotifications: NSObject, UNUserNotificationCenterDelegate {
    static let shared = PushNotifications()

    /// Opens the page of a tapped notification. The scene delegate sets it.
    var openLink: ((URL) -> Void)? {
        didSet { openTapped() }
    }
    private var tapped: URL?
    private var useToken: ((String) -> Void)?

    func register(_ useToken: @escaping (String) -> Void) {
        self.useToken = useToken
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { isGranted, _ in
            guard isGranted else { return }
            Task { @MainActor in UIApplication.shared.registerForRemoteNotifications() }
        }
    }

    func didRegister(_ deviceToken: Data) {
        useToken?(deviceToken.map { String(format: "%02x", $0) }.joined())
        useToken = nil
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let link = response.notification.request.content.userInfo["url"] as? String
        MainActor.assumeIsolated {
            tapped = link.flatMap { URL(string: $0) }
            openTapped()
        }
        completionHandler()
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner, .sound])
    }

    private func openTapped() {
        guard let openLink, let link = tapped else { return }
        tapped = nil
        openLink(link)
    }
}

final class PushAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = PushNotifications.shared
        #if os(iOS)
            BridgeComponents.register([PushComponent.self])
        #endif
        return true
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
        PushNotifications.shared.didRegister(token)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        print("No push notifications: \(error.localizedDescription)")
    }
}

@MainActor
func openTappedPages(in navigator: TurboNavigator) {
    PushNotifications.shared.openLink = { [weak navigator] link in navigator?.open(link) }
}

@MainActor
func notify(about order: URL) async throws {
    let content = UNMutableNotificationContent()
    content.title = "Your order was sent"
    content.userInfo = ["url": order.absoluteString]
    let request = UNNotificationRequest(identifier: order.path, content: content, trigger: nil)
    try await UNUserNotificationCenter.current().add(request)
}
