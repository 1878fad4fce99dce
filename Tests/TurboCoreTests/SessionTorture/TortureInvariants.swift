import Foundation

@testable import TurboCore

/// The invariants when the app is idle.
struct TortureInvariants {
    private let world: TortureWorld

    init(_ world: TortureWorld) {
        self.world = world
    }

    var violations: [String] {
        world.sessions.flatMap(violations) + (world.navigator.isWaiting ? ["a proposal waits forever"] : [])
            + (world.navigator.top.map(violationsAboutScreen) ?? [])
    }

    private func violations(_ session: TortureSession) -> [String] {
        var wrong: [String] = []
        if session.state.isVisiting { wrong.append("a visit never ends") }
        if session.deadline != nil { wrong.append("a timer is still running") }
        if session.coldBoot != nil { wrong.append("a load is still running") }
        return wrong
    }

    private func violationsAboutScreen(_ screen: TortureScreen) -> [String] {
        guard !screen.isNative else { return [] }
        let session = world.session(screen.stack)
        var wrong: [String] = []
        if screen.isBusy { wrong.append("the activity indicator is still shown") }
        if screen.isRefreshing { wrong.append("the refresh control is still refreshing") }
        if screen.progress != nil { wrong.append("the progress bar is still shown") }
        if !screen.hasWebView { wrong.append("the web view is not on screen \(screen.number)") }
        guard !screen.hasFailed, !session.isHeldByPage else { return wrong }
        if screen.isShowingScreenshot { wrong.append("the page of screen \(screen.number) is hidden") }
        return wrong + violationsAboutPage(of: screen, in: session)
    }

    private func violationsAboutPage(of screen: TortureScreen, in session: TortureSession) -> [String] {
        guard let document = session.engine.document, let current = session.urls(of: screen)?.current else {
            return ["screen \(screen.number) has no page"]
        }
        var wrong: [String] = []
        if !PageIdentity(current).isSame(as: PageIdentity(document.location)) {
            wrong.append("the screen's URL is \(current), the page's \(document.location)")
        }
        if !document.names.contains(where: { PageIdentity($0).isSame(as: PageIdentity(document.location)) }) {
            wrong.append("the page of \(document.drawn) is shown at \(document.location)")
        }
        if screen.signals != [document.drawn.path] {
            wrong.append("the screen's buttons are \(screen.signals), the page's \(document.drawn.path)")
        }
        if screen.title != document.drawn.path {
            wrong.append("the screen's title is \(screen.title ?? "none"), the page's \(document.drawn.path)")
        }
        return wrong
    }
}

extension TortureSession {
    /// Whether the web view shows an external page or one without Turbo, which the session doesn't replace.
    var isHeldByPage: Bool {
        engine.document.map { $0.isForeign || !$0.hasTurbo } ?? false
    }
}
