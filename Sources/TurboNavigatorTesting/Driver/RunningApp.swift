import Foundation
import NavigationTesting
import TestingPlatform
import TurboNavigator
import UIKit

/// The app that currently runs in this process: its window and its events. There is one at a time.
@MainActor
final class RunningApp {
    private static var current: RunningApp?

    let window: UIWindow
    let log: AppLog
    /// The window keeps only the navigator's stacks.
    var navigator: TurboNavigator?
    /// The driver of the app. If a test doesn't close it, the driver is deallocated, but its window stays.
    weak var driver: AppDriver? {
        didSet { isTaken = true }
    }
    private var isTaken = false
    private let place: String
    private var isEnded = false

    private let ownsWindow: Bool

    /// - Parameters:
    ///   - place: file and line where the test starts the app; empty for none.
    ///   - ownsWindow: whether the window is closed when the app ends.
    init(_ window: UIWindow, _ log: AppLog, place: String = "", ownsWindow: Bool = true) {
        self.window = window
        self.log = log
        self.place = place
        self.ownsWindow = ownsWindow
    }

    /// Waits until no other app is running, and starts the app.
    ///
    /// - Parameters:
    ///   - place: file and line where the test starts the app, for the error of another test that times out.
    ///   - limit: how long to wait, in seconds.
    static func start(place: String, within limit: TimeInterval, start: () throws -> UIWindow) async throws
        -> RunningApp
    {
        try await waitForTurn(limit)
        let log = AppLog()
        do {
            try appHost.prepare()
            let runningApp = RunningApp(try start(), log, place: place)
            current = runningApp
            return runningApp
        } catch {
            log.end()
            appHost.end(nil)
            throw (error as? AppHostFailure).map { AppDriverError($0.message) } ?? error
        }
    }

    private static func waitForTurn(_ limit: TimeInterval) async throws {
        let end = Date() + limit
        while let runningApp = current, runningApp.driver != nil || !runningApp.isTaken {
            guard Date() < end else {
                throw AppDriverError(
                    """
                    Another app has been running in this process since \(runningApp.place), and wasn't closed within \
                    \(limit) s. Close its driver, as in `defer { app.close() }`: only one app can run at a time.
                    """)
            }
            try await AppDriver.pause()
        }
        current?.end()
    }

    func end() {
        guard !isEnded else { return }
        isEnded = true
        log.end()
        if ownsWindow { appHost.end(window) }
        if Self.current === self { Self.current = nil }
    }
}

/// Collects the library's log entries while an app is driven, and passes them on to the previous sink.
@MainActor
package final class AppLog {
    package let entries = TestEvents<TurboLogEntry>()
    private let previousSink = TurboLog.shared.sink

    package init() {
        TurboLog.shared.sink = { [entries, previousSink] entry in
            entries.append(entry)
            previousSink?(entry)
        }
    }

    /// Stops collecting, and restores the previous sink.
    package func end() {
        TurboLog.shared.sink = previousSink
    }
}
