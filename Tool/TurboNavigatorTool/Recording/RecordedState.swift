import Foundation
import TurboCore

/// The recorded state of the stacks.
package struct RecordedState: Codable, Sendable, Equatable {
    package struct Screen: Codable, Sendable, Equatable {
        let id: Int
        let kind: String
        var context: String?
        var routed: URL?
        var redirected: URL?
        var current: URL?
    }

    package struct Overlay: Codable, Sendable, Equatable {
        let screen: Screen
        let over: String
    }

    let main: [Screen]
    /// The screens of the modal stack, or nil if it isn't presented.
    var modal: [Screen]?
    /// True, or nil for false.
    var isModalBeingDismissed: Bool?
    var overlay: Overlay?

    package init(_ state: NavigationState, _ mask: inout URLMask) {
        main = state.main.map { Screen($0, &mask) }
        modal = state.modal?.screens.map { Screen($0, &mask) }
        isModalBeingDismissed = state.modal?.isBeingDismissed == true ? true : nil
        overlay = state.overlay.map { Overlay(screen: Screen($0.screen, &mask), over: $0.stack.rawValue) }
    }

    /// The state to decide in again.
    var state: NavigationState {
        NavigationState(
            main: main.map(\.screen),
            modal: modal.map { .init(screens: $0.map(\.screen), isBeingDismissed: isModalBeingDismissed ?? false) },
            overlay: overlay.map { .init(screen: $0.screen.screen, over: .init(rawValue: $0.over) ?? .main) })
    }
}

extension RecordedState.Screen {
    init(_ screen: NavigationState.Screen, _ mask: inout URLMask) {
        id = screen.id.rawValue
        kind = screen.kind.rawValue
        context = screen.context?.rawValue
        routed = screen.routedURL.map { mask.masked($0) }
        redirected = screen.redirectedURL.map { mask.masked($0) }
        current = screen.currentURL.map { mask.masked($0) }
    }

    var screen: NavigationState.Screen {
        NavigationState.Screen(
            id: .init(id), kind: .init(rawValue: kind) ?? .native, context: context.flatMap(Navigation.Context.init),
            routedURL: routed, redirectedURL: redirected, currentURL: current)
    }
}
