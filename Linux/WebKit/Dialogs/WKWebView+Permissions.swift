internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

// A page's requests for permission: camera, microphone, location, notifications. Each request is answered, so that no
// script waits forever. File inputs aren't such requests: WebKitGTK shows its own dialog for them.
extension WKWebView {
    /// The delegate decides about camera and microphone. Other requests are denied: WebKitGTK has no dialog for them.
    func connectPermissions() {
        engine.on("permission-request") { [weak self] arguments in
            guard let pointer = arguments.pointer(1) else { return .unhandled }
            let request = GObjectReference(pointer, .retaining)
            let reply = { (decision: WKPermissionDecision) in
                decision == .grant
                    ? webkit_permission_request_allow(request.opaque) : webkit_permission_request_deny(request.opaque)
            }
            if let self, let delegate = self.uiDelegate, let type = Self.captureType(of: request) {
                self.ask(delegate, type, reply)
            } else {
                reply(.deny)
            }
            return .handled
        }
    }

    /// NB: WebKitGTK doesn't report which frame asks. A frame of another origin can ask only if the page permits it.
    private func ask(
        _ delegate: any WKUIDelegate, _ type: WKMediaCaptureType, _ decide: @escaping (WKPermissionDecision) -> Void
    ) {
        let frame = frameInfo(isMain: true, url: committedURL)
        let reply = SingleReply(to: "requestMediaCapturePermissionFor", otherwise: .deny, deliver: decide)
        delegate.webView(
            self, requestMediaCapturePermissionFor: frame.securityOrigin, initiatedByFrame: frame, type: type,
            decisionHandler: { reply($0) })
    }

    private static func captureType(of request: GObjectReference) -> WKMediaCaptureType? {
        guard g_type_check_instance_is_a(request.cast(), webkit_user_media_permission_request_get_type()) != 0 else {
            return nil
        }
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
