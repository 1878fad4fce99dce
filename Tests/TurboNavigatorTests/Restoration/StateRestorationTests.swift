import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// An app that returns to its screens after its end.
    @MainActor @Suite(.serialized)
    struct StateRestorationTests {
        private let run: FormerRun

        init() throws {
            run = try FormerRun()
        }

        @Test(arguments: TurboLibrary.installed)
        func `A stack returns with titles and scroll position, and only the top page is requested`(
            _ library: TurboLibrary
        ) async throws {
            let run = try FormerRun(library)
            let app = try await run.start()
            try await app.arrived("/")
            try await app.route("/a")
            try await app.scroll(to: 700, in: app.navigator.session)
            try await app.route("/b")
            try await app.scroll(to: 1200, in: app.navigator.session)
            let kept = try run.end(app)

            let next = try await run.start(restoring: kept)
            defer { next.close() }
            try await next.arrived("/b")
            #expect(next.stacks == "/ /a /b" && next.showsItsPage)
            #expect(run.server.visits == ["GET /b"])
            let titles = next.navigator.navigationController.viewControllers.map(\.title)
            #expect(titles == ["Page /", "Page /a", "Page /b"])
            try await next.waitForScrolling(to: 1200, in: next.navigator.session)

            next.navigator.pop()
            try await next.arrived("/a")
            #expect(run.server.visits == ["GET /b", "GET /a"])
            try await next.waitForScrolling(to: 700, in: next.navigator.session)
            next.navigator.pop()
            try await next.arrived("/")
            #expect(next.stacks == "/" && next.showsItsPage)
        }

        @Test func `A modal stack returns over the stack below`() async throws {
            let app = try await run.start()
            try await app.arrived("/")
            try await app.route("/a")
            try await app.route("/new")
            try await app.route("/things/edit")
            try await app.scroll(to: 300, in: app.navigator.modalSession)
            let kept = try run.end(app)

            let next = try await run.start(restoring: kept)
            defer { next.close() }
            try await next.arrived("/a")
            try await next.arrived("/things/edit")
            #expect(next.stacks == "/ /a | /new /things/edit")
            #expect(run.server.visits == ["GET /a", "GET /things/edit"])
            try await next.waitForScrolling(to: 300, in: next.navigator.modalSession)
            next.navigator.pop()
            try await next.arrived("/new")
            next.navigator.dismissModal()
            try await next.waitUntilIdle()
            #expect(next.stacks == "/ /a")
        }

        @Test func `A state that is not restored yet is kept if the app ends before`() async throws {
            let app = try await run.start()
            try await app.arrived("/")
            try await app.route("/new")
            let kept = try run.end(app)
            let second = try await run.start(restoring: kept)
            let again = try run.end(second)
            #expect("\(again.userInfo ?? [:])".contains("/new"))
        }

        @Test func `Tabs return to their stacks when they are selected`() async throws {
            let app = try await run.startTabs()
            try await app.arrived("/")
            try await app.route("/a")
            app.tabs.selectedTabID = "mail"
            try await app.arrived("/mail")
            try await app.route("/mail/1")
            try await app.route("/new")
            let kept = try run.end(app)

            for loading in [TabLoading.lazy, .eager] {
                let next = try await run.startTabs(restoring: kept, loading: loading)
                try await next.arrived("/mail/1")
                try await next.arrived("/new")
                #expect(next.tabs.selectedTabID == "mail" && next.stacks == "/mail /mail/1 | /new")
                let between = try run.reread(next.tabs.stateRestorationActivity)
                #expect("\(between.userInfo ?? [:])".contains("Page /a"))
                #expect(run.server.visits == ["GET /mail/1", "GET /new"])
                next.navigator.dismissModal(animated: false)
                try await next.waitUntilIdle()
                next.tabs.selectedTabID = "home"
                try await next.arrived("/a")
                #expect(next.stacks == "/ /a" && next.showsItsPage)
                #expect(run.server.visits == ["GET /mail/1", "GET /new", "GET /a"])
                next.close()
                run.server.clearRequests()
            }
        }

        @Test func `A modal of a hidden tab returns when its tab is selected`() async throws {
            let app = try await run.startTabs()
            try await app.arrived("/")
            try await app.route("/new")
            let kept = try run.end(app)
            let tabs = RestorableState(
                tabs: try #require(kept.userInfo?["turboNavigator"].map { try RestorableState(propertyList: $0) }).tabs,
                selectedTab: "mail")
            kept.userInfo = ["turboNavigator": tabs.propertyList]

            let next = try await run.startTabs(restoring: kept, loading: .eager)
            defer { next.close() }
            try await next.arrived("/mail")
            next.tabs.selectedTabID = "home"
            try await next.arrived("/")
            try await next.arrived("/new")
            #expect(next.stacks == "/ | /new")
        }

        @Test func `The selected tab is saved when the user has selected another one`() async throws {
            let app = try await run.startTabs()
            defer { app.close() }
            try await app.arrived("/")
            app.tabs.selectedTabID = "mail"
            try await app.arrived("/mail")
            try await app.waitUntilIdle()
            let activity = app.tabs.stateRestorationActivity
            activity.needsSave = false
            app.tabs.selectedTabID = "home"
            #expect(activity.needsSave)
        }

        @Test func `A tab that gets another first page shows it, and not the stack of the former run`() async throws {
            let app = try await run.startTabs()
            try await app.arrived("/")
            try await app.route("/a")
            let kept = try run.end(app)

            let next = try await run.startTabs(restoring: kept)
            defer { next.close() }
            try await next.arrived("/a")
            next.tabs.load([TurboTab(id: "home", title: "home", url: run.server.url("/b"))])
            try await next.arrived("/b")
            #expect(next.stacks == "/b")
        }

        @Test func `A page of another tab's site returns before that tab is selected`() async throws {
            let mail = try TestServer(.turbo)
            mail.page("/mail/1")
            let stacks = RestorableStacks(
                main: [run.server.url("/"), mail.url("/mail/1")].map { RestorableScreen(url: $0) })
            let activity = NSUserActivity(activityType: "other")
            let state = RestorableState(tabs: [.init(id: "home", stacks: stacks)], selectedTab: "home")
            activity.userInfo = ["turboNavigator": state.propertyList]
            let app = try await run.startTabs(restoring: activity, mail: mail)
            defer { app.close() }
            try await app.log.next(.rendered(mail.url("/mail/1")))
            #expect(app.stacks == "/ /mail/1")
        }

        @Test func `A private page is left out, with those above it`() async throws {
            let app = try await run.start()
            try await app.arrived("/")
            try await app.route("/a")
            try await app.route("/private")
            try await app.route("/b")
            try await app.route("/new")
            let kept = try run.end(app)
            #expect(!"\(kept.userInfo ?? [:])".contains("private"))

            let next = try await run.start(restoring: kept)
            defer { next.close() }
            try await next.arrived("/a")
            try await next.waitUntilIdle()
            #expect(next.stacks == "/ /a")
        }

        @Test(arguments: [404, 401, 500])
        func `The error is shown for a page that the server refuses, and Back restores the page below`(
            status: Int
        ) async throws {
            let app = try await run.start()
            try await app.arrived("/")
            try await app.route("/a")
            let kept = try run.end(app)
            run.server.page("/a", status: status)

            let next = try await run.start(restoring: kept)
            defer { next.close() }
            try await next.log.next(.failed(status: status))
            try await next.waitUntilIdle()
            #expect(next.stacks == "/ /a" && !next.labels.isEmpty)
            next.navigator.pop()
            try await next.arrived("/")
            #expect(next.stacks == "/" && next.showsItsPage)
        }

        @Test func `A page that requires a sign-in shows the sign-in, as after any visit`() async throws {
            let app = try await run.start()
            try await app.arrived("/")
            try await app.route("/a")
            let kept = try run.end(app)
            run.server.route("/a") { _ in .redirect(to: "/new", status: 302) }

            let next = try await run.start(restoring: kept)
            defer { next.close() }
            try await next.arrived("/new")
            #expect(next.stacks == "/ | /new")
        }

        @Test func `Native screens are made again by the delegate`() async throws {
            let delegate = NativeDelegate()
            let app = try await run.start(delegate)
            try await app.arrived("/")
            app.navigator.route(run.server.url("/native/1"))
            try await app.waitUntilIdle()
            let kept = try run.end(app)

            let next = try await run.start(delegate, restoring: kept)
            defer { next.close() }
            try await next.waitUntilIdle()
            #expect(next.stacks == "/ (/native/1)")
            #expect(next.navigator.navigationController.topViewController is NativeDelegate.Native)
            #expect(run.server.visits.isEmpty)
            next.navigator.pop()
            try await next.arrived("/")
            #expect(next.showsItsPage)
        }

        private final class NativeDelegate: TurboNavigationDelegate {
            final class Native: UIViewController {}

            func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult {
                proposal.properties.viewController == "native" ? .acceptCustom(Native()) : .accept
            }
        }

        @Test(arguments: [#"{"version": 9, "tabs": []}"#, #"{"version": 1, "tabs": 3}"#, #"{}"#, #"[]"#])
        func `With a state of another kind, the app starts at its first page`(json: String) async throws {
            let activity = NSUserActivity(activityType: "other")
            activity.userInfo = ["turboNavigator": try JSONSerialization.jsonObject(with: Data(json.utf8))]
            let app = try await run.start(restoring: activity)
            defer { app.close() }
            try await app.arrived("/")
            #expect(app.stacks == "/")
        }

        @Test func `Pages of other sites aren't restored`() async throws {
            let foreign = try #require(URL(string: "https://other.example/a"))
            let stacks = RestorableStacks(main: [
                RestorableScreen(url: run.server.url("/")), RestorableScreen(url: foreign),
            ])
            let activity = NSUserActivity(activityType: "other")
            activity.userInfo = ["turboNavigator": RestorableState(tabs: [.init(stacks: stacks)]).propertyList]
            let app = try await run.start(restoring: activity)
            defer { app.close() }
            try await app.arrived("/")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/")
        }

        @Test func `The activity asks to be saved after a native screen is shown`() async throws {
            let delegate = NativeDelegate()
            let app = try await run.start(delegate)
            defer { app.close() }
            try await app.arrived("/")
            try await app.waitUntilIdle()
            let activity = app.navigator.stateRestorationActivity
            activity.needsSave = false
            app.navigator.route(run.server.url("/native/1"))
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ (/native/1)" && activity.needsSave)
        }

        @Test func `The activity asks to be saved after each change`() async throws {
            let app = try await run.start()
            defer { app.close() }
            try await app.arrived("/")
            let activity = app.navigator.stateRestorationActivity
            activity.needsSave = false
            try await app.route("/a")
            #expect(activity.needsSave)
            activity.needsSave = false
            try await app.scroll(to: 500, in: app.navigator.session)
            #expect(activity.needsSave)
        }
    }
}
