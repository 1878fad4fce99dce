import Foundation

/// An effect of a session's event. Each part of the session performs one kind of effects.
package enum SessionEffect: Sendable {
    case visit(VisitEffect)
    case page(PageEffect)
    case screen(ScreenEffect)
    case link(LinkEffect)
    case log(TurboLogEntry.Level, TurboLogEntry.Kind)
}

/// An effect on the visits of a session.
package enum VisitEffect: Sendable {
    /// A screen is about to show another page.
    case willVisit(WebViewPlacement.VisitableID)
    case began(token: Int, kind: VisitMachine.Kind, url: URL, action: VisitAction)
    case redirected(token: Int, from: URL, to: URL)
    /// Loads the document of a cold boot.
    case load(VisitRequest, token: Int)
    /// The cold boot no longer needs WebKit.
    case endLoad(stopsLoading: Bool)
    /// Stops waiting for WebKit's policy request about a load that was stopped.
    case forgetStoppedLoad
    case requestDidStart
    case requestDidFinish
    /// Starts the visit's timer with this number of seconds; nil stops it.
    case armDeadline(token: Int, TimeInterval?)
    /// Reports when the app is in the foreground.
    case awaitForeground
    /// Reports if the screen of the visit isn't in a container in the next turn of the run loop.
    case awaitMove(token: Int, WebViewPlacement.VisitableID)
    case showIndicator(token: Int, WebViewPlacement.VisitableID)
    /// Reports if the visit takes long enough to show its progress.
    case awaitProgress(token: Int)
    /// Shows the progress of a screen's visit; nil hides it.
    case showProgress(Float?, WebViewPlacement.VisitableID)
    case didEnd(token: Int, WebViewPlacement.VisitableID?, url: URL, VisitEnd)
    case didRender
    case didFail(VisitFailure, WebViewPlacement.VisitableID)
}

/// An effect on the page of a session.
package enum PageEffect: Sendable {
    /// - document: the document that the call is for; nil for any document.
    case call(PageCall, document: PageDocument?, CallPurpose)
    /// Sets the app's headers for this URL in the page, if they have changed.
    case sendHeaders(for: URL)
    /// Another document was loaded, in which no headers are set yet.
    case forgetHeaders
    case documentDidCommit
    case documentDidLoad
    case placementDidChange(from: WebViewPlacement, to: WebViewPlacement)
    /// Drops the component messages that wait for a screen.
    case forgetMessages(WebViewPlacement.VisitableID)
    case formDidStart
    case formDidFinish
    /// - form: the number of the form; nil if the failure says whether the user has tapped.
    case formDidFail(VisitFailure, form: Int?)
    /// A form that may change data on the server was sent.
    case unsafeFormWasSent(hasResponse: Bool)
    /// A form or a frame of a screen's page waits for the user to sign in.
    case signInIsNeeded(WebViewPlacement.VisitableID)
    case processDidEnd
    /// The page gives badges to tabs.
    case badgesDidChange([PageBadge])
    /// The unsaved input of a screen's page has changed.
    case inputDidChange(WebViewPlacement.VisitableID)
    /// Checks whether the page responds within this number of seconds.
    case check(number: Int, timeout: TimeInterval)
    /// Replaces the web view, in which loading the page again did not help, and reports whether that was possible.
    case replaceWebView
    /// Asks the user whether to wait for a page that doesn't respond, or to reload it and discard its input.
    case pageDidNotRespond(WebViewPlacement.VisitableID)
}

/// An effect on the views of screens.
package enum ScreenEffect: Equatable, Sendable {
    case removeWebView(WebViewPlacement.VisitableID)
    /// - hasLeftoverPage: whether the page in the web view is a leftover page.
    case move(to: WebViewPlacement.VisitableID, hasLeftoverPage: Bool)
    case showScreenshot(WebViewPlacement.VisitableID)
    /// Captures a screenshot of the page and shows it on the screen.
    case updateScreenshot(WebViewPlacement.VisitableID)
    /// Covers a screen, and deletes its screenshot.
    case showBlank(WebViewPlacement.VisitableID)
    case hideScreenshot(WebViewPlacement.VisitableID)
    /// Reports to a screen that its page is rendered, with the last state that the page sent.
    case render(WebViewPlacement.VisitableID, PageMessage.PageState?)
    /// Tells the user something about the page of a screen; nil removes it.
    case showNotice(PageNotice?, WebViewPlacement.VisitableID)
    /// Shows the native controls that the page of a screen asks for.
    case showSignals([PageSignal], WebViewPlacement.VisitableID)
    /// Offers a URL in a share sheet, over a screen.
    case share(URL, WebViewPlacement.VisitableID)
    /// Waits for the owner to appear over a screen that is visible only for a moment.
    case awaitOwner(over: WebViewPlacement.VisitableID)
}

/// An effect on links and proposals.
package enum LinkEffect: Sendable {
    case propose(PageMessage.Proposal)
    /// The user has signed in with a form, whose response leads to another page: proposes it. nil: the web view shows it.
    case proposeAfterSignIn(PageMessage.Proposal?)
    /// The user has signed out with a form, whose response leads to another page: proposes it. nil for none.
    case proposeAfterSignOut(PageMessage.Proposal?)
    /// The page of a visit, or a form without an answer, may have signed the user out. The other pages are loaded again.
    case userMayHaveChanged
    /// The user has signed out, and the web view shows the page with which the server has answered.
    case stayAfterSignOut
    /// The user has tapped a native control, which is a tap in the page.
    case registerTap
    /// The page of this screen visits its own URL, unless the user keeps the input that this would discard.
    case visitInPage(PageMessage.Proposal, WebViewPlacement.VisitableID)
    /// The page goes back in the history, beyond its own entries: this number of screens.
    case wentBack(screens: Int)
    /// The page goes back to a document that was replaced on its screen, unless the user keeps the input that this would
    /// discard.
    case goBackToDocument(by: Int, WebViewPlacement.VisitableID)
    /// The server redirected the visit of this screen.
    case proposeRedirect(
        PageMessage.Proposal, WebViewPlacement.VisitableID, originalAction: VisitAction, isRendered: Bool,
        isInPage: Bool)
    /// Opens an external page, if the navigator allows it.
    case openExternalURL(URL, isTapped: Bool)
    /// Opens the external page or the other app that the server redirected a visit to.
    case openRedirect(URL, from: URL)
    /// Opens the other app that the server redirected a form to.
    case openFormRedirect(URL, form: Int)
    /// Opens a URL that isn't a web page with another app, if the user tapped it.
    case openInOtherApp(URL, isTapped: Bool)
    /// The page has begun to send a form, which counts as the user's if the user has just tapped.
    case formWasSent(Int)
    /// The page is about to download the file with which the server answered a form; nil for a visit.
    case expectDownload(of: URL, form: Int?)
    /// Downloads the response to a visit as a file, if the navigator allows it.
    case download(URL)
    /// A visit led to a file or an external URL, and its screen has no page.
    case noPageFound(WebViewPlacement.VisitableID, originalAction: VisitAction, LoadError)
}
