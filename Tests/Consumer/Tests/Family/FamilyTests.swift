import Foundation
import Testing
import TurboNavigatorTesting

#if swift(>=6)
    @testable import Family6
#else
    @testable import Family5
#endif

/// Tests the Family app, which is started in this process with its own delegates.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct FamilyTests {
    private func start() async throws -> AppDriver {
        let server = try FamilyServer.started()
        server.clearRequests()
        return try await AppDriver(scene: SceneController.self, app: AppDelegate.self, server: server, deadline: 20)
    }

    @Test func theFirstTabShowsItsPage() async throws {
        let app = try await start()
        defer { app.close() }
        #expect(app.stacks == "/" && app.title == "Home")
    }

    @Test func aRowOfTheNativeListLeadsToAPage() async throws {
        let app = try await start()
        defer { app.close() }
        try await app.select(tab: "Numbers")
        #expect(app.title == "Numbers")
        try await app.tap(row: "Row 1")
        #expect(app.stacks == "(/numbers) /numbers/1")
        #expect(app.title == "Number 1")
        try await app.back()
        #expect(app.stacks == "(/numbers)")
    }

    @Test func aLinkToAPageThatHasMovedLeadsToIt() async throws {
        let app = try await start()
        defer { app.close() }
        try await app.tap(link: "/moved/numbers/1")
        #expect(app.stacks == "/ /numbers/1" && app.title == "Number 1")
        #expect(!app.requests.contains("GET /moved/numbers/1"))
    }

    @Test func theFormIsSentFromTheBarAndTheSheetIsAnswered() async throws {
        let app = try await start()
        defer { app.close() }
        try await app.select(tab: "Form")
        try await app.wait(until: "the page has asked for its button") { app.buttons.contains("Save") }
        try await app.tap(button: "Save")
        #expect(app.requests.suffix(2) == ["POST /form", "GET /saved"])
        try await app.wait(until: "the page has asked for its sheet") { app.stacks.hasSuffix("! (Pick)") }
        try await app.tap(button: "First")
        try await app.wait(until: "the page has heard the choice") { try await app.text().contains("Chosen: 0") }
    }

    @Test func aSignInIsAskedForOverTheTab() async throws {
        let server = try FamilyServer.started()
        let app = try await start()
        defer { app.close() }
        server.route("/secret", .page(TestPage("Secret"), status: 401))
        try await app.tap(link: "/secret")
        #expect(app.title == "Sign in")
        #expect(app.requests.suffix(2) == ["GET /secret", "GET /session/new"])
    }
}
