import Foundation
import NavigationTesting

/// A web library for the pages of a test server: the demo's own, or the one that `BRIDGE_JS` names.
package enum WebLibrary: String, CaseIterable, Sendable {
    /// Since Hotwire Native 1.2.
    case hotwireNative = "HotwireNative"
    /// Before 1.2.
    case strada = "Strada"

    /// - Parameter isGated: whether it does nothing in a document whose user agent named no components when it was
    ///   loaded, like the base class of Hotwire Native's web components. False by default.
    @MainActor
    package func add(to server: TestServer, isGated: Bool = false) throws {
        var source = try String(contentsOf: Self.file, encoding: .utf8)
        if self == .strada {
            source = source.replacingOccurrences(of: "window.HotwireNative = {", with: "window.Strada = {")
        }
        if isGated { source = Self.gated(source) }
        server.route("/bridge.js") { [source] _ in
            .content(Data(source.utf8), type: "text/javascript", status: 200, headers: [:])
        }
    }

    private static func gated(_ source: String) -> String {
        """
        window.areComponentsNamed ??= /bridge-components: \\[.+\\]/.test(navigator.userAgent)
        if (window.areComponentsNamed) {
        \(source)
        }
        """
    }

    private static var file: URL {
        if let path = ProcessInfo.processInfo.environment["BRIDGE_JS"], !path.isEmpty {
            return URL(fileURLWithPath: path)
        }
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return tests.deletingLastPathComponent()
            .appendingPathComponent("Demo/Server/app/javascript/bridge.js")
    }

    /// A page whose component "echo" sends "connect" and keeps the replies in `window.replies`. Messages that native
    /// sends by itself are in `window.heard`.
    package static func body(_ text: String, isLate: Bool = false) -> String {
        """
        <script src="/bridge.js" \(isLate ? "async" : "")></script>
        <script>
          window.replies = []
          if (!window.heard) {
            window.heard = []
            document.addEventListener("native-bridge:message", ({ detail }) => heard.push(`${detail.event} ${detail.data.text}`))
          }
          // A callback is that of its page: a reply to it after the page was rendered again reaches nobody.
          window.say = ((replies) => (event, text) => (window.HotwireNative ?? window.Strada).web.send({
            component: "echo", event, data: { metadata: { url: location.href }, text, list: [1, { deep: null }] },
            callback: (message) => replies.push(`${message.event} ${message.data.text}`)
          }))(window.replies)
          window.connectEcho = () => {
            if (window.HotwireNative || window.Strada) say("connect", "\(text)")
            else setTimeout(connectEcho, 10)
          }
          connectEcho()
        </script>
        """
    }
}
