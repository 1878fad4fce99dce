import Foundation
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
    private var filter = RowFilter()
    private var isReading = false

    var groups: [RowGroup] { [console, cookies] }

    init(_ journal: Journal, _ store: WKHTTPCookieStore) {
        self.journal = journal
        self.store = store
    }

    func update(_ filter: RowFilter) {
        self.filter = filter
        console.show(journal.console, filter) { line in
            let icon = Self.icons[line.level]
            return RowContent(
                title: line.text, icon: icon.map { ($0, line.level == "error" ? "error" : "warning") })
        }
        guard !isReading else { return }
        isReading = true
        store.getAllCookies { [weak self] in self?.show($0) }
    }

    private static let icons = ["error": "dialog-error-symbolic", "warn": "dialog-warning-symbolic"]

    /// Lists only names, because the values of cookies are secrets.
    private func show(_ all: [HTTPCookie]) {
        isReading = false
        let rows = all.prefix(100).map { RowContent(title: $0.name, subtitle: Self.description(of: $0)) }
            .sorted { $0.text < $1.text }
        cookies.show(rows.enumerated().map { ("\($0.offset) \($0.element.text)", $0.element) }, filter)
    }

    private static func description(of cookie: HTTPCookie) -> String {
        var parts = [cookie.domain, cookie.expiresDate == nil ? "session" : "persistent"]
        if cookie.isHTTPOnly { parts.append("HttpOnly") }
        if cookie.isSecure { parts.append("Secure") }
        return parts.joined(separator: " · ")
    }
}
