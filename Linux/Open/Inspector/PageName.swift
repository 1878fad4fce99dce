import Foundation

/// What people call a page: its path, with the query.
enum PageName {
    static func of(_ url: URL) -> String {
        let path = url.path.isEmpty ? "/" : url.path
        return path + (url.query.map { "?\($0)" } ?? "")
    }
}
