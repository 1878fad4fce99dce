import Foundation
import TurboCore
import UIKit

/// A tab of a ``TurboTabBarController``: its item in the bar, and the start of its navigator.
@preconcurrency @MainActor
public struct TurboTab: Identifiable {
    /// The tab's unique identifier. Rules refer to it with the key `tab_id`.
    public nonisolated let id: String
    /// The title in the bar.
    public var title: String
    /// The icon; nil for none.
    public var image: UIImage?
    /// The icon while the tab is selected; nil for the same icon.
    public var selectedImage: UIImage?
    /// The absolute URL of the tab's first page.
    public var url: URL
    /// Whether the tab is for search. From iOS 26 on, its button is apart from those of the other tabs.
    public var isSearch: Bool
    /// The absolute URL, on the site of the first page, at which the server answers with the number of the badge, as
    /// text; nil for none. It is requested with the first page, when the app returns to the foreground, and with the
    /// page that follows a form.
    public var badgeURL: URL?
    /// When the first page is loaded.
    public var loading: TabLoading

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - id: the unique identifier. Rules refer to it with the key `tab_id`.
    ///   - title: the title in the bar.
    ///   - image: the icon; none by default.
    ///   - selectedImage: the icon while the tab is selected; the same icon by default.
    ///   - url: the absolute URL of the first page.
    ///   - isSearch: whether the tab is for search; false by default. Its icon is a magnifying glass, unless it has another.
    ///   - badgeURL: the absolute URL at which the server answers with the number of the badge; none by default.
    ///   - loading: when the first page is loaded; by default when the tab is first selected.
    public init(
        id: String, title: String, image: UIImage? = nil, selectedImage: UIImage? = nil, url: URL,
        isSearch: Bool = false, badgeURL: URL? = nil, loading: TabLoading = .lazy
    ) {
        self.id = id
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
        self.url = url
        self.isSearch = isSearch
        self.badgeURL = badgeURL
        self.loading = loading
    }

    /// Whether a tab that is loaded again is this one, and keeps its screens. UIKit has a class of its own for search.
    func isSame(as other: TurboTab) -> Bool { id == other.id && url == other.url && isSearch == other.isSearch }
}
