import Foundation

/// The forms that the page sends through Turbo, also in frames, from the request to the answer.
struct SentForms: Sendable {
    private static let maximum = 20

    /// The form other than GET that the page is sending; nil for none, and once its response is proposed or its
    /// submission has ended.
    var unsafe: URL?
    /// The forms by their numbers. The last ones are enough.
    private var sent: [(number: Int, url: URL)] = []
    /// The form whose answer was a redirect to another app. For Turbo, it has no response.
    private var redirected: URL?
    /// Whether the page sends its last form with DELETE, perhaps named in a field, as Rails' buttons do.
    var deletes = false
    /// Whether the last form is sent with another method than GET.
    var isLastUnsafe = false
    /// Whether the user signs in with the last form, on whatever page.
    var signsIn = false
    /// The URL to which a sign-in has led, and which is no page; nil for none.
    var signInTarget: URL?
    /// The form with which the user signs out, until its answer is shown.
    var signOut: SignOut?

    struct SignOut: Sendable {
        let url: URL
        /// Whether the user signs out wherever the answer leads. Otherwise the session may be that of another device,
        /// unless the answer leads to the sign-in page.
        var isCertain = true
        var isAccepted = false
        /// Whether the browser has been opened since, perhaps by the answer. Its end may be reported later.
        var hasOpenedBrowser = false
    }

    mutating func add(_ number: Int, to url: URL) {
        sent = sent.suffix(Self.maximum - 1) + [(number, Self.address(url))]
        redirected = nil
    }

    /// The number of the last form that was sent to a URL; nil for none.
    func number(of url: URL) -> Int? { sent.last { $0.url == Self.address(url) }?.number }

    var lastNumber: Int? { sent.last?.number }

    func isRedirected(_ url: URL) -> Bool { redirected == Self.address(url) }

    func isSignOut(_ url: URL) -> Bool { signOut.map { Self.address($0.url) == Self.address(url) } == true }

    /// Called when the server redirects a request to another app.
    ///
    /// - Returns: the number of the form; nil if the request isn't that of a form.
    mutating func redirect(_ source: URL) -> Int? {
        let address = Self.address(source)
        guard let index = sent.lastIndex(where: { $0.url == address }) else { return nil }
        redirected = address
        return sent.remove(at: index).number
    }

    /// The URL without the method, which turbo-rails adds to that of a link's form while it is sent.
    private static func address(_ url: URL) -> URL {
        guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true),
            let items = components.percentEncodedQueryItems, items.contains(where: { $0.name == "_method" })
        else { return url }
        let rest = items.filter { $0.name != "_method" }
        components.percentEncodedQueryItems = rest.isEmpty ? nil : rest
        return components.url ?? url
    }
}
