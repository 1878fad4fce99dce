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

    /// - Throws: `ToolError` if the record can't be written.
    package init(_ options: OpenOptions, window: UIWindow) throws {
        self.options = options
        self.window = window
        if let userAgent = options.userAgent { TurboConfig.shared.userAgent = userAgent }
        configuration = OpenSite.makeConfiguration(options)
        if let source = options.configuration { configuration.sources = [source] }
        journal = try Journal(options, configuration)
        TurboLog.shared.sink = { [journal] in journal.add($0) }
        reset()
        window.makeKeyAndVisible()
    }

    package var rulePaths: [String] {
        options.configuration == nil ? ConfigurationLocations.paths(for: options.library) : []
    }

    package func use(rules: URL) async {
        configuration.sources = [rules.isFileURL ? .file(rules) : .server(rules)]
        for await state in configuration.loadStates where !state.isLoading { break }
    }

    package func start(at url: URL, over start: URL) {
        let navigator = TurboNavigator(
            preconfiguredMainSession: OpenSite.session(store, configuration),
            preconfiguredModalSession: OpenSite.session(store, configuration))
        self.navigator = navigator
        journal.observe(navigator)
        show(navigator.rootViewController)
        navigator.startLocation = configuration.properties(for: url).context == .modal ? start : url
        navigator.open(url)
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
        guard method == "GET", let status, !(300...399).contains(status) || status == 304 else { return true }
        let types = [("content-type", responseHeaders), ("accept", requestHeaders)].map { name, headers in
            headers.first { $0.name.lowercased() == name }?.value ?? ""
        }
        return types.contains { type in Self.pageTypes.contains { type.hasPrefix($0) } }
    }

    private static let pageTypes = ["text/html", "text/vnd.turbo-stream.html", "application/json"]
}
