package import Foundation
package import UIKit

/// An app that another process tests.
@MainActor
package protocol DrivenApp: AnyObject {
    var window: UIWindow { get }

    /// Starts anew with a page, and keeps cookies and other data.
    func start(at url: URL) async

    /// Opens a deep link.
    func open(_ link: URL)

    /// Ends what is shown, and discards cookies, other data, and what was recorded.
    func reset()

    /// The requests of the pages, such as "GET /posts", without their resources.
    var requests: [String] { get }

    /// The decisions and their rules, in words.
    var decisions: [String] { get }

    /// What the pages have logged.
    var console: [String] { get }
}
