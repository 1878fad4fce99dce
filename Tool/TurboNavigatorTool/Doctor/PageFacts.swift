import Foundation
import TurboCore

/// The facts about a page that show a problem only if they're compared with other pages.
struct PageFacts: Sendable {
    let url: URL
    /// Whether Turbo loads a whole document when it visits the page.
    let reloads: Bool
    /// Whether Turbo follows none of the page's links.
    let disablesTurbo: Bool
    /// The part of the site that Turbo visits, with a slash at the end.
    let root: String
    /// Whether a user enters a password on the page, and the page doesn't call itself the sign-in page.
    let asksForPassword: Bool

    init(_ page: DoctorPage) {
        asksForPassword = page.hasPasswordField && !page.isDeclaredSignIn
        url = page.url.asPage
        reloads = page.meta("turbo-visit-control") == "reload"
        disablesTurbo = page.disablesTurbo
        let path = page.meta("turbo-root").flatMap { URL(string: $0, relativeTo: page.url)?.path } ?? "/"
        root = path.hasSuffix("/") ? path : path + "/"
    }

    /// Whether Turbo visits a page from this one.
    func includes(_ page: URL) -> Bool { (page.path + "/").hasPrefix(root) }
}
