import Foundation
import Testing

@testable import TurboCore

/// A session without screens and WebKit, in an app with a navigator. It receives events, and the effects of the last
/// one are text.
struct SessionHarness {
    typealias VisitableID = SessionState.VisitableID

    private(set) var state = SessionState()
    var facts = SessionFacts()
    /// Whether a web view can be replaced.
    var canReplaceWebView = true
    /// The effects of the last event.
    private(set) var effects: [String] = []

    /// The calls of the last event that make or prepare a visit.
    private(set) var calls: [String] = []

    init() {
        facts.origins.add(Self.url("/"))
        facts.hasNavigator = true
        facts.isOwnerContained = true
    }

    static func url(_ path: String) -> URL {
        let text = path.hasPrefix("/") ? "https://app.example\(path)" : path
        return URL(string: text) ?? URL(fileURLWithPath: path)
    }

    mutating func send(_ event: SessionEvent) {
        var all = state.handle(event, facts)
        if case .page(.replaceWebView)? = all.last {
            all += state.handle(.process(.replacementDidEnd(hasNewWebView: canReplaceWebView)), facts)
        }
        effects = all.compactMap(SessionText.text)
        calls = all.compactMap(SessionText.visitCall)
    }

    mutating func setRoute(of screen: Int, to path: String) {
        state.setRoute(of: VisitableID(screen), to: Self.url(path))
    }

    mutating func receive(_ message: PageMessage) { send(.page(.message(message))) }

    /// Decides about a load, and keeps the effects.
    mutating func decide(_ load: LinkLoad) -> LinkDecision {
        let (decision, followed) = state.decide(load, facts)
        effects = followed.compactMap(SessionText.text)
        return decision
    }

    // MARK: What happens often

    func page(_ path: String, document: Double? = nil) -> PageMessage.PageState {
        PageMessage.PageState(
            location: Self.url(path), title: path, restorationIdentifier: "page \(path)",
            document: document.map { PageDocument($0) })
    }

    mutating func visit(_ screen: Int, _ path: String, _ options: VisitOptions = VisitOptions()) {
        state.setRoute(of: VisitableID(screen), to: Self.url(path))
        send(.request(.visit(VisitRequest(VisitableID(screen), Self.url(path), options))))
    }

    mutating func adopt(_ screen: Int, routed path: String) {
        state.setRoute(of: VisitableID(screen), to: Self.url(path))
        send(.request(.adopt(VisitableID(screen))))
    }

    mutating func appear(_ screen: Int) { send(.screen(VisitableID(screen), .didAppear)) }

    /// Loads the first page of the session: screen 1 shows `/1`.
    mutating func start() {
        visit(1, "/1")
        appear(1)
        load("/1", document: 1)
    }

    /// Loads the document of the current cold boot, in which Turbo starts.
    mutating func load(_ path: String, document: Double) {
        facts.webViewURL = Self.url(path)
        send(.visit(token: state.lastToken, .documentCommitted))
        receive(.pageLoaded(page(path, document: document)))
    }

    /// Renders the page of the current visit.
    mutating func render(_ path: String) {
        facts.webViewURL = Self.url(path)
        receive(.visitCompleted(token: state.lastToken, page(path)))
        receive(.visitRendered(token: state.lastToken, page(path)))
    }

    /// Pushes screen 2, which visits `/2`.
    mutating func push() {
        visit(2, "/2")
        appear(2)
    }

    mutating func fail(_ status: Int) {
        receive(
            .visitRequestFailed(
                token: state.lastToken, location: state.visit?.location ?? Self.url("/"), statusCode: status))
    }

    mutating func redirect(_ visit: Int, to path: String, hasResponse: Bool = true) {
        let response = hasResponse ? VisitResponse(statusCode: 200, redirected: true, responseHTML: "page") : nil
        receive(
            .visitProposed(
                PageMessage.Proposal(
                    location: Self.url(path), options: VisitOptions(action: .replace, response: response),
                    redirectedVisit: visit)))
    }
}
