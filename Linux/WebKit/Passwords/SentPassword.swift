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

    init(site: String, user: String, password: String, view: ObjectIdentifier) {
        self.site = site
        self.user = user
        self.password = password
        self.view = view
    }

    mutating func visitWasProposed(in view: ObjectIdentifier) {
        if view == self.view { isFollowed = true }
    }

    /// Returns the server's answer, as far as a page shows it. A page with a field for a password asks for it again.
    ///
    /// A sign-in in a modal leaves its page in place, and the page below it is refreshed.
    func outcome(ofPageWith hasField: Bool, at site: String?, in view: ObjectIdentifier) -> Outcome {
        if view == self.view { return hasField ? .rejected : .accepted }
        return isFollowed && !hasField && site == self.site ? .accepted : .unknown
    }
}
