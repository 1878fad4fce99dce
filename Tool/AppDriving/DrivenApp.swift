package import Foundation
package import UIKit

/// An app that another process tests.
@MainActor
package protocol DrivenApp: AnyObject {
    var window: UIWindow { get }

    /// The usual paths of rules on a site, if the app has none. The test knows better than the app which exist.
    var rulePaths: [String] { get }

    /// Uses the rules of a server or of a file.
    func use(rules: URL) async

    /// Starts anew with a page, and keeps cookies and other data. A page that the rules show in a modal is over the page
    /// `start`.
    func start(at url: URL, over start: URL)

    /// Loads the visible page again.
    func reload()

    /// Opens a deep link.
    func open(_ link: URL)

    /// Ends what is shown.
    func leave()

    /// Ends what is shown, and discards cookies, other data, and what was recorded.
    func reset() async

    /// Whether the pages' requests fail, as without a network.
    var isOffline: Bool { get set }

    /// The requests of the pages, such as "GET /posts", without their resources; the status is nil without a response.
    var requests: [(line: String, status: Int?)] { get }

    /// What is wrong with the rules.
    var ruleProblems: [String] { get }

    /// The decisions and their rules, in words.
    var decisions: [String] { get }

    /// What the pages have logged.
    var console: [String] { get }
}
