import Foundation

@testable import TurboCore

/// Loads of the web process, and their responses.
extension TortureSession {
    /// Starts the load of a cold boot. It waits for the names of components, which may be late.
    func startColdBoot() {
        guard let coldBoot, coldBoot.load == nil else { return }
        let isLocal = coldBoot.request.options.response?.isRenderable == true
        self.coldBoot?.load = engine.begin(coldBoot.request.location, isLocal: isLocal, &world.dice)
    }

    func stepLoad() {
        guard var load = engine.load else { return }
        if !load.policyWasRequested {
            load.policyWasRequested = true
            engine.load = load
            if !allows(LinkLoad(load.url, .link, in: .mainFrame)) { dropLoad(load.number) }
            return
        }
        if load.isLocal { return engine.commit(load, TortureDocument.steps(.page, &world.dice)) }
        if load.response == nil { engine.request() }
        let response = load.response ?? world.response()
        world.record { "\(self.stack): the server responds to \(load.url): \(response)" }
        receive(response, for: load)
    }

    /// Drops a blocked load, unless its visit has begun another one meanwhile.
    private func dropLoad(_ number: Int) {
        if engine.load?.number == number { engine.drop() }
    }

    private func receive(_ response: TortureResponse, for load: TortureLoad) {
        let isOfVisit = coldBoot?.load == load.number
        switch response {
        case .page, .otherAssets, .withoutTurbo, .broken:
            if isOfVisit, coldBoot?.isExternal == true { return redirectToExternalURL(load) }
            engine.commit(load, TortureDocument.steps(response, &world.dice))
            if response == .broken { engine.mail.append(.loadFailed(load: load.number, failure(load.url))) }
        case .redirect(let url):
            engine.follow(url)
            if !allows(LinkLoad(url, .link, in: .mainFrame)) { dropLoad(load.number) }
        case .status(let status):
            guard isOfVisit, let coldBoot else { return engine.commit(load, TortureDocument.steps(.page, &world.dice)) }
            engine.drop()
            let failure = VisitFailure(TurboError.http(statusCode: status), url: load.url)
            if coldBoot.isExternal {
                return send(.visit(token: coldBoot.token, .redirectedToExternalURL(to: load.url)))
            }
            send(.visit(token: coldBoot.token, .loadFailed(failure)))
        case .file: receiveFile(load, isOfVisit: isOfVisit)
        case .dropped:
            engine.load = nil
            engine.mail.append(.loadFailed(load: load.number, failure(load.url)))
        case .never where isOfVisit: engine.load?.response = .never
        case .never: engine.drop()
        case .password where question != nil: engine.load?.response = .password
        case .password:
            engine.load?.awaitsUser = true
            askUser(isOfLoad: true)
        }
    }

    func failure(_ url: URL) -> VisitFailure { VisitFailure(TurboError.networkFailure, url: url) }

    private func redirectToExternalURL(_ load: TortureLoad) {
        engine.drop()
        if let coldBoot { send(.visit(token: coldBoot.token, .redirectedToExternalURL(to: load.url))) }
    }

    private func receiveFile(_ load: TortureLoad, isOfVisit: Bool) {
        engine.drop()
        guard isOfVisit, let coldBoot else { return }
        guard let visit = state.visit, visit.token == coldBoot.token, state.becomesDownload(of: visit) else {
            return send(.visit(token: coldBoot.token, .loadFailed(failure(load.url))))
        }
        self.coldBoot?.isFile = true
        send(.visit(token: coldBoot.token, .fileFound(contentType: nil)))
    }
}
