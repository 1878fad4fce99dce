import Foundation

/// A document in the web view. Turbo renders many pages in one.
package struct PageDocument: Equatable, Sendable {
    /// The number that its script has given it.
    package let id: Double

    package init(_ id: Double) {
        self.id = id
    }
}

/// A decoded message from the page. Pages aren't trusted: an invalid message is an error, never a trap.
package enum PageMessage: Equatable, Sendable {
    /// The state that a page reports after it was rendered.
    package struct PageState: Equatable, Sendable {
        package let location: URL
        package let title: String
        package let restorationIdentifier: String
        /// The document of a page that was loaded; nil for a page that Turbo has rendered in it.
        package let document: PageDocument?
        /// Whether the page says that the user signs in on it.
        package let signsIn: Bool
        /// Whether the links of the page load documents in a browser, because it has disabled Turbo for them.
        package let loadsDocuments: Bool
        /// The native controls that the page asks for.
        package let signals: [PageSignal]
        /// The badges that the page gives to tabs.
        package let badges: [PageBadge]

        package init(
            location: URL, title: String, restorationIdentifier: String, document: PageDocument? = nil,
            signsIn: Bool = false, loadsDocuments: Bool = false, signals: [PageSignal] = [], badges: [PageBadge] = []
        ) {
            (self.signsIn, self.loadsDocuments) = (signsIn, loadsDocuments)
            (self.signals, self.badges) = (signals, badges)
            self.location = location
            self.title = title
            self.restorationIdentifier = restorationIdentifier
            self.document = document
        }
    }

    package struct Proposal: Equatable, Sendable {
        package let location: URL
        package let options: VisitOptions
        /// The token of the native visit that the server redirected; nil if the proposal doesn't follow a redirect.
        package let redirectedVisit: Int?
        /// Whether the location is the URL of the page itself.
        package let isOwn: Bool
        /// Whether the page is rendered again around the user's input, as with a refresh.
        package let keepsInput: Bool
        /// Whether the user has agreed to leave the page, when it asked.
        package let isConfirmed: Bool
        /// Whether the page is one that a running visit leaves, and that is still in the document.
        package let isOfFormerPage: Bool
        /// The text of the link that the user tapped; nil without one.
        package let linkTitle: String?
        /// Whether the page of the response says that the user signs in on it.
        package let signsIn: Bool

        package init(
            location: URL, options: VisitOptions, redirectedVisit: Int? = nil, isOwn: Bool = false,
            keepsInput: Bool = false, isConfirmed: Bool = false, isOfFormerPage: Bool = false,
            linkTitle: String? = nil, signsIn: Bool = false
        ) {
            (self.keepsInput, self.isConfirmed) = (keepsInput, isConfirmed)
            self.signsIn = signsIn
            self.location = location
            self.options = options
            self.redirectedVisit = redirectedVisit
            self.isOwn = isOwn
            self.isOfFormerPage = isOfFormerPage
            self.linkTitle = linkTitle
        }
    }

    /// The page is loaded, but Turbo hasn't started yet. `isMentioned`: a script of the page mentions Turbo.
    case turboNotStarted(isMentioned: Bool, hasScripts: Bool)
    /// Turbo has started. `pageLoaded` follows when the page is rendered.
    case turboStarted
    /// The user changed the input in the page.
    case inputChanged(UnsavedInput)
    case pageLoaded(PageState)
    case visitProposed(Proposal)
    /// The page asks to be refreshed: by a broadcast, a stream or a script.
    case refreshProposed(URL)
    /// A script goes back in the history, beyond the entries of its page: by this number of screens.
    case wentBack(screens: Int)
    /// The page leads to this URL at once, by itself: `<meta http-equiv=refresh>`.
    case redirectAnnounced(URL)
    /// The page is about to send a form with GET to another site, which Turbo doesn't handle: to this URL, without the
    /// fields.
    case searchSent(URL)
    /// The server has accepted a request of a script that may have ended the user's session.
    case sessionMayHaveEnded(URL, method: String)
    /// A refresh of the page would discard unsaved input. The page makes it again when the input is saved.
    case refreshWaits(token: Int?, URL)
    case visitStarted(token: Int?, hasCachedSnapshot: Bool)
    case visitRequestStarted(token: Int?)
    /// `copy`: the copy of the site's worker with which it answered; nil for another response.
    case visitRequestCompleted(token: Int?, copy: OfflineCopy? = nil)
    /// The site's worker has answered a visit, or the load of the document without a token, and the server can't be
    /// reached.
    case serverUnreachable(token: Int?)
    /// The server doesn't allow the page of a visit to be stored.
    case pageNotStored(token: Int?)
    case visitRequestFinished(token: Int?)
    /// `contentType`: of a response that isn't a page, without parameters; nil if the server sent none.
    case visitRequestFailed(token: Int?, location: URL, statusCode: Int, contentType: String? = nil)
    /// A visit led to a file. The page has it at this blob URL, and begins to download it. `contentType`: as above.
    case visitFileReceived(token: Int?, file: URL, contentType: String?)
    case visitRendered(token: Int?, PageState)
    case visitCompleted(token: Int?, PageState)
    /// A form is about to be sent, through Turbo or not, with DELETE, perhaps named in a field; false for the next one that
    /// is sent with another method.
    case formDeletes(Bool)
    case formSubmissionStarted(URL, method: String)
    /// The redirect is nil if the server sent none.
    case formSubmissionFinished(URL, method: String, FormSubmissionResult, FormRedirect? = nil)
    /// The page has begun to send a form, also one in a frame. Later messages name the form by this number.
    case formSent(form: Int, URL)
    /// The server answered a form with a file. The page has it at this blob URL, and begins to download it.
    case formFileReceived(form: Int, file: URL)
    /// The server answered a form with nothing that Turbo shows, and the page did nothing with it.
    case formAnswerNotShown(URL, statusCode: Int)
    /// A form was redirected, probably with 302, and sent again with its method to this URL, which is an error.
    case methodRepeated(URL, method: String)
    /// The server may ask for a sign-in by its answer to a form or a frame of this page. The page waits for the decision.
    case signInAsked(SignInQuestion)
    /// A form or a frame waits for the user to sign in. `requested`: its URL. The page is the one to which the server led;
    /// nil if it answered with 401.
    case signInNeeded(requested: URL, SignInPage?)
    /// The native controls or the title that the page asks for have changed.
    case signalsChanged(PageState)
    /// The server accepted a form that isn't GET, and the answer is shown in a frame.
    case frameFormAccepted
    /// The page has the tokens of a user who has signed in, for its forms.
    case tokensRenewed
    case pageInvalidated(reason: String)
    case frameShown(number: Int)
    /// The user or a script has scrolled the page with this entry in the history.
    case scrolled(page: String, ScrollPosition)
    case errorRaised(String)
}
