import Foundation

/// The name of a page in lists: its path and query.
enum PageLabel {
    static func of(_ url: URL) -> String {
        // `URL.path` drops a slash at the end.
        let path = URLComponents(url: url, resolvingAgainstBaseURL: true)?.path ?? url.path
        return (path.isEmpty ? "/" : path) + (url.query.map { "?\($0)" } ?? "")
    }
}
