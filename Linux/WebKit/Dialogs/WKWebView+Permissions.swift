internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

// What a page asks the user for: camera and microphone, the place, notifications. Each request is answered, so that no
// script waits for ever. Files aren't such a request: the engine shows a dialog for them, and its Cancel is an answer.
extension WKWebView {
    /// The delegate decides about camera and microphone. The rest is denied: the engine has no question for the user.
    func connectPermissions() {
        engine.on("permission-request") { [weak self] arguments in
            guard let pointer = arguments.pointer(1) else { return .unhandled }
            let request = GObjectReference(pointer, .retaining)
            let answer = { (decision: WKPermissionDecision) in
                decision == .grant
                    ? webkit_permission_request_allow(request.opaque) : webkit_permission_request_deny(request.opaque)
            }
            if let self, let delegate = self.uiDelegate, let type = Self.captureType(of: request) {
                self.ask(delegate, type, answer)
            } else {
                answer(.deny)
            }
            return .handled
        }
    }

    /// NB: the engine does not tell which frame asks. One of another origin can only if the page lets it.
    private func ask(
        _ delegate: any WKUIDelegate, _ type: WKMediaCaptureType, _ decide: @escaping (WKPermissionDecision) -> Void
    ) {
        let frame = frameInfo(isMain: true, url: committedURL)
        let answer = Answer(to: "requestMediaCapturePermissionFor", otherwise: .deny, deliver: decide)
        delegate.webView(
            self, requestMediaCapturePermissionFor: frame.securityOrigin, initiatedByFrame: frame, type: type,
            decisionHandler: { answer($0) })
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
