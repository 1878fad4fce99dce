import Foundation

/// The last visit that a page has proposed, and the page. Another session may make the visit, whose own page isn't the
/// one that led to it.
package struct PageLead: Equatable, Sendable {
    let location: URL
    /// As browsers send it to servers.
    let page: URL

    package init(to location: URL, from page: URL) {
        self.location = location
        self.page = page.asPage
    }

    /// Returns the page that has led to a location; nil if the last visit led elsewhere, or to another site.
    package func referrer(of location: URL) -> URL? {
        location == self.location && Origin(location) == Origin(page) ? page : nil
    }
}
