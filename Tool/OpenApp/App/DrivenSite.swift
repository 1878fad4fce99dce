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
    /// The navigator of the selected tab, or the only one.
    private var navigator: TurboNavigator? { tabs?.activeNavigator ?? single }
    private var single: TurboNavigator?
    private var tabs: OpenTabs?
    /// The sessions of the next start. The process of their page starts while the test prepares its data.
    private lazy var sessions = makeSessions()

    /// - Throws: `ToolError` if the record can't be written.
    package init(_ options: OpenOptions, window: UIWindow) throws {
        self.options = options
        self.window = window
        if let userAgent = options.userAgent { TurboConfig.shared.userAgent = userAgent }
        configuration = OpenSite.makeConfiguration(options)
        if let source = options.configuration { configuration.sources = [source] }
        journal = try Journal(options, configuration)
        TurboLog.shared.sink = { [journal] in journal.add($0) }
        show(UIViewController())
        _ = sessions
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
        let properties = configuration.properties(for: url)
        let root = properties.context == .modal ? start : url
        if navigator == nil {
            guard options.library == .turboNavigator, !configuration.tabs.isEmpty else {
                let single = TurboNavigator(
                    preconfiguredMainSession: sessions.main, preconfiguredModalSession: sessions.modal)
                self.single = single
                journal.observe(single)
                show(single.rootViewController)
                single.startLocation = root
                return single.open(url)
            }
            let tabs = makeTabs()
            self.tabs = tabs
            show(tabs)
            tabs.loadTabs(at: root)
            if root == url, tabs.turboTabs.contains(where: { $0.url == root }) { return }
        }
        // The process of the page stays, as it does on a phone.
        closeAlerts()
        if let tab = tabs?.turboTabs.first(where: { $0.url == root }) { tabs?.selectedTabID = tab.id }
        guard let navigator else { return }
        let asRoot = configuration.properties(for: root).merging(["presentation": "replace_root", "animated": false])
        navigator.route(VisitProposal(url: root, options: VisitOptions(action: .replace), properties: asRoot))
        if root != url { navigator.route(url) }
    }

    private func makeTabs() -> OpenTabs {
        let tabs = OpenTabs(pathConfiguration: configuration)
        var prepared: (main: Session, modal: Session)? = sessions
        tabs.makeSessions = { [weak self] in
            defer { prepared = nil }
            return prepared ?? self?.makeSessions()
        }
        tabs.didMake = { [journal] in journal.observe($0) }
        return tabs
    }

    private func makeSessions() -> (main: Session, modal: Session) {
        let (main, modal) = (OpenSite.session(store, configuration), OpenSite.session(store, configuration))
        main.visits.prepare()
        if configuration.opensModals { modal.visits.prepare() }
        return (main, modal)
    }

    /// Closes what is over the stacks: an alert, a browser, a file.
    private func closeAlerts() {
        guard let shown = navigator?.activeNavigationController.presentedViewController else { return }
        shown.dismiss(animated: false)
    }

    package func open(_ link: URL) { navigator?.open(link) }

    package var isOffline = false {
        didSet { isOffline ? store.disconnect() : store.connect() }
    }

    package func reset() {
        guard navigator != nil else { return }
        (single, tabs) = (nil, nil)
        store = .nonPersistent()
        isOffline = false
        journal.clear()
        show(UIViewController())
        sessions = makeSessions()
    }

    private func show(_ root: UIViewController) {
        window.rootViewController?.dismiss(animated: false)
        window.rootViewController = root
    }

    package var requests: [(line: String, status: Int?)] {
        journal.requests.elements.filter(\.isOfPage).map { request in
            (
                "\(request.method) \(request.url.path)\(request.url.query.map { "?\($0)" } ?? "")", request.status
            )
        }
    }

    package var ruleProblems: [String] { configuration.diagnostics.map { "\($0)" } }

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
