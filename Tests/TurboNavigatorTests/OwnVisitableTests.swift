import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Visitables that are no `VisitableViewController` (document 003, "Visitable").
    @MainActor @Suite(.serialized)
    struct OwnVisitableTests {
        @Test func anOwnVisitableWhoseViewComesLateShowsItsPage() async throws {
            let delegate = Chooser { controller, proposal in
                proposal.url.path == "/" ? controller : LateVisitable(url: proposal.url)
            }
            let app = try TestApp(delegate: delegate)
            defer { app.close() }
            try await app.route("/")
            try await app.route("/a")
            let screen = try #require(app.navigator.navigationController.topViewController as? LateVisitable)
            #expect(app.navigator.session.webView.superview === screen.visitableView)
            #expect(!screen.visitableView.isShowingScreenshot)
            #expect(screen.title == "a")
            app.navigator.navigationController.popViewController(animated: true)
            try await app.log.next("\(app.server.url("/")) was rendered")
            #expect(app.stacks == "/")
        }
    }

    /// Makes its place for the web view with its view.
    private final class LateVisitable: UIViewController, Visitable {
        weak var visitableDelegate: (any VisitableDelegate)?
        var visitableURL: URL!
        var visitableView: VisitableView!

        convenience init(url: URL) {
            self.init()
            visitableURL = url
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            visitableView = VisitableView(frame: view.bounds)
            visitableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(visitableView)
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            visitableDelegate?.visitableViewWillAppear(self)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            visitableDelegate?.visitableViewDidAppear(self)
        }
    }
}
