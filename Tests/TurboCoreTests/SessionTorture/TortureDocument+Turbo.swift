import Foundation

@testable import TurboCore

/// Visits by Turbo, and the bridge script's messages about them.
extension TortureDocument {
    /// - Returns: the messages that the page sends; nil if it throws.
    func start(_ visit: TortureVisit, isRestored: Bool, response: VisitResponse?) -> [TortureMessage] {
        var mail = stop()
        if isSending {
            isSending = false
            mail.append(.message(.formSubmissionFinished(location, method: "post", .accepted)))
        }
        self.visit = visit
        let hasSnapshot = snapshots.contains(visit.location)
        mail.append(.message(.visitStarted(token: visit.token, hasCachedSnapshot: hasSnapshot)))
        if response != nil || !(isRestored && hasSnapshot) {
            visit.isRequestRunning = true
            mail.append(.message(.visitRequestStarted(token: visit.token)))
        }
        (location, identifier) = (visit.location, visit.identifier)
        mail.append(.url(location))
        if response?.isRenderable == true { return mail + receive(visit) }
        if let response { return mail + fail(visit, response.statusCode) }
        if hasSnapshot { frames.append(.render(visit, isSnapshot: true)) }
        return mail
    }

    /// Cancels Turbo's visit. Its request ends too.
    func stop() -> [TortureMessage] {
        guard let visit, visit.state == .started else { return [] }
        visit.state = .cancelled
        self.visit = nil
        return finishRequest(of: visit)
    }

    private func finishRequest(of visit: TortureVisit) -> [TortureMessage] {
        guard visit.isRequestRunning else { return [] }
        visit.isRequestRunning = false
        return [.message(.visitRequestFinished(token: visit.token))]
    }

    /// Called when the page has been received. It is rendered in a frame.
    private func receive(_ visit: TortureVisit) -> [TortureMessage] {
        frames.append(.render(visit, isSnapshot: false))
        return [.message(.visitRequestCompleted(token: visit.token))] + finishRequest(of: visit)
    }

    private func fail(_ visit: TortureVisit, _ status: Int) -> [TortureMessage] {
        let failure = PageMessage.visitRequestFailed(token: visit.token, location: visit.location, statusCode: status)
        return [.message(failure)] + finishRequest(of: visit)
    }

    /// Handles the response to the request of a visit.
    func response(_ visit: TortureVisit, _ response: TortureResponse) -> [TortureMessage] {
        switch response {
        case .page, .withoutTurbo, .password: return receive(visit)
        case .otherAssets:
            visit.hasOtherAssets = true
            return receive(visit)
        case .redirect(let url):
            guard TorturePages.isOwn(url) else { return fail(visit, 0) }
            visit.redirect = url
            let isHistorical = TorturePages.historical.contains(url)
            guard isHistorical || visit.isPageRefresh else { return receive(visit) }
            // The adapter drops the visit: the native side handles the redirect.
            visit.state = .cancelled
            self.visit = nil
            let completed = TortureMessage.message(.visitRequestCompleted(token: visit.token))
            return [completed, redirect(of: visit, hasResponse: !isHistorical)] + finishRequest(of: visit)
        case .status(let status): return fail(visit, status)
        case .file: return fail(visit, -2)
        case .dropped: return fail(visit, 0)
        case .broken: return finishRequest(of: visit) + fail(visit, 0)
        case .never: return []
        }
    }

    private func redirect(of visit: TortureVisit, hasResponse: Bool) -> TortureMessage {
        let options = VisitOptions(action: .replace, response: hasResponse ? Self.response(isRedirected: true) : nil)
        return .message(
            .visitProposed(
                PageMessage.Proposal(location: visit.page, options: options, redirectedVisit: visit.token)))
    }

    static func response(isRedirected: Bool = true) -> VisitResponse {
        VisitResponse(statusCode: 200, redirected: isRedirected, responseHTML: "page")
    }

    /// Renders a visit in a frame, unless another visit has replaced it.
    func render(_ visit: TortureVisit, isSnapshot: Bool) -> [TortureMessage] {
        guard visit.state == .started, self.visit === visit else { return [] }
        var mail: [TortureMessage] = []
        if visit.hasOtherAssets, !isSnapshot {
            mail.append(.message(.pageInvalidated(reason: "")))
        } else {
            snapshots.insert(drawn)
            draw(isSnapshot ? visit.location : visit.page, namedToo: visit.location)
        }
        frames.append(.report(.rendered(visit.token)))
        // This was a preview: the page itself follows.
        if isSnapshot, visit.isRequestRunning { return mail }
        if isSnapshot, frames.contains(where: { $0.renders(visit) }) { return mail }
        return mail + complete(visit)
    }

    private func complete(_ visit: TortureVisit) -> [TortureMessage] {
        visit.state = .completed
        self.visit = nil
        let completed = PageMessage.visitCompleted(token: visit.token, state(identifier: visit.identifier))
        return [.message(completed)] + (visit.redirect == nil ? [] : [redirect(of: visit, hasResponse: true)])
    }
}

extension TortureDocument.Frame {
    func renders(_ visit: TortureVisit) -> Bool {
        if case .render(let other, _) = self { other === visit } else { false }
    }
}
