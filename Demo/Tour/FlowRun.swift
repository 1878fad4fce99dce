import Foundation
import TestSupport
import TurboNavigator
import UIKit

/// Goes through one flow and compares what it finds with what the flow expects.
@MainActor
final class FlowRun {
    struct Stuck: Error, CustomStringConvertible {
        let description: String
    }

    /// Seconds after which a flow that does not come to rest has failed.
    static let limit = Duration.seconds(10)

    let flow: Flow
    let screen: FlowScreen
    let activity: Activity
    private let stage: FlowStage
    var result: FlowResult
    private var placeBefore = 0.0

    init(_ flow: Flow, on stage: FlowStage) {
        self.flow = flow
        self.stage = stage
        activity = stage.activity
        activity.clear()
        screen = FlowScreen(flow, on: stage)
        result = FlowResult(id: flow.id)
    }

    func run() async -> FlowResult {
        let start = ContinuousClock.now
        do {
            try await begin()
            for step in flow.steps { try await perform(step) }
            try await compare()
        } catch {
            result.differences.append("\(error)")
        }
        judge()
        let time = ContinuousClock.now - start
        result.milliseconds = Int(time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000)
        return result
    }

    private func begin() async throws {
        for page in flow.start { try await route(page, animated: false) }
        result.stacksBefore = screen.stacks
        if !flow.start.isEmpty { try await picture("before") }
        stage.requests.clear()
    }

    private func route(_ page: String, animated: Bool) async throws {
        let url = stage.server.appendingPathComponent(flow.path(page))
        var properties = screen.navigator.session.pathConfiguration?.properties(for: url) ?? [:]
        if !animated { properties = properties.merging(["animated": false]) }
        screen.navigator.route(VisitProposal(url: url, properties: properties))
        try await activity.events.next(within: Self.limit) { $0.message.contains("\(url) was rendered") }
        try await rest()
    }

    private func perform(_ step: FlowStep) async throws {
        switch step {
        case .open(let page): try await route(page, animated: true)
        case .tap(let selector): try await tap(selector)
        case .submit:
            try await tap("#save")
            try await activity.events.next(within: Self.limit) { $0.message == "a form was answered" }
        case .scroll(let selector): try await scroll(to: selector)
        case .press(let name): try await press(name)
        case .key(let name):
            try await stage.pointer.key(name)
        case .type(let text): try await type(text)
        }
        try await rest()
        try await picture(step.caption)
    }

    // MARK: What the user does

    private func tap(_ selector: String) async throws {
        let page = PageElement(selector, in: screen.session.webView)
        let point = try await page.middle()
        try note(point, in: screen.session.webView)
        placeBefore = try await page.scrollPosition()
        try await page.listen()
        try await stage.pointer.click(point, in: screen.session.webView)
        try await until("the page heard the click") { try await page.wasClicked() }
    }

    private func press(_ name: String) async throws {
        guard let middle = VisibleWidgets(in: screen.window).button(name) else {
            throw Stuck(description: "there is no button \(name)")
        }
        let before = screen.stacks
        try note(middle, in: screen.window)
        try await stage.pointer.click(middle, in: screen.window)
        try await until("\(name) did something") { self.screen.stacks != before || !self.screen.isStill }
    }

    private func scroll(to selector: String) async throws {
        let page = PageElement(selector, in: screen.session.webView)
        while try await !page.isInSight() {
            try await stage.pointer.scroll(screen.session.webView, clicks: 3)
            try await page.waitUntilScrolled()
        }
    }

    private func type(_ text: String) async throws {
        try await tap("#name")
        try await stage.pointer.type(text)
        let field = PageElement("#name", in: screen.session.webView)
        try await until("the field holds \(text)") { try await field.value() == text }
    }

    // MARK: Waiting

    /// Waits, frame by frame, until a condition holds.
    private func until(_ what: String, _ isTrue: () async throws -> Bool) async throws {
        let deadline = ContinuousClock.now + Self.limit
        while try await !isTrue() {
            guard ContinuousClock.now < deadline else { throw Stuck(description: "in vain: \(what)") }
            await nextFrame(of: screen.window)
        }
    }

    /// Waits until decisions, visits and transitions have ended, and nothing new has come out of what the pages asked.
    private func rest() async throws {
        try await until("all came to rest") {
            guard activity.isIdle, screen.isStill else { return false }
            let count = activity.events.all.count
            await screen.waitForPages()
            return activity.isIdle && screen.isStill && activity.events.all.count == count
        }
    }

    // MARK: What is seen

    private func compare() async throws {
        result.stacks = screen.stacks
        result.requests = stage.requests.requests.map { line in
            line.split(separator: " ").map { flow.word(String($0)) }.joined(separator: " ")
        }
        check("the stacks are", result.stacks, flow.stacks)
        check("the page on top is", screen.url ?? "none", flow.url)
        check("the title is", screen.title, flow.shows)
        check("the server was asked", list(result.requests), list(flow.requests))
        if let text = flow.sees, try await !screen.text().contains(text) {
            result.differences.append("“\(text)” is not to be seen")
        }
        if flow.staysInPlace {
            let place = try await PageElement("body", in: screen.session.webView).scrollPosition()
            check("the page is scrolled to", "\(place)", "\(placeBefore)")
        }
    }

    /// A flow that is known not to work must not surprise anybody either.
    private func judge() {
        if flow.pending == nil {
            result.verdict = result.differences.isEmpty ? .ok : .failed
        } else if result.differences.isEmpty {
            result.verdict = .failed
            result.differences.append("all is as expected: it is not pending any more")
        } else {
            result.verdict = .pending
        }
        if !result.differences.isEmpty { writeLog() }
    }

    /// What the library said meanwhile, beside the pictures.
    private func writeLog() {
        let text = activity.events.all.map { "\($0.date.timeIntervalSince1970) \($0.source): \($0.message)\n" }.joined()
        let file = stage.folder.appendingPathComponent("\(flow.id).log")
        do { try Data(text.utf8).write(to: file) } catch { result.differences.append("no log: \(error)") }
    }

    private func list(_ requests: [String]) -> String {
        requests.isEmpty ? "nothing" : requests.joined(separator: ", ")
    }

    private func check(_ what: String, _ actual: String, _ expected: String?) {
        guard let expected, actual != expected else { return }
        result.differences.append("\(what) “\(actual)”, expected “\(expected)”")
    }

    private func note(_ point: CGPoint, in view: UIView) throws {
        let place = try stage.pointer.place(of: point, in: view)
        guard !result.shots.isEmpty else { return }
        result.shots[result.shots.count - 1].tap = FlowResult.Place(
            x: place.x / screen.window.bounds.width, y: place.y / screen.window.bounds.height)
    }

    /// Frames after which the last shadow of a transition has been drawn.
    private static let settlingFrames = 3

    private func picture(_ caption: String) async throws {
        await screen.waitForDrawing()
        for _ in 0..<Self.settlingFrames { await nextFrame(of: screen.window) }
        let file = "\(flow.id)-\(result.shots.count + 1).png"
        guard let picture = Picture(ofWindowAround: screen.window),
            picture.save(to: stage.folder.appendingPathComponent(file).path)
        else { throw Stuck(description: "there is no picture \(caption)") }
        result.shots.append(FlowResult.Shot(file: file, caption: caption))
    }
}
