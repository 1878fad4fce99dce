import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    @MainActor @Suite(.serialized)
    struct DelegateTests {
        @Test func `A native controller is pushed and nothing is requested`() async throws {
            let delegate = Chooser { controller, proposal in
                proposal.url.path == "/numbers" ? NativeController() : controller
            }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/numbers"))
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ (/numbers)" && app.title == "native")
            #expect(app.server.pages == ["/"])
        }

        @Test func `nil stops the navigation before any step`() async throws {
            let delegate = Chooser { controller, proposal in proposal.presentation == .clearAll ? nil : controller }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            for path in ["/", "/a"] { try await app.route(path) }
            app.navigator.route(VisitProposal(url: app.server.url("/"), properties: ["presentation": "clear_all"]))
            try await app.log.next(.handledByApp)
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a"])
            try await app.route("/b")
            #expect(app.stacks == "/ /a /b")
        }

        @Test func `The delegate is called once, and its controller has no view yet`() async throws {
            var isViewLoaded: [Bool] = []
            let delegate = Chooser { controller, _ in
                isViewLoaded.append(controller.isViewLoaded)
                return controller
            }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            try await app.route("/")
            try await app.route("/a")
            #expect(isViewLoaded == [false, false])
        }

        @Test func `The newer delegate methods call the older ones`() async throws {
            let delegate = FirstGeneration()
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/numbers"))
            try await app.waitUntilIdle()
            app.navigator.route(app.server.url("/sign_in"))
            try await app.log.next(.handledByApp)
            #expect(app.stacks == "/ (/numbers)" && app.title == "native")
        }

        @Test func `An alert is presented and never pushed`() async throws {
            let delegate = Chooser { controller, proposal in
                guard proposal.url.path == "/alert" else { return controller }
                return UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/alert"))
            try await app.waitForProposals()
            #expect(app.navigator.navigationController.presentedViewController is UIAlertController)
            #expect(app.stacks == "/ ! (Alert)")
            // A modal page waits until the alert is gone.
            app.navigator.route(app.server.url("/things/new"))
            try await app.log.next(.decided(reason: "waits until the controller over the main stack is dismissed"))
            #expect(app.server.pages == ["/"])
            app.navigator.navigationController.dismiss(animated: false)
            try await app.log.next(.rendered(app.server.url("/things/new")))
            #expect(app.stacks == "/ | /things/new")
        }

        @Test(.bug(id: "TI#205"), arguments: ["/calendar", "/calendar/new"])
        func `A stack of the app's own is presented, and pushed on neither stack`(path: String) async throws {
            let calendar = UINavigationController(rootViewController: NativeController())
            let delegate = Chooser { controller, proposal in proposal.url.path == path ? calendar : controller }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url(path))
            try await app.waitForProposals()
            #expect(app.navigator.navigationController.presentedViewController === calendar)
            #expect(app.stacks == "/ | (native)" && app.navigator.modalNavigationController.viewControllers.isEmpty)
            #expect(app.server.pages == ["/"])
        }

        @Test func `After its delegate is released, a navigator uses the defaults (HNI#132)`() async throws {
            var delegate: Chooser? = Chooser { _, _ in nil }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            delegate = nil
            try await app.route("/")
            #expect(app.navigator.delegate == nil)
            #expect(app.stacks == "/")
        }
    }

    private final class FirstGeneration: TurboNavigationDelegate {
        func shouldRoute(_ proposal: VisitProposal) -> Bool { proposal.url.lastPathComponent != "sign_in" }

        func customController(for proposal: VisitProposal) -> UIViewController? {
            proposal.url.lastPathComponent == "numbers" ? NativeController() : nil
        }
    }

    private final class NativeController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "native"
        }
    }
}
