import TurboNavigatorTesting
import XCTest

#if swift(>=6)
    @testable import Family6
#else
    @testable import Family5
#endif

/// Tests the driver in XCTest.
final class FamilyXCTests: XCTestCase {
    @MainActor
    func testALinkLeadsToAPage() async throws {
        let server = try FamilyServer.started()
        let app = try await AppDriver(scene: SceneController.self, app: AppDelegate.self, server: server, deadline: 20)
        defer { app.close() }
        try await app.tap(link: "/moved/numbers/1")
        XCTAssertEqual(app.stacks, "/ /numbers/1")
        XCTAssertEqual(app.title, "Number 1")
    }
}
