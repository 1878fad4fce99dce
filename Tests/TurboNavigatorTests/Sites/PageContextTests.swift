import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// What pages and the server are told about the place of a page.
    @MainActor @Suite(.serialized)
    struct PageContextTests {
        private func attribute(_ name: String, in session: Session) async throws -> String? {
            try await session.webView.evaluateJavaScript("document.documentElement.getAttribute('\(name)')") as? String
        }

        private func header(_ name: String, _ path: String, _ app: AppDriver) -> String? {
            app.server.requests.last { $0.path == path }?.header(name)
        }

        @Test func `A page and its requests say whether they are in a modal, at the first load and later`() async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a", "/new", "/things/new"] {
                try await app.route(path)
                let isModal = path.hasSuffix("new")
                let session = isModal ? app.navigator.modalSession : app.navigator.session
                #expect(try await attribute("data-native-context", in: session) == (isModal ? "modal" : "default"))
                #expect(
                    try await attribute("data-native-platform", in: session)
                        == UIDevice.current.systemName.lowercased())
                #expect(header("Native-Context", path, app) == (isModal ? "modal" : "default"), "\(path)")
                #expect(header("Native-Tab", path, app) == nil)
            }
        }

        @Test func `A page says whether the user can go back from it`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            func canGoBack() async throws -> Bool {
                try await attribute("data-native-can-go-back", in: app.navigator.session) != nil
            }
            try await app.route("/")
            #expect(try await !canGoBack())
            try await app.route("/a")
            try await app.wait(until: "the page says that the user can go back") { try await canGoBack() }
            app.navigator.navigationController.popViewController(animated: false)
            try await app.arrived("/")
            try await app.wait(until: "the page says that the user can't go back") { try await !canGoBack() }
        }

        @Test func `A page and its requests name their tab`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            try await app.load()
            try await app.route("/a")
            let session = try #require(app.tabs.activeNavigator?.session)
            #expect(try await attribute("data-native-tab", in: session) == "home")
            #expect(header("Native-Tab", "/home", app) == "home" && header("Native-Tab", "/a", app) == "home")
        }
    }
}
