import TestSupport
import TurboNavigator
import TurboNavigatorTool
import UIKit

@testable import OpenApp

extension OpenSite {
    /// Opens a site in a window, as the tool does, until its first page is there. The window is closed at the end.
    static func open(
        _ arguments: [String], width: Int, _ body: @MainActor (OpenSite, UIWindow) async throws -> Void
    ) async throws {
        let sink = TurboLog.shared.sink
        defer { TurboLog.shared.sink = sink }
        let window = TestWindow(width: width, height: 800)
        defer { window.close() }
        let site = try OpenSite(OpenOptions(arguments: arguments), window: window.window)
        try await site.run()
        try await site.journal.reaches { $0.visits.total == 1 }
        try await body(site, window.window)
    }
}

extension Journal {
    /// Waits for the change that meets a condition.
    func reaches(_ isSo: @MainActor (Journal) -> Bool) async throws {
        let former = onChange
        defer { onChange = former }
        let changes = TestEvents<Void>()
        onChange = {
            former()
            changes.append(())
        }
        while !isSo(self) { try await changes.next() }
    }
}
