/// The password that the user sent last with a form, until a page shows whether the server has accepted it.
struct SentPassword: Equatable {
    enum Outcome {
        case unknown
        case accepted
        case rejected
    }

    /// The origin of the form's page.
    let site: String
    let user: String
    let password: String
    /// The web view with the form.
    let view: ObjectIdentifier
    /// Whether the form was followed by a visit, so that a page in any web view can be the one after the sign-in.
    private var isFollowed = false
    /// Whether the server has accepted each request that the page has sent since, by URL; nil until it has answered.
    private var requests: [String: Bool?] = [:]

    init(site: String, user: String, password: String, view: ObjectIdentifier) {
        self.site = site
        self.user = user
        self.password = password
        self.view = view
    }

    mutating func visitWasProposed(in view: ObjectIdentifier) {
        if view == self.view { isFollowed = true }
    }

    mutating func requestDidBegin(_ url: String, in view: ObjectIdentifier) {
        if view == self.view { requests[url] = .some(nil) }
    }

    /// - Parameter isAccepted: whether the server has answered without an error.
    mutating func requestDidEnd(_ url: String, isAccepted: Bool, in view: ObjectIdentifier) {
        if view == self.view, requests[url] != nil { requests[url] = isAccepted }
    }

    /// Returns the server's answer, as far as a page and the status of its requests show it. A page with a field for a
    /// password asks for it again. A server that answers one of the requests with an error, or not at all, has signed
    /// nobody in, whatever the page shows.
    ///
    /// A sign-in in a modal leaves its page in place, and the page below it is refreshed.
    func outcome(ofPageWith hasField: Bool, at site: String?, in view: ObjectIdentifier) -> Outcome {
        let isOwn = view == self.view
        guard isOwn || isFollowed && !hasField && site == self.site else { return .unknown }
        if hasField || requests.values.contains(false) { return .rejected }
        if requests.values.contains(nil) { return .unknown }
        // A script has kept the form from being sent.
        if requests.isEmpty { return isOwn ? .rejected : .unknown }
        return .accepted
    }
}
