import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// What turbo-rails' `recede_or_redirect_to path, notice: "…"` tells the user.
    @MainActor @Suite(.serialized)
    struct ServerMessageTests {
        private func app(_ target: String, _ delegate: (any TurboNavigationDelegate)? = nil) async throws -> AppDriver {
            let app = try await AppDriver(delegate: delegate)
            app.server.page("/new", body: "<form method=post action=/things><button id=send>Send</button></form>")
            app.server.route("/things", .redirect(to: target, status: 303))
            app.server.page(target.split(separator: "?").first.map(String.init) ?? target)
            try await app.route("/")
            try await app.route("/a")
            try await app.route("/new")
            let start = app.log.count
            try await app.click("#send", in: app.navigator.modalSession)
            try await app.log.all([.decided(reason: "historical"), .idle], since: start)
            await app.transitionsEnd()
            return app
        }

        @Test(.bug(id: "TRAILS#411"), arguments: Navigation.HistoricalLocation.allCases)
        func `A notice is shown after the screens have changed, with each of the three locations`(
            _ location: Navigation.HistoricalLocation
        ) async throws {
            let app = try await app("\(location.path)?notice=Post+saved%21")
            defer { app.close() }
            #expect(app.stacks == (location == .recede ? "/" : "/ /a"))
            #expect(isVisible("Post saved!", in: app.navigator.navigationController.view))
            #expect(app.server.count("GET \(location.path)?notice=Post+saved%21") == 1)
        }

        @Test func `A notice is drawn at the bottom of the page`() async throws {
            let app = try await app("/resume_historical_location?notice=Post+saved%21")
            defer { app.close() }
            let picture = try #require(await nextPicture(ofWindowAround: app.window))
            let rows = picture.height - 60..<picture.height - 10
            #expect(picture.points(near: Picture.Color(0, 0, 0), rows: rows) > 20)
        }

        @Test func `An alert is shown too, and an empty notice isn't`() async throws {
            let app = try await app("/resume_historical_location?notice=&alert=Nothing+was+saved")
            defer { app.close() }
            #expect(isVisible("Nothing was saved", in: app.navigator.navigationController.view))
        }

        @Test func `The app gets all parameters, and shows them in its own way`() async throws {
            let receiver = Receiver()
            let app = try await app("/recede_historical_location?notice=Saved&id=7", receiver)
            defer { app.close() }
            #expect(receiver.messages.map(\.location) == [.recede])
            #expect(receiver.messages.first?.parameters.map(\.name) == ["notice", "id"])
            #expect(receiver.messages.first?.notice == "Saved")
            #expect(!isVisible("Saved", in: app.navigator.navigationController.view))
        }
    }

    private final class Receiver: TurboNavigationDelegate {
        private(set) var messages: [ServerMessage] = []

        func serverDidSend(_ message: ServerMessage, from navigator: TurboNavigator) { messages.append(message) }
    }
}
