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
    private var face: (title: SystemText, icon: String?) {
        switch self {
        case .done: (.done, nil)
        case .cancel: (.cancel, nil)
        case .edit: (.edit, nil)
        case .save: (.save, nil)
        case .undo: (.undo, nil)
        case .redo: (.redo, nil)
        case .add: (.add, "list-add-symbolic")
        case .compose: (.compose, "document-edit-symbolic")
        case .reply: (.reply, "mail-reply-sender-symbolic")
        case .action: (.share, "send-to-symbolic")
        case .organize: (.organize, "folder-symbolic")
        case .bookmarks: (.bookmarks, "user-bookmarks-symbolic")
        case .search: (.search, "system-search-symbolic")
        case .refresh: (.refresh, "view-refresh-symbolic")
        case .stop: (.stop, "process-stop-symbolic")
        case .camera: (.camera, "camera-photo-symbolic")
        case .trash: (.delete, "user-trash-symbolic")
        case .play: (.play, "media-playback-start-symbolic")
        case .pause: (.pause, "media-playback-pause-symbolic")
        case .rewind: (.rewind, "media-seek-backward-symbolic")
        case .fastForward: (.fastForward, "media-seek-forward-symbolic")
        case .close: (.close, "window-close-symbolic")
        }
    }

    var title: String { face.title.text() }
    var icon: String? { face.icon }
}
