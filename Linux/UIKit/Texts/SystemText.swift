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
    case favorites = "Favorites"
    case featured = "Featured"
    case topRated = "Top Rated"
    case recents = "Recents"
    case contacts = "Contacts"
    case history = "History"
    case downloads = "Downloads"
    case mostRecent = "Most Recent"
    case mostViewed = "Most Viewed"
    case mainMenu = "Main Menu"
    case findOnPage = "Find on Page"
    case findOnPageItem = "Find on Page…"
    case print = "Print"
    case printItem = "Print…"
    case newWindow = "New Window"
    case fullScreen = "Full Screen"
    case pressF11 = "Press F11 to leave full screen"
    /// `%@` is the host of a page.
    case pressEscape = "“%@” is in full screen. Press Esc to leave."
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
    case quit = "Quit"
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
    /// `%1$@` is the number of the current match, and `%2$@` the number of all.
    case matchOf = "%1$@ of %2$@"
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
    case signInTo = "Sign in to %@"
    case signIn = "Sign In"
    case signInFailed = "The name or password is incorrect."
    case name = "Name"
    case password = "Password"
    case openLink = "Open Link"
    case openLinkInNewWindow = "Open Link in New Window"
    case saveImage = "Save Image As…"
    case cut = "Cut"
    case paste = "Paste"
    case pasteAsPlainText = "Paste As Plain Text"
    case selectAll = "Select All"
    case ignoreSpelling = "Ignore Spelling"
    case learnSpelling = "Learn Spelling"
    case inspectElement = "Inspect Element"
    case changesNotSaved = "Your changes haven't been saved."
    /// `%@` is the host of a page, in this and in the other questions.
    case locationQuestion = "“%@” would like to use your location."
    case cameraQuestion = "“%@” would like to use your camera."
    case microphoneQuestion = "“%@” would like to use your microphone."
    case cameraAndMicrophoneQuestion = "“%@” would like to use your camera and microphone."
    case notificationQuestion = "“%@” would like to send you notifications."
    case clipboardQuestion = "“%@” would like to read what you have copied."
    case allow = "Allow"
    case dontAllow = "Don't Allow"
    case permissions = "Permissions"
    case location = "Location"
    case microphone = "Microphone"
    case notifications = "Notifications"
    case savePasswords = "Save Passwords"
    /// The site asks the user when it needs the permission.
    case ask = "Ask"
    case deleteWebsiteData = "Delete Website Data…"
    case deleteWebsiteDataQuestion = "Delete all website data?"
    case deleteWebsiteDataWarning = "You will be signed out. What pages have saved on this device will be gone."
    case savePasswordQuestion = "Save the password for “%@”?"
    case updatePasswordQuestion = "Update the password for “%@”?"
    case update = "Update"
    case notNow = "Not Now"
    case neverSave = "Never for This Site"
    /// `%@` is the name of a user.
    case deletePassword = "Delete the password of “%@”"
    case deletePasswordQuestion = "Delete the password for “%@”?"
    case keyringFailed = "The keyring can't be used"

    /// The text in the user's language.
    ///
    /// - Parameter argument: the text that replaces `%@`.
    package func text(_ argument: String = "") -> String {
        Self.table.text(rawValue).filled(with: [argument])
    }

    /// The text in the user's language, with two arguments.
    package func text(_ first: String, _ second: String) -> String {
        Self.table.text(rawValue).filled(with: [first, second])
    }

    /// The texts in the languages that these modules include.
    package static let table = TextTable("UIKit")
}
