import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

/// A site whose app is started several times.
@MainActor
struct FormerRun {
    static let rules = """
        {"rules": [
          {"patterns": ["/new$", "/edit$"], "properties": {"context": "modal"}},
          {"patterns": ["^/private"], "properties": {"state_restoration_enabled": false}},
          {"patterns": ["^/native"], "properties": {"view_controller": "native"}}
        ]}
        """
    static let tall = "<div style='height: 4000px'>tall</div>"

    let server: TestServer

    init(_ library: TurboLibrary = .turbo) throws {
        server = try TestServer(library)
        for path in ["/", "/a", "/b", "/new", "/things/edit", "/private", "/mail", "/mail/1"] {
            server.page(path, title: "Page \(path)", body: Self.tall)
        }
    }

    var configuration: PathConfiguration { PathConfiguration(sources: [.data(Data(Self.rules.utf8))]) }

    /// Starts an app with one stack.
    func start(
        _ delegate: (any TurboNavigationDelegate)? = nil, restoring activity: NSUserActivity? = nil
    ) async throws -> AppDriver {
        let app = try await AppDriver(server: server, waits: false) { () -> TurboNavigator in
            TurboNavigator(delegate: delegate, pathConfiguration: configuration, startLocation: server.url("/"))
        }
        app.navigator.start(restoring: activity)
        return app
    }

    /// Starts an app with two tabs. The second one may have a server of its own.
    func startTabs(
        restoring activity: NSUserActivity? = nil, loading: TabLoading = .lazy, mail: TestServer? = nil
    ) async throws -> AppDriver {
        let app = try await AppDriver(server: server, waits: false) { () -> UIViewController in
            TurboTabBarController(pathConfiguration: configuration)
        }
        let tabs = [("home", server.url("/")), ("mail", (mail ?? server).url("/mail"))].map {
            TurboTab(id: $0.0, title: $0.0, url: $0.1, loading: loading)
        }
        app.tabs.load(tabs, restoring: activity)
        return app
    }

    /// The activity as it is read from a file.
    func reread(_ activity: NSUserActivity) throws -> NSUserActivity {
        let info = activity.userInfo as? [String: Any] ?? [:]
        let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
        let copy = NSUserActivity(activityType: activity.activityType)
        copy.userInfo = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        return copy
    }

    /// Ends an app, and returns what it keeps.
    func end(_ app: AppDriver) throws -> NSUserActivity {
        let tabs = app.window.rootViewController as? TurboTabBarController
        let activity = tabs?.stateRestorationActivity ?? app.navigator.stateRestorationActivity
        #expect(!activity.isEligibleForHandoff, "another device would get all URLs")
        let kept = try reread(activity)
        app.close()
        server.clearRequests()
        return kept
    }
}

extension AppDriver {
    /// Scrolls the visible page, and waits until it has reported that.
    func scroll(to y: Int, in session: Session) async throws {
        try await session.webView.evaluateJavaScript("scrollTo(0, \(y)); 1")
        try await wait(until: "the position is reported") {
            session.owner.flatMap { session.visits.position(on: $0) }?.y == y
        }
    }

    func waitForScrolling(to y: Int, in session: Session) async throws {
        var reached = -1
        for _ in 0..<50 where reached != y {
            reached = try await session.webView.evaluateJavaScript("Math.round(scrollY)") as? Int ?? -1
            await nextFrame(of: window)
        }
        guard reached == y else { throw TestFailure("the page is at \(reached), not at \(y)") }
    }
}
