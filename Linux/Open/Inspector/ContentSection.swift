import Foundation
internal import GObjectKit
import WebKit

/// The section with the console output of the pages and the names of the cookies.
@MainActor
final class ContentSection: InspectorSection {
    let title = "Page"
    let icon = "web-browser-symbolic"
    private let journal: Journal
    private let store: WKHTTPCookieStore
    private let console = RowGroup("Console", placeholder: "Nothing logged yet")
    private let cookies = RowGroup("Cookies", placeholder: "None")
    private var shown: [[String]] = []

    var groups: [RowGroup] { [console, cookies] }

    init(_ journal: Journal, _ store: WKHTTPCookieStore) {
        self.journal = journal
        self.store = store
    }

    func update() {
        console.update(journal.console) { line in
            let icon = Self.icons[line.level]
            return Rows.row(line.text, icon: icon, look: line.level == "error" ? "error" : "warning")
        }
        store.getAllCookies { [weak self] in self?.show($0) }
    }

    private static let icons = ["error": "dialog-error-symbolic", "warn": "dialog-warning-symbolic"]

    /// Lists only names, because the values of cookies are secrets.
    private func show(_ all: [HTTPCookie]) {
        let rows = all.prefix(100).map { [$0.name, Self.description(of: $0)] }.sorted { $0[0] < $1[0] }
        guard rows != shown else { return }
        shown = rows
        cookies.set(rows.map { Rows.row($0[0], $0[1]) })
    }

    private static func description(of cookie: HTTPCookie) -> String {
        var parts = [cookie.domain, cookie.expiresDate == nil ? "session" : "persistent"]
        if cookie.isHTTPOnly { parts.append("HttpOnly") }
        if cookie.isSecure { parts.append("Secure") }
        return parts.joined(separator: " · ")
    }
}
