import Foundation
import TestingPlatform
import TurboNavigator
import UIKit
import WebKit

/// The app's visible state.
extension AppDriver {
    var screens: AppScreens { AppScreens(in: window) }

    /// The paths of the main stack and, after a bar, those of the modal stack: "/ /posts | /posts/new".
    ///
    /// A redirected page has the path that it was redirected to. A native screen is in parentheses, with the path that
    /// was routed or else its title. An alert or another overlay follows after an exclamation mark.
    public var stacks: String { screens.text }

    /// The title in the bar of the visible screen; empty if there is none.
    public var title: String {
        let top = screens.top
        return top?.navigationItem.title ?? top?.title ?? ""
    }

    /// The texts of the labels on the visible screen: those of a native screen, or of an error view over a page.
    public var labels: [String] { screens.labels }

    /// The URL of the visible page; nil on a native screen.
    public var url: URL? { screens.webView?.url }

    /// The visible web view, for checks that this class doesn't offer; nil on a native screen.
    public var webView: WKWebView? { screens.webView }

    /// The requests to the test server, such as "GET /posts", without those for scripts and icons. See
    /// `TestServer.clearRequests()`. Empty if the driver was created without a test server.
    public var requests: [String] { testServer?.visits ?? [] }

    /// Returns the visible text of the page.
    ///
    /// - Throws: ``AppDriverError`` on a native screen, or if the page doesn't respond.
    public func text() async throws -> String {
        try await contents().text
    }

    /// Returns the texts of the visible links.
    ///
    /// - Throws: ``AppDriverError`` on a native screen, or if the page doesn't respond.
    public func links() async throws -> [String] {
        try await contents().links.map(\.text)
    }

    /// Captures a screenshot of the window.
    ///
    /// - Parameter file: the PNG file to write.
    /// - Throws: ``AppDriverError`` if the screenshot can't be captured or written.
    public func screenshot(to file: URL) async throws {
        do {
            try checkWindow()
            try await appHost.savePicture(of: window, to: file)
        } catch let failure as AppHostFailure {
            throw AppDriverError(failure.message, seen: seenWithoutPage)
        }
    }

    private func contents() async throws -> PageContents {
        try await page(for: "read the page").contents()
    }

    /// Returns the visible page.
    ///
    /// - Parameter purpose: a verb for the error's message.
    func page(for purpose: String) async throws -> PageDriver {
        try checkWindow()
        guard let webView = screens.webView else {
            throw AppDriverError("Can't \(purpose): no page is visible.", seen: await summary())
        }
        if let page = screens.page, AppScreens.isFailed(page) {
            throw AppDriverError("Can't \(purpose): an error is shown instead of the page.", seen: await summary())
        }
        return probe(webView)
    }
}
