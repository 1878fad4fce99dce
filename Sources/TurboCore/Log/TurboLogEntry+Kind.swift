import Foundation

extension TurboLogEntry {
    /// The kind of an entry, for code that waits for it or counts it. The entry's message is its sentence.
    package enum Kind: Sendable, Equatable {
        // Visits, with their number in the session.
        case visitBegan(Int, URL, VisitMachine.Kind, VisitAction)
        case visitRendered(Int, URL)
        case visitCancelled(Int, URL)
        case visitFailed(Int, URL)
        case refreshGotNoResponse(URL)
        /// A refresh would discard unsaved input.
        case refreshWaits(URL)
        /// Another screen than the one being visited appeared.
        case screenAwaited
        /// A failure was reported to the app.
        case failed(VisitFailure)

        /// The server asks the user to sign in to see this page, or by its answer to this form or frame.
        case signInNeeded(URL)
        case signedOut(URL)
        case tokensRenewed

        // Pages.
        /// The page of a screen became visible again; nil for a screen without a URL.
        case shownAgain(URL?)
        /// Turbo started in a document that no visit waits for: the page loaded it itself, or its visit has failed.
        case turboStartedWithoutVisit(URL)
        /// Turbo doesn't render the response that it received, for this reason.
        case fullReload(reason: String)
        case formGotResponse
        case formGotNoResponse(VisitFailure)
        /// The server answered a form with nothing that can be shown.
        case formAnswerNotShown(VisitFailure)
        /// The redirect after a form was probably a 302, so that its method was sent to this URL too.
        case methodRepeated(URL, method: String)
        case processEnded(URL)
        /// A page didn't respond after the app returned to the foreground.
        case pageNotResponding(URL)
        case scriptFailed(String)
        /// A script of the page could not be loaded.
        case scriptNotLoaded(URL)
        case callFailed(reason: String)
        /// The user tapped a native control whose page isn't in the web view yet.
        case signalNotReady
        /// A page asks for a symbol that the system doesn't have.
        case symbolUnknown(String)
        /// A message of an external page was dropped; the value is the page's origin.
        case messageDropped(of: Origin)
        case frameMessageDropped
        case cookiesCopied(Int, deleted: Int)

        // Proposals.
        /// The decision about a proposal, with its reason.
        case decided(VisitProposal, reason: String)
        /// The page visits its own URL, which is no proposal.
        case ownURL(URL)
        /// The app handled the proposal itself.
        case handledByApp(URL)
        /// No proposal is running or waiting.
        case idle
        /// A proposal was dropped, because this number of proposals is already waiting.
        case queueWasFull(URL, limit: Int)
        /// The page requested the URL too often.
        case repeatedTooOften(URL)
        case schemeBlocked(String)
        /// A browser is open over the app, or the page has opened one and the user hasn't tapped since.
        case externalURLNotOpened
        /// A page wanted to open a window without a tap, or while it isn't visible.
        case windowBlocked
        /// A handler of the app made a decision.
        case handled(URL?, by: String, decision: String)
        case modalPrepared

        // Downloads.
        case downloadBegan
        case downloadResumed
        case downloaded(file: String)
        case downloadFailed(VisitFailure)
        case downloadBlocked(reason: String)

        // The app.
        case configurationProblem(PathConfigurationDiagnostic)
        case misuse(Misuse)

        /// Text for people, which no code waits for.
        case text(String)
    }
}

extension TurboLogEntry.Kind: ExpressibleByStringInterpolation {
    package init(stringLiteral text: String) { self = .text(text) }
}
