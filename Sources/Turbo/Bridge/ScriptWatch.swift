import Foundation
import PageText

/// The script that reports which scripts of a page could not be loaded. Runs in the main frame at the start of the
/// document, in the world of `TapScript`: no script of a page can post there.
enum ScriptWatch {
    static let handlerName = "turboScripts"
    /// Characters of a URL.
    private static let longest = 500

    /// The URL that the script told; nil for one that no server has, such as `data:`.
    static func url(_ body: Any) -> URL? {
        guard let text = body as? String, let url = URL(pageText: String(text.unicodeScalars.prefix(longest))) else {
            return nil
        }
        return Origin(url).isWeb ? url : nil
    }

    static let source = "(\(JavaScript.scriptWatch))()"
}
