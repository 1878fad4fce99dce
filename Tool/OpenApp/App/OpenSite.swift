import Foundation
import TurboCore
import TurboNavigator
import TurboNavigatorTool
import UIKit
import WebKit

/// A site in a window, with native navigation.
@MainActor
package final class OpenSite {
    private let options: OpenOptions
    let window: UIWindow
    let configuration: PathConfiguration
    /// The navigator of the selected tab, or the only one.
    package var navigator: TurboNavigator { tabs?.activeNavigator ?? single }
    private let single: TurboNavigator
    private var tabs: OpenTabs?
    private let store: WKWebsiteDataStore
    private let delegate = OpenDelegate()
    private let dialogs = DialogCanceller()
    let journal: Journal
    let inspector: Inspector
    let console = Console.standard
    private var watch: Task<Void, any Error>?

    /// - Throws: `ToolError` if the record can't be written or the certificate can't be read.
    package init(_ options: OpenOptions, window: UIWindow) throws {
        self.options = options
        self.window = window
        // The site's data is discarded when the app quits.
        store = .nonPersistent()
        if options.acceptsCertificate { try Self.trustCertificate(of: options.url, store) }
        if let userAgent = options.userAgent { TurboConfig.shared.userAgent = userAgent }
        configuration = Self.makeConfiguration(options)
        let sessions = Self.sessions(store, configuration, options.screenshot == nil ? nil : dialogs)
        single = TurboNavigator(
            preconfiguredMainSession: sessions.main, preconfiguredModalSession: sessions.modal, delegate: delegate)
        journal = try Journal(options, configuration)
        inspector = Inspector(journal, configuration, store.httpCookieStore, in: window)
        inspector.navigator = { [weak self] in self?.navigator }
        window.rootViewController = single.rootViewController
    }

    private static func sessions(
        _ store: WKWebsiteDataStore, _ configuration: PathConfiguration, _ dialogs: DialogCanceller?
    ) -> (main: Session, modal: Session) {
        let sessions = (main: session(store, configuration), modal: session(store, configuration))
        if let dialogs { for session in [sessions.main, sessions.modal] { session.webView.uiDelegate = dialogs } }
        return sessions
    }

    static func makeConfiguration(_ options: OpenOptions) -> PathConfiguration {
        let configuration = PathConfiguration(options: PathConfiguration.Options(copiesFolder: nil))
        configuration.library = options.library
        configuration.matchQueryStrings = options.library.matchesQueryByDefault
        return configuration
    }

    /// - Parameter former: the session whose process the page gets; nil for one of its own.
    static func session(
        _ store: WKWebsiteDataStore, _ configuration: PathConfiguration, after former: Session? = nil
    ) -> Session {
        let settings = TurboConfig.shared.makeWebViewConfiguration()
        settings.websiteDataStore = store
        settings.processOwner = former?.webView
        let session = Session(webView: WKWebView(frame: .zero, configuration: settings))
        session.pathConfiguration = configuration
        return session
    }

    private static func trustCertificate(of url: URL, _ store: WKWebsiteDataStore) throws {
        guard url.scheme == "https" else { return }
        do {
            try store.trustCertificate(of: url)
        } catch {
            throw ToolError("Cannot read the certificate of \(url.absoluteString): \(error)")
        }
    }

    /// Opens the window. With `--screenshot` the app quits after the screenshot has been saved.
    package func run() async throws {
        observe()
        window.makeKeyAndVisible()
        if options.inspects { inspector.open() }
        await useRules()
        start()
        guard let picture = options.screenshot else { return }
        try await takeScreenshot(picture)
        exit(ExitCode.success.rawValue)
    }

    /// Opens the page, in its tab if the rules have tabs.
    private func start() {
        guard options.library == .turboNavigator, !configuration.tabs.isEmpty else {
            return single.route(options.url)
        }
        let tabs = OpenTabs(delegate: delegate, pathConfiguration: configuration)
        tabs.makeSessions = { [store, configuration, dialogs, options] in
            Self.sessions(store, configuration, options.screenshot == nil ? nil : dialogs)
        }
        tabs.didMake = { [weak self] in self?.journal.observe($0) }
        self.tabs = tabs
        window.rootViewController = tabs
        tabs.loadTabs(at: options.url)
        let isHome = ["", "/"].contains(options.url.path) && options.url.query == nil
        if !isHome, !tabs.turboTabs.contains(where: { $0.url == options.url }) { tabs.open(options.url) }
    }

    /// Prints decisions and problems, and stores all events.
    private func observe() {
        journal.observe(single)
        journal.takeScreenshot = { [weak window] in window.flatMap(WindowImage.of) }
        delegate.onInspect = { [weak inspector] in inspector?.toggle() }
        TurboLog.shared.sink = { [console, journal] event in
            journal.add(event)
            let isTrouble = event.level >= .warning
            guard isTrouble || event.source == "navigator" && event.level == .info else { return }
            console.write(isTrouble ? "\(event.level.rawValue): \(event.message)" : event.message)
        }
    }

    // MARK: Rules

    private func source() async -> PathConfiguration.Source? {
        if let given = options.configuration { return given }
        if options.acceptsCertificate, options.url.scheme == "https" {
            console.write(
                "No path configuration: can't look for one with this certificate. Set it with \(Self.option).")
            return nil
        }
        switch await ConfigurationLocations.find(beside: options.url, for: options.library) {
        case .found(let url):
            console.write("Using the path configuration \(url.absoluteString).")
            return .server(url)
        case .none:
            let paths = ConfigurationLocations.paths(for: options.library).joined(separator: ", ")
            console.write("No path configuration found at \(paths): every page is pushed.")
        case .silent:
            console.write("No path configuration: the server didn't respond in time. Set it with \(Self.option).")
        }
        return nil
    }

    private static let option = "--path-configuration FILE"

    private func useRules() async {
        if let notice = options.notice { console.write(notice) }
        guard let source = await source() else { return }
        configuration.sources = [source]
        for await state in configuration.loadStates where !state.isLoading { break }
        guard let file = RuleFile(source, options.library) else { return }
        let findings = await file.findings()
        show(findings, findings.summary)
        watch = Task { [weak self] in
            try await file.afterEachChange { findings in
                // The current page stays: new rules apply to later proposals.
                guard let self else { return }
                self.configuration.sources = [source]
                let isInForce = self.configuration.loadState.failures.isEmpty
                self.show(
                    findings,
                    (isInForce ? "Using the new rules: " : "Keeping the previous rules: ") + findings.summary)
            }
        }
    }

    /// Prints the findings, and reports the first one in the window. The inspector lists all of them.
    private func show(_ findings: RuleFindings, _ summary: String) {
        console.write(findings.text)
        let isNews = journal.findings != nil || !findings.list.isEmpty
        journal.findings = findings
        guard isNews else { return }
        let text = findings.list.first.map { "\(summary). \($0.message)" } ?? summary
        guard !findings.list.isEmpty else { return window.showToast(text) }
        let button: (title: String, perform: @MainActor () -> Void) = ("Show", { [weak self] in self?.showFindings() })
        window.showToast(text, button: button)
    }

    private func showFindings() { inspector.open("Rules") }
}
