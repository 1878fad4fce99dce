package import Foundation
internal import PageText
package import TurboCore

/// Runs inputs through the decisions of the app, and keeps the resulting state.
package struct Simulator {
    package var state = NavigationState()
    let properties: (URL) -> PathProperties
    /// The app's site; links to external URLs leave it.
    let base: URL
    private var lastScreen = 0
    /// The web views of the stacks that have shown a page.
    var webViews: [NavigationState.Stack: SimulatedWebView] = [:]
    /// The changes made in the current modal.
    var modalChanges = ModalRefresh()

    /// - Parameters:
    ///   - start: the first page. Its site is the app's, if it is a whole URL.
    ///   - properties: returns the properties of a URL in the path configuration.
    package init(start: String = "/", properties: @escaping (URL) -> PathProperties) {
        let site = URL(string: start).flatMap { $0.host == nil ? nil : $0 }
        base = site ?? URL(fileURLWithPath: "/")
        self.properties = properties
    }

    /// Runs one line of a scenario.
    package mutating func run(_ line: SimulationScenario.Line) -> SimulationResult {
        var step =
            switch line.input {
            case .tap(let path, let action, let kind, let response): visit(path, action, kind, response)
            case .submit(let path, let status, let location): submit(path, status, location)
            case .back: back()
            case .dismiss: dismiss()
            }
        step.input = line.text
        step.main = state.main.map(SimulationNames.path)
        step.modal = state.modal.map { $0.screens.map(SimulationNames.path) }
        return step
    }

    /// Taps a link to which the server responds with its page.
    package mutating func tap(_ path: String) -> SimulationResult {
        visit(path, .advance, .web, .page)
    }

    /// Returns a screen for a path, as if it had been routed.
    package mutating func screen(_ path: String, _ context: Navigation.Context) -> Screen {
        Screen(id: newID(), kind: .web, context: context, routedURL: url(path))
    }

    mutating func newID() -> Screen.ID {
        lastScreen += 1
        return Screen.ID(lastScreen)
    }
}

/// Paths and URLs.
extension Simulator {
    /// Returns the absolute URL of a path, which may have a query and a fragment, or of a whole URL.
    func url(_ address: String) -> URL? {
        if let url = URL(pageText: address), url.host != nil { return url }
        guard let path = RouteAddress.addressAsWritten(address) else { return nil }
        let fragment = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first
        return URL(string: site + path + (fragment.map { "#\($0)".escapedForURL } ?? ""))
    }

    /// The scheme, host and port of the app's server.
    private var site: String {
        guard let host = base.host, let scheme = base.scheme else { return "https://example.com" }
        return "\(scheme)://\(host)" + (base.port.map { ":\($0)" } ?? "")
    }

    /// Returns whether a URL belongs to the app's site.
    func isOwn(_ url: URL) -> Bool {
        self.url("/").map { Origin($0) == Origin(url) } ?? false
    }
}
