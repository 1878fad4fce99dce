import Foundation

/// An effect of a session's event. Each part of the session performs the effects of one kind.
package enum SessionEffect: Sendable {
    case visit(VisitEffect)
    case page(PageEffect)
    case screen(ScreenEffect)
    case link(LinkEffect)
    case log(TurboEvent.Level, TurboEvent.Kind)
}

/// An effect on the visits of a session.
package enum VisitEffect: Sendable {
    /// A screen is about to show another page.
    case willVisit(WebViewPlacement.ScreenID)
    case began(token: Int, kind: VisitMachine.Kind, url: URL, action: VisitAction)
    case redirected(token: Int, from: URL, to: URL)
    /// Loads the document of a cold boot.
    case load(VisitRequest, token: Int)
    /// The cold boot needs the engine no more.
    case endLoad(stopsLoading: Bool)
    /// A question about a load that was stopped is not awaited any more.
    case forgetStoppedLoad
    case requestDidStart
    case requestDidFinish
    /// Runs the one timer of the visit for so many seconds; nil stops it.
    case armDeadline(visit: Int, TimeInterval?)
    /// Waits until the app is in the foreground, and reports it.
    case awaitForeground
    /// Reports it if the screen of the visit is in no container in the next turn.
    case awaitMove(visit: Int, WebViewPlacement.ScreenID)
    case showIndicator(visit: Int, WebViewPlacement.ScreenID)
    /// Reports it if the visit takes long enough to show how far it is.
    case awaitProgress(visit: Int)
    /// Shows how far the visit of a screen is; nil hides it.
    case showProgress(Float?, WebViewPlacement.ScreenID)
    case didEnd(token: Int, WebViewPlacement.ScreenID?, url: URL, VisitEnd)
    case didRender
    case didFail(VisitFailure, WebViewPlacement.ScreenID)
}

/// An effect on the page of a session.
package enum PageEffect: Sendable {
    /// - document: the only one that obeys the call; nil for any.
    case call(PageCall, document: Double?, CallPurpose)
    /// Gives the page the app's headers for this URL, if it has others.
    case sendHeaders(for: URL)
    /// Another document is there, which has no headers yet.
    case forgetHeaders
    case documentDidCommit
    case documentDidLoad
    case placementDidChange(from: WebViewPlacement, to: WebViewPlacement)
    /// Drops the messages of components that wait for a screen.
    case forgetMessages(WebViewPlacement.ScreenID)
    case formDidStart
    case formDidFinish
    case formDidFail(VisitFailure)
    /// A form that may change what the server has was sent.
    case unsafeFormWasSent(isAnswered: Bool)
    case processDidEnd
}

/// An effect on the views of screens.
package enum ScreenEffect: Equatable, Sendable {
    case removeWebView(WebViewPlacement.ScreenID)
    /// - isCovered: whether the page in the web view is another screen's.
    case move(to: WebViewPlacement.ScreenID, isCovered: Bool)
    case cover(WebViewPlacement.ScreenID)
    /// Covers a screen with a picture of the page as it is now.
    case keepPicture(WebViewPlacement.ScreenID)
    /// Covers a screen, and forgets its picture.
    case blank(WebViewPlacement.ScreenID)
    case uncover(WebViewPlacement.ScreenID)
    /// Reports to a screen that its page is there, with the state that the page sent last.
    case render(WebViewPlacement.ScreenID, PageMessage.PageState?)
    /// Waits for the owner to appear over a screen that is visible for a moment.
    case awaitOwner(over: WebViewPlacement.ScreenID)
}

/// An effect on links and proposals.
package enum LinkEffect: Sendable {
    case propose(PageMessage.Proposal)
    /// The server redirected a visit, whose screen is this one.
    case proposeRedirect(
        PageMessage.Proposal, WebViewPlacement.ScreenID, originalAction: VisitAction, isRendered: Bool, isRefresh: Bool)
    /// Opens a page of another site, if the navigator allows it.
    case openOutside(URL, isTapped: Bool)
    /// Opens the page of another site that the server redirected a visit to.
    case openRedirect(URL, from: URL)
    /// Opens with another app what isn't a page, if the user tapped it.
    case openElsewhere(URL, isTapped: Bool)
    /// Downloads the answer to a visit as a file, if the navigator allows it.
    case download(URL)
    /// A visit led to a file or to another site, and its screen has no page.
    case hasNoPage(WebViewPlacement.ScreenID, originalAction: VisitAction, LoadError)
}
