import Foundation
import TestingPlatform
import TurboNavigator
import UIKit

/// Starts an app in the process of its test, does what a user does, and tells what the user sees.
///
///     let site = try SiteDouble(script: .fromEnvironment())
///     site.page("/", links: ["/posts/new"])
///     site.page("/posts/new")
///     let app = try await AppDriver(site: site) { Shop(home: site.url("/")).rootViewController }
///     defer { app.close() }
///     try await app.tap(link: "/posts/new")
///     #expect(app.stacks == "/ | /posts/new")
///
/// Each command waits until the app is at rest, or for ``deadline`` seconds. Then it throws an ``AppDriverError``, which says
/// what was seen instead. One app runs in a process at a time; a second driver waits until the first one is closed.
@preconcurrency @MainActor
public final class AppDriver {
    /// Seconds that a command waits. 10 by default.
    public var deadline: TimeInterval

    /// Seconds that a driver waits for its turn, while another one drives an app in this process. 60 by default.
    public static var longestTurn: TimeInterval = 60

    /// What answers the app; nil where a test brings a server of its own.
    public let site: SiteDouble?

    /// Where the app starts: the events of its log from then on.
    public var events: [TurboEvent] { stage.events.all }

    let stage: AppStage

    /// Starts an app by its scene delegate, as the system does, and waits until its first page is there.
    ///
    /// On Linux the scene is made here, without the app's executable. On iOS the app has to host the tests.
    ///
    /// - Parameters:
    ///   - sceneDelegate: the class of the app's scene delegate; nil if the app delegate names it.
    ///   - appDelegate: the class of the app delegate, which is made first; nil, the default, for none.
    ///   - site: what answers the app; nil by default.
    ///   - deadline: seconds that a command waits, the start too. 10 by default.
    ///   - waits: whether to wait until the first page is there. True by default.
    /// - Throws: ``AppDriverError``.
    public init(
        scene sceneDelegate: AnyClass?, app appDelegate: AnyClass? = nil, site: SiteDouble? = nil,
        deadline: TimeInterval = 10, waits: Bool = true, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        self.site = site
        self.deadline = deadline
        stage = try await AppStage.take(place: "\(file):\(line)", within: Self.longestTurn) {
            try AppHost.connect(appDelegate: appDelegate, sceneDelegate: sceneDelegate)
        }
        try await begin(waits)
    }

    /// Shows a controller of the app in a window, and waits until its first page is there.
    ///
    /// - Parameters:
    ///   - site: what answers the app; nil by default.
    ///   - deadline: seconds that a command waits, the start too. 10 by default.
    ///   - waits: whether to wait until the first page is there. True by default.
    ///   - root: makes the root view controller: a navigator's, or tabs. It routes the first page as well.
    /// - Throws: ``AppDriverError``, or what the closure throws.
    public init(
        site: SiteDouble? = nil, deadline: TimeInterval = 10, waits: Bool = true, file: StaticString = #fileID,
        line: UInt = #line, root: @MainActor () throws -> UIViewController
    ) async throws {
        self.site = site
        self.deadline = deadline
        stage = try await AppStage.take(place: "\(file):\(line)", within: Self.longestTurn) {
            AppHost.show(try root())
        }
        try await begin(waits)
    }

    /// Drives an app that has started by itself, as its executable does. It has no turn to wait for, and stays when the driver
    /// is closed.
    ///
    /// - Parameter window: the window of the app.
    package init(window: UIWindow, deadline: TimeInterval = 10) {
        site = nil
        self.deadline = deadline
        stage = AppStage(window, AppEvents(), ownsWindow: false)
    }

    private func begin(_ waits: Bool) async throws {
        stage.driver = self
        guard waits else { return }
        do {
            try await rest()
        } catch {
            close()
            throw error
        }
    }

    /// Takes the app away, so that the next one can start. What the app keeps in static properties stays.
    public func close() {
        stage.end()
    }

    /// The window of the app.
    public var window: UIWindow { stage.window }
}
