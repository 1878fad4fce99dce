package import Foundation
package import TurboCore

/// Runs inputs through the decisions of the app, and keeps the resulting state.
package struct Simulator {
    package var state = NavigationState()
    let properties: (URL) -> PathProperties
    /// The app's site; links to external URLs leave it.
    private let site: SimulatedSite
    private var lastScreen = 0
    /// The web views of the stacks that have shown a page.
    var webViews: [NavigationState.Stack: SimulatedWebView] = [:]
    /// The changes made in the current modal.
    var modalChanges = ModalRefresh()

    /// - Parameters:
    ///   - start: the first page. Its site is the app's, if it is a whole URL.
    ///   - properties: returns the properties of a URL in the path configuration.
    package init(start: String = "/", properties: @escaping (URL) -> PathProperties) {
        site = SimulatedSite(start: start)
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

    func url(_ address: String) -> URL? { site.url(address) }

    func isOwn(_ url: URL) -> Bool { site.contains(url) }

    mutating func newID() -> Screen.ID {
        lastScreen += 1
        return Screen.ID(lastScreen)
    }
}
