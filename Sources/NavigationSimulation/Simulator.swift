package import Foundation
package import TurboCore

/// Runs inputs through the decisions that the app uses, and keeps what would be on screen.
package struct Simulator {
    package var state = NavigationState()
    let properties: (URL) -> PathProperties
    /// The site of the app; links to others leave it.
    let base: URL
    private var lastScreen = 0
    /// The web views of the stacks that have shown a page.
    var webViews: [NavigationState.Stack: SimulatedWebView] = [:]
    /// What the modal that is up has changed.
    var modalChanges = ModalChanges()

    /// - Parameters:
    ///   - start: its site is the app's, if it has one.
    ///   - properties: what the path configuration says about a URL.
    package init(start: String = "/", properties: @escaping (URL) -> PathProperties) {
        let site = URL(string: start).flatMap { $0.host == nil ? nil : $0 }
        base = site ?? URL(fileURLWithPath: "/")
        self.properties = properties
    }

    /// Runs one line of a script.
    package mutating func run(_ line: SimulationScript.Line) -> SimulationStep {
        var step =
            switch line.input {
            case .tap(let path, let action, let kind, let answer): visit(path, action, kind, answer)
            case .submit(let path, let status, let location): submit(path, status, location)
            case .back: back()
            case .dismiss: dismiss()
            }
        step.input = line.text
        step.main = state.main.map(SimulationNames.path)
        step.modal = state.modal.map { $0.screens.map(SimulationNames.path) }
        return step
    }

    /// A link that the server answers with its page.
    package mutating func tap(_ path: String) -> SimulationStep {
        visit(path, .advance, .web, .page)
    }

    /// A screen for a path, as if it had been routed before.
    package mutating func screen(_ path: String, _ context: Navigation.Context) -> Screen {
        Screen(id: newID(), kind: .web, context: context, routedURL: url(path))
    }

    mutating func newID() -> Screen.ID {
        lastScreen += 1
        return Screen.ID(lastScreen)
    }
}
