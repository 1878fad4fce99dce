import Foundation
import TurboCore

/// Parses and writes the notation of `FlowRow`.
enum FlowNotation {
    static let newScreen = Screen.ID(1000)

    static func url(_ path: String) -> URL {
        guard let url = URL(string: path, relativeTo: URL(string: "https://example.com"))?.absoluteURL else {
            preconditionFailure("not a path: \(path)")
        }
        return url
    }

    static func state(_ text: String) -> NavigationState {
        let overlays = text.components(separatedBy: " ! ")
        let halves = overlays[0].components(separatedBy: "|")
        var state = NavigationState(main: screens(halves[0], .default, from: 1))
        if halves.count > 1 {
            let isBeingDismissed = halves[1].contains("~")
            let paths = halves[1].replacingOccurrences(of: "~", with: "")
            state.modal = .init(screens: screens(paths, .modal, from: 100), isBeingDismissed: isBeingDismissed)
        }
        if overlays.count > 1 {
            let overlay = Screen(id: Screen.ID(500), kind: .foreign)
            state.overlay = .init(screen: overlay, over: state.isModalPresented ? .modal : .main)
        }
        return state
    }

    static func text(_ state: NavigationState) -> String {
        var text = state.main.map(path).joined(separator: " ")
        if let modal = state.modal {
            text += " | " + (modal.isBeingDismissed ? "~" : "") + modal.screens.map(path).joined(separator: " ")
        }
        if state.overlay != nil { text += " ! alert" }
        return text.trimmingCharacters(in: .whitespaces)
    }

    static func text(_ load: PageLoad?, in state: NavigationState) -> String {
        guard let load else { return "" }
        let screen = (state.main + (state.modal?.screens ?? [])).first { $0.id == load.screenID }
        let verb =
            switch load.kind {
            case .visit: "visit"
            case .refresh: "refresh"
            case .adopt: "adopt"
            }
        return verb + (load.stack == .modal ? " | " : " ")
            + (load.location.map(relative) ?? screen.map(barePath) ?? "nothing")
    }

    private static func screens(_ text: String, _ context: Navigation.Context, from first: Int) -> [Screen] {
        text.split(separator: " ").enumerated().map { index, word in
            let isNative = word.hasPrefix("(")
            let parts = word.trimmingCharacters(in: CharacterSet(charactersIn: "()")).components(separatedBy: "→")
            // "-" is a screen that the app created without a URL; "/a→/b" was redirected from /a to /b.
            return Screen(
                id: Screen.ID(first + index), kind: isNative ? .native : .web, context: context,
                routedURL: parts[0] == "-" ? nil : url(parts[0]),
                redirectedURL: parts.count > 1 ? url(parts[1]) : nil)
        }
    }

    private static func path(_ screen: Screen) -> String {
        let redirected = screen.redirectedURL.map { "→" + relative($0) } ?? ""
        let text = barePath(screen) + redirected
        return (screen.kind == .native ? "(\(text))" : text) + (screen.id == newScreen ? "*" : "")
    }

    private static func barePath(_ screen: Screen) -> String {
        screen.routedURL.map(relative) ?? "-"
    }

    private static func relative(_ url: URL) -> String {
        url.absoluteString.replacingOccurrences(of: "https://example.com", with: "")
    }
}
