import Foundation
import Turbo
import TurboCore

/// What a test waits for: a kind of event, with as much of what it carries as matters.
package struct AwaitedEvent: Sendable {
    package let isMet: @Sendable (TurboEvent.Kind) -> Bool

    private init(_ isMet: @escaping @Sendable (TurboEvent.Kind) -> Bool) { self.isMet = isMet }

    // MARK: Visits

    package static func rendered(_ page: (any AwaitedPage)? = nil, number: Int? = nil) -> AwaitedEvent {
        AwaitedEvent {
            guard case .visitRendered(let token, let url) = $0 else { return false }
            return url.isPage(page) && number ?? token == token
        }
    }

    package static func cancelled(_ page: (any AwaitedPage)? = nil) -> AwaitedEvent {
        AwaitedEvent { if case .visitCancelled(_, let url) = $0 { url.isPage(page) } else { false } }
    }

    package static func visitFailed(_ page: (any AwaitedPage)? = nil) -> AwaitedEvent {
        AwaitedEvent { if case .visitFailed(_, let url) = $0 { url.isPage(page) } else { false } }
    }

    package static func visitBegan(_ kind: VisitMachine.Kind, number: Int) -> AwaitedEvent {
        AwaitedEvent { if case .visitBegan(number, _, kind, _) = $0 { true } else { false } }
    }

    /// The app was informed of an answer with this status.
    package static func failed(status: Int) -> AwaitedEvent {
        AwaitedEvent { if case .failed(let failure) = $0 { failure.statusCode == status } else { false } }
    }

    /// The developer was told of a certificate that is not accepted.
    package static let certificateRefused = AwaitedEvent {
        guard case .failed(let failure) = $0 else { return false }
        return failure.isSecurityError && failure.developerMessage.hasPrefix("The certificate of ")
    }

    /// The app was informed that there was no connection.
    package static let unreachable = AwaitedEvent {
        if case .failed(let failure) = $0 { failure.isConnectionError } else { false }
    }

    package static let timedOut = AwaitedEvent {
        if case .failed(let failure) = $0 { failure.cause == .turbo(.timeoutFailure) } else { false }
    }

    // MARK: Pages

    package static func shownAgain(_ page: (any AwaitedPage)? = nil) -> AwaitedEvent {
        AwaitedEvent { if case .shownAgain(let url) = $0 { url?.isPage(page) == true } else { false } }
    }

    package static func readyLate(_ page: (any AwaitedPage)? = nil) -> AwaitedEvent {
        AwaitedEvent { if case .readyLate(let url) = $0 { url.isPage(page) } else { false } }
    }

    package static let wholeLoad = AwaitedEvent { if case .wholeLoad = $0 { true } else { false } }
    package static let formAnswered = AwaitedEvent { $0 == .formAnswered }
    package static let formNotAnswered = AwaitedEvent { if case .formNotAnswered = $0 { true } else { false } }
    package static let processEnded = AwaitedEvent { if case .processEnded = $0 { true } else { false } }

    // MARK: Proposals

    /// - Parameter reason: a part of the decision's reason; any by default.
    package static func decided(_ page: (any AwaitedPage)? = nil, because reason: String = "") -> AwaitedEvent {
        AwaitedEvent {
            guard case .decided(let proposal, let because) = $0 else { return false }
            return proposal.url.isPage(page) && (reason.isEmpty || because.contains(reason))
        }
    }

    package static let atRest = AwaitedEvent { $0 == .atRest }
    package static let takenCareOf = AwaitedEvent { if case .takenCareOf = $0 { true } else { false } }
    package static let queueWasFull = AwaitedEvent { if case .queueWasFull = $0 { true } else { false } }
    package static let otherSiteNotOpened = AwaitedEvent { $0 == .otherSiteNotOpened }

    package static func repeatedTooOften(_ page: (any AwaitedPage)? = nil) -> AwaitedEvent {
        AwaitedEvent { if case .repeatedTooOften(let url) = $0 { url.isPage(page) } else { false } }
    }

    /// - Parameter scheme: any by default.
    package static func schemeRefused(_ scheme: String? = nil) -> AwaitedEvent {
        AwaitedEvent { if case .schemeRefused(let found) = $0 { scheme ?? found == found } else { false } }
    }

    // MARK: Downloads

    package static let downloaded = AwaitedEvent { if case .downloaded = $0 { true } else { false } }
    package static let downloadFailed = AwaitedEvent { if case .downloadFailed = $0 { true } else { false } }
    package static let downloadRefused = AwaitedEvent { if case .downloadRefused = $0 { true } else { false } }
    package static let downloadStopped = AwaitedEvent { $0 == .downloadStopped }

    // MARK: Text

    /// For tests of the text itself, and for notes. What queries say is not logged.
    package static func text(_ text: String) -> AwaitedEvent {
        AwaitedEvent {
            LogText.withoutSecrets($0.sentence).contains(LogText.withoutSecrets(text))
        }
    }
}
