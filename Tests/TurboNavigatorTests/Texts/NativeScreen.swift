import SafariServices
import TestSupport
import Testing
import TurboTestSupport
import WebKit

@testable import TurboNavigator
@testable import UIKit

/// The native screens that the library and the modules for Linux show. Names and titles of an app or a page are in
/// brackets.
enum NativeScreen: String, CaseIterable, Sendable {
    case temporaryError, lastingError, lostForm, linkWithoutApp, discard, hangingPage, download, downloadRow
    case downloads, noDownloads, savedFile, sharedText, browser, menu, shortcuts, about, fullScreen, tabs, bar, search

    /// The URL of a page that doesn't exist.
    private static let url = URL(fileURLWithPath: "/[page]")

    @MainActor
    func open(in window: UIWindow) async throws {
        let root = UIViewController()
        root.title = "[Page]"
        let navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        await nextFrame(of: window)
        try show(on: root, of: navigation, in: window)
        for _ in 0..<3 { await nextFrame(of: window) }
        await transitionEnd(of: navigation)
        while navigation.presentedViewController?.isBeingPresented == true { await nextFrame(of: window) }
        await nextFrame(of: window)
    }

    @MainActor
    func close(in window: UIWindow) {
        closeDialogs(over: window)
        leaveFullScreen(window)
        window.isHidden = true
        window.rootViewController = nil
    }

    @MainActor
    private func show(on root: UIViewController, of navigation: UINavigationController, in window: UIWindow) throws {
        switch self {
        case .temporaryError: showError(.http(statusCode: 500), on: root)
        case .lastingError: showError(.http(statusCode: 404), on: root)
        case .lostForm: MessageAlert.show(.noResponse, BuiltInText.formMayHaveArrived.text(), from: root)
        case .linkWithoutApp:
            MessageAlert.show(
                .noAppForLink, BuiltInText.linkKindNotOpened.text(), copying: Self.url, from: root)
        case .discard:
            DiscardAlert.show(
                BuiltInText.discardChanges.text(),
                BuiltInText.changesToPageNotSaved.text(BuiltInText.quotation.text("[New order]")), keep: .keepEditing,
                discard: .discard, from: root, DialogCompletion(cancelled: false) { _ in })
        case .hangingPage:
            DiscardAlert.show(
                BuiltInText.pageNotResponding.text(), BuiltInText.changesWillBeLost.text(), keep: .wait,
                discard: .reload, from: root, DialogCompletion(cancelled: false) { _ in })
        case .download:
            let file = URL(fileURLWithPath: "/[report.pdf]")
            root.present(
                DownloadAlert.make(for: file, size: 4_000_000, DialogCompletion(cancelled: false) { _ in }),
                animated: false)
        case .downloadRow: try showRow(on: navigation)
        case .downloads: showDownloads(Self.entries, over: root)
        case .noDownloads: showDownloads([], over: root)
        case .savedFile: root.present(activity(URL(fileURLWithPath: "/[report.pdf]")), animated: false)
        case .sharedText: root.present(activity("[Text]"), animated: false)
        case .browser:
            // A port that WebKit blocks: the browser shows an alert.
            let url = try #require(URL(string: "http://127.0.0.1:9/"))
            root.present(SFSafariViewController(url: url), animated: false)
        case .menu: MenuButtons(SystemText.mainMenu.text(), in: window).open()
        case .shortcuts: window.perform(.help)
        case .about: window.perform(.about)
        case .fullScreen: window.perform(.fullScreen)
        case .tabs: showTabs(in: window)
        case .bar: showBar(on: root)
        case .search: root.navigationItem.searchController = UISearchController(searchResultsController: nil)
        }
    }
}

extension NativeScreen {
    @MainActor
    private func showError(_ error: TurboError, on root: UIViewController) {
        let view = VisitErrorView(VisitFailure(error, url: Self.url).withRetry {}.withGoBack {})
        view.frame = root.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.addSubview(view)
    }

    private static var entries: [DownloadEntry] {
        var progress = DownloadProgress(total: 4_000_000)
        for second in 0..<5 { progress.update(received: Int64(second) * 10_000, at: Double(second)) }
        let states: [DownloadEntry.State] = [
            .running(progress), .interrupted(progress), .downloaded(bytes: 4_000_000, isAvailable: true), .canceled,
            .failed(message: BuiltInText.serverTooSlow.text(), canRetry: true),
        ]
        return states.enumerated().map { DownloadEntry(id: $0.offset, name: "[file \($0.offset)]", $0.element) }
    }

    @MainActor
    private func showRow(on navigation: UINavigationController) throws {
        let row = DownloadRow { _, _ in }
        row.attach(to: navigation.view)
        row.show(try #require(DownloadSummary(Array(Self.entries.prefix(1)))))
    }

    @MainActor
    private func showDownloads(_ entries: [DownloadEntry], over root: UIViewController) {
        let list = DownloadListController(entries) { _, _ in }
        root.present(UINavigationController(rootViewController: list), animated: false)
    }

    @MainActor
    private func activity(_ item: Any) -> UIViewController {
        UIActivityViewController(activityItems: [item], applicationActivities: nil)
    }

    @MainActor
    private func showTabs(in window: UIWindow) {
        let tabs = UITabBarController()
        tabs.viewControllers = (1...6).map {
            let page = UIViewController()
            page.title = "[\($0)]"
            return page
        }
        window.rootViewController = tabs
    }

    @MainActor
    private func showBar(on root: UIViewController) {
        let items: [UIBarButtonItem.SystemItem] = [.done, .refresh, .trash, .action]
        root.navigationItem.rightBarButtonItems = items.map { UIBarButtonItem(systemItem: $0) }
    }
}
