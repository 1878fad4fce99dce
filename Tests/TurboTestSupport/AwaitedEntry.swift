import Foundation
import TurboCore
import TurboSession

/// A kind of event that a test waits for, with the values that matter.
package struct AwaitedEntry: Sendable {
    package let isMet: @Sendable (TurboLogEntry.Kind) -> Bool

    private init(_ isMet: @escaping @Sendable (TurboLogEntry.Kind) -> Bool) { self.isMet = isMet }

    // MARK: Visits

    package static func rendered(_ page: (any AwaitedPage)? = nil, number: Int? = nil) -> AwaitedEntry {
        AwaitedEntry {
            guard case .visitRendered(let token, let url) = $0 else { return false }
            return url.isPage(page) && number ?? token == token
        }
    }

    package static func cancelled(_ page: (any AwaitedPage)? = nil) -> AwaitedEntry {
        AwaitedEntry { if case .visitCancelled(_, let url) = $0 { url.isPage(page) } else { false } }
    }

    package static func visitFailed(_ page: (any AwaitedPage)? = nil) -> AwaitedEntry {
        AwaitedEntry { if case .visitFailed(_, let url) = $0 { url.isPage(page) } else { false } }
    }

    package static let restored = AwaitedEntry {
        if case .visitBegan(_, _, _, .restore) = $0 { true } else { false }
    }

    package static let refreshGotNoResponse = AwaitedEntry {
        if case .refreshGotNoResponse = $0 { true } else { false }
    }
    package static let signInNeeded = AwaitedEntry { if case .signInNeeded = $0 { true } else { false } }
    package static let signedOut = AwaitedEntry { if case .signedOut = $0 { true } else { false } }
    package static let tokensRenewed = AwaitedEntry { $0 == .tokensRenewed }
    package static let refreshWaits = AwaitedEntry { if case .refreshWaits = $0 { true } else { false } }
    package static let screenAwaited = AwaitedEntry { $0 == .screenAwaited }

    package static func visitBegan(_ kind: VisitMachine.Kind, number: Int) -> AwaitedEntry {
        AwaitedEntry { if case .visitBegan(number, _, kind, _) = $0 { true } else { false } }
    }

    /// The app received a response with this status.
    package static func failed(status: Int) -> AwaitedEntry {
        AwaitedEntry { if case .failed(let failure) = $0 { failure.statusCode == status } else { false } }
    }

    /// The log names a certificate that isn't accepted.
    package static let certificateRefused = AwaitedEntry {
        guard case .failed(let failure) = $0 else { return false }
        return failure.isSecurityError && failure.developerMessage.hasPrefix("The certificate of ")
    }

    /// The app received a connection error.
    package static let unreachable = AwaitedEntry {
        if case .failed(let failure) = $0 { failure.isConnectionError } else { false }
    }

    /// The app received a response that isn't a page.
    package static let notHTML = AwaitedEntry {
        if case .failed(let failure) = $0, case .load(.notHTML) = failure.cause { true } else { false }
    }

    package static let timedOut = AwaitedEntry {
        if case .failed(let failure) = $0 { failure.cause == .turbo(.timeoutFailure) } else { false }
    }

    // MARK: Pages

    package static func shownAgain(_ page: (any AwaitedPage)? = nil) -> AwaitedEntry {
        AwaitedEntry { if case .shownAgain(let url) = $0 { url?.isPage(page) == true } else { false } }
    }

    package static func turboStartedWithoutVisit(_ page: (any AwaitedPage)? = nil) -> AwaitedEntry {
        AwaitedEntry { if case .turboStartedWithoutVisit(let url) = $0 { url.isPage(page) } else { false } }
    }

    package static let fullReload = AwaitedEntry { if case .fullReload = $0 { true } else { false } }
    package static let formGotResponse = AwaitedEntry { $0 == .formGotResponse }
    package static let formGotNoResponse = AwaitedEntry { if case .formGotNoResponse = $0 { true } else { false } }
    package static let formAnswerNotShown = AwaitedEntry { if case .formAnswerNotShown = $0 { true } else { false } }
    package static let processEnded = AwaitedEntry { if case .processEnded = $0 { true } else { false } }

    // MARK: Proposals

    /// - Parameter reason: a part of the decision's reason; any by default.
    package static func decided(_ page: (any AwaitedPage)? = nil, reason: String = "") -> AwaitedEntry {
        AwaitedEntry {
            if case .ownURL(let url) = $0 { return url.isPage(page) && reason.isEmpty }
            guard case .decided(let proposal, let text) = $0 else { return false }
            return proposal.url.isPage(page) && (reason.isEmpty || text.contains(reason))
        }
    }

    package static let idle = AwaitedEntry { $0 == .idle }
    package static let handledByApp = AwaitedEntry { if case .handledByApp = $0 { true } else { false } }
    package static let queueWasFull = AwaitedEntry { if case .queueWasFull = $0 { true } else { false } }
    package static let windowBlocked = AwaitedEntry { $0 == .windowBlocked }
    package static let externalURLNotOpened = AwaitedEntry { $0 == .externalURLNotOpened }

    package static func repeatedTooOften(_ page: (any AwaitedPage)? = nil) -> AwaitedEntry {
        AwaitedEntry { if case .repeatedTooOften(let url) = $0 { url.isPage(page) } else { false } }
    }

    /// - Parameter scheme: any by default.
    package static func schemeBlocked(_ scheme: String? = nil) -> AwaitedEntry {
        AwaitedEntry { if case .schemeBlocked(let found) = $0 { scheme ?? found == found } else { false } }
    }

    // MARK: Downloads

    package static let downloaded = AwaitedEntry { if case .downloaded = $0 { true } else { false } }
    package static let downloadFailed = AwaitedEntry { if case .downloadFailed = $0 { true } else { false } }
    package static let downloadBegan = AwaitedEntry { if case .downloadBegan = $0 { true } else { false } }
    package static let downloadBlocked = AwaitedEntry { if case .downloadBlocked = $0 { true } else { false } }

    // MARK: Messages of the page

    package static let scriptFailed = AwaitedEntry { if case .scriptFailed = $0 { true } else { false } }

    package static func scriptFailed(_ text: String) -> AwaitedEntry {
        AwaitedEntry { $0 == .scriptFailed(text) }
    }

    /// - Parameter reason: a part of what the page threw; any by default.
    package static func callFailed(reason: String = "") -> AwaitedEntry {
        AwaitedEntry {
            guard case .callFailed(let thrown) = $0 else { return false }
            return reason.isEmpty || thrown.contains(reason)
        }
    }

    package static func messageDropped(of origin: Origin) -> AwaitedEntry {
        AwaitedEntry { $0 == .messageDropped(of: origin) }
    }

    // MARK: The app

    package static func cookiesCopied(_ count: Int, deleted: Int = 0) -> AwaitedEntry {
        AwaitedEntry { $0 == .cookiesCopied(count, deleted: deleted) }
    }

    package static let modalPrepared = AwaitedEntry { $0 == .modalPrepared }
    package static let userAgentCut = AwaitedEntry { if case .misuse(.userAgentCut) = $0 { true } else { false } }

    package static func handled(_ decision: String) -> AwaitedEntry {
        AwaitedEntry { if case .handled(_, _, decision) = $0 { true } else { false } }
    }

    package static func misuse(_ misuse: TurboLogEntry.Misuse) -> AwaitedEntry {
        AwaitedEntry { $0 == .misuse(misuse) }
    }

    package static func configurationProblem(in source: PathConfiguration.Source) -> AwaitedEntry {
        AwaitedEntry { if case .configurationProblem(let problem) = $0 { problem.source == source } else { false } }
    }
}
