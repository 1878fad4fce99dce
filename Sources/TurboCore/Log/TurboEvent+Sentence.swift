extension TurboEvent.Kind {
    /// The text that is written to the log.
    package var sentence: String {
        switch self {
        case .visitBegan(let number, let url, let kind, let action):
            "\(kind) visit \(number) of \(url): \(action.rawValue)"
        case .visitRendered(let number, let url): "visit \(number) of \(url) was rendered"
        case .visitCancelled(let number, let url): "visit \(number) of \(url) was cancelled"
        case .visitFailed(let number, let url): "visit \(number) of \(url) failed"
        case .refreshNotAnswered(let url): "a refresh of \(url) got no answer"
        case .screenAwaited: "the screen that was visited may be on its way"
        case .failed(let failure): failure.developerMessage
        case .shownAgain(let url): "the page of \(url?.absoluteString ?? "a screen") was shown again"
        case .readyLate(let url): "\(url) is ready after all"
        case .wholeLoad(let reason): "the page asks for a whole load: \(reason)"
        case .formAnswered: "a form was answered"
        case .formNotAnswered(let failure): "a form was not answered: \(failure.developerMessage)"
        case .processEnded(let url): "the web process of \(url) ended"
        case .scriptFailed(let text): "a script of the page failed: \(text)"
        case .scriptNotLoaded(let script): "the script \(script) of the page could not be loaded"
        case .callFailed(let reason): "the page could not do «\(reason)»"
        case .messageDropped(let origin):
            "a message of a page of «\(String(describing: origin).prefix(80))» was dropped"
        case .frameMessageDropped: "a message of a frame was dropped"
        case .cookiesCopied(let count, let deleted): "cookies: \(count) copied, \(deleted) deleted"
        case .decided(let proposal, let reason):
            "\(proposal.url), \(proposal.context) \(proposal.presentation): \(reason)"
        case .takenCareOf(let url): "\(url): the app took care of it"
        case .atRest: "at rest"
        case .queueWasFull(let url, let limit): "\(url) was dropped: \(limit) proposals wait already"
        case .repeatedTooOften(let url): "\(url) was dropped: the page asks for it again and again"
        case .schemeRefused(let scheme): "a load with the scheme «\(scheme.prefix(20))» was refused"
        case .otherSiteNotOpened: "another site was not opened: one is open, or was closed"
        case .handled(let url, let name, let decision):
            "\(url?.absoluteString ?? "a page"): the handler «\(name)» says \(decision)"
        case .modalPrepared: "the web view of modals is prepared"
        case .downloadBegan: "a file is being downloaded"
        case .downloaded(let file): "\(file) was downloaded"
        case .downloadFailed(let failure): "a download failed: \(failure.developerMessage)"
        case .downloadRefused(let reason): "a download was refused: \(reason)"
        case .configurationProblem(let diagnostic): "\(diagnostic)"
        case .misuse(let misuse): misuse.sentence
        case .note(let text): text
        }
    }
}
