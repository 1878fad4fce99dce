import TurboNavigator
import TurboTestSupport
import UIKit

/// Twenty pushes and ten modals on pages of one color. Each frame has that color, or the bar's.
@MainActor
final class PlainRun {
    private static let screens = 1...20
    private static let modals = 1...10

    func run() async throws {
        UINavigationBar.appearance().standardAppearance = Self.barAppearance
        let app = try await AppDriver()
        // While frames are recorded on a busy machine, a page may take long to respond.
        app.navigator.session.settings.deadlines.check = nil
        for number in 0...Self.screens.upperBound { app.server.page("/\(number)", body: Self.body) }
        for number in Self.modals { app.server.page("/\(number)/new", body: Self.body) }
        try await app.route("/0")
        for number in Self.screens { try await app.route("/\(number)") }
        for number in Self.modals {
            try await app.route("/\(number)/new")
            await withCheckedContinuation { done in
                app.navigator.navigationController.dismiss(animated: true) { done.resume() }
            }
            try await app.waitForProposals()
        }
    }

    /// Greenish gray, so that it differs from the system's colors also below a shadow.
    private static let body = """
        <style>
          :root { color-scheme: light dark }
          body { background: rgb(190, 215, 190) }
          @media (prefers-color-scheme: dark) { body { background: rgb(24, 44, 24) } }
        </style>
        """

    /// A bluish gray bar.
    private static var barAppearance: UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = UIColor(red: 0.45, green: 0.45, blue: 0.6, alpha: 1)
        return appearance
    }
}
