import Foundation

/// A screen as it is kept for the next start of the app: its URLs, title and scroll position, but no contents.
package struct RestorableScreen: Equatable, Sendable {
    private static let maximumURLLength = 8192
    private static let maximumTitleLength = 200

    /// The URL that was routed.
    package let url: URL
    /// The current URL of the page.
    package let currentURL: URL
    package let title: String?
    /// The scroll position; nil for the top of the page.
    package let position: ScrollPosition?

    /// - Parameters:
    ///   - currentURL: the current URL of the page; nil for the routed one.
    ///   - title: the title in the bar; a long one is shortened.
    package init(url: URL, currentURL: URL? = nil, title: String? = nil, position: ScrollPosition? = nil) {
        self.url = url
        self.currentURL = currentURL ?? url
        self.title = title.flatMap { $0.isEmpty ? nil : String($0.prefix(Self.maximumTitleLength)) }
        self.position = position == ScrollPosition(x: 0, y: 0) ? nil : position
    }

    /// Whether the app may keep the screen, and return to it: both URLs are pages of the app's own sites without a
    /// password, and no rule excludes them.
    ///
    /// - Parameter properties: returns the properties of a URL.
    package func isKept(by origins: OwnOrigins, _ properties: (URL) -> PathProperties) -> Bool {
        [url, currentURL].allSatisfy { url in
            guard origins.contains(url), url.user == nil, url.password == nil,
                url.absoluteString.utf8.count <= Self.maximumURLLength
            else { return false }
            let properties = properties(url)
            return properties.stateRestorationEnabled != false && properties.historicalLocation == nil
        }
    }
}
