import DemoApp
import Foundation
import TestSupport
import TurboNavigator
import TurboNavigatorTesting
import UIKit

/// A user of the demo app who clicks and types anything, as fast as the X server accepts it. One seed is one round,
/// which begins on the first page.
@MainActor
final class Monkey {
    /// The number of inputs that are sent at once, and how often in a round.
    private static let (burst, bursts) = (40, 6)

    private let app: AppDriver
    private let scene: DemoSceneDelegate
    private let server: URL
    private let pointer: Pointer
    /// The number of presses of a button that were sent, and that arrived in the window. One beside an open menu closes
    /// it, and doesn't arrive.
    private(set) var (sent, arrived) = (0, 0)
    /// The size of the window after the inputs so far.
    private var size = CGSize.zero
    /// The pages that the round has routed, for the failure message.
    private var story: [String] = []

    init(_ app: AppDriver, scene: DemoSceneDelegate, server: URL) {
        (self.app, self.scene, self.server) = (app, scene, server)
        pointer = Pointer(app.window)
        hideWindowButtons()
        whenPressed(in: app.window) { [weak self] in self?.arrived += 1 }
    }

    /// - Throws: if the app isn't at rest in time, or its title isn't that of the page.
    func run(_ seed: Int) async throws {
        story = []
        try await begin()
        var dice = Dice(seed: seed)
        for _ in 0..<Self.bursts {
            let path = dice.pick(Self.paths)
            story.append(path)
            scene.navigator?.route(server.appendingPathComponent(path))
            try await perform(makeInputs(&dice))
        }
        do {
            try await rest()
            try await checkPress()
        } catch {
            throw TestFailure("seed \(seed), routed \(story.joined(separator: " ")): \(error)")
        }
    }

    private func makeInputs(_ dice: inout Dice) -> [Input] {
        (0..<Self.burst).map { _ in
            let input = Input(&dice, in: size)
            if case .resize(let next) = input { size = next }
            return input
        }
    }

    /// Performs actions, and waits after each change of the window's size.
    ///
    /// NB: without a window manager, GTK itself resizes the window after a press at its edge, which is at the former
    /// place until the next frame. GTK 4.8 then asks the X server twice for one size, and draws no frame until it has
    /// been told twice: never again.
    private func perform(_ inputs: [Input]) async throws {
        sent += inputs.count(where: \.isPress)
        var rest = inputs[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(where: \.isResize).map { $0 + 1 } ?? rest.endIndex
            try await pointer.perform(Array(rest[..<end]))
            try await drain()
            rest = rest[end...]
        }
    }

    /// Shows the first page in a window of the usual size.
    private func begin() async throws {
        size = CGSize(width: 480, height: 870)
        leaveFullScreen(app.window)
        try await perform([.resize(size), .key("ctrl+0")])
        for _ in 0..<5 where app.window.rootViewController?.presentedViewController != nil {
            app.window.perform(.cancel)
            try await app.waitUntilIdle()
        }
        if scene.tabs != nil { scene.navigator?.route(server.appendingPathComponent("tabs")) }
        try await app.waitUntilIdle()
        scene.navigator?.clearAll()
        try await app.waitUntilIdle()
    }

    /// Waits until the window has received everything: GTK draws a frame only after it has handled all pending events.
    ///
    /// - Throws: if GTK doesn't draw the window in time.
    private func drain() async throws {
        var count = -1
        while count != arrived {
            count = arrived
            var isDrawn = false
            Task {
                for _ in 0..<3 { await nextFrame(of: app.window) }
                isDrawn = true
            }
            try await app.wait(until: "the window is drawn") { isDrawn }
            // The primary menu opens windows that block this one.
            closeDialogs(over: app.window)
        }
    }

    /// Waits until the app is at rest, and compares its title with the page's.
    private func rest() async throws {
        try await waitForSlowPage()
        try await app.waitUntilIdle()
        guard let stack = navigator?.activeNavigationController,
            stack.presentedViewController == nil, let screen = stack.topViewController as? any Visitable,
            ErrorContainerView.shown(on: screen) == nil, let webView = screen.visitableView?.webView
        else { return }
        let title = try await webView.evaluateJavaScript("document.title") as? String ?? ""
        guard app.title != title else { return }
        throw TestFailure("the title is “\(app.title)” and that of the page “\(title)”, with the stacks \(app.stacks)")
    }

    private var navigator: TurboNavigator? { scene.tabs?.activeNavigator ?? scene.navigator }

    /// Waits for a page that the server sends after up to ten seconds. It's for Back before the response.
    private func waitForSlowPage() async throws {
        app.deadline += 10
        defer { app.deadline -= 10 }
        try await app.wait(until: "the slow page is loaded") { !isSlowPageLoading }
    }

    private var isSlowPageLoading: Bool {
        guard let navigator else { return false }
        return [navigator.session, navigator.modalSession].contains { session in
            session.isVisiting && session.owner?.visitableURL?.path == "/slow"
        }
    }

    /// - Throws: if the window no longer receives presses. The first of two may close a menu.
    private func checkPress() async throws {
        let count = arrived
        for _ in 0..<2 { try await perform([.click(CGPoint(x: size.width / 2, y: Input.bar / 2), button: 2)]) }
        guard arrived == count else { return }
        throw TestFailure("a press doesn't arrive in the window, with the stacks \(app.stacks)")
    }

    private static let paths = [
        "navigation", "modal/new", "modal/medium", "presentations", "numbers", "tabs", "components", "resources",
        "resources/new", "protected", "slow", "long", "redirects", "errors", "error", "files", "files/note", "links",
        "javascript", "plain", "follow/modal", "session/new",
    ]
}

extension Input {
    /// Whether it presses a button, which the wheel doesn't.
    fileprivate var isPress: Bool {
        switch self {
        case .click(_, let button): ![4, 5].contains(button)
        case .drag: true
        case .key, .resize: false
        }
    }

    fileprivate var isResize: Bool {
        if case .resize = self { true } else { false }
    }

    /// A random action in a window of this size. Left out are the keys that open a window of their own, or close this
    /// one.
    fileprivate init(_ dice: inout Dice, in size: CGSize) {
        // The bar has most of the app's own buttons.
        let height = dice.roll(5) == 0 ? Self.bar : size.height
        let point = CGPoint(x: Self.place(within: size.width, &dice), y: Self.place(within: height, &dice))
        let pointInPage = CGPoint(x: point.x, y: max(point.y, Self.bar + Self.edge))
        switch dice.roll(20) {
        case 0..<10: self = .click(point)
        case 10, 11: self = .click(pointInPage, button: 3)
        case 12: self = .click(point, button: dice.pick([4, 5, 5, 8]))
        case 13: self = .drag(pointInPage, by: CGPoint(x: dice.roll(300) - 100, y: dice.roll(600) - 200))
        case 14: self = .resize(CGSize(width: 400 + dice.roll(700), height: 450 + dice.roll(500)))
        default: self = .key(dice.pick(Self.keys))
        }
    }

    /// The height of the bar of the window, and the width of its edge with the border, which the size includes.
    ///
    /// NB: without a window manager, GTK itself moves a window that is dragged by its bar, resizes it by its edge, and
    /// opens a menu of its own over the bar. With a click outside the window, it may keep the pointer.
    fileprivate static let (bar, edge): (CGFloat, CGFloat) = (47, 13)

    private static func place(within length: CGFloat, _ dice: inout Dice) -> CGFloat {
        edge + CGFloat(dice.roll(max(1, Int(length - 2 * edge))))
    }

    private static let keys = [
        "Escape", "Escape", "Return", "space", "Tab", "shift+Tab", "a", "BackSpace", "Down", "Up", "Page_Down", "End",
        "Menu", "alt+Left", "F5", "ctrl+f", "ctrl+plus", "ctrl+minus", "ctrl+a", "ctrl+c", "ctrl+v", "F10", "ctrl+Tab",
    ]
}
