import Testing
import TurboNavigator
import UIKit

extension AppTests {
    /// Tests the API of the navigator's first version: a navigation controller for two sessions of the app.
    @MainActor @Suite(.serialized)
    struct FirstVersionTests {
        private func started(_ app: FirstVersionApp, on server: TurboServer) async throws -> TurboNavigationController {
            app.start(at: server.url("/"))
            let controller = app.turboNavigationController
            try await eventually("the root is shown") { controller.topViewController?.title == "root" }
            return controller
        }

        @Test func itTakesTheSessionsByLabelWhereTheSampleHasACommaAndNeedsALazyProperty() async throws {
            let app = FirstVersionApp()
            defer { app.close() }
            let controller = try await started(app, on: try TurboServer())
            #expect(controller.session === app.session)
            #expect(controller.modalSession === app.modalSession)
            #expect(controller.turboDelegate === app)
            #expect(app.session.delegate === controller)
        }

        @Test func bothQuestionsAreAskedWithTheLastPathComponentWhereTheSampleHasALastCharacter() async throws {
            let server = try TurboServer()
            let app = FirstVersionApp()
            defer { app.close() }
            let controller = try await started(app, on: server)
            controller.route(server.url("/users/sign_in"))
            controller.route(server.url("/numbers"))
            try await eventually("the native screen is shown") {
                controller.topViewController is CalculatorViewController
            }
            #expect(controller.viewControllers.count == 2)
            #expect(server.pages == ["/"])
        }

        @Test func aLinkIsRoutedAndAModalPresented() async throws {
            let server = try TurboServer()
            server.page("/", "<a id=link href='/new'>open</a>")
            let app = FirstVersionApp()
            defer { app.close() }
            let controller = try await started(app, on: server)
            try await click(app.session)
            try await eventually("the modal is shown") {
                controller.modalNavigationController.topViewController?.title == "new"
            }
            try await eventually("it is presented") {
                controller.presentedViewController === controller.modalNavigationController
            }
            #expect(server.pages == ["/", "/new"])
        }

        @Test func itsDelegateIsOptionalAndNotHeld() async throws {
            var app: FirstVersionApp? = FirstVersionApp()
            let controller = try #require(app?.turboNavigationController)
            app = nil
            #expect(controller.turboDelegate == nil)
            let other = TurboNavigationController(session: Session(), modalSession: Session())
            #expect(other.turboDelegate == nil)
        }

        @Test func aDelegateThatTheAppHasSetIsKeptAndRoutesTheProposals() async throws {
            let server = try TurboServer()
            server.page("/", "<a id=link href='/a'>open</a>")
            let app = KeptDelegateApp()
            defer { app.close() }
            let controller = try await started(app, on: server)
            #expect(app.session.delegate === app)
            try await click(app.session)
            try await eventually("the page is shown") { controller.topViewController?.title == "a" }
            #expect(app.proposals.map(\.url) == [server.url("/a")])
            #expect(controller.viewControllers.count == 2)
            #expect(server.pages == ["/", "/a"])
        }

        @Test func theNavigatorTakesPreconfiguredSessionsByTheSameRule() {
            let (main, modal) = (Session(), Session())
            let sessions = Sessions()
            main.delegate = sessions
            let navigator = TurboNavigator(preconfiguredMainSession: main, preconfiguredModalSession: modal)
            #expect(navigator.session === main)
            #expect(main.delegate === sessions)
            #expect(modal.delegate === navigator)
        }
    }
}
