internal import CGTK
internal import Foundation
internal import GObjectKit
internal import TurboCore
internal import TurboNavigatorTesting
internal import UIKit
internal import WebKit

/// Does in an app what the process that started it asks for: each line of its socket is a request, and gets a line in
/// response. docs/protocol.md describes them.
@MainActor
package final class DriveServer {
    /// The version of the protocol. It grows with each change that a client has to know.
    package static let version = 1

    let app: any DrivenApp
    let input: DisplayInput
    private let channel: DriveChannel
    /// The size of the window without a request.
    private let size: CGSize
    private(set) var driver: AppDriver

    /// - Parameter descriptor: one end of a socket pair, whose other end the process has that started the app.
    /// - Throws: an error whose description says what is missing.
    package init(descriptor: Int32, app: any DrivenApp) throws {
        self.app = app
        do {
            channel = try DriveChannel(descriptor: descriptor)
            input = try DisplayInput()
        } catch let failure as DriveFailure {
            throw DriveError(description: failure.message)
        }
        size = app.window.frame.size
        WKWebView.opensDialogs = false
        driver = Self.driver(of: app, Self.deadline)
    }

    private static func driver(of app: any DrivenApp, _ deadline: TimeInterval) -> AppDriver {
        let driver = AppDriver(window: app.window, deadline: deadline)
        driver.appRequests = { [weak app] in app.map(answeredRequests) ?? [] }
        return driver
    }

    /// Responds to requests, one after the other, until the other process ends.
    ///
    /// - Throws: an error if a response isn't JSON.
    package func run() async throws {
        restoreWindow()
        stopBlinking()
        try channel.send(["protocol": Self.version, "rulePaths": app.rulePaths])
        for await line in channel.lines() {
            var id = 0
            do {
                let request = try DriveRequest(line)
                id = request.id
                driver.deadline = request.optional("deadline") ?? Self.deadline
                try channel.send(["id": id, "value": try await perform(request) ?? NSNull()])
            } catch let failure as DriveFailure {
                try respond(id, failure)
            } catch let error as AppDriverError {
                try respond(id, DriveFailure(.failed, error.message, seen: error.seen))
            } catch {
                try respond(id, DriveFailure(.failed, "\(error)"))
            }
        }
    }

    /// The number of seconds that a request waits by default.
    private static let deadline: TimeInterval = 10

    private func respond(_ id: Int, _ failure: DriveFailure) throws {
        let error = ["kind": failure.kind.rawValue, "message": failure.message, "seen": failure.seen]
        try channel.send(["id": max(id, failure.request), "error": error])
    }

    /// Follows the log of an app that has started anew.
    func restart() {
        driver.close()
        driver = Self.driver(of: app, driver.deadline)
    }

    /// The requests with the status of their responses.
    private static func answeredRequests(of app: any DrivenApp) -> [String] {
        app.requests.map { "\($0.line): \($0.status.map(String.init) ?? "no response")" }
    }

    /// - Returns: the value of the response; nil for none.
    private func perform(_ request: DriveRequest) async throws -> Any? {
        switch request.command {
        case .rules:
            await app.use(rules: try request.url())
            return nil
        case .leave:
            app.leave()
            restart()
            return nil
        case .reset:
            await app.reset()
            restart()
            restoreWindow()
            return nil
        case .state: return state
        case .page: return try await page(try request.text("ask"), request.all, in: request.list("frames"))
        case .requests: return app.requests.map(\.line)
        case .log:
            let events = driver.logEntries.filter { $0.level > .debug }.map { "\($0.source): \($0.message)" }
            return [
                "decisions": app.decisions, "rules": app.ruleProblems, "requests": Self.answeredRequests(of: app),
                "events": events, "console": app.console,
            ]
        case .screenshot:
            try await driver.screenshot(to: URL(fileURLWithPath: try request.text("path")))
            return nil
        case .visit:
            let url = try request.url()
            let start = request.optional("start").flatMap { URL(string: $0, relativeTo: url)?.absoluteURL }
            app.start(at: url, over: start ?? url)
            restart()
            try await settle()
            // The test goes on elsewhere, and doesn't want what it has typed.
            while let alert = driver.alert, let discard = alert.actions.first(where: { $0.style == .destructive }) {
                alert.choose(discard)
                try await settle()
            }
            return nil
        case .reload: app.reload()
        case .link: app.open(try request.url())
        case .wait: break
        case .press: try await press(try request.text("button"))
        case .row: try await driver.tap(row: try request.text("text"), waits: false)
        case .tab: try await driver.select(tab: try request.text("title"), waits: false)
        case .back: try await driver.back(waits: false)
        case .swipe: try swipeBack()
        case .dismiss:
            do {
                try await driver.dismiss(waits: false)
                try await settle()
            } catch is AppDriverError where driver.alert != nil {
                // The app asks first.
            }
            return nil
        case .refresh: try await driver.refresh(waits: false)
        case .answer: try answer(accepts: try request.flag("accept"), text: request.optional("text"))
        case .click: try await click(request)
        case .hover: try await hover(request)
        case .drag: try await drag(request)
        case .type: try await type(request)
        case .resize:
            let size = CGSize(width: try request.number("width"), height: try request.number("height"))
            resize(size)
            try await driver.wait(until: "the window has its size, for which the display may be too small") {
                app.window.bounds.size == size
            }
        case .appearance: app.window.overrideUserInterfaceStyle = try request.flag("dark") ? .dark : .light
        case .textScale: setTextScale(try request.number("scale"))
        case .offline: app.isOffline = try request.flag("offline")
        }
        try await settle()
        return nil
    }

    /// Waits until what a command has caused has ended.
    private func settle() async throws {
        try await driver.waitUntilIdle(turns: 1, ignoresDownloads: true)
        closeOtherWindows()
    }

    // MARK: State

    private var state: [String: Any] {
        var state: [String: Any] = [
            "stacks": driver.stacks, "title": driver.title, "labels": driver.labels,
            "buttons": driver.shareSheet?.actions.compactMap(\.title) ?? driver.buttons,
            "tabs": driver.tabs, "message": driver.message ?? NSNull(), "error": driver.isErrorVisible,
            "size": [Double(app.window.bounds.width), Double(app.window.bounds.height)],
        ]
        state["url"] = (driver.isErrorVisible ? driver.failedURL : driver.url)?.absoluteString
        state["tab"] = driver.selectedTab
        state["share"] = driver.shareSheet.map { $0.title ?? "" }
        state["downloads"] = driver.downloads.map { entry, file in
            ["name": entry.name, "state": Self.name(of: entry.state), "path": file?.path ?? NSNull()] as [String: Any]
        }
        if let alert = driver.alert {
            state["alert"] = [
                "title": alert.title ?? "", "message": alert.message ?? "", "buttons": driver.buttons,
                "hasField": alert.textFields != nil,
            ]
        }
        return state
    }

    private static func name(of state: DownloadEntry.State) -> String {
        switch state {
        case .running, .interrupted: "running"
        case .downloaded: "downloaded"
        case .failed: "failed"
        case .canceled: "canceled"
        }
    }

    // MARK: The window

    /// Closes the desktop's windows, such as that of the keyboard shortcuts, which would get all clicks and keys.
    private func closeOtherWindows() {
        let windows = gtk_window_get_toplevels()
        let all = (0..<g_list_model_get_n_items(windows)).compactMap { g_list_model_get_item(windows, $0) }
        for window in all.map({ GObjectReference($0, .adopting) }) where window.widget != app.window.gtkWindow.widget {
            gtk_window_close(window.cast())
        }
    }

    /// The window as it was before a test has changed it.
    private func restoreWindow() {
        resize(size)
        app.window.overrideUserInterfaceStyle = .unspecified
        setTextScale(1)
    }

    /// The cursor in a field is part of a picture.
    private func stopBlinking() {
        guard let settings = gtk_settings_get_default() else { return }
        GObjectReference(UnsafeMutableRawPointer(settings), .retaining)
            .setProperty("gtk-cursor-blink", .boolean) { g_value_set_boolean($0, 0) }
    }

    /// The text scale of the desktop.
    private func setTextScale(_ scale: Double) {
        guard let settings = gtk_settings_get_default() else { return }
        GObjectReference(UnsafeMutableRawPointer(settings), .retaining)
            .setProperty("gtk-xft-dpi", .int) { g_value_set_int($0, Int32(scale * 96 * 1024)) }
    }

    /// Gives the app a size. GTK counts the border that it draws in a window without a manager.
    private func resize(_ size: CGSize) {
        var (x, y) = (0.0, 0.0)
        gtk_native_get_surface_transform(app.window.gtkWindow.opaque, &x, &y)
        gtk_window_set_default_size(app.window.gtkWindow.cast(), Int32(size.width + 2 * x), Int32(size.height + 2 * y))
    }

    // MARK: The user

    /// Presses a button, or chooses from a share sheet.
    private func press(_ button: String) async throws {
        guard let sheet = driver.shareSheet, let action = sheet.actions.first(where: { $0.title == button }) else {
            return try await driver.tap(button: button, waits: false)
        }
        sheet.choose(action)
    }

    /// Swipes from the edge, beyond the middle.
    private func swipeBack() throws {
        guard let stack = driver.stack, stack.viewControllers.count > 1,
            stack.topViewController?.navigationItem.hidesBackButton != true
        else { throw DriveFailure(.failed, "The user can't swipe back here.", seen: driver.seenWithoutPage) }
        let isRightToLeft = stack.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let distance = stack.view.bounds.width * (isRightToLeft ? -0.9 : 0.9)
        stack.swipeBack(.begin(at: 0))
        stack.swipeBack(.update(distance, at: 0.2))
        stack.swipeBack(.end(at: 0.3))
    }

    private func answer(accepts: Bool, text: String?) throws {
        guard let alert = driver.alert else {
            throw DriveFailure(.failed, "There is no alert to answer.", seen: driver.seenWithoutPage)
        }
        if let text { alert.textFields?.first?.text = text }
        let cancel = alert.actions.first { $0.style == .cancel }
        let accept = alert.preferredAction ?? alert.actions.first { $0.style != .cancel }
        guard let action = (accepts ? accept : cancel ?? accept) else {
            throw DriveFailure(.failed, "The alert has no such button.", seen: driver.seenWithoutPage)
        }
        alert.choose(action)
    }
}

/// The reason why an app can't be driven.
package struct DriveError: Error, CustomStringConvertible {
    package let description: String
}
