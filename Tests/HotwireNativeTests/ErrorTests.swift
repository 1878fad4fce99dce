import HotwireNative
import TestSupport
import Testing
import TurboTestSupport
import UIKit

extension HotwireNativeTests {
    /// The error in place of a page, and its Retry button.
    @MainActor @Suite(.serialized)
    struct ErrorTests {
        enum Fault: CaseIterable {
            case missing, broken, down, withoutTurbo

            var sentence: String {
                switch self {
                case .missing: "This page doesn't exist."
                case .broken: "The server had a problem (HTTP 500)."
                case .down: "The server couldn't be reached."
                case .withoutTurbo: "This page doesn't work in the app."
                }
            }

            @MainActor
            func happen(to server: TestServer) {
                switch self {
                case .missing: server.page("/", status: 404)
                case .broken: server.page("/", status: 500)
                case .down: server.stop()
                case .withoutTurbo: server.page("/", "<title>plain</title>")
                }
            }
        }

        /// An app that leaves failures to the navigator.
        private func start(_ app: HotwireApp) {
            app.navigator.delegate = nil
            app.show(app.navigator.rootViewController)
            app.navigator.start()
        }

        private func screen(of app: HotwireApp) throws -> UIViewController {
            try #require(app.navigator.rootViewController.topViewController)
        }

        /// All failures had the same sentence.
        @Test(arguments: Fault.allCases)
        func `A page that fails shows the reason, and can be retried`(fault: Fault) async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            fault.happen(to: app.server)
            start(app)
            try await app.log.next(.visitFailed())
            #expect(await sees(fault.sentence, around: app.driver.window))
            #expect(await sees("Retry", around: app.driver.window))
        }

        @Test func `A page that fails again shows the error again, until it is rendered`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            app.server.page("/", status: 500)
            start(app)
            try await app.log.next(.visitFailed())
            #expect(await sees("The server had a problem (HTTP 500).", around: app.driver.window))
            app.server.page("/", status: 404)
            #expect(click("Retry", around: app.driver.window))
            try await app.log.next(.visitFailed())
            #expect(await sees("This page doesn't exist.", around: app.driver.window))
            app.server.page("/")
            #expect(click("Retry", around: app.driver.window))
            try await app.rendered("/")
            #expect(!isVisible("Retry", in: app.driver.window))
        }

        @Test func `An error that can't be tried again has no button`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            start(app)
            try await app.rendered("/")
            try screen(of: app).presentError(.http(.client(.notFound)), retryHandler: nil)
            #expect(await sees("This page doesn't exist.", around: app.driver.window))
            #expect(!isVisible("Retry", in: app.driver.window))
        }

        @Test func `Retry removes the error, but not the one that the app shows then`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            start(app)
            try await app.rendered("/")
            let screen = try screen(of: app)
            screen.presentError(.load(.notReady)) {
                screen.presentError(.http(.client(.notFound))) {}
            }
            #expect(await sees("This page doesn't work in the app.", around: app.driver.window))
            #expect(click("Retry", around: app.driver.window))
            #expect(await sees("This page doesn't exist.", around: app.driver.window))
            #expect(click("Retry", around: app.driver.window))
            #expect(!isVisible("Retry", in: app.driver.window))
        }

        @Test func `The app's own error view is removed on Retry, and can read if there is none`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            var handlers: [(() -> Void)?] = []
            Hotwire.config.makeCustomErrorView = { error, handler in
                handlers.append(handler)
                let label = UILabel()
                label.text = "Oh: \(error.errorDescription ?? "")"
                return label
            }
            app.server.page("/", status: 404)
            start(app)
            try await app.log.next(.visitFailed())
            #expect(await sees("Oh: This page doesn't exist.", around: app.driver.window))
            app.server.page("/")
            let handler = handlers.first ?? nil
            let retry = try #require(handler)
            retry()
            try await app.rendered("/")
            #expect(!isVisible("Oh: This page doesn't exist.", in: app.driver.window))
            try screen(of: app).presentError(.load(.notReady), retryHandler: nil)
            #expect(await sees("Oh: This page doesn't work in the app.", around: app.driver.window))
            #expect(handlers.map { $0 == nil } == [false, true])
        }

        @Test func `The app can remove the error view that it has shown`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            app.server.page("/a", status: 500)
            try await app.start()
            app.navigator.route(app.server.url("/a"))
            _ = try await app.errors.next()
            let screen = try #require(app.navigator.rootViewController.topViewController)
            await nextFrame(of: app.driver.window)
            #expect(isVisible("Retry", in: screen.view))
            screen.removeErrorViewController()
            #expect(!isVisible("Retry", in: screen.view))
        }
    }
}
