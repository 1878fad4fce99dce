import Foundation
import TurboCore
import UIKit

/// One tab of a ``TurboTabBarController``: what the bar shows, and where its navigator starts.
@preconcurrency @MainActor
public struct TurboTab: Identifiable {
    /// What rules call the tab, with their key `tab_id`. No two tabs have the same.
    public nonisolated let id: String
    /// The text of the tab in the bar.
    public var title: String
    /// The icon; nil for none.
    public var image: UIImage?
    /// The icon while the tab is seen; nil for the same one.
    public var selectedImage: UIImage?
    /// The absolute URL of the tab's first page.
    public var url: URL
    /// When the first page is loaded.
    public var loading: TabLoading

    /// - Parameters:
    ///   - id: what rules call the tab. No two tabs have the same.
    ///   - title: what the tab says.
    ///   - image: the icon; none by default.
    ///   - selectedImage: the icon while the tab is seen; the same one by default.
    ///   - url: the first page.
    ///   - loading: when the first page is loaded; by default when the tab is chosen for the first time.
    public init(
        id: String, title: String, image: UIImage? = nil, selectedImage: UIImage? = nil, url: URL,
        loading: TabLoading = .lazy
    ) {
        self.id = id
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
        self.url = url
        self.loading = loading
    }
}
