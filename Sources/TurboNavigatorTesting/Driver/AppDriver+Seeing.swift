import Foundation
import TestingPlatform
import TurboNavigator
import UIKit
import WebKit

/// What a test asks.
extension AppDriver {
    var screens: AppScreens { AppScreens(in: window) }

    /// The paths of the main stack, and after a bar those of the modal one: "/ /posts | /posts/new".
    ///
    /// A page that the server redirected has the path that it was redirected to. A native screen is in parentheses, by the
    /// path that was routed, or else by its title. An alert or another view over both stands after an exclamation mark.
    public var stacks: String { screens.text }

    /// The title in the bar of the screen that is seen; empty for none.
    public var title: String {
        let top = screens.top
        return top?.navigationItem.title ?? top?.title ?? ""
    }

    /// What the labels of the screen on top say: those of a native screen, or of an error in the place of a page.
    public var labels: [String] { screens.labels }

    /// The URL of the page that is seen; nil on a native screen.
    public var url: URL? { screens.webView?.url }

    /// The web view that is seen, for questions that this class has no word for; nil on a native screen.
    public var webView: WKWebView? { screens.webView }

    /// What the site was asked for, as in "GET /posts", without scripts and icons; see ``SiteDouble/clearRequests()``.
    /// Only a site knows that: this is empty where the driver was given none.
    public var requests: [String] { site?.visits ?? [] }

    /// What the page says, as the user reads it.
    ///
    /// - Throws: ``AppDriverError`` on a native screen, or when the page does not answer.
    public func text() async throws -> String {
        try await look().text
    }

    /// The texts of the links that are seen.
    ///
    /// - Throws: ``AppDriverError`` on a native screen, or when the page does not answer.
    public func links() async throws -> [String] {
        try await look().links.map(\.text)
    }

    /// Writes a picture of the window.
    ///
    /// - Parameter file: where the PNG goes.
    /// - Throws: ``AppDriverError`` if there is no picture.
    public func screenshot(to file: URL) async throws {
        do {
            try checkWindow()
            try await AppHost.savePicture(of: window, to: file)
        } catch let failure as AppHost.Failure {
            throw AppDriverError(failure.message, seen: seenWithoutPage)
        }
    }

    private func look() async throws -> PageLook {
        try await page(for: "read").look()
    }

    /// The page that is seen.
    ///
    /// - Parameter purpose: a verb for the error.
    func page(for purpose: String) async throws -> PageProbe {
        try checkWindow()
        guard let webView = screens.webView else {
            throw AppDriverError("There is no page to \(purpose).", seen: await seen())
        }
        if let page = screens.page, AppScreens.isFailed(page) {
            throw AppDriverError("There is an error in the place of the page to \(purpose).", seen: await seen())
        }
        return probe(webView)
    }
}
