import Foundation
import UIKit

/// One tab: what the bar shows, and where its navigator starts.
public struct HotwireTab: Identifiable, Hashable, Sendable {
    public let id: String
    public let title: String
    public let image: UIImage?
    /// The icon while the tab is seen; nil for the same one.
    public let selectedImage: UIImage?
    public let url: URL
    public let isSearchTab: Bool

    /// - Parameter id: another one for each tab; nil, the default, for a new one.
    public init(
        id: String? = nil, title: String, image: UIImage?, selectedImage: UIImage? = nil, url: URL,
        isSearchTab: Bool = false
    ) {
        self.id = id ?? UUID().uuidString
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
        self.url = url
        self.isSearchTab = isSearchTab
    }
}
