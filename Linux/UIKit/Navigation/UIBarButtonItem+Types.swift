extension UIBarButtonItem {
    /// How much a button stands out.
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    /// The buttons that every app has.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case save = 3
        case add = 4
        case action = 9
        case refresh = 13
        case close = 24
    }
}

extension UIBarButtonItem.SystemItem {
    var title: String {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .save: "Save"
        case .add: "Add"
        case .action: "Share"
        case .refresh: "Refresh"
        case .close: "Close"
        }
    }

    /// Drawn in place of the title where there is one.
    var icon: String? {
        switch self {
        case .done, .cancel, .save: nil
        case .add: "list-add-symbolic"
        case .action: "send-to-symbolic"
        case .refresh: "view-refresh-symbolic"
        case .close: "window-close-symbolic"
        }
    }
}
