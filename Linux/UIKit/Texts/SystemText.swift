package import LocalizedText

/// All texts that UIKit, WebKit and SafariServices themselves show to users on Linux, in English. The raw value is the
/// key of its translation, in a table `UIKit.strings` of the app's main bundle.
package enum SystemText: String, CaseIterable, Sendable {
    case back = "Back"
    case forward = "Forward"
    case refresh = "Refresh"
    case reload = "Reload"
    case done = "Done"
    case cancel = "Cancel"
    case ok = "OK"
    case close = "Close"
    case edit = "Edit"
    case save = "Save"
    case undo = "Undo"
    case redo = "Redo"
    case add = "Add"
    case compose = "Compose"
    case reply = "Reply"
    case share = "Share"
    case organize = "Organize"
    case bookmarks = "Bookmarks"
    case search = "Search"
    case stop = "Stop"
    case camera = "Camera"
    case delete = "Delete"
    case play = "Play"
    case pause = "Pause"
    case rewind = "Rewind"
    case fastForward = "Fast Forward"
    case more = "More"
    case mainMenu = "Main Menu"
    case findOnPage = "Find on Page"
    case findOnPageItem = "Find on Page…"
    case print = "Print"
    case printItem = "Print…"
    case newWindow = "New Window"
    case fullScreen = "Full Screen"
    case pressF11 = "Press F11 to leave full screen"
    case keyboardShortcuts = "Keyboard Shortcuts"
    /// `%@` is the name of the app.
    case about = "About %@"
    case zoom = "Zoom"
    case smaller = "Smaller"
    case actualSize = "Actual Size"
    /// `%@` is the zoom, such as 150 %.
    case actualSizeIn = "Actual Size, %@"
    case larger = "Larger"
    case closeWindow = "Close Window"
    case nextTab = "Next Tab"
    case previousTab = "Previous Tab"
    case anyTab = "First to Ninth Tab"
    case find = "Find"
    case previous = "Previous"
    case next = "Next"
    case notFound = "Not found"
    /// `%@` is the number of matches. A translation needs no plural: it may begin with a word, such as Matches: 3.
    case found = "%@ found"
    /// `%@` is the number of matches that are counted.
    case foundMore = "%@+ found"
    case open = "Open"
    case copy = "Copy"
    case copied = "Copied"
    case saveToDownloads = "Save to Downloads"
    /// `%@` is the name of the file.
    case savedToDownloads = "“%@” was saved to Downloads"
    case nothingOpens = "No app on this computer can open this file."
    case secureConnection = "Secure connection"
    case notSecure = "Not secure"
    case openInBrowser = "Open in Browser"
    case copyLink = "Copy Link"
    case retry = "Retry"
    case noAppForLink = "No app can open this link"
    case fileNotShown = "This file can't be shown here"
    case openToDownload = "Open it in the browser to download it."
    case errorLoadingPage = "Error loading page"
    case offline = "You're not connected to the internet."
    case serverTooSlow = "The server took too long to respond."
    case serverUnreachable = "The server couldn't be reached."
    case noSafeConnection = "Can't establish a secure connection to the server."
    case tooManyRedirects = "This page redirects too many times."
    case pageNotLoaded = "The page couldn't be loaded."
    case pageStopped = "This page stopped working"
    case loadAgain = "Please load it again."
    case openLink = "Open Link"
    case copyLinkLocation = "Copy Link Location"
    case saveImage = "Save Image As"
    case cut = "Cut"
    case paste = "Paste"
    case pasteAsPlainText = "Paste As Plain Text"
    case selectAll = "Select All"
    case inspectElement = "Inspect Element"
    case changesNotSaved = "Your changes haven't been saved."

    /// The text in the user's language.
    ///
    /// - Parameter argument: the text that replaces `%@`.
    package func text(_ argument: String = "") -> String {
        Self.table.text(rawValue).filled(with: [argument])
    }

    /// The texts in the languages that these modules include.
    package static let table = TextTable(
        "UIKit", ["de": german, "fr": french, "es": spanish, "ja": japanese, "ar": arabic])
}
