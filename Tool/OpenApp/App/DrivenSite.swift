import AppDriving
import Foundation
import TurboCore
import TurboNavigator
import TurboNavigatorTool
import UIKit
import WebKit

/// A site in a window, for a test in another process. Without the inspector and its button.
@MainActor
package final class DrivenSite: DrivenApp {
    package let window: UIWindow
    private let options: OpenOptions
    private let configuration: PathConfiguration
    private let journal: Journal
    private var store = WKWebsiteDataStore.nonPersistent()
    private var navigator: TurboNavigator?
    private var hasRules = false

    /// - Throws: `ToolError` if the record can't be written.
    package init(_ options: OpenOptions, window: UIWindow) throws {
        self.options = options
        self.window = window
        if let userAgent = options.userAgent { TurboConfig.shared.userAgent = userAgent }
        configuration = OpenSite.makeConfiguration(options)
        journal = try Journal(options, configuration)
        TurboLog.shared.sink = { [journal] in journal.add($0) }
        reset()
        window.makeKeyAndVisible()
    }

    package func start(at url: URL) async {
        if !hasRules {
            hasRules = true
            if let source = await OpenSite.source(options) { configuration.sources = [source] }
        }
        let navigator = TurboNavigator(
            preconfiguredMainSession: OpenSite.session(store, configuration),
            preconfiguredModalSession: OpenSite.session(store, configuration))
        self.navigator = navigator
        journal.observe(navigator)
        show(navigator.rootViewController)
        navigator.startLocation = url
        navigator.route(url)
    }

    package func open(_ link: URL) { navigator?.open(link) }

    package func reset() {
        navigator = nil
        store = .nonPersistent()
        journal.clear()
        show(UIViewController())
    }

    private func show(_ root: UIViewController) {
        window.rootViewController?.dismiss(animated: false)
        window.rootViewController = root
    }

    package var requests: [String] {
        journal.requests.elements.filter(\.isOfPage).map { request in
            "\(request.method) \(request.url.path)\(request.url.query.map { "?\($0)" } ?? "")"
        }
    }

    package var decisions: [String] {
        journal.decisions.elements.map { entry in
            let rules = entry.rules.map { "rule \($0.rule.index + 1) by \($0.pattern)" }.joined(separator: ", ")
            return "\(entry.proposal.visit.url.path): \(entry.decision.reason) (\(rules.isEmpty ? "no rule" : rules))"
        }
    }

    package var console: [String] { journal.console.elements.map { "\($0.level): \($0.text)" } }
}

extension EngineRequest {
    /// Whether the request is for a page or a part of it, and not for a script, a style or an image.
    fileprivate var isOfPage: Bool {
        guard method == "GET", let status, !(300...399).contains(status) else { return true }
        let type = responseHeaders.first { $0.name.lowercased() == "content-type" }?.value ?? ""
        return ["text/html", "text/vnd.turbo-stream.html", "application/json"].contains { type.hasPrefix($0) }
    }
}
