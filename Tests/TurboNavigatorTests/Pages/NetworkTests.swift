import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Failed pages when the network is back.
    @MainActor @Suite(.serialized)
    struct NetworkTests {
        /// An app whose page over the root couldn't be reached.
        private func failed(_ path: String = "/a") async throws -> AppDriver {
            let app = try await AppDriver()
            try await app.route("/")
            app.server.route(path, .dropped)
            app.navigator.route(app.server.url(path))
            try await app.log.next(.unreachable)
            try await app.waitUntilIdle()
            return app
        }

        private func goAndComeBack() {
            reportNetwork(isThere: false)
            reportNetwork(isThere: true)
        }

        @Test(arguments: [("/a", "/ /a"), ("/new", "/ | /new")])
        func `The visible failed page is loaded again`(_ path: String, _ stacks: String) async throws {
            let app = try await failed(path)
            defer { app.close() }
            app.server.page(path)
            goAndComeBack()
            try await app.arrived(path)
            #expect(app.retryButton == nil && app.retryButton(on: app.navigator.modalNavigationController) == nil)
            #expect(app.stacks == stacks)
        }

        @Test func `Each failure is tried again once`() async throws {
            let app = try await failed()
            defer { app.close() }
            goAndComeBack()
            goAndComeBack()
            try await app.log.next(.unreachable)
            app.server.page("/a")
            // The network was up all the time.
            reportNetwork(isThere: true)
            #expect(app.retryButton != nil)
            goAndComeBack()
            try await app.log.next(.rendered(app.server.url("/a")))
        }

        @Test func `A page that the server rejected isn't loaded again when the network returns`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            try await app.fail("/a", status: 500)
            try await app.waitUntilIdle()
            try await expectNoRequest(of: app)
            #expect(app.retryButton != nil)
        }

        @Test func `A failed page that was loaded meanwhile isn't loaded again when the network returns`() async throws
        {
            let app = try await failed()
            defer { app.close() }
            app.server.page("/a")
            try #require(app.retryButton).sendActions(for: .touchUpInside)
            try await app.arrived("/a")
            try await expectNoRequest(of: app)
        }

        @Test func `A failed page below a native screen isn't loaded when the network returns`() async throws {
            let app = try await failed()
            defer { app.close() }
            app.navigator.navigationController.pushViewController(UIViewController(), animated: false)
            await app.transitionsEnd()
            try await expectNoRequest(of: app)
        }

        private func expectNoRequest(of app: AppDriver) async throws {
            let before = app.server.requests.count
            goAndComeBack()
            try await app.waitUntilIdle()
            #expect(app.server.requests.count == before)
        }

        @Test func `A page that was left or is covered is not loaded`() async throws {
            let app = try await failed()
            defer { app.close() }
            try await app.route("/new")
            try await app.modalPresented()
            let before = app.server.requests.count
            goAndComeBack()
            try await app.route("/things/new")
            #expect(app.server.requests.dropFirst(before).allSatisfy { $0.path != "/a" })
        }
    }
}
