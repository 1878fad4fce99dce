import SafariServices
import Turbo
import UIKit
import WebKit

/// Sessions without a navigator, one for each of the three initializers. Two of them share cookies.
public class Sessions: SessionDelegate {
    let processPool = WKProcessPool()
    public let navigationController = UINavigationController()
    public private(set) var all: [Session] = []
    public private(set) var failures: [String] = []
    public private(set) var openedURLs: [URL] = []
    /// Whether the app decides about links that Turbo ignores.
    public var decidesAboutLinks = true

    public init() {
        let webView = WKWebView(frame: .zero, configuration: makeConfiguration())
        all = [Session(), Session(configuration: makeConfiguration()), Session(webView: webView)]
        all.forEach { $0.delegate = self }
    }

    private func makeConfiguration() -> WKWebViewConfiguration {
        let configuration = WKWebViewConfiguration()
        configuration.applicationNameForUserAgent = "Books"
        configuration.processPool = processPool
        return configuration
    }

    public func visit(_ url: URL) {
        let visitable = TitledViewController(url: url)
        navigationController.pushViewController(visitable, animated: true)
        all[0].visit(visitable)
    }

    public func session(_ session: Session, didProposeVisit proposal: VisitProposal) {
        let visitable = VisitableViewController(url: proposal.url)
        if proposal.options.action == .replace {
            navigationController.setViewControllers(
                navigationController.viewControllers.dropLast() + [visitable], animated: false)
        } else {
            navigationController.pushViewController(visitable, animated: true)
        }
        session.visit(visitable, options: proposal.options)
    }

    public func session(_ session: Session, didFailRequestForVisitable visitable: Visitable, error: Error) {
        failures.append(describe(error))
        let alert = UIAlertController(title: "Visit failed", message: describe(error), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in session.reload() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        navigationController.present(alert, animated: true)
    }

    public func describe(_ error: Error) -> String {
        if let turboError = error as? TurboError {
            switch turboError {
            case .http(let statusCode):
                return "HTTP \(statusCode)"
            case .networkFailure, .timeoutFailure:
                return "network"
            }
        } else {
            return error.localizedDescription
        }
    }

    public func session(_ session: Session, openExternalURL url: URL) {
        openedURLs.append(url)
        let safariViewController = SFSafariViewController(url: url)
        navigationController.present(safariViewController, animated: true, completion: nil)
    }

    public func sessionDidLoadWebView(_ session: Session) {
        session.webView.navigationDelegate = decidesAboutLinks ? LinkPolicy.shared : session
    }

    public func sessionWebViewProcessDidTerminate(_ session: Session) {
        session.reload()
    }
}
