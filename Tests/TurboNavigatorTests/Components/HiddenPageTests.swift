import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Components of hidden pages: below a sheet, below a native screen, in another tab.
    @MainActor @Suite(.serialized)
    struct HiddenPageTests {
        @Test(.bug(id: "TI#235"))
        func `Messages of another tab's page are received once and in order, also while the tab is hidden`()
            async throws
        {
            EchoComponent.heard.clear()
            BridgeComponents.register([EchoComponent.self])
            defer { BridgeComponents.register([]) }
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            try WebLibrary.hotwireNative.add(to: app.server)
            for path in ["/home", "/mail"] { app.server.page(path, body: WebLibrary.body("from \(path)")) }
            try await app.load(selected: "mail")
            #expect(try await EchoComponent.heard.next() == "/mail connect from /mail")
            let mail = try #require(app.tabs.activeNavigator).session.webView
            app.tabs.selectedTabID = "home"
            try await app.arrived("/home")
            #expect(try await EchoComponent.heard.next() == "/home connect from /home")
            for text in ["one", "two"] { try await mail.evaluateJavaScript("say('late', '\(text)'); 1") }
            for text in ["one", "two"] { #expect(try await EchoComponent.heard.next() == "/mail late \(text)") }
            app.tabs.selectedTabID = "mail"
            try await app.waitUntilIdle()
            try await mail.evaluateJavaScript("say('late', 'three'); 1")
            try await EchoComponent.heard.next()
            #expect(EchoComponent.heard.all.suffix(3) == ["/mail late one", "/mail late two", "/mail late three"])
        }

        @Test func `A page of another tab asks for no name and password, and opens no browser`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            for path in ["/home", "/mail"] { app.server.page(path) }
            app.server.route("/secret", .unauthorized(realm: "The archive"))
            try await app.load(selected: "mail")
            let mail = try #require(app.tabs.activeNavigator).session.webView
            app.tabs.selectedTabID = "home"
            try await app.arrived("/home")
            try await mail.evaluateJavaScript("fetch('/secret').then(({ status }) => document.title = status); 1")
            try await app.wait(until: "the page has its answer") { mail.title == "401" }
            try await mail.evaluateJavaScript("location = '\(app.server.url("/other", host: "localhost"))'; 1")
            try await app.log.next(.externalURLNotOpened)
            try await app.waitUntilIdle()
            #expect(app.tabs.presentedViewController == nil)
            for navigator in app.tabs.navigators {
                #expect(navigator.activeViewController === navigator.navigationController)
            }
        }

        @Test(.bug(id: "HNI#253"), arguments: ["/new", "/numbers"])
        func `A message of a page below a sheet or a native screen is received once, and gets a reply`(cover: String)
            async throws
        {
            let delegate = Chooser { controller, proposal in
                proposal.url.path == "/numbers" ? UIViewController() : controller
            }
            let app = try await AppDriver.withComponent(delegate: delegate)
            defer { app.closeWithComponent() }
            app.server.page("/new")
            try await app.route("/")
            #expect(try await EchoComponent.heard.next() == "/ connect from /")
            let echo = try #require(app.echo)
            app.navigator.route(app.server.url(cover))
            try await app.waitForProposals()
            #expect(app.stacks != "/")
            try await app.run("say('late', 'one')")
            #expect(try await EchoComponent.heard.next() == "/ late one")
            #expect(try await echo.reply(to: "late", with: EchoComponent.Text(text: "answer")))
            app.navigator.pop(animated: false)
            try await app.waitForProposals()
            #expect(app.stacks == "/")
            #expect(try await app.list("replies") == ["late answer"])
            #expect(EchoComponent.heard.all == ["/ connect from /", "/ late one"])
        }
    }
}
