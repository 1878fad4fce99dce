import Foundation

@testable import TurboCore

/// Actions of pages, by the user or on their own.
extension TortureUser {
    func sendForm() {
        let session = session
        guard let document = session.engine.document, document.hasTurbo, !document.isSending else { return }
        document.isSending = true
        post(.formSubmissionStarted(document.location, method: world.dice.flip() ? "post" : "get"), from: session)
    }

    /// Follows a link, form or script that Turbo leaves to WebKit.
    func followLink() {
        let session = session
        guard session.engine.document != nil else { return }
        let url = world.dice.pick(TorturePages.pages + [TorturePages.foreign, TorturePages.mail])
        let kind = world.dice.pick([LinkLoad.Kind.link, .link, .form, .reload])
        let target = world.dice.pick([LinkLoad.Target.mainFrame, .mainFrame, .newWindow, .frame])
        world.record { "the page of \(session.stack) leads to \(url) by \(kind) in \(target)" }
        let load = LinkLoad(url, kind, in: target, isPost: kind == .form && world.dice.flip())
        guard target == .mainFrame else {
            if session.decide(load) == .follow { session.send(.page(.linkFollowed(url, isTapped: world.dice.flip()))) }
            return
        }
        guard session.allows(load), kind == .form else { return }
        session.pageLoads(url)
    }

    func refresh() {
        let session = session
        guard let document = session.engine.document, !document.isSending else { return }
        post(.refreshProposed(document.location), from: session)
    }

    /// Visits a page by the page's own history.
    func visitByItself() {
        let session = session
        // All at once: if the session visits meanwhile, it is undefined whose URL the page has in the end.
        guard let document = session.engine.document, document.hasTurbo, session.isQuiet else { return }
        let url = world.dice.pick(TorturePages.pages)
        world.record { "the page of \(session.stack) visits \(url) by itself" }
        let visit = TortureVisit(nil, url, identifier: "own \(url.path)", isPageRefresh: false)
        session.engine.mail += document.start(visit, isRestored: true, response: nil)
        if visit.isRequestRunning { session.engine.mail += document.response(visit, .page) }
        while !document.frames.isEmpty { session.engine.mail += document.drawFrame() }
        while !session.engine.mail.isEmpty { session.deliverMail() }
    }

    func changeURL() {
        let session = session
        guard let document = session.engine.document, document.hasTurbo else { return }
        var components = URLComponents(url: document.location, resolvingAgainstBaseURL: false)
        components?.fragment = "part"
        guard let url = components?.url else { return }
        world.record { "the page of \(session.stack) changes its URL" }
        document.location = url
        session.engine.mail.append(.url(url))
    }

    func write() { post(.inputChanged(world.dice.flip() ? .inSnapshot : .none), from: session) }
}
