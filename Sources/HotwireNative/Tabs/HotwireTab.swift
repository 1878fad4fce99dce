import Foundation
import TurboNavigator
import UIKit

/// A tab: its item in the bar, and the start of its navigator.
public struct HotwireTab: Identifiable, Hashable, Sendable {
    /// The unique identifier. Rules refer to it with the key `tab_id`.
    public let id: String
    /// The title below the icon.
    public let title: String
    /// The icon; nil for none.
    public let image: UIImage?
    /// The icon while the tab is selected; nil for the same icon.
    public let selectedImage: UIImage?
    /// The URL of the tab's first page.
    public let url: URL
    /// Whether the tab is for search. From iOS 26 on, its button is apart from those of the other tabs.
    public let isSearchTab: Bool
    /// When the first page is loaded; nil for the setting of the tab bar controller. Not in Hotwire Native.
    public let loading: TabLoading?

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - id: the unique identifier; nil, the default, for a new one.
    ///   - title: the title in the bar.
    ///   - image: the icon; nil for none.
    ///   - selectedImage: the icon while the tab is selected; the same icon by default.
    ///   - url: the URL of the first page.
    ///   - isSearchTab: whether the tab is for search; false by default.
    ///   - loading: when the first page is loaded; nil, the default, for the setting of the tab bar controller.
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
            id: id, title: title, image: image, selectedImage: selectedImage, url: url, isSearch: isSearchTab,
            loading: loading ?? (isLazy ? .lazy : .eager))
    }
}
