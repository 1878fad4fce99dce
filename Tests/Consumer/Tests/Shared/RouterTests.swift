import Testing
import TurboNavigator
import UIKit

extension AppTests {
    @MainActor @Suite(.serialized)
    struct RouterTests {
        let router = Router()
        var main: UINavigationController { router.navigator.navigationController }
        var modal: UINavigationController { router.navigator.modalNavigationController }

        @Test func aPageIsPushedInTheGivenController() async throws {
            router.navigator.route(try url("/books"))
            try await eventually("a page is on the stack") { main.topViewController is VisitableViewController }
            #expect(main.topViewController?.view.backgroundColor == .orange)
            #expect((main as? RecordingNavigationController)?.calls.isEmpty == false)
        }

        @Test func aNativeScreenTakesThePlaceOfAPage() async throws {
            router.navigator.route(try url("/calculator"))
            try await eventually("the screen is on the stack") { main.topViewController is CalculatorViewController }
            #expect(main.topViewController?.title == "Calculator")
        }

        @Test func nilStopsTheNavigation() async throws {
            router.navigator.route(try url("/sign_in"))
            router.navigator.route(try url("/calculator"))
            try await eventually("the next screen is on the stack") { !main.viewControllers.isEmpty }
            #expect(main.viewControllers.count == 1)
        }

        @Test func aModalIsSetUpByPropertiesOfTheApp() async throws {
            router.navigator.route(try url("/books/1/edit"))
            try await eventually("the modal stack is presented") { main.presentedViewController === modal }
            #expect(modal.modalPresentationStyle == .fullScreen)
            #expect(modal.isNavigationBarHidden)
            #expect(modal.viewControllers.count == 1)
        }

        @Test func anExternalURLIsTheAppsToOpen() throws {
            router.openExternalURL(try url("/elsewhere"), from: router.navigator.rootViewController)
            #expect(router.openedURLs.map(\.path) == ["/elsewhere"])
        }

        @Test func theFirstVersionsQuestionsAreAsked() async throws {
            let router = FirstVersionRouter()
            let navigator = TurboNavigator(delegate: router)
            navigator.route(try url("/sign_in"))
            navigator.route(try url("/calculator"))
            try await eventually("one screen is on the stack") {
                !navigator.navigationController.viewControllers.isEmpty
            }
            #expect(navigator.navigationController.viewControllers.map { $0 is CalculatorViewController } == [true])
        }

        @Test func theWebViewIsTheApps() {
            let standard = TurboConfig.shared.makeCustomWebView
            defer { TurboConfig.shared.makeCustomWebView = standard }
            TurboConfig.shared.setUpForThisApp()
            let navigator = TurboNavigator()
            #expect(navigator.session.webView is RecordingWebView)
            #expect(navigator.session.webView !== navigator.modalSession.webView)
        }

        /// A URL with a port on which no server is running.
        private func url(_ path: String) throws -> URL {
            try #require(URL(string: "http://127.0.0.1:40999\(path)"))
        }
    }
}
