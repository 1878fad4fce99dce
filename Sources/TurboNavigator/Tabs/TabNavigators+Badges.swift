import Foundation
import TurboCore
import TurboSession
import UIKit
import WebKit

/// The badges of the tabs that have a URL for them. A page of the site requests them, so that the server knows the user.
extension TabNavigators {
    private static let script = """
        const answer = await fetch(url, { headers: { Accept: "text/plain" } })
        return [answer.redirected ? 302 : answer.status, (await answer.text()).slice(0, 100)]
        """

    func pageDidRender(in session: Session) {
        // The server would remember the badge as the page to which the sign-in leads.
        guard let url = session.webView.url, !signInCollector.isPresented,
            session.pathConfiguration?.properties(for: url).signIn != true
        else { return }
        let page = Origin(url)
        for tab in navigatorTabs where tab.isBadgeOutdated {
            guard let url = tab.tab.badgeURL, Origin(url) == page else { continue }
            loadBadge(of: tab, from: url, in: session)
        }
    }

    private func loadBadge(of tab: NavigatorTab, from url: URL, in session: Session) {
        tab.isBadgeOutdated = false
        tab.badgeRequest += 1
        session.webView.callAsyncJavaScript(
            Self.script, arguments: ["url": url.absoluteString], in: nil, in: .defaultClient
        ) { [weak tab, number = tab.badgeRequest] result in
            guard let tab, tab.badgeRequest == number else { return }
            switch result {
            case .success(let value): Self.show(value as? [Any] ?? [], from: url, on: tab)
            case .failure(let error):
                tab.isBadgeOutdated = true
                let title = tab.tab.title
                logNavigation(
                    .info, "the next page requests the badge of “\(title)” again: \(error.localizedDescription)")
            }
        }
    }

    /// - Parameter answer: the status and the text.
    private static func show(_ answer: [Any], from url: URL, on tab: NavigatorTab) {
        guard let status = answer.first as? Int, let text = answer.last as? String else { return }
        switch BadgeAnswer(status: status, text: text) {
        case .badge(let text): tab.showBadge(text)
        case .signIn: tab.showBadge(nil)
        case .fault(let fault):
            logNavigation(.warning, "the badge of “\(tab.tab.title)” stays: the server answers \(url) \(fault)")
        }
    }

    func dataDidChange() {
        for tab in navigatorTabs { tab.isBadgeOutdated = true }
    }

    /// Removes the badges of a user who has signed out. An answer that is on its way is theirs, too.
    func forgetBadges() {
        for tab in navigatorTabs {
            tab.showBadge(nil)
            tab.badgeRequest += 1
        }
        dataDidChange()
    }

    /// Called for the app and for each window.
    func userDidReturn() {
        guard !isReturning else { return }
        isReturning = true
        Task {
            isReturning = false
            dataDidChange()
            if let session = activeNavigator?.activeSession, !session.isVisiting { pageDidRender(in: session) }
        }
    }
}
