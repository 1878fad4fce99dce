import Foundation

/// A document that the page loads itself, outside Turbo and without a visit, such as the answer to a form.
struct OwnLoad: Sendable {
    /// The page whose form loads the document; nil for none.
    var formerPage: URL?
    /// The form with which the user signs out, until its document is loaded.
    var signOut: SentForms.SignOut?
    /// The form that is sent with POST and loads the document; nil for none.
    var post: URL?
    /// Whether the server has redirected the form.
    var isRedirected = false
    /// Whether the user signs in with that form, on whatever page.
    var signsIn = false
    /// Whether the server answered with an error.
    var isError = false
    /// Whether the server allows the document to be stored.
    var isStored = true
    /// The URL of the form that the page is about to send to another site; nil for none.
    var search: URL?
    /// The URL to which the page is about to lead by itself; nil for none.
    var announcedRedirect: URL?
    /// The visit to which the page of the current visit leads by itself, until that page is rendered; nil for none.
    var lead: PageMessage.Proposal?
}
