internal import Foundation
internal import TurboNavigatorTesting
internal import TurboSession
internal import UIKit
internal import WebKit

/// What happens in the visible page.
extension DriveServer {
    /// Asks the visible page.
    func page(_ name: String, _ values: [String: Any], in frames: [Any]) async throws -> Any? {
        let text: String?
        do {
            text = try await driver.callPage(
                "return await (\(JavaScript.drive))(turboNavigatorCall, \(Self.script(name, values)))",
                ["turboNavigatorCall": ["name": name, "values": values, "frames": frames]])
        } catch let error as AppDriverError {
            let isScript = values["script"] != nil && error.message.contains("SyntaxError")
            throw DriveFailure(isScript ? .script : .noPage, error.message, seen: error.seen)
        }
        // While an alert is over the page, it doesn't answer. What made the alert appear has succeeded.
        guard let text else { return nil }
        let answer = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
        if let kind = answer["kind"] as? String {
            throw DriveFailure(DriveFailure.Kind(rawValue: kind) ?? .script, answer["message"] as? String ?? "")
        }
        return answer["value"]
    }

    /// The test's script as a function of a window. A part of what WebKit runs, because a page may forbid that its scripts
    /// evaluate texts.
    private static func script(_ name: String, _ values: [String: Any]) -> String {
        guard let text = values["script"] as? String else { return "null" }
        let result = name == "evaluate" ? "return " : ""
        let body = result + text.trimmingCharacters(in: .whitespacesAndNewlines)
        return "(window) => { with (window) { return function () { \(body)\n} } }"
    }

    /// Clicks an element with the pointer.
    func click(_ request: DriveRequest) async throws {
        let button = request.optional("button") ?? 1
        let count = request.optional("count") ?? 1
        var values = try target(request)
        (values["expects"], values["count"]) = (button == 1 ? "mouseup" : "mousedown", count)
        // A point of the test's own may be beside the element.
        values["mayBeCovered"] = values["offset"] != nil
        _ = try await aim(values, request)
        let held = try modifiers(request)
        try await holding(held) {
            for _ in 0..<count {
                input.button(button, isDown: true)
                if let delay: Double = request.optional("delay"), delay > 0 {
                    // The page gets the press a little later.
                    try await Task.sleep(nanoseconds: UInt64((delay + 0.1) * 1e9))
                }
                input.button(button, isDown: false)
            }
            try await arrival(request)
        }
        driver.webView?.closePopovers()
    }

    /// Moves the pointer over an element.
    func hover(_ request: DriveRequest) async throws {
        var values = try target(request)
        values["mayBeCovered"] = true
        _ = try await aim(values, request)
    }

    /// Drags an element over another one.
    func drag(_ request: DriveRequest) async throws {
        let held = try modifiers(request)
        let start = try await aim(["element": try request.text("element"), "mayBeCovered": true], request)
        input.button(1, isDown: true)
        let view = try webView()
        let end = try point(
            of: try await page(
                "aim", ["element": try request.text("to"), "mayBeCovered": true, "expects": "mouseup"],
                in: request.list("frames")))
        let steps = 10
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            let place = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            try input.move(to: place, in: view, of: app.window)
            // A page sees a motion for each of its frames.
            await app.window.nextFrame {}
        }
        // Where something is dropped, it has been moved before.
        for distance in [1, 0] {
            try input.move(to: CGPoint(x: end.x + CGFloat(distance), y: end.y), in: view, of: app.window)
            for _ in 0..<3 { await app.window.nextFrame {} }
        }
        try await holding(held) {
            input.button(1, isDown: false)
            try await arrival(request)
        }
    }

    /// Types texts and keys into the focused element, or into another one.
    func type(_ request: DriveRequest) async throws {
        var values: [String: Any] = ["selects": request.optional("selects") ?? false]
        values["element"] = request.optional("element") as String?
        for strokes in input.parts(of: try DriveStroke.list(request.list("keys"))) {
            let count = strokes.count { $0.isCounted }
            values["count"] = count
            _ = try await page("focus", values, in: request.list("frames"))
            // What has the focus now gets the rest.
            values = [:]
            let view = try webView()
            if !view.isFirstResponder { view.becomeFirstResponder() }
            try input.focus(app.window)
            for stroke in strokes {
                switch stroke {
                case .key(let key): try input.stroke(key)
                case .down(let key): try input.press(key, isDown: true)
                case .up(let key): try input.press(key, isDown: false)
                }
            }
            if count > 0 { try await arrival(request) }
        }
    }

    // MARK: Parts

    /// Scrolls to an element, and moves the pointer there.
    private func aim(_ values: [String: Any], _ request: DriveRequest) async throws -> CGPoint {
        // A menu, options, suggestions or a calendar over the page would get the click.
        driver.webView?.closePopovers()
        let point = try point(of: try await page("aim", values, in: request.list("frames")))
        try input.move(to: point, in: try webView(), of: app.window)
        // A page that has just come into the window gets a press only after the window's next frame.
        await app.window.nextFrame {}
        return point
    }

    private func target(_ request: DriveRequest) throws -> [String: Any] {
        var values: [String: Any] = ["element": try request.text("element")]
        values["offset"] = request.optional("offset") as [String: Any]?
        return values
    }

    private func point(of value: Any?) throws -> CGPoint {
        guard let point = value as? [String: Double], let x = point["x"], let y = point["y"] else {
            throw DriveFailure(.noPage, "The page has gone.", seen: driver.seenWithoutPage)
        }
        return CGPoint(x: x, y: y)
    }

    /// Waits until the page has handled the input. The page may also be gone then, or an alert be over it.
    private func arrival(_ request: DriveRequest) async throws {
        guard driver.webView != nil, driver.alert == nil else { return }
        let missing = try await page("arrival", ["limit": Self.longestArrival], in: request.list("frames")) as? String
        if let missing, !missing.isEmpty { TurboLog.shared.log(.warning, "driver", "\(missing) at the page") }
    }

    /// The number of milliseconds after which a page that hasn't got the next event of an input doesn't get it: something
    /// else has.
    private static let longestArrival = 1000

    private func webView() throws -> WKWebView {
        guard let view = driver.webView else {
            throw DriveFailure(.noPage, "No page is visible.", seen: driver.seenWithoutPage)
        }
        return view
    }

    private func modifiers(_ request: DriveRequest) throws -> [DriveKey] {
        try request.list("holding").map { name in
            try DriveKey(named: name as? String ?? "")
        }
    }

    private func holding(_ keys: [DriveKey], _ action: () async throws -> Void) async throws {
        if !keys.isEmpty { try input.focus(app.window) }
        for key in keys { try input.press(key, isDown: true) }
        let result: Result<Void, any Error>
        do { result = .success(try await action()) } catch { result = .failure(error) }
        for key in keys.reversed() { try input.press(key, isDown: false) }
        try result.get()
    }
}

/// One step of typing.
enum DriveStroke {
    case key(DriveKey)
    case down(DriveKey)
    case up(DriveKey)

    var key: DriveKey {
        switch self {
        case .key(let key), .down(let key), .up(let key): key
        }
    }

    /// Whether the page gets an event for the key that isn't only a modifier's.
    var isCounted: Bool {
        switch self {
        case .key: true
        case .down, .up: false
        }
    }

    /// Reads a list as Capybara's `send_keys` has it: texts, `{"key": "enter"}`, and lists of keys pressed together.
    static func list(_ values: [Any]) throws -> [DriveStroke] {
        var (strokes, held): ([DriveStroke], [DriveKey]) = ([], [])
        for value in values {
            if let text = value as? String {
                strokes += text.replacing("\r\n", with: "\n").unicodeScalars.map { .key(DriveKey($0)) }
            } else if let together = value as? [Any] {
                strokes += try list(together)
            } else if let name = (value as? [String: Any])?["key"] as? String {
                let key = try DriveKey(named: name)
                if key.isModifier {
                    held.append(key)
                    strokes.append(.down(key))
                } else {
                    strokes.append(.key(key))
                }
            } else {
                throw DriveFailure(.invalid, "\"keys\" are texts, {\"key\": NAME}, or lists of them.")
            }
        }
        return strokes + held.reversed().map { .up($0) }
    }
}
