import Foundation
import TurboCore
import TurboNavigator
import TurboNavigatorTool
import WebKit

/// The events since the window was opened, stored for the inspector and written to the record.
@MainActor
final class Journal {
    private(set) var decisions = RecentList<JournalEntry.Decision>()
    private(set) var visits = RecentList<JournalEntry.Visit>()
    private(set) var requests = RecentList<EngineRequest>()
    private(set) var messages = RecentList<JournalEntry.Message>()
    private(set) var console = RecentList<JournalEntry.ConsoleLine>()
    private(set) var updates = RecentList<JournalEntry.PageUpdate>()
    private(set) var fetches = RecentList<JournalEntry.Fetch>()
    private(set) var pictures = ScreenshotCache()
    /// The findings of `check` in the watched file; nil if no file is watched.
    var findings: RuleFindings? {
        didSet { onChange() }
    }
    /// Called after each change.
    var onChange: () -> Void = {}
    /// Captures a screenshot of the window.
    var takeScreenshot: () -> StillImage? = { nil }

    private let configuration: PathConfiguration
    private let record: RecordWriter?
    private var debouncers: [IdleDebouncer] = []
    private var visitStarts: [VisitKey: (date: Date, redirect: URL?)] = [:]

    /// Identifies a visit. Each session counts its own visits.
    private struct VisitKey: Hashable {
        let token: Int
        let source: Source
    }

    /// A session, of which each tab has two.
    private struct Source: Hashable {
        let navigator: ObjectIdentifier
        let stack: NavigationState.Stack
    }

    init(_ options: OpenOptions, _ configuration: PathConfiguration) throws {
        self.configuration = configuration
        record = try options.record.map { try RecordWriter($0, of: options) }
    }

    /// Stores the events of a navigator.
    func observe(_ navigator: TurboNavigator) {
        navigator.onDecision = { [weak self] in self?.add($0, $1, $2) }
        // The user may leave a page without a decision: with Back or Done.
        let debouncer = IdleDebouncer(of: navigator) { [weak self, weak navigator] in
            if let state = navigator?.currentState() { self?.stacksDidSettle(state) }
            self?.onChange()
        }
        debouncers.append(debouncer)
        let id = ObjectIdentifier(navigator)
        observe(navigator.session, Source(navigator: id, stack: .main), debouncer)
        observe(navigator.modalSession, Source(navigator: id, stack: .modal), debouncer)
    }

    private func observe(_ session: Session, _ source: Source, _ debouncer: IdleDebouncer) {
        session.visits.onActivity = { [weak self] in self?.add($0, source, debouncer) }
        session.webView.observeRequests { [weak self] in self?.add($0) }
        PageConsole.observe(session.webView) { [weak self] in self?.add($0) }
        PageUpdates.observe(session.webView) { [weak self] in self?.add($0) }
        PageFetches.observe(session.webView) { [weak self] in self?.add($0) }
    }

    func add(_ event: TurboLogEntry) {
        record?.write(event)
    }

    private func add(
        _ proposal: NavigationProposal, _ state: NavigationState, _ decision: NavigationDecision
    ) {
        record?.write(proposal, in: state, decision)
        // The screen on top is about to be hidden.
        storeScreenshot(of: state)
        let match = configuration.match(proposal.visit.url)
        decisions.append(
            JournalEntry.Decision(
                number: decisions.total + 1, proposal: proposal, before: state, decision: decision,
                rules: match.reasons, builtInRule: match.builtInRule))
        onChange()
    }

    private func stacksDidSettle(_ state: NavigationState) {
        storeScreenshot(of: state)
        record?.write(idle: state)
    }

    /// Stores a screenshot of the top screen.
    func storeScreenshot(of state: NavigationState) {
        guard let screen = state[state.isModalPresented ? .modal : .main].last, let picture = takeScreenshot() else {
            return
        }
        pictures.keep(picture, of: screen.id)
    }

    private func add(_ activity: SessionActivity, _ source: Source, _ debouncer: IdleDebouncer) {
        let stack = source.stack
        switch activity {
        case .visitBegan(let token, _, let url, let action): began(token, url, action, source)
        case .visitRedirected(let token, let from, let to):
            visitStarts[VisitKey(token: token, source: source)]?.redirect = to
            record?.writeRedirect(token, stack, from: from, to: to)
        case .visitEnded(let token, let url, let end):
            ended(token, url, end, source)
            debouncer.ask()
        case .messageReceived(let name, let detail, let payload):
            add(JournalEntry.Message(stack: stack, isFromPage: true, name: name, detail: detail, payload: payload))
            // A frame may have changed the URL of its page, without a visit of the app's.
            if name == "visitRendered" { debouncer.ask() }
        case .messageSent(let name, let detail, let payload):
            add(JournalEntry.Message(stack: stack, isFromPage: false, name: name, detail: detail, payload: payload))
        }
        onChange()
    }

    private func add(_ message: JournalEntry.Message) {
        record?.write(message)
        messages.append(message.shortened)
    }

    private func began(_ token: Int, _ url: URL, _ action: VisitAction, _ source: Source) {
        visitStarts[VisitKey(token: token, source: source)] = (Date(), nil)
        record?.writeBegin(token, source.stack, url, action)
    }

    private func ended(_ token: Int, _ url: URL, _ end: VisitEnd, _ source: Source) {
        let start = visitStarts.removeValue(forKey: VisitKey(token: token, source: source))
        let time = start.map { " in \($0.date.millisecondsAgo) ms" } ?? ""
        let way = start?.redirect.map { "redirected to \($0.path), " } ?? ""
        var (event, result, isFailure) = (RecordedVisit.Event.rendered, "rendered" + time, false)
        var detail: String?
        switch end {
        case .rendered: break
        case .cancelled: (event, result) = (.cancelled, "cancelled" + time)
        case .failed(let failure):
            (event, isFailure, detail) = (.failed, true, failure.developerMessage)
            result = "failed\(time): \(failure.developerMessage)"
        }
        record?.write(token, source.stack, event, url, detail)
        visits.append(JournalEntry.Visit(url: url, result: way + result, isFailure: isFailure))
    }

    private func add(_ request: EngineRequest) {
        record?.write(request)
        requests.append(request)
        onChange()
    }

    private func add(_ line: JournalEntry.ConsoleLine) {
        record?.write(line)
        console.append(line)
        onChange()
    }

    private func add(_ update: JournalEntry.PageUpdate) {
        updates.append(update)
        onChange()
    }

    private func add(_ fetch: JournalEntry.Fetch) {
        fetches.append(fetch)
        onChange()
    }

    /// Removes all events.
    func clear() {
        decisions.removeAll()
        visits.removeAll()
        requests.removeAll()
        messages.removeAll()
        console.removeAll()
        updates.removeAll()
        fetches.removeAll()
        onChange()
    }

    /// The bodies of a request, if a script of a page made it: those of the closest one in time with its URL, because
    /// WebKit and the page report it independently.
    func bodies(of request: EngineRequest) -> (sent: String?, received: String?) {
        let url = request.url.absoluteString
        func closest(_ isWanted: (JournalEntry.Fetch) -> Bool) -> JournalEntry.Fetch? {
            fetches.elements.filter { isWanted($0) && abs($0.began.timeIntervalSince(request.began)) < Self.closeness }
                .min { abs($0.began.timeIntervalSince(request.began)) < abs($1.began.timeIntervalSince(request.began)) }
        }
        let isRedirect = (300...399).contains(request.status ?? 0)
        return (
            closest { $0.url == url && $0.method == request.method }?.sent,
            isRedirect ? nil : closest { $0.responseURL == url }?.received
        )
    }

    /// The number of seconds between the two reports of a request, at most. A redirected one may take long.
    private static let closeness: TimeInterval = 10
}
