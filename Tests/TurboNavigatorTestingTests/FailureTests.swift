import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboNavigatorTesting
import UIKit

extension TurboNavigatorTestingTests {
    /// Errors of the app, the site or the test itself: a sentence, and what was seen instead.
    @MainActor
    @Suite(.serialized, .timeLimit(.minutes(2)))
    struct FailureTests {
        @Test func `A request without a response is named in the error`() async throws {
            let server = try TestServer()
            server.route("/", .never)
            let error = try await #require(throws: AppDriverError.self) {
                _ = try await Shop.start(server, deadline: 1)
            }
            #expect(
                error.message == "Timed out after 1.0 s waiting for the app to be idle: \(server.url("/")) is loading.")
            #expect(error.seen.contains("Without a response: GET /"))
        }

        @Test func `An error names the element that isn't visible, and those that are`() async throws {
            let app = try await Shop.start(try Shop.server())
            defer { app.close() }
            let deadline = app.deadline
            app.deadline = 1
            let link = try await #require(throws: AppDriverError.self) { try await app.tap(link: "Coffee") }
            #expect(link.message == "There is no visible link \"Coffee\".")
            #expect(link.seen.contains("Stacks: /\nTitle: Shop"))
            #expect(link.seen.contains("Links: \"Tea\" (/tea), \"/orders/new\""))
            let button = try await #require(throws: AppDriverError.self) { try await app.tap(button: "Pay") }
            #expect(button.message == "There is no visible button \"Pay\".")
            let back = try await #require(throws: AppDriverError.self) { try await app.back() }
            #expect(back.message == "There is no visible back button.")
            let dismiss = try await #require(throws: AppDriverError.self) { try await app.dismiss() }
            #expect(dismiss.message == "There is nothing to dismiss.")
            let tab = try await #require(throws: AppDriverError.self) { try await app.select(tab: "Home") }
            #expect(tab.message == "There is no tab \"Home\".")
            app.deadline = deadline
            try await app.tap(link: "/orders/new")
            app.deadline = 1
            let field = try await #require(throws: AppDriverError.self) { try await app.fill("1", in: "Number") }
            #expect(field.message == "There is no visible field \"Number\" that accepts \"1\".")
            #expect(field.seen.contains("Fields: \"What\", \"Shipping\""))
            #expect(field.seen.contains("Buttons of the app: \"Done\""))
            app.deadline = deadline
            try await app.tap(button: "Done")
            #expect(app.stacks == "/")
        }

        @Test func `An error mentions a link with a longer text, and a hidden one`() async throws {
            let server = try Shop.server()
            let hidden = "<p hidden><a href=/orders/new>Order</a></p>"
            server.page("/", title: "Shop", links: [TestLink("Green tea", to: "/tea")], body: hidden)
            let app = try await Shop.start(server)
            defer { app.close() }
            app.deadline = 1
            let longer = try await #require(throws: AppDriverError.self) { try await app.tap(link: "tea") }
            #expect(
                longer.message
                    == "There is no visible link \"tea\". There is a link \"Green tea\": use its whole text.")
            let unseen = try await #require(throws: AppDriverError.self) { try await app.tap(link: "Order") }
            #expect(unseen.message == "There is no visible link \"Order\". The page has a hidden one.")
        }

        @Test func `A driver without a server reports that requests are unknown`() async throws {
            let server = try Shop.server()
            let app = try await AppDriver(deadline: 20) { Shop.root(home: server.url("/")) }
            defer { app.close() }
            let error = try await #require(throws: AppDriverError.self) { try await app.dismiss() }
            #expect(error.seen.contains("Requests: unknown, because the driver has no test server"))
        }

        @Test func `A page that failed cannot be tapped, and its error is read out`() async throws {
            let server = try Shop.server()
            server.page("/tea", status: 500)
            let app = try await Shop.start(server)
            defer { app.close() }
            try await app.tap(link: "Tea")
            let error = try await #require(throws: AppDriverError.self) { try await app.tap(link: "Tea") }
            #expect(error.message == "Can't tap a link: an error is shown instead of the page.")
            #expect(error.seen.contains("Labels: \""))
            server.page("/tea", title: "Tea")
            try await app.tap(button: "Retry")
            #expect(app.title == "Tea")
        }

        @Test(arguments: [
            (Scenes.WithoutWindow.self as AnyClass, "WithoutWindow has not created a window in scene("),
            (Scenes.WithoutRoot.self, "The window of WithoutRoot has no rootViewController."),
            (Scenes.Hidden.self, "The window of Hidden is not visible: call its makeKeyAndVisible()."),
            (Scenes.Plain.self, "Plain cannot be created: it must inherit from UIResponder."),
        ])
        func `A scene delegate that creates no window is an error with what is missing`(type: AnyClass, start: String)
            async throws
        {
            let error = try await #require(throws: AppDriverError.self) { _ = try await AppDriver(scene: type) }
            #expect(error.message.hasPrefix(start), "\(error.message)")
        }

        @Test func `A second driver's error names where the first one was started`() async throws {
            let server = try Shop.server()
            let limit = AppDriver.turnTimeout
            AppDriver.turnTimeout = 0.2
            defer { AppDriver.turnTimeout = limit }
            let first = try await Shop.start(server)
            let error = try await #require(throws: AppDriverError.self) { _ = try await Shop.start(server) }
            #expect(
                error.message.contains(
                    "Another app has been running in this process since TurboNavigatorTestingTests/Shop.swift:"))
            first.close()
            try await Shop.start(server).close()
        }

        @Test func `A driver that a test didn't close doesn't block the next one`() async throws {
            let server = try Shop.server()
            _ = try await Shop.start(server)
            try await Shop.start(server).close()
        }

        @Test(arguments: [false, true])
        func `A window closed during a load ends the wait with an error`(isScene: Bool) async throws {
            let server = try Shop.server()
            server.route("/tea", .never)
            Scenes.Whole.home = server.url("/")
            let app =
                isScene ? try await AppDriver(scene: Scenes.Whole.self, server: server) : try await Shop.start(server)
            defer { app.close() }
            try await app.tap(link: "Tea", waits: false)
            let wait = Task { try await app.waitUntilIdle() }
            app.window.perform(.close)
            let error = try await #require(throws: AppDriverError.self) { try await wait.value }
            #expect(error.message == "The app's window was closed.")
            #expect(error.seen.hasPrefix("Stacks: / /tea") || error.seen.hasPrefix("Stacks: /\n"))
        }

        @Test func `A condition that never holds is named in the test's words`() async throws {
            let app = try await Shop.start(try Shop.server())
            defer { app.close() }
            app.deadline = 0.3
            let error = try await #require(throws: AppDriverError.self) {
                try await app.wait(until: "the cart is full") { false }
            }
            #expect(error.message == "Timed out after 0.3 s waiting for: the cart is full.")
        }

        @Test func `A page that hangs is reported as not responding`() async throws {
            let server = try Shop.server()
            server.page("/tea", body: "<button onclick='for (;;) {}'>Hang</button>")
            let app = try await Shop.start(server)
            defer { app.close() }
            try await app.tap(link: "Tea")
            app.deadline = 1
            let error = try await #require(throws: AppDriverError.self) { try await app.tap(button: "Hang") }
            #expect(error.message == "The page didn't respond within 1.0 s.")
            #expect(error.seen.hasPrefix("Stacks: / /tea"), "\(error.seen)")
        }

        @Test func `A page whose process ends during a command is reported`() async throws {
            let server = try Shop.server()
            server.route("/never") { _ in .never }
            let ask = "const x = new XMLHttpRequest(); x.open(`GET`, `/never`, false); x.send()"
            server.page("/tea", body: "<button onclick='\(ask)'>Hang</button>")
            let app = try await Shop.start(server)
            defer { app.close() }
            try await app.tap(link: "Tea")
            let webView = try #require(app.webView)
            let tap = Task { try await app.tap(button: "Hang") }
            try await app.wait(until: "the page waits") { !server.pendingRequests.isEmpty }
            terminateWebProcess(of: webView)
            let error = try await #require(throws: AppDriverError.self) { try await tap.value }
            #expect(error.message.hasPrefix("The page can't be read: "), "\(error.message)")
            #expect(error.seen.hasPrefix("Stacks: / /tea"), "\(error.seen)")
        }
    }
}
