import Foundation
import PageText

/// The script that reports which scripts of a page could not be loaded. Runs in the main frame at the start of the
/// document, in the content world of `TapScript`, where no script of the page can post messages.
enum ScriptMonitor {
    static let handlerName = "turboScripts"
    /// The length limit of a URL, in Unicode scalars.
    private static let longest = 500

    /// Returns the URL that the script reported; nil for one that isn't loaded from a server, such as `data:`.
    static func url(_ body: Any) -> URL? {
        guard let text = body as? String, let url = URL(pageText: String(text.unicodeScalars.prefix(longest))) else {
            return nil
        }
        return Origin(url).isWeb ? url : nil
    }

    static let source = "(\(JavaScript.scriptMonitor))()"
}
