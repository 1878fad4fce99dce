import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboNavigatorTesting
import TurboTestSupport
import UIKit

extension TurboNavigatorTestingTests {
    /// User actions and questions of a test, in a small app.
    @MainActor
    @Suite(.serialized, .timeLimit(.minutes(2)))
    struct DriverTests {
        @Test func `A tap, a form, back and a sheet have ended when the command returns`() async throws {
            let server = try Shop.server()
            let app = try await Shop.start(server)
            defer { app.close() }
            #expect(app.stacks == "/" && app.title == "Shop" && app.requests == ["GET /"])
            try await app.tap(link: "Tea")
            #expect(app.stacks == "/ /tea" && app.title == "Tea")
            try await app.back()
            #expect(app.stacks == "/")
            server.clearRequests()
            try await app.tap(link: "/orders/new")
            #expect(app.stacks == "/ | /orders/new")
            try await app.fill("Two pots", in: "What")
            try await app.fill("Express", in: "Shipping")
            try await app.tap(button: "Order")
            #expect(app.stacks == "/ /orders/1")
            #expect(app.requests == ["GET /orders/new", "POST /orders", "GET /orders/1"])
            #expect(try await app.text().contains("Two pots by x"))
        }

        @Test func `A tap on a form's button returns after the response, however late it is`() async throws {
            let server = try Shop.server()
            server.route("/orders", .delayed(1, .redirect(to: "/orders/1", status: 303)))
            let app = try await Shop.start(server)
            defer { app.close() }
            try await app.tap(link: "/orders/new")
            try await app.tap(button: "Order")
            #expect(app.stacks == "/ /orders/1" && app.title == "Thanks")
        }

        @Test func `A form without a response doesn't block the driver after its page was left`() async throws {
            let server = try Shop.server()
            server.route("/orders", .never)
            let form = "<form method=post action=/orders><button>Note</button></form>"
            server.page("/tea", title: "Tea", body: "<turbo-frame id=note>\(form)</turbo-frame>")
            let app = try await Shop.start(server)
            defer { app.close() }
            try await app.tap(link: "Tea")
            try await app.tap(button: "Note", waits: false)
            try await app.wait(until: "the form is sent") { !server.pendingRequests.isEmpty }
            try await app.back()
            #expect(app.stacks == "/" && app.title == "Shop")
        }

        @Test func `A menu of the bar is opened by its button, and closed by the choice of an item`() async throws {
            let server = try Shop.server()
            let items = "<a href='/orders/1'>Last order</a><button disabled>Pay</button>"
            server.page("/tea", title: "Tea", body: "<nav data-native-menu aria-label=More>\(items)</nav>")
            let app = try await Shop.start(server)
            defer { app.close() }
            try await app.tap(link: "Tea")
            #expect(app.buttons == ["More", "Last order"])
            try await app.tap(button: "More")
            #expect(await sees("Last order", around: app.window))
            try await app.tap(button: "Last order")
            #expect(app.stacks == "/ /tea /orders/1")
            try await app.back()
            #expect(!isVisible("Last order", in: app.window))
        }

        @Test func `A link that the page adds late is waited for`() async throws {
            let server = try Shop.server()
            let add = "document.body.append(Object.assign(document.createElement('a'), { href: '/tea', text: 'Late' }))"
            server.page("/", title: "Shop", body: "<script>setTimeout(() => \(add), 500)</script>")
            let app = try await Shop.start(server)
            defer { app.close() }
            try await app.tap(link: "Late")
            #expect(app.stacks == "/ /tea")
        }

        @Test func `A sheet is dismissed, and a page is pulled down`() async throws {
            let server = try Shop.server()
            let app = try await Shop.start(server)
            defer { app.close() }
            try await app.tap(link: "/orders/new")
            try await app.dismiss()
            #expect(app.stacks == "/")
            server.clearRequests()
            try await app.refresh()
            #expect(app.requests == ["GET /"])
        }

        @Test func `A screenshot is a PNG of the window`() async throws {
            let app = try await Shop.start(try Shop.server())
            defer { app.close() }
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
            defer { try? FileManager.default.removeItem(at: file) }
            try await app.screenshot(to: file)
            let data = try Data(contentsOf: file)
            #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]) && data.count > 2000)
        }

        @Test func `A large file needs a confirmation, and is offered when the confirming tap returns`() async throws {
            let server = try Shop.server()
            server.page("/tea", title: "Tea", links: [TestLink("List", to: "/list.csv")])
            server.route("/list.csv") { _ in .attachment(Data(count: 100_000_000), name: "list.csv", type: "text/csv") }
            let app = try await Shop.start(server)
            defer { app.close() }
            try await app.tap(link: "Tea")
            try await app.tap(link: "List")
            #expect(app.stacks == "/ /tea ! (Download this file?)")
            try await app.tap(button: "Download")
            #expect(app.stacks == "/ /tea")
            try await app.tap(button: "Open")
            #expect(app.stacks == "/ /tea ! (list.csv)")
            try await app.dismiss()
            #expect(app.stacks == "/ /tea")
        }

        @Test func `A page that is replaced while the driver waits for it doesn't block the driver`() async throws {
            let server = try Shop.server()
            let leave =
                "const later = setTimeout; requestAnimationFrame = setTimeout = () => {}; "
                + "later(() => document.forms[0].submit(), 300)"
            let form = "<form method=post action=/orders></form><button onclick=\"\(leave)\">Pay</button>"
            server.page("/tea", title: "Tea", body: form)
            let app = try await Shop.start(server, deadline: 5)
            defer { app.close() }
            try await app.tap(link: "Tea")
            try await app.tap(button: "Pay")
            #expect(app.title == "Thanks")
        }

        @Test func `A screenshot shows the drawn page, not its placeholder`() async throws {
            let app = try await Shop.start(try Shop.server())
            defer { app.close() }
            let webView = try #require(app.webView)
            let cover = UIView(frame: webView.frame)
            cover.backgroundColor = .red
            webView.superview?.addSubview(cover)
            for _ in 0..<2 { await nextFrame(of: app.window) }
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
            defer { try? FileManager.default.removeItem(at: file) }
            cover.removeFromSuperview()
            try await app.screenshot(to: file)
            #expect(try #require(Picture(contentsOf: file.path)).center == Picture.Color(255, 255, 255))
        }
    }
}
