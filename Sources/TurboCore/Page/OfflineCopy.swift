import Foundation
import LocalizedText

/// The copy of a page with which the site's service worker answered a request without the network.
package struct OfflineCopy: Equatable, Sendable {
    /// The header that a worker adds to the copies that it saves. Its value is the time, as an HTTP date.
    package static let header = "X-Offline-Copy"

    /// The time at which the copy was saved; nil if the worker doesn't state it.
    package let date: Date?

    package init(savedAt date: Date?) {
        self.date = date
    }

    /// - Parameter header: the value of the response's header; nil for a response without it, which isn't a copy.
    package init?(header: String?) {
        guard let header else { return nil }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
        date = formatter.date(from: String(header.prefix(40)))
    }

    /// The text for the user: only the time for a copy of today. A time in the future isn't shown, because the clock was
    /// wrong when the copy was saved, or is now.
    package func text(
        at now: Date = Date(), locale: Locale = UserLanguages.current.locale, in timeZone: TimeZone = .current
    ) -> String {
        guard let date, date <= now else { return BuiltInText.offlinePage.text() }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = timeZone
        formatter.dateStyle = calendar.isDate(date, inSameDayAs: now) ? .none : .medium
        formatter.timeStyle = .short
        return BuiltInText.offlinePageSaved.text(formatter.string(from: date))
    }
}
