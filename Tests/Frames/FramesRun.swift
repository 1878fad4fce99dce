import TestSupport
import TurboNavigator
import TurboTestSupport
import UIKit

/// Thirty pushes, thirty pops, a window that shrinks and grows, and some redirects to a modal.
@MainActor
final class FramesRun: TurboNavigationDelegate {
    private static let pages = 30
    private static let modals = 31...34

    private var app: AppDriver?

    func run() async throws {
        let app = try await AppDriver(delegate: self)
        // While frames are recorded on a busy machine, a page may take long to respond.
        app.navigator.session.settings.deadlines.check = nil
        self.app = app
        print("drawn by \(rendererName(of: app.window))")
        for number in 0...Self.pages { app.server.page("/\(number)", body: Self.body(number)) }
        for number in Self.modals { addModal(number) }
        usePlaceholder(Self.dark)
        try await visit("/0")
        for number in 1...Self.pages { try await visit("/\(number)") }
        for number in (0..<Self.pages).reversed() { try await pop(to: "/\(number)") }
        usePlaceholder(nil)
        await resize()
        usePlaceholder(Self.dark)
        for number in Self.modals { try await openModal(number) }
    }

    private static let dark = UIColor(red: 0.1, green: 0.1, blue: 0.1, alpha: 1)

    /// Sets the color of a screen before its page is rendered. It differs from those of pages and of marks; by default,
    /// it is that of the previous page.
    private func usePlaceholder(_ color: UIColor?) {
        guard let navigator = app?.navigator else { return }
        for session in [navigator.session, navigator.modalSession] { session.webView.underPageBackgroundColor = color }
    }

    private static func body(_ number: Int) -> String {
        // The animation makes the page draw continuously, as tapping a link does.
        """
        <style>
          body { background: \(Hue(number).css) }
          @keyframes blink { to { opacity: 0 } }
          /* Below all rows that are checked. */
          h1 { position: fixed; bottom: 0; animation: blink 0.2s steps(2) infinite }
        </style>
        """
    }

    /// Adds a modal page, and a page of the main stack that the server redirects to it. Turbo renders the target in
    /// both.
    private func addModal(_ number: Int) {
        guard let server = app?.server else { return }
        server.page("/\(number)/new", body: Self.body(number))
        server.route("/\(number)/go") { _ in .redirect(to: "/\(number)/new", status: 302) }
    }

    private func visit(_ path: String) async throws {
        try await app?.route(path)
        await look()
    }

    private func pop(to path: String) async throws {
        guard let app else { return }
        app.navigator.navigationController.popViewController(animated: true)
        try await app.log.next(.rendered(app.server.url(path)))
        try await app.waitForProposals()
        await look()
    }

    private func openModal(_ number: Int) async throws {
        guard let app else { return }
        try await app.navigator.session.webView.evaluateJavaScript("Turbo.visit('/\(number)/go'); 1")
        try await app.log.next(.rendered("/\(number)/new"))
        try await app.waitForProposals()
        await look()
        await withCheckedContinuation { done in
            app.navigator.navigationController.dismiss(animated: true) { done.resume() }
        }
        try await app.waitForProposals()
        await look()
    }

    /// Resizes the window. As it grows, the new area must also show the page or its color.
    private func resize() async {
        guard let window = app?.window else { return }
        let full = window.bounds.size
        for step in Array(0...20) + (0..<20).reversed() {
            let step = CGFloat(step)
            await TestSupport.resize(window, to: CGSize(width: full.width - 5 * step, height: full.height - 20 * step))
        }
        await look()
    }

    /// Waits for some frames without changes.
    private func look() async {
        guard let window = app?.window else { return }
        for _ in 0..<12 { await nextFrame(of: window) }
    }

    func controller(
        _ controller: VisitableViewController, forProposal proposal: VisitProposal
    ) -> UIViewController? {
        MarkedViewController(url: proposal.url)
    }
}

/// A screen with marks across its width, each black and then in the color of its page. Marks and page are drawn in the
/// same frame, so a screenshot of the window shows whether the page belongs to the screen.
final class MarkedViewController: VisitableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // The screen of a redirect has the modal's page, so its marks are wider: wider than two marks that meet at the
        // edge of a screen that slides in.
        let black = visitableURL.path.hasSuffix("/new") ? 20.0 : 4.0
        for x in stride(from: 0.0, to: 430, by: 60) {
            add(.black, x: x, width: black)
            add(Hue(of: visitableURL).color, x: x + black, width: 10)
        }
    }

    private func add(_ color: UIColor, x: CGFloat, width: CGFloat) {
        let mark = UIView(frame: CGRect(x: x, y: 0, width: width, height: view.bounds.height))
        mark.autoresizingMask = .flexibleHeight
        mark.backgroundColor = color
        view.addSubview(mark)
    }
}
