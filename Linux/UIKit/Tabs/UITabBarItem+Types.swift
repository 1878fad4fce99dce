extension UITabBarItem {
    /// Items with a title and an icon of the system.
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites = 1
        case featured = 2
        case topRated = 3
        case recents = 4
        case contacts = 5
        case history = 6
        case bookmarks = 7
        case search = 8
        case downloads = 9
        case mostRecent = 10
        case mostViewed = 11
    }
}

extension UITabBarItem.SystemItem {
    private var face: (title: SystemText, symbol: String) {
        switch self {
        case .more: (.more, "ellipsis")
        case .favorites: (.favorites, "star.fill")
        case .featured: (.featured, "star.fill")
        case .topRated: (.topRated, "star.fill")
        case .recents: (.recents, "clock.fill")
        case .contacts: (.contacts, "person.crop.circle.fill")
        case .history: (.history, "clock.fill")
        case .bookmarks: (.bookmarks, "book.fill")
        case .search: (.search, "magnifyingglass")
        case .downloads: (.downloads, "square.and.arrow.down.fill")
        case .mostRecent: (.mostRecent, "clock")
        case .mostViewed: (.mostViewed, "list.number")
        }
    }

    @MainActor var title: String { face.title.text() }
    @MainActor var image: UIImage? { UIImage(systemName: face.symbol) }
}
