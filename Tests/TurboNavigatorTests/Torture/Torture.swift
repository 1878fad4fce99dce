import TestSupport
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

/// An app whose user and server do anything, and the invariants that hold afterwards.
@MainActor
final class Torture {
    let app: AppDriver
    let server: HostileServer
    /// The actions since the seed began, for the failure message.
    var story: [String] = []
    let isAnimated: Bool
    private let delegate = Outside()
    private var firstEvent = 0

    /// The actions and the log since the seed began, for the failure message.
    var report: String {
        "\(story)\n" + app.logEntries[firstEvent...].map(\.message).joined(separator: "\n")
    }

    /// - Parameter isAnimated: whether transitions are animated.
    init(isAnimated: Bool) async throws {
        let animation = #"{"patterns": [".*"], "properties": {"animated": \#(isAnimated)}}"#
        let modal = #"{"patterns": ["/new$"], "properties": {"context": "modal"}}"#
        app = try await AppDriver(rules: "{\"rules\": [\(animation), \(modal)]}", delegate: delegate)
        self.isAnimated = isAnimated
        server = try HostileServer(app.server)
    }

    func begin() async throws {
        app.navigator.route(app.server.url("/page/1"))
        try await settle()
    }

    /// Does a few things at once, waits until everything has ended, and returns the violated invariants.
    func run(_ seed: Int) async throws -> [String] {
        var dice = Dice(seed: seed)
        story = []
        firstEvent = app.log.count
        setDeadlines(VisitDeadlines(response: 0.15, turbo: 0.1))
        server.holdBack()
        for _ in 0..<(2 + dice.roll(4)) {
            act(&dice, isTerminationWanted: seed % 49 == 20)
            try await pause(&dice)
        }
        try await settle()
        let wrong = try await violations()
        setDeadlines(VisitDeadlines())
        return wrong + (try await violationsOfAnOrdinaryVisit(seed))
    }

    private func setDeadlines(_ deadlines: VisitDeadlines) {
        for session in sessions { session.settings.deadlines = deadlines }
    }

    private func pause(_ dice: inout Dice) async throws {
        switch dice.roll(5) {
        case 0: await Task.yield()
        case 1: try await receiveMessages(of: visibleSession)
        case 2 where isBusy: try await app.log.entries.next()
        default: break
        }
    }

    // MARK: The end

    /// Waits until no visit, step, transition or form is under way, and the screen on top is uncovered.
    func settle() async throws {
        server.release()
        while true {
            await app.transitionsEnd()
            let count = app.log.count
            if let notice = app.navigator.activeViewController as? UIAlertController {
                await close(notice)
            } else if isBusy {
                try await app.log.entries.next()
            } else if isPassing {
                try await app.log.entries.next(within: 4)
            } else {
                for session in sessions { try await receiveMessages(of: session, running: Self.forms) }
                if isShowingScreenshot { try await receiveMessages(of: visibleSession, running: Self.frames) }
                if count == app.log.count, !isBusy { return }
            }
        }
    }

    /// Discards unsaved input if the app asks, and dismisses any other alert, such as one about a failed download.
    private func close(_ notice: UIAlertController) async {
        if let discard = notice.actions.first(where: { $0.style == .destructive }) {
            notice.choose(discard)
            while notice.presentingViewController != nil { await nextFrame(of: app.window) }
            return
        }
        await withCheckedContinuation { continuation in
            notice.presentingViewController?.dismiss(animated: false) { continuation.resume() }
        }
    }

    /// Whether the session still waits for a visited screen to appear.
    private var isPassing: Bool { isShowingScreenshot && visibleSession.webView.superview !== visibleView }

    private var isShowingScreenshot: Bool { visibleView.map { $0.isShowingScreenshot && !hasFailed($0) } ?? false }

    /// Runs a script in a page, and so receives what the page has posted until its end. A page that is unloaded doesn't
    /// answer.
    ///
    /// - Throws: if the page is loaded and never answers.
    private func receiveMessages(of session: Session, running script: String = "") async throws {
        let answers = TestEvents<Bool>()
        Task {
            do {
                _ = try await session.webView.callAsyncJavaScript(script, arguments: [:], in: nil, contentWorld: .page)
                answers.append(true)
            } catch {
                answers.append(false)
            }
        }
        if try await !answers.next() { story.append("(a page did not respond)") }
    }

    /// NB: WebKit answers a script that waits in an unloaded page only when the page's memory is freed.
    private static let forms = """
        let isGone = false
        const end = new Promise(done => addEventListener("pagehide", () => done(isGone = true), { once: true }))
        while (window.forms && !isGone)
          await Promise.race([end, new Promise(done => addEventListener("turbo:submit-end", done, { once: true }))])
        """

    /// A screen is uncovered two frames after its page is back.
    /// A hidden page draws none, and a page that is unloaded is hidden.
    private static let frames = """
        const hidden = new Promise(done => {
          document.addEventListener("visibilitychange", done, { once: true })
          addEventListener("pagehide", done, { once: true })
        })
        for (let n = 0; n < 3 && !document.hidden; n++)
          await Promise.race([hidden, new Promise(requestAnimationFrame)])
        """

    private var isBusy: Bool { VisitLedger(app.logEntries).hasRunning || !app.navigator.isIdle }

    var sessions: [Session] { [app.navigator.session, app.navigator.modalSession] }
    var isModal: Bool {
        app.navigator.navigationController.presentedViewController === app.navigator.modalNavigationController
    }
    var visibleSession: Session { isModal ? app.navigator.modalSession : app.navigator.session }
    var visibleView: VisitableView? { (visibleStack.topViewController as? any Visitable)?.visitableView }
    var visibleStack: UINavigationController {
        isModal ? app.navigator.modalNavigationController : app.navigator.navigationController
    }

    private final class Outside: TurboNavigationDelegate {
        func openExternalURL(_ url: URL, from controller: UIViewController) {}
        func openDownloadedFile(_ file: URL, from controller: UIViewController) {}
        func formSubmissionDidFail(_ failure: VisitFailure, from controller: UIViewController) {}
    }
}
