package import Foundation
package import TurboCore

/// Descriptions of screens and steps.
package enum SimulationNames {
    /// Returns the path of a screen, in parentheses for a native one.
    package static func path(_ screen: Screen) -> String {
        let url = screen.redirectedURL ?? screen.routedURL
        let name = url.map { path($0) } ?? "?"
        return screen.kind == .native ? "(\(name))" : name
    }

    /// Returns path and query. Escapes stay, except those of letters beyond ASCII: for a server `/a%2Fb` and `/a/b` are
    /// different.
    package static func path(_ url: URL) -> String {
        readable(RouteAddress.address(of: url.absoluteString) ?? url.path)
    }

    private static func readable(_ address: String) -> String {
        let hidden = address.replacingOccurrences(of: "%([0-7][0-9A-Fa-f])", with: "%25$1", options: .regularExpression)
        return hidden.removingPercentEncoding ?? address
    }

    /// Returns the description of a step for UIKit.
    package static func text(_ step: NavigationStep, before: NavigationState, after: NavigationState) -> String {
        switch step {
        case .push(let screen, let stack, _): "push \(path(screen)) on \(stack.rawValue)"
        case .replace(let old, let screen, let stack):
            "replace \(name(old, in: before)) with \(path(screen)) on \(stack.rawValue)"
        case .pop(let target, let stack, _): "pop \(stack.rawValue) to \(name(target, in: before))"
        case .setRoot(let screen): "set the root of main to \(path(screen))"
        case .presentModal(let screen, _): "present the modal stack with \(path(screen))"
        case .dismissModal: "dismiss the modal stack"
        case .presentForeign(let screen, _): "present \(path(screen)) over everything"
        case .remove(let id): "remove \(name(id, in: before))"
        case .setScreens(let screens, let stack):
            "leave \(screens.map(path).joined(separator: ", ")) on \(stack.rawValue)"
        }
    }

    private static func name(_ id: Screen.ID, in state: NavigationState) -> String {
        state.screen(id).map { path($0) } ?? id.description
    }
}

extension NavigationState {
    /// Returns the screen with an identifier, on either stack.
    package func screen(_ id: Screen.ID) -> Screen? {
        (main + (modal?.screens ?? [])).first { $0.id == id }
    }

    /// Returns the state with a change of a screen, such as the URL that the server redirected it to.
    func changing(_ id: Screen.ID, _ change: (inout Screen) -> Void) -> NavigationState {
        func changed(_ screen: Screen) -> Screen {
            var screen = screen
            if screen.id == id { change(&screen) }
            return screen
        }
        var state = self
        state.main = state.main.map(changed)
        if let modal { state.modal?.screens = modal.screens.map(changed) }
        return state
    }
}

extension Screen {
    /// The URL of the page that the screen shows; nil if it shows none.
    var pageURL: URL? { currentURL ?? redirectedURL ?? routedURL }
}

extension PageLoad {
    /// Returns the URL that is requested: for a visit its own or the routed URL, for a refresh the page's current one.
    package func url(of screen: Screen) -> URL? {
        switch kind {
        case .visit: location ?? screen.routedURL
        case .refresh, .adopt: screen.pageURL
        }
    }
}
