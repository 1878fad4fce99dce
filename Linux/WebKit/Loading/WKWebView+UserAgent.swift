internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

extension WKWebView {
    func updateUserAgent() {
        webkit_settings_set_user_agent(engineSettings, nil)
        let custom = UserAgent.acceptable(customUserAgent ?? "")
        let name = UserAgent.acceptable(settings.applicationNameForUserAgent ?? "")
        if !custom.isEmpty {
            // NB: WebKitGTK rejects a user agent that begins with a comment.
            setUserAgent(custom.hasPrefix("(") ? "Mozilla/5.0 \(custom)" : custom)
        } else if !name.isEmpty {
            setUserAgent("\(userAgent) \(name)")
        }
    }

    private var userAgent: String {
        webkit_settings_get_user_agent(engineSettings).map { String(cString: $0) } ?? ""
    }

    private func setUserAgent(_ text: String) {
        webkit_settings_set_user_agent(engineSettings, text)
        if userAgent != text { Log.fault("WebKitGTK rejected the user agent “\(text)”") }
    }
}
