import Foundation
import TestingPlatform
import UIKit

/// The one place for an app in this process: its window, and its events.
@MainActor
final class AppStage {
    private static var current: AppStage?

    let window: UIWindow
    let events: AppEvents
    /// Whose turn it is. A driver that a test forgot is gone, but its window is not.
    weak var driver: AppDriver? {
        didSet { isTaken = true }
    }
    private var isTaken = false
    private let place: String
    private var isEnded = false

    private let ownsWindow: Bool

    /// - Parameters:
    ///   - place: where the test starts the app; empty for none.
    ///   - ownsWindow: whether the window goes with the stage.
    init(_ window: UIWindow, _ events: AppEvents, place: String = "", ownsWindow: Bool = true) {
        self.window = window
        self.events = events
        self.place = place
        self.ownsWindow = ownsWindow
    }

    /// Waits for the turn, and starts the app.
    ///
    /// - Parameters:
    ///   - place: where the test starts it, for the test that waits in vain.
    ///   - limit: seconds to wait.
    static func take(place: String, within limit: TimeInterval, start: () throws -> UIWindow) async throws -> AppStage {
        try await waitForTurn(limit)
        let events = AppEvents()
        do {
            try AppHost.prepare()
            let stage = AppStage(try start(), events, place: place)
            current = stage
            return stage
        } catch {
            events.end()
            AppHost.end(nil)
            throw (error as? AppHost.Failure).map { AppDriverError($0.message) } ?? error
        }
    }

    private static func waitForTurn(_ limit: TimeInterval) async throws {
        let end = Date() + limit
        while let stage = current, stage.driver != nil || !stage.isTaken {
            guard Date() < end else {
                throw AppDriverError(
                    """
                    Another app runs in this process since \(stage.place), and was not closed for \(limit) seconds. Close \
                    its driver, as in `defer { app.close() }`: one app runs at a time.
                    """)
            }
            try await AppDriver.pause()
        }
        current?.end()
    }

    func end() {
        guard !isEnded else { return }
        isEnded = true
        events.end()
        if ownsWindow { AppHost.end(window) }
        if Self.current === self { Self.current = nil }
    }
}
