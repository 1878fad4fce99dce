import Foundation

/// A screen as it is kept for the next start of the app: its URLs, title and scroll position, and a picture of its
/// page.
package struct RestorableScreen: Equatable, Sendable {
    /// A picture of a page as it was on screen. A restored screen shows it until its page is loaded.
    package struct Picture: Equatable, Sendable {
        private static let maximumBytes = 300_000
        private static let maximumSide = 10_000.0

        /// The encoded image.
        package let data: Data
        /// The size in points.
        package let width: Double
        package let height: Double

        /// Returns nil for a picture that is too large to be kept, or empty.
        package init?(data: Data, width: Double, height: Double) {
            guard (1...Self.maximumBytes).contains(data.count),
                [width, height].allSatisfy({ (1...Self.maximumSide).contains($0) })
            else { return nil }
            (self.data, self.width, self.height) = (data, width, height)
        }
    }

    private static let maximumURLLength = 8192
    private static let maximumTitleLength = 200

    /// The URL that was routed.
    package let url: URL
    /// The current URL of the page.
    package let currentURL: URL
    package let title: String?
    /// The scroll position; nil for the top of the page.
    package let position: ScrollPosition?
    /// The page as it was on screen; nil for a screen that wasn't visible.
    package let picture: Picture?

    /// - Parameters:
    ///   - currentURL: the current URL of the page; nil for the routed one.
    ///   - title: the title in the bar; a long one is shortened.
    package init(
        url: URL, currentURL: URL? = nil, title: String? = nil, position: ScrollPosition? = nil,
        picture: Picture? = nil
    ) {
        self.url = url
        self.currentURL = currentURL ?? url
        self.title = title.flatMap { $0.isEmpty ? nil : $0.beginning(Self.maximumTitleLength) }
        self.position = position == ScrollPosition(x: 0, y: 0) ? nil : position
        self.picture = picture
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
