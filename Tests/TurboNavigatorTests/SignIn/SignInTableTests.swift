import Foundation
import TestSupport
import Testing
import TurboCore
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Each answer of a server that asks for a sign-in, at each place that requests something, with the requests counted.
    @MainActor @Suite(.serialized)
    struct SignInTableTests {
        /// What requests the path that needs a sign-in.
        enum Place: String, CaseIterable, Sendable {
            case link, ownURL, form, deletion, frame, lazyFrame, frameForm, streamLink, file, download

            /// The content of the page that requests it.
            var body: String {
                switch self {
                case .link: "<a id=go href=/needed>go</a>"
                case .ownURL: "<a id=go href=/page>go</a>"
                case .form: "<form method=post action=/needed><button id=go>go</button></form>"
                case .deletion: "<a id=go href=/needed data-turbo-method=delete>go</a>"
                case .frame: "<turbo-frame id=f><a id=go href=/needed>go</a></turbo-frame>"
                case .lazyFrame:
                    "<button id=go onclick=\"document.getElementById('f').src = '/needed'\">go</button><turbo-frame id=f></turbo-frame>"
                case .frameForm:
                    "<turbo-frame id=f><form method=post action=/needed><button id=go>go</button></form></turbo-frame>"
                case .streamLink: "<a id=go href=/needed data-turbo-stream>go</a><p id=list></p>"
                case .file: "<a id=go href=/needed>go</a>"
                case .download: "<a id=go href=/needed download>go</a>"
                }
            }

            var method: String {
                switch self {
                case .form, .frameForm: "POST"
                case .deletion: "DELETE"
                case .link, .ownURL, .frame, .lazyFrame, .streamLink, .file, .download: "GET"
                }
            }

            /// Whether the user has to do it again after the sign-in.
            var isUsers: Bool { [.form, .deletion, .frameForm, .streamLink, .download].contains(self) }

            var path: String { self == .ownURL ? "/page" : "/needed" }

            /// Whether the page has the whole sign-in page: not only a frame of it, nor a file.
            var getsPage: Bool { ![.frame, .lazyFrame, .frameForm, .download].contains(self) }

            /// The stacks while the sign-in page is shown.
            var stack: String { [.link, .file].contains(self) ? "/ /page /needed" : "/ /page" }
        }

        private func app(_ place: Place, _ answer: SignInAnswer) async throws -> AppDriver {
            let app = try await AppDriver.requiringSignIn(by: answer, delegate: SignInPresenter.shared)
            app.server.page("/page", body: place.body)
            try await app.route("/")
            try await app.route("/page")
            app.server.protect(place.path, by: answer) { _ in
                place == .file || place == .download
                    ? .attachment(Data("a".utf8), name: "a.txt")
                    : .page(TestPage("needed", body: "<turbo-frame id=f>private</turbo-frame>"))
            }
            app.server.clearRequests()
            return app
        }

        @Test(arguments: Place.allCases, SignInAnswer.allCases)
        func `What needs a sign-in asks for it once, and is made again or waits for the user`(
            _ place: Place, _ answer: SignInAnswer
        ) async throws {
            if place == .streamLink, !TurboFeature.streamLinks.isThere { return }
            // Nobody reads what a downloaded page says.
            if place == .download, answer == .meta { return }
            let app = try await app(place, answer)
            defer { app.close() }
            try await app.click("#go")
            try await app.arrived("/session/new")
            #expect(app.stacks == "\(place.stack) | /session/new")
            let own = "\(place.method) \(place.path)"
            // turbo-rails sends a deletion as Rails does, with POST.
            let isOwn = place != .deletion || app.server.count(own) > 0
            let request = isOwn ? own : "POST \(place.path)?_method=delete"
            #expect(app.server.count(request) == 1, "\(app.server.visits)")
            let isRequestedAgain = answer != .unauthorized && !place.getsPage
            let requests = app.server.visits.filter { $0.hasSuffix(" /session/new") }
            #expect(requests.count == (isRequestedAgain ? 2 : 1), "\(app.server.visits)")
            try await app.signIn()
            try await app.wait(until: "the sign-in page is closed") { !app.stacks.contains("|") }
            if !place.isUsers {
                try await app.wait(until: "it is requested again") { app.server.count(request) >= 2 }
            }
            try await app.waitUntilIdle()
            #expect(app.server.count(request) == (place.isUsers ? 1 : place == .file ? 3 : 2), "\(app.server.visits)")
            #expect(app.server.count("POST /session") == 1)
            #expect(app.retryButton == nil)
            #expect(app.stacks == (place == .link ? "/ /page /needed" : "/ /page"))
            if place == .file { #expect(await sees("Open", around: app.window)) }
        }

        @Test(arguments: [422, 419, 500])
        func `Another answer to a form is shown as it is, and asks for nothing`(_ status: Int) async throws {
            let app = try await app(.form, .rule)
            defer { app.close() }
            app.server.route("/needed", .page(TestPage("rejected", body: "<p id=rejected>x</p>"), status: status))
            try await app.click("#go")
            try await app.wait(until: "the answer is shown") {
                try await app.value("String(document.getElementById('rejected') !== null)") == "true"
            }
            #expect(app.stacks == "/ /page" && app.server.visits == ["POST /needed"])
        }

        @Test func `A screen of the app's previous run asks for a sign-in, and shows its page after it`() async throws {
            let server = try TestServer(.turbo)
            server.requireSignIn(by: .rule)
            for path in ["/", "/session"] where path == "/" { server.page(path) }
            let screens = ["/", "/private"].map { RestorableScreen(url: server.url($0), title: "private") }
            let activity = NSUserActivity(activityType: "state")
            let state = RestorableState(tabs: [.init(stacks: RestorableStacks(main: screens))])
            activity.userInfo = ["turboNavigator": state.propertyList]
            let rules = PathConfiguration(sources: [.data(Data(SignInAnswer.rule.rules.utf8))])
            let navigator = TurboNavigator(pathConfiguration: rules, startLocation: server.url("/"))
            let app = try await AppDriver(server: server, waits: false, navigator: { navigator })
            defer { app.close() }
            navigator.start(restoring: activity)
            try await app.arrived("/session/new")
            #expect(app.stacks == "/ /private | /session/new")
            try await app.signIn()
            try await app.arrived("/private")
            #expect(app.stacks == "/ /private" && server.count("GET /private") == 2)
        }
    }
}
