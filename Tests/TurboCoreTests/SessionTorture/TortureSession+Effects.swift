import Foundation

@testable import TurboCore

/// Performing of a session's effects: visits, page, screens and links.
extension TortureSession {
    func perform(_ effect: VisitEffect) {
        switch effect {
        case .willVisit(let screen):
            self[screen]?.hasFailed = false
            self[screen]?.session = self
        case .began(let token, _, _, _): ledger.begin(token)
        case .load(let request, let token):
            ledger.request(token)
            coldBoot = TortureColdBoot(token: token, request: request)
        case .endLoad(let stopsLoading): endLoad(stopsLoading)
        case .forgetStoppedLoad: stoppedURL = nil
        case .requestDidStart: ledger.requestStarted()
        case .requestDidFinish: ledger.requestFinished()
        case .armDeadline(let token, let seconds): deadline = seconds.map { _ in token }
        case .awaitForeground: awaitsForeground = true
        case .awaitMove(let token, let screen): moves.append((token, screen))
        case .showIndicator(_, let screen): self[screen]?.showIndicator()
        case .awaitProgress(let token): slow.append(token)
        case .showProgress(let progress, let screen): self[screen]?.show(progress)
        case .didEnd(let token, let screen, _, _):
            self[screen]?.visitEnded()
            hasEndedVisit = true
            ledger.end(token)
        case .didFail(_, let screen): self[screen]?.hasFailed = true
        case .redirected, .didRender: break
        }
    }

    private func endLoad(_ stopsLoading: Bool) {
        guard let coldBoot else { return }
        self.coldBoot = nil
        guard coldBoot.load != nil else { return }
        if stopsLoading, !coldBoot.policyWasRequested { stoppedURL = coldBoot.request.location }
        if stopsLoading { engine.stop(&world.dice) }
    }

    func perform(_ effect: PageEffect) {
        switch effect {
        case .call(let call, let document, let purpose):
            if case .visit(let token) = purpose { ledger.request(token) }
            engine.call(call, document, purpose)
        case .unsafeFormWasSent:
            for other in world.sessions where other !== self { other.send(.request(.markSnapshotsAsStale)) }
        case .check(let number, _):
            check = number
            if world.isSettling || world.dice.roll(3) > 0 { engine.check(number) }
        case .replaceWebView:
            let isReplaced = world.dice.roll(4) > 0
            if isReplaced { engine.replace() }
            send(.process(.replacementDidEnd(hasNewWebView: isReplaced)))
        case .pageDidNotRespond(let screen): undecided = screen
        default: break
        }
    }

    func perform(_ effect: ScreenEffect) {
        switch effect {
        case .removeWebView(let screen): self[screen]?.deactivate()
        case .move(let screen, let hasLeftoverPage): self[screen]?.activate(hasLeftoverPage: hasLeftoverPage)
        case .showScreenshot(let screen), .updateScreenshot(let screen), .showBlank(let screen):
            self[screen]?.showScreenshot()
        case .hideScreenshot(let screen): self[screen]?.hideScreenshot()
        case .render(let screen, let page): self[screen]?.title = page?.title
        case .showNotice: break
        case .showSignals(let signals, let screen): self[screen]?.signals = signals.map(\.element.title)
        case .share: break
        case .awaitOwner(let screen): passing.append(screen)
        }
    }

    func perform(_ effect: LinkEffect) {
        switch effect {
        case .propose(let proposal), .proposeAfterSignIn(.some(let proposal)),
            .proposeAfterSignOut(.some(let proposal)):
            world.navigator.add(TortureRun(proposal.location, proposal.options))
        case .proposeRedirect(let proposal, let screen, let action, let isRendered, let isPageRefresh):
            guard let screen = self[screen] else { return }
            let redirect = TortureRedirect(
                screen: screen, session: self, token: state.lastToken, action: action, isRendered: isRendered,
                isPageRefresh: isPageRefresh)
            world.navigator.add(TortureRun(proposal.location, proposal.options, redirect: redirect))
        case .noPageFound(let screen, let action, _):
            guard let screen = self[screen] else { return }
            world.navigator.removeEmpty(
                TortureRedirect(
                    screen: screen, session: self, token: state.lastToken, action: action, isRendered: false,
                    isPageRefresh: false))
        case .visitInPage(let proposal, let screen): send(.request(.visitInPage(proposal, screen)))
        case .openExternalURL, .openRedirect, .openFormRedirect, .openInOtherApp, .download, .formWasSent,
            .expectDownload, .registerTap, .wentBack, .goBackToDocument, .proposeAfterSignIn(nil),
            .proposeAfterSignOut(nil), .stayAfterSignOut, .userMayHaveChanged:
            break
        }
    }
}
