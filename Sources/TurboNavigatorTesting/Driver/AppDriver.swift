import Foundation
import TestingPlatform
import TurboNavigator
import UIKit

/// Starts an app in the process of its test, acts as its user, and returns its visible state.
///
///     let server = try TestServer(turbo: .fromEnvironment())
///     server.page("/", links: ["/posts/new"])
///     server.page("/posts/new")
///     let app = try await AppDriver(server: server) { Shop(home: server.url("/")).rootViewController }
///     defer { app.close() }
///     try await app.tap(link: "/posts/new")
///     #expect(app.stacks == "/ | /posts/new")
///
/// Each command waits until the app is idle, at most ``deadline`` seconds. Then it throws an ``AppDriverError`` with
/// the visible state. One app runs in a process at a time. A second driver waits until the first one is closed.
@preconcurrency @MainActor
public final class AppDriver {
    /// The maximum number of seconds that a command, or the start of the app, waits. 10 by default.
    public var deadline: TimeInterval

    /// The maximum number of seconds that a driver waits while another one runs an app in this process. 60 by default.
    public static var turnTimeout: TimeInterval = 60

    /// The test server of the app; nil if the test uses another server.
    public let testServer: TestServer?

    /// The requests and their answers as the app knows them, for the summary of one without a test server.
    package var appRequests: (@MainActor () -> [String])?

    /// The log entries since the app started.
    public var logEntries: [TurboLogEntry] { log.entries.all }

    /// The same entries, for tests that wait for one of them.
    package var log: AppLog { runningApp.log }

    /// The navigator that the app was started with, or else the one whose stacks are visible.
    ///
    /// - Precondition: the app has a navigator.
    package var navigator: TurboNavigator {
        guard let navigator = runningApp.navigator ?? screens.navigator else {
            preconditionFailure("The app shows no stack of a TurboNavigator.")
        }
        return navigator
    }

    let runningApp: RunningApp

    /// Starts an app with its scene delegate, as the system does, and waits until its first page is shown.
    ///
    /// On Linux, the driver creates the scene, without the app's executable. On iOS, the app has to be the host of the
    /// tests.
    ///
    /// - Parameters:
    ///   - sceneDelegate: the class of the app's scene delegate; nil if the app delegate provides it.
    ///   - appDelegate: the class of the app delegate, which is created first; nil by default.
    ///   - server: the test server of the app; nil by default.
    ///   - deadline: the maximum number of seconds that a command, or the start of the app, waits. 10 by default.
    ///   - waits: whether to wait until the first page is shown. True by default.
    /// - Throws: ``AppDriverError``.
    public init(
        scene sceneDelegate: AnyClass?, app appDelegate: AnyClass? = nil, server: TestServer? = nil,
        deadline: TimeInterval = 10, waits: Bool = true, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        self.testServer = server
        self.deadline = deadline
        runningApp = try await RunningApp.start(place: "\(file):\(line)", within: Self.turnTimeout) {
            try appHost.connect(appDelegate: appDelegate, sceneDelegate: sceneDelegate)
        }
        try await begin(waits)
    }

    /// Shows a controller of the app in a window, and waits until its first page is shown.
    ///
    /// - Parameters:
    ///   - server: the test server of the app; nil by default.
    ///   - deadline: the maximum number of seconds that a command, or the start of the app, waits. 10 by default.
    ///   - waits: whether to wait until the first page is shown. True by default.
    ///   - root: creates the root view controller, such as a navigator's or a tab bar controller, and routes the first
    ///     page.
    /// - Throws: ``AppDriverError``, or the error that the closure throws.
    public init(
        server: TestServer? = nil, deadline: TimeInterval = 10, waits: Bool = true, file: StaticString = #fileID,
        line: UInt = #line, root: @MainActor () throws -> UIViewController
    ) async throws {
        self.testServer = server
        self.deadline = deadline
        runningApp = try await RunningApp.start(place: "\(file):\(line)", within: Self.turnTimeout) {
            appHost.show(try root())
        }
        try await begin(waits)
    }

    /// Shows the stacks of a navigator in a window, and waits until its first page is rendered. The driver keeps the
    /// navigator.
    ///
    ///     let app = try await AppDriver(server: server, navigator: {
    ///         let navigator = TurboNavigator(pathConfiguration: rules)
    ///         navigator.route(server.url("/"))
    ///         return navigator
    ///     })
    ///
    /// - Parameters:
    ///   - server: the test server of the app; nil by default.
    ///   - deadline: the maximum number of seconds that a command, or the start of the app, waits. 10 by default.
    ///   - waits: whether to wait until the first page is rendered. True by default. A navigator that routes no page
    ///     has none.
    ///   - navigator: creates the navigator and routes its first page.
    /// - Throws: ``AppDriverError``, or an error of the closure.
    public convenience init(
        server: TestServer? = nil, deadline: TimeInterval = 10, waits: Bool = true, file: StaticString = #fileID,
        line: UInt = #line, navigator: @MainActor () throws -> TurboNavigator
    ) async throws {
        var kept: TurboNavigator?
        try await self.init(server: server, deadline: deadline, waits: false, file: file, line: line) {
            let navigator = try navigator()
            kept = navigator
            return navigator.rootViewController
        }
        runningApp.navigator = kept
        try await begin(waits)
    }

    /// Creates a driver for an app that has already started from its executable. The app keeps running when the driver
    /// is closed.
    ///
    /// - Parameter window: the window of the app.
    package init(window: UIWindow, deadline: TimeInterval = 10) {
        testServer = nil
        self.deadline = deadline
        runningApp = RunningApp(window, AppLog(), ownsWindow: false)
    }

    private func begin(_ waits: Bool) async throws {
        runningApp.driver = self
        guard waits else { return }
        do {
            try await waitUntilIdle()
        } catch {
            close()
            throw error
        }
    }

    /// Ends the app, so that the next one can start. The app's static properties keep their values.
    public func close() {
        runningApp.end()
    }

    /// The window of the app.
    public var window: UIWindow { runningApp.window }
}
