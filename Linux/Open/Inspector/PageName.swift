import Foundation

/// What people call a page: its path, with the query.
enum PageName {
    static func of(_ url: URL) -> String {
        // A URL's own path has no slash at its end.
        let path = URLComponents(url: url, resolvingAgainstBaseURL: true)?.path ?? url.path
        return (path.isEmpty ? "/" : path) + (url.query.map { "?\($0)" } ?? "")
    }
}
