extension TurboLogEntry.Kind {
    /// The text that is written to the log.
    package var sentence: String {
        switch self {
        case .visitBegan(let number, let url, let kind, let action):
            "\(kind) visit \(number) of \(url): \(action.rawValue)"
        case .visitRendered(let number, let url): "visit \(number) of \(url) was rendered"
        case .visitCancelled(let number, let url): "visit \(number) of \(url) was cancelled"
        case .visitFailed(let number, let url): "visit \(number) of \(url) failed"
        case .refreshGotNoResponse(let url): "a refresh of \(url) got no response"
        case .refreshWaits(let url): "a refresh of \(url) waits until the input of the page is saved"
        case .signInNeeded(let url): "the user has to sign in: \(url)"
        case .signedOut(let url): "the user has signed out: \(url)"
        case .tokensRenewed: "the page has new tokens for its forms"
        case .screenAwaited: "waiting for the visited screen to appear"
        case .failed(let failure): failure.developerMessage
        case .shownAgain(let url): "the page of \(url?.absoluteString ?? "a screen") was shown again"
        case .turboStartedWithoutVisit(let url): "\(url) is ready without a visit, or after the time limit"
        case .fullReload(let reason): "the page requests a full load: \(reason)"
        case .formGotResponse: "a form got a response"
        case .formGotNoResponse(let failure): "a form got no response: \(failure.developerMessage)"
        case .formAnswerNotShown(let failure):
            "the answer to a form can't be shown: \(failure.developerMessage) A form other than GET has to be answered "
                + "with a redirect, 422 with a page, or a stream. 204 leaves the page as it is."
        case .methodRepeated(let url, let method):
            "a form with \(method) was redirected to \(url), which responded with an error. A redirect with 302 repeats "
                + "\(method) there. Redirect with 303: status: :see_other."
        case .processEnded(let url): "the web process of \(url) ended"
        case .pageNotResponding(let url): "the page of \(url) doesn't respond"
        case .scriptFailed(let text): "a script of the page failed: \(text)"
        case .scriptNotLoaded(let script): "the script \(script) of the page could not be loaded"
        case .signalNotReady: "the tap on a button of the page was dropped, because the page isn't ready"
        case .symbolUnknown(let name):
            "the system has no symbol “\(name)”, so its button shows the text: data-native-symbol takes a name of SF Symbols"
        case .callFailed(let reason): "a call to the page failed: “\(reason)”"
        case .messageDropped(let origin):
            "a message from a page of “\(String(describing: origin).prefix(80))” was dropped"
        case .frameMessageDropped: "a message from a frame was dropped"
        case .cookiesCopied(let count, let deleted): "cookies: \(count) copied, \(deleted) deleted"
        case .decided(let proposal, let reason):
            "\(proposal.url)\(Self.rule(proposal)): \(reason)"
        case .ownURL(let url): "\(url): the page's own URL, which is visited in the page"
        case .handledByApp(let url): "\(url): the app handled it"
        case .idle: "idle"
        case .queueWasFull(let url, let limit): "\(url) was blocked: \(limit) proposals are already waiting"
        case .repeatedTooOften(let url): "\(url) was blocked: the page requests it repeatedly"
        case .schemeBlocked(let scheme): "a load with the scheme “\(scheme.prefix(20))” was blocked"
        case .windowBlocked:
            "a page's window wasn't opened, because the user hasn't just tapped the page: call window.open in the handler of a "
                + "click, before anything asynchronous"
        case .externalURLNotOpened:
            "an external URL was not opened: a browser is open over the app, or the page has opened one and the user "
                + "hasn't tapped since"
        case .handled(let url, let name, let decision):
            "\(url?.absoluteString ?? "a page"): the handler “\(name)” returned \(decision)"
        case .modalPrepared: "the web view of the modal stack is prepared"
        case .downloadBegan: "a file is being downloaded"
        case .downloadResumed: "the download continues"
        case .downloaded(let file): "\(file) was downloaded"
        case .downloadFailed(let failure): "a download failed: \(failure.developerMessage)"
        case .downloadBlocked(let reason): "a download was blocked: \(reason)"
        case .configurationProblem(let diagnostic): "\(diagnostic)"
        case .misuse(let misuse): misuse.sentence
        case .text(let text): text
        }
    }

    /// The context and the presentation of a proposal, if they aren't the defaults.
    private static func rule(_ proposal: VisitProposal) -> String {
        let words = ["\(proposal.context)", "\(proposal.presentation)"].filter { $0 != "default" }
        return words.isEmpty ? "" : ", \(words.joined(separator: " "))"
    }
}
