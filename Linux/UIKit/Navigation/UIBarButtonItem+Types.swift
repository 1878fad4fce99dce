extension UIBarButtonItem {
    /// The style of a bar button.
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    /// The standard buttons of the system.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case close = 24
    }
}

extension UIBarButtonItem.SystemItem {
    /// The title, and the icon that is shown instead if there is one.
    private var face: (title: String, icon: String?) {
        switch self {
        case .done: ("Done", nil)
        case .cancel: ("Cancel", nil)
        case .edit: ("Edit", nil)
        case .save: ("Save", nil)
        case .undo: ("Undo", nil)
        case .redo: ("Redo", nil)
        case .add: ("Add", "list-add-symbolic")
        case .compose: ("Compose", "document-edit-symbolic")
        case .reply: ("Reply", "mail-reply-sender-symbolic")
        case .action: ("Share", "send-to-symbolic")
        case .organize: ("Organize", "folder-symbolic")
        case .bookmarks: ("Bookmarks", "user-bookmarks-symbolic")
        case .search: ("Search", "system-search-symbolic")
        case .refresh: ("Refresh", "view-refresh-symbolic")
        case .stop: ("Stop", "process-stop-symbolic")
        case .camera: ("Camera", "camera-photo-symbolic")
        case .trash: ("Delete", "user-trash-symbolic")
        case .play: ("Play", "media-playback-start-symbolic")
        case .pause: ("Pause", "media-playback-pause-symbolic")
        case .rewind: ("Rewind", "media-seek-backward-symbolic")
        case .fastForward: ("Fast Forward", "media-seek-forward-symbolic")
        case .close: ("Close", "window-close-symbolic")
        }
    }

    var title: String { face.title }
    var icon: String? { face.icon }
}
