internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

// A page's requests for permission: camera, microphone, location, notifications. Each request is answered, so that no
// script waits forever. File inputs aren't such requests: WebKitGTK shows its own dialog for them.
extension WKWebView {
    var permissions: SitePermissions { settings.websiteDataStore.permissions }

    /// The user decides, about camera and microphone the delegate before. Other requests are denied: WebKitGTK has no
    /// dialog for them.
    func connectPermissions() {
        engine.on("permission-request") { [weak self] arguments in
            guard let pointer = arguments.pointer(1) else { return .unhandled }
            let request = GObjectReference(pointer, .retaining)
            let reply = { (decision: WKPermissionDecision) in
                decision == .grant
                    ? webkit_permission_request_allow(request.opaque) : webkit_permission_request_deny(request.opaque)
            }
            guard let self else { return .unhandled }
            if request.isOfType(webkit_geolocation_permission_request_get_type()) {
                self.ask(about: [.location], reply)
            } else if request.isOfType(webkit_notification_permission_request_get_type()) {
                self.ask(about: [.notifications], reply)
            } else if request.isOfType(webkit_device_info_permission_request_get_type()) {
                // The names of devices are for a page that may use them.
                reply(self.mayUseDevices ? .grant : .deny)
            } else if let type = Self.captureType(of: request) {
                self.askToCapture(type, reply)
            } else if request.isOfType(webkit_clipboard_permission_request_get_type()) {
                self.askToPaste(reply)
            } else {
                reply(.deny)
            }
            return .handled
        }
    }

    /// Answers from the user's choice for the site, or asks the user.
    ///
    /// NB: WebKitGTK doesn't report which frame asks. A frame of another origin can ask only if the page permits it.
    func ask(about kinds: Set<SitePermissions.Kind>, _ reply: @escaping (WKPermissionDecision) -> Void) {
        let (permissions, url) = (permissions, committedURL)
        switch permissions.answer(to: url, about: kinds, isVisible: visibleWindow != nil) {
        case .allow: reply(.grant)
        case .deny: reply(.deny)
        case .ask(let unknown):
            permissions.questions.ask(about: unknown, of: url?.host ?? "", in: window) { choice in
                permissions.record(choice, about: unknown, for: url)
            } _: { choice in
                reply(choice == .allow ? .grant : .deny)
            }
        }
    }

    func connectNotifications() {
        engine.on("show-notification") { [weak self] arguments in
            guard let self, let pointer = arguments.pointer(1) else { return .handled }
            let notification = PageNotification(GObjectReference(pointer, .retaining), of: self)
            // The page's process keeps a permission until it ends, also after the user has reset it.
            self.ask(about: [.notifications]) { decision in
                if decision == .grant { PageNotifications.shared.show(notification) } else { notification.close() }
            }
            return .handled
        }
    }

    private func askToCapture(_ type: WKMediaCaptureType, _ decide: @escaping (WKPermissionDecision) -> Void) {
        let kinds = Self.kinds(of: type)
        guard let uiDelegate else { return ask(about: kinds, decide) }
        let frame = frameInfo(isMain: true, url: committedURL)
        let reply = SingleReply<WKPermissionDecision>(to: "requestMediaCapturePermissionFor", otherwise: .deny) {
            [weak self] decision in
            guard decision == .prompt, let self else { return decide(decision) }
            self.ask(about: kinds, decide)
        }
        uiDelegate.webView(
            self, requestMediaCapturePermissionFor: frame.securityOrigin, initiatedByFrame: frame, type: type,
            decisionHandler: { reply($0) })
    }

    /// WebKit requests it only right after a tap of the user, who decides each time, as on iOS.
    private func askToPaste(_ reply: @escaping (WKPermissionDecision) -> Void) {
        guard visibleWindow != nil else { return reply(.deny) }
        permissions.questions.ask(.clipboardQuestion, of: committedURL?.host ?? "", in: window) { choice in
            reply(choice == .allow ? .grant : .deny)
        }
    }

    private var mayUseDevices: Bool {
        [SitePermissions.Kind.camera, .microphone].contains {
            permissions.answer(to: committedURL, about: [$0], isVisible: false) == .allow
        }
    }

    private static func kinds(of type: WKMediaCaptureType) -> Set<SitePermissions.Kind> {
        switch type {
        case .camera: [.camera]
        case .microphone: [.microphone]
        case .cameraAndMicrophone: [.camera, .microphone]
        }
    }

    private static func captureType(of request: GObjectReference) -> WKMediaCaptureType? {
        guard request.isOfType(webkit_user_media_permission_request_get_type()),
            webkit_user_media_permission_is_for_display_device(request.opaque) == 0
        else { return nil }
        let isForAudio = webkit_user_media_permission_is_for_audio_device(request.opaque) != 0
        let isForVideo = webkit_user_media_permission_is_for_video_device(request.opaque) != 0
        switch (isForVideo, isForAudio) {
        case (true, true): return .cameraAndMicrophone
        case (true, false): return .camera
        case (false, true): return .microphone
        case (false, false): return nil
        }
    }
}

extension GObjectReference {
    fileprivate func isOfType(_ type: GType) -> Bool { g_type_check_instance_is_a(cast(), type) != 0 }
}
