internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

extension WKWebView {
    func updateUserAgent() {
        webkit_settings_set_user_agent(engineSettings, nil)
        if let custom = customUserAgent, !custom.isEmpty {
            setUserAgent(custom)
        } else if let name = settings.applicationNameForUserAgent, !name.isEmpty {
            setUserAgent("\(userAgent) \(UserAgent.acceptable(name))")
        }
    }

    private var userAgent: String {
        webkit_settings_get_user_agent(engineSettings).map { String(cString: $0) } ?? ""
    }

    private func setUserAgent(_ text: String) {
        webkit_settings_set_user_agent(engineSettings, text)
        if userAgent != text { Log.fault("the engine does not accept the user agent “\(text)”") }
    }
}
