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
    /// The data of the stores.
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private lazy var store = makeStore()
    /// The only navigator; nil with tabs, and before the start.
    private var navigator: TurboNavigator?
    /// The tabs of the rules; nil without them, and before the start.
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
        if tabs != nil || navigator == nil && hasTabs { return show(root, url) }
        guard let navigator else {
            let navigator = TurboNavigator(
                preconfiguredMainSession: sessions.main, preconfiguredModalSession: sessions.modal)
            self.navigator = navigator
            journal.observe(navigator)
            show(navigator.rootViewController)
            navigator.startLocation = root
            return navigator.open(url)
        }
        // The process of the page stays, as it does on a phone.
        closeAlerts()
        navigator.route(asRoot(root))
        if root != url { navigator.route(url) }
    }

    /// Other libraries know no tabs of rules.
    private var hasTabs: Bool { options.library == .turboNavigator && !configuration.tabs.isEmpty }

    private func asRoot(_ url: URL) -> VisitProposal {
        let properties = configuration.properties(for: url).merging(["presentation": "replace_root", "animated": false])
        return VisitProposal(url: url, options: VisitOptions(action: .replace), properties: properties)
    }

    /// Shows a page as the root of its tab, and another one over it. A page that isn't the first one of a tab is shown in
    /// the tab of its rule, or else in the selected one.
    private func show(_ root: URL, _ url: URL) {
        let isStarted = tabs != nil
        let tabs = tabs ?? makeTabs()
        if isStarted { closeAlerts() } else { tabs.loadTabs(at: root) }
        let page = PageIdentity(root)
        let tab = tabs.turboTabs.first { PageIdentity($0.url).isSame(as: page) }
        if isStarted { tabs.selectedTabID = tab?.id ?? tabs.selectedTabID }
        if isStarted || tab == nil { tabs.route(asRoot(root)) }
        if root != url { tabs.route(url) }
    }

    private func makeTabs() -> OpenTabs {
        let tabs = OpenTabs(pathConfiguration: configuration)
        var first: (main: Session, modal: Session)? = sessions
        tabs.makeSessions = { [weak self] in
            defer { first = nil }
            return first ?? self?.makeSessions()
        }
        tabs.didMake = { [journal] in journal.observe($0) }
        self.tabs = tabs
        show(tabs)
        return tabs
    }

    /// - Parameter former: the sessions whose processes the pages get, which are fast because they have started.
    private func makeSessions(after former: (main: Session, modal: Session)? = nil) -> (main: Session, modal: Session) {
        let (main, modal) = (
            OpenSite.session(store, configuration, after: former?.main),
            OpenSite.session(store, configuration, after: former?.modal)
        )
        main.visits.prepare()
        if configuration.opensModals { modal.visits.prepare() }
        return (main, modal)
    }

    /// Closes what is over the stacks: an alert, a browser, a file.
    private func closeAlerts() {
        let navigator = tabs?.activeNavigator ?? navigator
        guard let shown = navigator?.activeNavigationController.presentedViewController else { return }
        shown.dismiss(animated: false)
    }

    package func reload() {
        closeAlerts()
        (tabs?.activeNavigator ?? navigator)?.activeSession.reload()
    }

    package func open(_ link: URL) {
        if let tabs { tabs.open(link) } else { navigator?.open(link) }
    }

    package var isOffline = false {
        didSet { isOffline ? store.disconnect() : store.connect() }
    }

    package func leave() {
        close()
        sessions = makeSessions()
    }

    package func reset() async {
        isOffline = false
        // The other tabs have processes of their own, whose end isn't known.
        let canStay = store.canBeEmptied && tabs == nil
        close()
        defer { journal.clear() }
        if canStay { sessions = makeSessions(after: sessions) }
        // The answer follows the end of the former pages, which may have stored something.
        guard canStay, await isReady(sessions.main), await isReady(sessions.modal) else {
            store = makeStore()
            sessions = makeSessions()
            return
        }
        await store.removeData(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
    }

    /// Removes cookies and other data before the process ends.
    package func removeData() {
        do {
            try FileManager.default.removeItem(at: folder)
        } catch {
            Console.standard.printError("The data of the pages stays in \(folder.path): \(error)")
        }
    }

    private func makeStore() -> WKWebsiteDataStore {
        WKWebsiteDataStore(temporaryFolder: folder.appendingPathComponent(UUID().uuidString))
    }

    /// Whether the process of a page answers within a second. One that hangs with the former page doesn't.
    private func isReady(_ session: Session) async -> Bool {
        guard session.visits.usesWebProcess else { return true }
        let answers = AsyncStream<Bool> { answers in
            session.webView.evaluateJavaScript("1") { _, error in answers.yield(error == nil) }
            let limit = Task {
                try await Task.sleep(for: .seconds(1))
                answers.yield(false)
            }
            answers.onTermination = { _ in limit.cancel() }
        }
        for await isReady in answers { return isReady }
        return false
    }

    private func close() {
        (navigator, tabs) = (nil, nil)
        show(UIViewController())
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
