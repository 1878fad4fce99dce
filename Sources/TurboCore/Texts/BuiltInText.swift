import LocalizedText

/// All texts that the library itself shows to users, in English. UIKit's own texts aren't among them. The raw value is
/// the key of its translation.
///
/// The library includes German, French, Spanish, Japanese and Arabic. An app adds a language, or another wording, like
/// its own texts: in a table `TurboNavigator.strings` of its main bundle, or with ``translate``. `docs/localization.md`
/// has the full list.
public enum BuiltInText: String, CaseIterable, Sendable {
    case errorLoadingPage = "Error loading page"
    case retry = "Retry"
    case goBack = "Go Back"
    case ok = "OK"
    case cancel = "Cancel"
    case close = "Close"
    case share = "Share"
    case more = "More"
    case blockDialogs = "Block Dialogs"
    case blockDialogsQuestion = "Block this page's dialogs?"
    /// `%@` is the host of a frame whose script opened a dialog.
    case hostSays = "%@ says"
    case embeddedPageSays = "An embedded page says"
    /// `%@` is the host that sent the authentication challenge.
    case signInTo = "Sign in to %@"
    case signIn = "Sign In"
    case signInFailed = "The name or password is incorrect."
    case name = "Name"
    case password = "Password"
    case noResponse = "No response"
    case formMayHaveArrived =
        "Your form was sent, but the server didn't respond. Check whether it went through before sending it again."
    case answerNotShown = "The server's answer can't be shown"
    case fileNotDownloaded = "The file couldn't be downloaded"
    case downloadQuestion = "Download this file?"
    case download = "Download"

    case downloads = "Downloads"
    /// `%@` is the number of downloads: two or more.
    case severalDownloads = "%@ downloads"
    /// `%1$@` is the received part, such as 12 MB, and `%2$@` the size of the whole file.
    case bytesOfBytes = "%1$@ of %2$@"
    /// `%@` is a number of seconds.
    case secondsLeft = "about %@ s left"
    /// `%@` is a number of minutes.
    case minutesLeft = "about %@ min left"
    /// `%@` is a number of hours.
    case hoursLeft = "about %@ h left"
    case starting = "Starting…"
    case connectionLost = "Connection lost. Trying again…"
    case downloaded = "Downloaded"
    case canceled = "Canceled"
    case cancelDownload = "Cancel Download"
    case keepDownloading = "Keep Downloading"
    case noDownloads = "No downloads yet"
    case open = "Open"
    case show = "Show"
    case showInFiles = "Show in Files"
    case removeFromList = "Remove from List"
    case downloadsLost = "If you close the app now, your downloads will be lost."

    case discardChanges = "Discard changes?"
    case changesNotSaved = "Your changes haven't been saved."
    /// `%@` is the title of the page, in ``quotation`` marks.
    case changesToPageNotSaved = "Your changes to %@ haven't been saved."
    case discard = "Discard"
    case keepEditing = "Keep Editing"
    case pageNotResponding = "This page isn't responding"
    case changesWillBeLost = "If you reload it, your changes will be lost."
    case reload = "Reload"
    case wait = "Wait"

    case offline = "You're not connected to the internet."
    case serverUnreachable = "The server couldn't be reached."
    case serverTooSlow = "The server took too long to respond."
    case noSafeConnection = "Can't establish a secure connection to the server."
    case tooManyRedirects = "This page redirects too many times."
    case pageNotLoaded = "The page couldn't be loaded."

    case fileDamaged = "This file is damaged."

    case offlinePage = "Offline"
    /// `%@` is a time, or a date with a time.
    case offlinePageSaved = "Offline. Last updated: %@"

    case refreshWaits = "This page has changed. The new version appears when your changes are saved."

    case signInNeeded = "You need to sign in to see this page."
    case notAllowed = "You don't have access to this page."
    case pageMissing = "This page doesn't exist."
    case tooManyRequests = "Too many requests. Please wait a moment and try again."
    case serverUnavailable = "The server isn't available right now."
    /// `%@` is the HTTP status, such as 500.
    case serverTrouble = "The server had a problem (HTTP %@)."
    /// `%@` is the HTTP status, such as 418.
    case otherStatus = "The page couldn't be loaded (HTTP %@)."

    case pageNotMadeForApp = "This page doesn't work in the app."
    case fileNotShown = "This file can't be shown as a page."
    /// `%@` is the host, or ``anotherSite``.
    case continuesOnSite = "This page continues on %@."
    case anotherSite = "another site"
    case responseInvalid = "The server sent an invalid response."
    case pageStopped = "This page stopped working. Please reload it."
    case noAppForLink = "No app can open this link"
    case copyLink = "Copy Link"
    case linkKindNotOpened = "This app can't open links of this kind."

    /// A name in quotation marks.
    case quotation = "“%@”"
    /// Two parts of a list, such as a size and a time. The first may be a list too.
    case list = "%1$@, %2$@"

    /// The text in the user's language.
    ///
    /// - Parameter arguments: the texts that replace `%@`, or `%1$@` and `%2$@`. A translation without them doesn't
    ///   show them.
    package func text(_ arguments: String...) -> String {
        Self.translate(rawValue).filled(with: arguments)
    }

    /// The parts of a list as one text.
    package static func joined(_ parts: [String]) -> String {
        parts.dropFirst().reduce(parts.first ?? "") { list.text($0, $1) }
    }

    /// Translates a text. Called on any thread. The default looks the text up in the table `TurboNavigator` of the main
    /// bundle, then in the library's own translations, and returns the English text if there is none.
    public static var translate: @Sendable (String) -> String {
        get { translation.withLock { $0 } }
        set { translation.withLock { $0 = newValue } }
    }

    private static let translation = Locked<@Sendable (String) -> String> { table.text($0) }

    /// The texts in the languages that the library includes.
    package static let table = TextTable("TurboNavigator")
}
