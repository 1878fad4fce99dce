import Testing
import TurboNavigator
import UIKit

extension AppTests {
    @MainActor @Suite(.serialized)
    struct ScreenTests {
        @Test func aNativeScreenAppearsInAWindow() async throws {
            let screen = CalculatorViewController(url: URL(fileURLWithPath: "/"))
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.rootViewController = UINavigationController(rootViewController: screen)
            window.makeKeyAndVisible()
            defer { window.isHidden = true }
            try await eventually("the screen has a size") { screen.viewIfLoaded?.window === window }
            screen.addButton.sendActions(for: .touchUpInside)
            #expect(screen.sum == 1)
        }

        @Test func aBookHasButtons() {
            let book = BookViewController(url: URL(fileURLWithPath: "/"))
            book.loadViewIfNeeded()
            #expect(book.navigationItem.rightBarButtonItem?.primaryAction != nil)
            #expect(book.navigationItem.leftBarButtonItems?.first?.menu?.children.count == 2)
        }

        @Test func anOwnVisitableHoldsTheWebView() throws {
            let note = NoteViewController(url: try #require(URL(string: "http://127.0.0.1:40999/")))
            note.loadViewIfNeeded()
            let session = Session()
            session.visit(note)
            #expect(note.visitableView.webView === session.webView)
        }

        @Test func errorsAreToldApart() {
            let sessions = Sessions()
            #expect(sessions.all.count == 3)
            #expect(sessions.describe(TurboError.http(statusCode: 404)) == "HTTP 404")
            #expect(sessions.describe(TurboError.timeoutFailure) == "network")
        }

        @Test func aFailureIsReported() async throws {
            let sessions = Sessions()
            sessions.visit(try #require(URL(string: "http://127.0.0.1:40999/")))
            try await eventually("the visit has failed") { !sessions.failures.isEmpty }
        }
    }
}
