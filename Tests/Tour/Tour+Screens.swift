import TestSupport
import TurboNavigator
import TurboTestSupport
import UIKit

/// The app's own screens: push, modal form, dismissal and back, a native screen, tabs, components and an error, with a
/// numbered picture of each.
extension Tour {
    func screens() async throws {
        try await picture("dashboard")
        try await push()
        try await form()
        try await nativeScreen()
        try await tabs()
        try await components()
        try await error()
    }

    private func push() async throws {
        try await click("a[href='/navigation']", until: .rendered("/navigation"))
        try await picture("push")
        try await back()
        try await picture("back")
    }

    private func form() async throws {
        try await click("a[href='/resources']", until: .rendered("/resources"))
        try await picture("resources")
        try await click("a[href='/resources/new']", until: .rendered("/resources/new"))
        try await picture("modal-form")
        try await submit(title: "", until: .formAnswered)
        try await picture("modal-form-invalid")
        try await submit(title: "Teacup", until: .rendered("/resources"))
        try await picture("dismissed-and-refreshed")
        try await back()
    }

    private func nativeScreen() async throws {
        try await click("a[href='/numbers']", until: .atRest)
        try await picture("native-screen")
        try await back(until: nil)
    }

    private func error() async throws {
        try await click("a[href='/errors']", until: .rendered("/errors"))
        try await click("a[href='/error']", until: .failed(status: 500))
        try await picture("error")
    }
}
