import Foundation
import TurboNavigator
import UIKit

/// One tab: what the bar shows, and where its navigator starts.
public struct HotwireTab: Identifiable, Hashable, Sendable {
    /// What rules call the tab, with their key `tab_id`.
    public let id: String
    /// The text below the icon.
    public let title: String
    /// The icon; nil for none.
    public let image: UIImage?
    /// The icon while the tab is seen; nil for the same one.
    public let selectedImage: UIImage?
    /// The URL of the tab's first page.
    public let url: URL
    /// Whether the tab is for search. The tab looks like any other here.
    public let isSearchTab: Bool
    /// When the first page is loaded; nil for what the tab bar controller says. Not in Hotwire Native.
    public let loading: TabLoading?

    /// - Parameters:
    ///   - id: another one for each tab; nil, the default, for a new one.
    ///   - loading: when the first page is loaded; nil, the default, for what the tab bar controller says.
    public init(
        id: String? = nil, title: String, image: UIImage?, selectedImage: UIImage? = nil, url: URL,
        isSearchTab: Bool = false, loading: TabLoading? = nil
    ) {
        self.id = id ?? UUID().uuidString
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
        self.url = url
        self.isSearchTab = isSearchTab
        self.loading = loading
    }

    @MainActor
    func turboTab(isLazy: Bool) -> TurboTab {
        TurboTab(
            id: id, title: title, image: image, selectedImage: selectedImage, url: url,
            loading: loading ?? (isLazy ? .lazy : .eager))
    }
}
