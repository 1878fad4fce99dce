import Foundation

@testable import TurboCore

/// Effects of a session as text, to compare and to read. Screens and visits are numbers, pages are paths.
enum SessionText {
    /// - Returns: nil for effects that no table contains: headers, timers, indicators, progress, logs.
    static func text(_ effect: SessionEffect) -> String? {
        switch effect {
        case .visit(let effect): text(effect)
        case .page(let effect): text(effect)
        case .screen(let effect): text(effect)
        case .link(let effect): text(effect)
        case .log: nil
        }
    }

    /// Returns a call that makes or prepares a visit, with the history entry.
    static func visitCall(_ effect: SessionEffect) -> String? {
        guard case .page(.call(let call, _, _)) = effect else { return nil }
        switch call {
        case .setPosition(let page, let position): return "position \(page) \(position.x) \(position.y)"
        case .scrollBack(let page, _, _): return "scrollBack \(page)"
        case .visit(_, _, _, let page, _): return "visit \(page ?? "new")"
        default: return nil
        }
    }

    private static func text(_ effect: VisitEffect) -> String? {
        switch effect {
        case .began(let token, let kind, let url, let action):
            "begin \(token) \(kind == .coldBoot ? "by load" : "in page") \(name(url)) \(action.rawValue)"
        case .redirected(let token, _, let url): "redirect \(token) to \(name(url))"
        case .endLoad(let stopsLoading): stopsLoading ? "stop the load" : nil
        case .awaitForeground: "await foreground"
        case .didEnd(let token, _, _, let end): "end \(token) \(name(end))"
        case .didFail(let failure, let screen): "show \(failure.cause) on \(screen.rawValue)"
        default: nil
        }
    }

    private static func text(_ effect: PageEffect) -> String? {
        switch effect {
        case .call(.adopt(let url, _, _), let document, _): "adopt \(name(url)) in \(Int(document?.id ?? 0))"
        case .call(.reportFrame, _, _): "await frame"
        case .call(.visitInPage(let token, _), let document, _):
            "visit in page for \(token) in \(Int(document?.id ?? 0))"
        case .call(.cancel(let token), _, _): "cancel \(token)"
        case .call(.click(let signal), let document, _): "click \(signal) in \(Int(document?.id ?? 0))"
        case .call(.search(let signal, let text, let submits), let document, _):
            "\(submits ? "submit" : "write") “\(text)” to \(signal) in \(Int(document?.id ?? 0))"
        case .badgesDidChange(let badges):
            "badges: \(badges.map { "\($0.tab ?? "own") \($0.text ?? "none")" }.joined(separator: ", "))"
        case .formDidStart: "form starts"
        case .formDidFinish: "form ends"
        case .formDidFail(let failure, _): "form to \(name(failure.url)) fails"
        case .replaceWebView: "replace the web view"
        case .check(let number, _): "check \(number)"
        case .inputDidChange(let screen): "input changed on \(screen.rawValue)"
        case .pageDidNotRespond(let screen): "ask about the input on \(screen.rawValue)"
        case .unsafeFormWasSent(let hasResponse): hasResponse ? "other pages are stale" : "other pages may be stale"
        default: nil
        }
    }

    private static func text(_ effect: ScreenEffect) -> String? {
        switch effect {
        case .showScreenshot(let screen): "screenshot on \(screen.rawValue)"
        case .updateScreenshot(let screen): "new screenshot on \(screen.rawValue)"
        case .showBlank(let screen): "blank \(screen.rawValue)"
        case .hideScreenshot(let screen): "no screenshot on \(screen.rawValue)"
        case .render(let screen, let page): "title \(screen.rawValue) \(page?.title ?? "none")"
        case .showNotice(.offline, let screen): "copy on \(screen.rawValue)"
        case .showNotice(.refreshWaits, let screen): "waiting refresh on \(screen.rawValue)"
        case .showNotice(nil, let screen): "server's page on \(screen.rawValue)"
        case .showSignals(let signals, let screen):
            "buttons of \(screen.rawValue): \(signals.map(\.element.title).joined(separator: ", "))"
        case .share(let url, let screen): "share \(name(url)) over \(screen.rawValue)"
        case .removeWebView, .move, .awaitOwner: nil
        }
    }

    private static func text(_ effect: LinkEffect) -> String? {
        switch effect {
        case .propose(let proposal): "propose \(name(proposal.location))"
        case .proposeAfterSignOut(let proposal):
            "signed out, propose \(proposal.map { name($0.location) } ?? "nothing")"
        case .userMayHaveChanged: "another user?"
        case .stayAfterSignOut: "signed out, stay"
        case .proposeAfterSignIn(let proposal): "signed in, propose \(proposal.map { name($0.location) } ?? "nothing")"
        case .registerTap: "tap"
        case .visitInPage(let proposal, let screen):
            "visit \(name(proposal.location)) in the page of \(screen.rawValue)"
        case .wentBack(let screens): "go back by \(screens)"
        case .goBackToDocument(let count, let screen): "go back by \(count) documents in \(screen.rawValue)"
        case .proposeRedirect(let proposal, let screen, _, let isRendered, _):
            "propose \(name(proposal.location)) for \(screen.rawValue)\(isRendered ? ", rendered" : "")"
        case .openExternalURL(let url, let isTapped): "open \(name(url)) outside\(isTapped ? " for a tap" : "")"
        case .openRedirect(let url, _): "open \(name(url)) outside for a redirect"
        case .openFormRedirect(let url, let form): "open \(name(url)) with an app for form \(form)"
        case .openInOtherApp(let url, let isTapped): "open \(name(url)) with an app\(isTapped ? " for a tap" : "")"
        case .download(let url): "download \(name(url))"
        case .formWasSent(let form): "form \(form) sent"
        case .expectDownload(let file, let form): "expect \(file) of form \(form.map(String.init) ?? "none")"
        case .noPageFound(let screen, _, _): "remove \(screen.rawValue)"
        }
    }

    /// Returns the path of an own page; the whole URL of any other one.
    static func name(_ url: URL) -> String {
        url.host == "app.example" ? url.path + (url.fragment.map { "#\($0)" } ?? "") : url.absoluteString
    }

    private static func name(_ end: VisitEnd) -> String {
        switch end {
        case .rendered: "rendered"
        case .cancelled: "cancelled"
        case .failed(let failure): "failed \(failure.cause)"
        }
    }
}
