import Turbo
import UIKit
import WebKit

/// A nonisolated class that uses UIKit without annotations, as Swift 5 allows.
public class Screens {
    private let navigationController = UINavigationController()
    private var webViews: [WKWebView] = []

    public init() {}

    public func show(_ url: URL) -> Int {
        navigationController.pushViewController(VisitableViewController(url: url), animated: false)
        navigationController.topViewController?.title = url.lastPathComponent
        return navigationController.viewControllers.count
    }

    public func add(_ session: Session) {
        webViews.append(session.webView)
        session.webView.load(URLRequest(url: URL(string: "about:blank")!))
    }
}
