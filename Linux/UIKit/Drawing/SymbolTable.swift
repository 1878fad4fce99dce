/// The SF Symbols that GNOME has an icon for.
enum SymbolTable {
    /// Returns GNOME's icon for a symbol. Variants such as ".fill" and ".circle" use the same icon.
    static func icon(for name: String) -> String? {
        if let icon = icons[name] { return icon }
        guard let dot = name.lastIndex(of: "."), [".fill", ".circle"].contains(name[dot...]) else { return nil }
        return icon(for: String(name[..<dot]))
    }

    /// Returns a circle for a symbol that GNOME has no icon for, because apps force-unwrap their symbols.
    ///
    /// - Returns: nil if the name doesn't start with a word of SF Symbols.
    static func substitute(for name: String) -> String? {
        guard let word = name.split(separator: ".", maxSplits: 1).first, words.contains(String(word)) else {
            return nil
        }
        return "media-record-symbolic"
    }

    static let icons = [
        "arrow.clockwise": "view-refresh-symbolic",
        "arrow.down": "go-down-symbolic",
        "arrow.left": "go-previous-symbolic",
        "arrow.left.arrow.right": "object-flip-horizontal-symbolic",
        "arrow.right": "go-next-symbolic",
        "arrow.up": "go-up-symbolic",
        "bell": "preferences-system-notifications-symbolic",
        "bookmark": "user-bookmarks-symbolic",
        "camera": "camera-photo-symbolic",
        "checkmark": "object-select-symbolic",
        "chevron.down": "pan-down-symbolic",
        "chevron.left": "go-previous-symbolic",
        "chevron.right": "go-next-symbolic",
        "chevron.up": "pan-up-symbolic",
        "doc": "text-x-generic-symbolic",
        "ellipsis": "view-more-symbolic",
        "envelope": "mail-unread-symbolic",
        "exclamationmark.triangle": "dialog-warning-symbolic",
        "folder": "folder-symbolic",
        "gear": "emblem-system-symbolic",
        "gearshape": "emblem-system-symbolic",
        "globe": "web-browser-symbolic",
        "house": "user-home-symbolic",
        "info": "dialog-information-symbolic",
        "line.3.horizontal": "open-menu-symbolic",
        "link": "insert-link-symbolic",
        "list.bullet": "view-list-symbolic",
        "lock": "changes-prevent-symbolic",
        "magnifyingglass": "system-search-symbolic",
        "minus": "list-remove-symbolic",
        "pencil": "document-edit-symbolic",
        "person": "avatar-default-symbolic",
        "phone": "call-start-symbolic",
        "photo": "image-x-generic-symbolic",
        "plus": "list-add-symbolic",
        "questionmark": "dialog-question-symbolic",
        "questionmark.text.page": "dialog-question-symbolic",
        "safari": "compass-symbolic",
        "sidebar.left": "sidebar-show-symbolic",
        "square.and.arrow.up": "send-to-symbolic",
        "square.and.pencil": "document-edit-symbolic",
        "square.grid.2x2": "view-grid-symbolic",
        "star": "starred-symbolic",
        "trash": "user-trash-symbolic",
        "widget.small": "view-grid-symbolic",
        "wifi.slash": "network-offline-symbolic",
        "xmark": "window-close-symbolic",
    ]
}
