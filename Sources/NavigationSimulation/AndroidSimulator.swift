package import Foundation
package import TurboCore

/// Runs inputs through the decisions of a library for Android, and keeps the back stack. One web view shows all pages.
package struct AndroidSimulator {
    package typealias Destination = AndroidDecision.Destination

    /// From the start destination to the top; empty if the app has nothing to show anymore.
    package var stack: [Destination] = []
    /// Whether the library threw an exception.
    package private(set) var hasCrashed = false
    let library: AndroidDecision.Library
    let properties: (URL) -> PathProperties
    let site: SimulatedSite
    private var lastID = 0
    /// The screen whose page the web view shows, and those whose snapshots are gone.
    private var shown = 0
    private var stale: Set<Int> = []

    /// - Parameters:
    ///   - start: the first page. Its site is the app's, if it is a whole URL.
    ///   - properties: returns the properties of a URL in the path configuration.
    package init(
        start: String = "/", _ library: AndroidDecision.Library, properties: @escaping (URL) -> PathProperties
    ) {
        site = SimulatedSite(start: start)
        self.library = library
        self.properties = properties
    }

    /// Runs one line of a scenario. The first one opens the start destination.
    package mutating func run(_ line: SimulationScenario.Line) -> SimulationResult {
        var step = SimulationResult(reason: "the app has crashed")
        if !hasCrashed {
            switch line.input {
            case .tap(let path, _, _, let response) where stack.isEmpty && lastID == 0: step = start(path, response)
            case .tap(let path, let action, let kind, let response): step = tap(path, action, kind, response)
            case .submit(let path, let status, let location): step = submit(path, status, location)
            case .back: step = back()
            case .dismiss: step = dismiss()
            }
        }
        step.input = line.text
        let modal = stack.count - (stack.lastIndex { !$0.isModal }.map { $0 + 1 } ?? 0)
        step.main = stack.dropLast(modal).map(Self.name)
        step.modal = modal == 0 ? nil : stack.suffix(modal).map(Self.name)
        return step
    }

    /// Taps a link to which the server responds with its page.
    package mutating func tap(_ path: String) -> SimulationResult { tap(path, .advance, .web, .page) }

    /// Returns a destination for a path, as if it had been opened.
    package mutating func destination(_ path: String, isModal: Bool) -> Destination? {
        lastID += 1
        return site.url(path).map { Destination($0, isModal: isModal, id: lastID) }
    }

    static func name(_ destination: Destination) -> String {
        let path = SimulationNames.path(destination.url)
        return destination.isNative ? "(\(path))" : path
    }
}

/// What happens to the stack.
extension AndroidSimulator {
    /// Routes a location, as `Navigator.route` does.
    ///
    /// - Parameter hasResponse: whether Turbo has the response already, so that the page isn't requested.
    mutating func route(_ url: URL, _ action: VisitAction, isNative: Bool = false, hasResponse: Bool = false)
        -> SimulationResult
    {
        let decision = AndroidDecision(url, action, on: stack, library, properties: properties)
        guard !decision.stopsApp else {
            return crash("\(decision.reason), and a modal page can't be the root: the library throws an exception")
        }
        var step = SimulationResult(reason: decision.reason)
        switch decision.mode {
        case .none: step.reason += ": nothing happens"
        case .refresh: refresh(&step)
        case .dismissModal:
            dismissModal(for: url, action, isNative: isNative, hasResponse: hasResponse, &step)
        case .toModal:
            let replaces = decision.presentation == .replace
            step.reason = "it is a modal page: it " + (replaces ? "replaces the top page" : "is pushed")
            if replaces { pop(1, &step) }
            push(url, isNative: isNative, hasResponse: hasResponse, &step)
        case .inContext:
            switch decision.presentation {
            case .pop:
                step.reason += ": the top page is popped"
                pop(1, &step)
            case .replace:
                step.reason += ": it replaces the top page"
                pop(1, &step)
                push(url, isNative: isNative, hasResponse: hasResponse, &step)
            case .push:
                step.reason += ": it is pushed"
                push(url, isNative: isNative, hasResponse: hasResponse, &step)
            case .clearAll:
                step.reason += ": the pages above the first one are popped"
                pop(max(0, stack.count - 1), &step)
            case .replaceRoot:
                step.reason += ": it becomes the only page"
                pop(stack.count, &step)
                push(url, isNative: isNative, hasResponse: hasResponse, &step)
            // They have modes of their own.
            case .default, .refresh, .none: break
            }
        }
        return step
    }

    private mutating func push(_ url: URL, isNative: Bool, hasResponse: Bool, _ step: inout SimulationResult) {
        lastID += 1
        let destination = Destination(
            url, isModal: properties(url).context == .modal, isNative: isNative, id: lastID)
        stack.append(destination)
        step.steps.append("push \(Self.name(destination))\(destination.isModal ? " as a modal page" : "")")
        guard !isNative else { return }
        if !hasResponse { step.requests.append("GET \(SimulationNames.path(url))") }
        shown = lastID
    }

    private mutating func pop(_ count: Int, _ step: inout SimulationResult) {
        guard count > 0, !stack.isEmpty else { return }
        step.steps.append("pop \(stack.suffix(count).map(Self.name).joined(separator: ", "))")
        stack.removeLast(min(count, stack.count))
    }

    /// Pops the modal pages. The page below then routes the location itself.
    private mutating func dismissModal(
        for url: URL, _ action: VisitAction, isNative: Bool, hasResponse: Bool, _ step: inout SimulationResult
    ) {
        let isBelow = AndroidDecision.isSame(url, stack.dropLast().last?.url, properties(url))
        let count = stack.dropLast().reversed().prefix { $0.isModal }.count + 1
        pop(count, &step)
        step.reason = "the page isn't modal: the modal pages are popped"
        guard !stack.isEmpty else {
            step.warning = "The first page is a modal page, so no page is left."
            return
        }
        let routed = library == .hotwireNative ? (isBelow ? .replace : .advance) : action
        if library == .turboAndroid, properties(url).presentation == .none { return }
        let following = route(url, routed, isNative: isNative, hasResponse: hasResponse)
        step.reason += ", then \(following.reason)"
        step.steps += following.steps
        step.requests += following.requests
        (step.visibleContent, step.warning) = (following.visibleContent, following.warning)
    }

    private mutating func refresh(_ step: inout SimulationResult) {
        guard let top = stack.last else { return }
        guard library == .hotwireNative else {
            // It routes the current location again.
            if properties(top.url).value(.presentation)?.stringValue == "refresh" {
                step = crash(
                    "the current page has the presentation refresh too: the library calls itself without an end")
                return
            }
            let following = route(top.url, .advance, isNative: top.isNative)
            (step.steps, step.requests, step.warning) = (following.steps, following.requests, following.warning)
            step.reason += ": the current page is routed again: \(following.reason)"
            return
        }
        guard !top.isNative else {
            step.reason += ": the native screen decides what that means"
            return
        }
        step.reason += ": the current page is loaded again"
        step.requests.append("GET \(SimulationNames.path(top.url))")
        step.visibleContent = .refreshed
        shown = top.id
        // The web view loads the page as the first one, so Turbo starts anew.
        forgetSnapshots()
    }

    /// Opens the start destination.
    mutating func open(_ url: URL) -> SimulationResult {
        var step = SimulationResult(reason: "the first page")
        push(url, isNative: false, hasResponse: false, &step)
        // It is opened without a rule, so it has no context.
        stack = [Destination(url, isModal: false, id: lastID)]
        step.steps = ["push \(SimulationNames.path(url))"]
        return step
    }

    mutating func popTop(_ reason: String) -> SimulationResult {
        var step = SimulationResult(reason: reason)
        pop(1, &step)
        restore(&step)
        return step
    }

    private mutating func crash(_ reason: String) -> SimulationResult {
        hasCrashed = true
        return SimulationResult(reason: reason, warning: "The app crashes.")
    }

    mutating func forgetSnapshots() {
        stale = Set(stack.map(\.id).filter { $0 != shown })
    }

    mutating func forget(_ destination: Destination) {
        if destination.id != shown { stale.insert(destination.id) }
    }

    /// Adds the request of a page that was revealed, if it has no snapshot anymore.
    mutating func restore(_ step: inout SimulationResult) {
        guard let top = stack.last, !top.isNative, top.id != shown else { return }
        if stale.remove(top.id) != nil { step.requests.append("GET \(SimulationNames.path(top.url))") }
        shown = top.id
    }
}
