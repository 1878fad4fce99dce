import Foundation

extension TurboEvent {
    /// What happened, for code that waits for it or counts it. The message is its sentence.
    package enum Kind: Sendable, Equatable {
        // Visits, with their number in the session.
        case visitBegan(Int, URL, VisitMachine.Kind, VisitAction)
        case visitRendered(Int, URL)
        case visitCancelled(Int, URL)
        case visitFailed(Int, URL)
        case refreshNotAnswered(URL)
        /// Another screen appeared than the one that was visited.
        case screenAwaited
        /// The app is informed of a failure.
        case failed(VisitFailure)

        // Pages.
        /// The page of a screen that came back; nil for a screen without a URL.
        case shownAgain(URL?)
        /// Turbo came after the visit had failed.
        case readyLate(URL)
        /// Turbo doesn't render what it received, for this reason.
        case wholeLoad(reason: String)
        case formAnswered
        case formNotAnswered(VisitFailure)
        case processEnded(URL)
        case scriptFailed(String)
        /// A script that the page names could not be loaded.
        case scriptNotLoaded(URL)
        case callFailed(reason: String)
        /// A message of a page that isn't the app's own, by its origin.
        case messageDropped(of: Origin)
        case frameMessageDropped
        case cookiesCopied(Int, deleted: Int)

        // Proposals.
        /// What becomes of a proposal, after its context and presentation, and why.
        case decided(VisitProposal, because: String)
        /// The app showed the page of a proposal in its own way.
        case takenCareOf(URL)
        /// No proposal runs or waits.
        case atRest
        /// So many proposals waited already.
        case queueWasFull(URL, limit: Int)
        /// The page asked for it too often.
        case repeatedTooOften(URL)
        case schemeRefused(String)
        /// Another browser view is open, or was closed just now.
        case otherSiteNotOpened
        /// A handler of the app decided.
        case handled(URL?, by: String, decision: String)
        case modalPrepared

        // Downloads.
        case downloadBegan
        case downloaded(file: String)
        case downloadFailed(VisitFailure)
        case downloadRefused(reason: String)

        // The app.
        case configurationProblem(PathConfigurationDiagnostic)
        case misuse(Misuse)

        /// What only a person reads.
        case note(String)
    }
}
