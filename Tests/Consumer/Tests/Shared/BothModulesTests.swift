import HotwireNative
import Testing
import Turbo
import UIKit

extension AppTests {
    /// Tests an app that uses names of both libraries.
    @MainActor @Suite(.serialized)
    struct BothModulesTests {
        @Test func anErrorIsToldApartWhereBothLibrariesHaveItsName() throws {
            let page = URL(fileURLWithPath: "/")
            let missing = try #require(HTTPError(statusCode: 404))
            #expect(BothModules.describe(HotwireNativeError.load(.notPresent)) == "hotwire: Turbo Not Present")
            #expect(BothModules.describe(HotwireNativeError.http(missing)) == "hotwire: 404")
            #expect(BothModules.describe(TurboCore.LoadError.turboMissing(url: page)) == "turbo: page")
            #expect(BothModules.describe(TurboError.networkFailure) == "turbo: networkFailure")
            #expect(BothModules.describe(URLError(.badURL)) == "other")
        }

        @Test func aNavigatorOfOneLibraryHasScreensAndSessionsOfTheOther() async throws {
            let server = try TurboServer()
            let navigator = Navigator(configuration: .init(name: "main", startLocation: server.url("/")))
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 820))
            window.rootViewController = navigator.rootViewController
            window.makeKeyAndVisible()
            defer { window.isHidden = true }
            navigator.start()
            try await eventually("the root is shown") {
                navigator.rootViewController.topViewController?.title == "root"
            }
            #expect(BothModules.screens(of: navigator).map { $0.visitableURL } == [server.url("/")])
            let proposal = VisitProposal(url: server.url("/"), properties: ["presentation": "refresh"])
            BothModules.reload(navigator.session, after: proposal)
            try await eventually("the page is asked for again") { server.pages == ["/", "/"] }
        }
    }
}
