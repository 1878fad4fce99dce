import Foundation
import TestSupport
import TurboNavigatorTesting
import UIKit

/// A link in another program while the app is running: the desktop starts the app again, by the desktop entry for the scheme.
extension Tour {
    func link(_ app: AppDriver) async throws {
        let windows = UIApplication.shared.connectedScenes.count
        try await Tool(["gio", "open", "turbo-navigator-demo://long/1"]).run()
        try await app.wait(until: "the page of the link is there, once") { app.stacks == "/ /long/1" }
        try await picture("link", of: app)
        guard UIApplication.shared.connectedScenes.count == windows, app.stacks == "/ /long/1" else {
            throw Failure(description: "the link was opened twice: \(app.stacks)")
        }
        try await app.back()
    }
}
