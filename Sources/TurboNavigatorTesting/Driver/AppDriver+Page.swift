import Foundation
import TurboNavigator
import UIKit
import WebKit

/// What a driver in another process needs.
extension AppDriver {
    /// Calls a script in the visible page, as the body of an async function in the page's own content world.
    ///
    /// - Returns: the text that the script returns; nil if an alert appears over the page, which doesn't respond then.
    package func callPage(_ body: String, _ arguments: [String: Any]) async throws -> String? {
        let page = try await page(for: "read the page")
        let answer = try await page.call(body, arguments, ifBlocked: Self.blocked)
        return answer == Self.blocked ? nil : answer
    }

    private static let blocked = "\0"

    /// The visible alert; nil if there is none.
    package var alert: UIAlertController? { screens.top as? UIAlertController }

    /// The visible share sheet; nil if there is none.
    package var shareSheet: UIActivityViewController? { screens.top as? UIActivityViewController }

    /// The visible stack; nil if there is none.
    package var stack: UINavigationController? { screens.stack }

    /// The downloads of the visible navigator, with the files of those that have one.
    package var downloads: [(entry: DownloadEntry, file: URL?)] { screens.navigator?.downloadList ?? [] }

    /// The titles of the tabs; empty for an app without tabs.
    package var tabs: [String] { screens.tabTitles }

    /// The title of the selected tab; nil for an app without tabs.
    package var selectedTab: String? { screens.selectedTabTitle }

    /// Whether an error is shown instead of the page.
    package var isErrorVisible: Bool { screens.page.map(AppScreens.isFailed) ?? false }

    /// The URL of the page that isn't shown because of an error; nil if there is none.
    package var failedURL: URL? { isErrorVisible ? screens.page?.visitableURL : nil }

    /// The visible message of the server, which came with a historical location; nil if there is none.
    package var message: String? { screens.navigator?.message }
}
