import Turbo
import UIKit
import WebKit

/// A class of no actor that uses UIKit without a word about it, as Swift 5 allowed.
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
