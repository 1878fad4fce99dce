import Foundation

/// All texts that the library itself shows to users, in English. UIKit's own texts aren't among them. The raw value is the key
/// of its translation.
///
/// An app translates them like its own texts: in a table `TurboNavigator.strings` of its main bundle, or with ``translate``.
/// `docs/localization.md` has the full list.
public enum BuiltInText: String, CaseIterable, Sendable {
    case errorLoadingPage = "Error loading page"
    case retry = "Retry"
    case ok = "OK"
    case cancel = "Cancel"
    case noMoreDialogs = "No More Dialogs"
    /// `%@` is the host of a frame whose script opened a dialog.
    case hostSays = "%@ says"
    case embeddedPageSays = "An embedded page says"
    /// `%@` is the host that sent the authentication challenge.
    case signInTo = "Sign in to %@"
    case signIn = "Sign In"
    case signInAgain = "The name or the password was wrong."
    case name = "Name"
    case password = "Password"
    case formUnanswered = "No answer to the form"
    case formMayHaveArrived =
        "It was sent, but no answer could be read. Check whether it arrived before you send it again."
    case fileNotDownloaded = "The file could not be downloaded"
    case downloadQuestion = "Download this file?"
    case download = "Download"

    case discardChanges = "Discard changes?"
    case changesNotSaved = "What you have entered has not been saved."
    case discard = "Discard"
    case keepEditing = "Keep Editing"

    case offline = "You are not connected to the internet."
    case serverUnreachable = "The server could not be reached."
    case serverTooSlow = "The server took too long to answer."
    case noSafeConnection = "A safe connection to the server is not possible."
    case tooManyRedirects = "This page redirects too many times."
    case pageNotLoaded = "The page could not be loaded."

    case signInNeeded = "You need to sign in to see this page."
    case notAllowed = "You are not allowed to see this page."
    case pageMissing = "This page does not exist."
    case tooManyRequests = "There were too many requests. Please wait a moment and try again."
    case serverUnavailable = "The server is not available right now."
    /// `%@` is the HTTP status, such as 500.
    case serverTrouble = "The server had a problem (HTTP %@)."
    /// `%@` is the HTTP status, such as 418.
    case otherStatus = "The page could not be loaded (HTTP %@)."

    case pageNotMadeForApp = "This page does not work in the app."
    case fileNotShown = "This file cannot be shown as a page."
    /// `%@` is the host, or ``anotherSite``.
    case continuesElsewhere = "This page continues on %@."
    case anotherSite = "another site"
    case answerNotUnderstood = "The server's answer could not be understood."
    case pageTrouble = "Something went wrong in this page."
    case pageStopped = "This page stopped working. Please load it again."
    case noAppForLink = "No app opens this link"
    case linkKindNotOpened = "The app does not open links of this kind."

    /// The text in the user's language.
    ///
    /// - Parameter argument: the text that replaces `%@`. A translation without `%@` doesn't show it.
    package func text(_ argument: String = "") -> String {
        Self.translate(rawValue).replacingOccurrences(of: "%@", with: argument)
    }

    /// Translates a text. Called on any thread. The default looks the text up in the table `TurboNavigator` of the main bundle,
    /// and returns the English text if there is no translation.
    public static var translate: @Sendable (String) -> String {
        get { translation.withLock { $0 } }
        set { translation.withLock { $0 = newValue } }
    }

    private static let translation = Locked<@Sendable (String) -> String> { english in
        Bundle.main.localizedString(forKey: english, value: english, table: "TurboNavigator")
    }
}
