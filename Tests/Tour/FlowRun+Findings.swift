import Foundation
import TestSupport
import TurboNavigator

/// Comparing the result with the expectation.
extension FlowRun {
    func compare() async throws {
        result.stacks = screen.stacks
        result.requests = stage.requests.requests.map { line in
            line.split(separator: " ").map { flow.word(String($0)) }.joined(separator: " ")
        }
        check("the stacks are", result.stacks, flow.stacks)
        check("the page on top is", screen.url ?? "none", flow.url)
        check("the title is", screen.title, flow.shows)
        check("the requests are", list(result.requests), list(flow.requests))
        if let text = flow.sees, try await !screen.text().contains(text) {
            result.differences.append("“\(text)” isn't visible")
        }
        if let text = flow.holds {
            let value = try await PageElement("#name", in: screen.session.webView).value()
            check("the field holds", value ?? "nothing", text)
        }
        if flow.staysInPlace {
            let place = try await PageElement("body", in: screen.session.webView).scrollPosition()
            check("the page is scrolled to", "\(place)", "\(placeBefore)")
        }
    }

    /// Sets the verdict. A pending flow that works is a failure too, so that it doesn't stay pending.
    func judge() {
        if flow.pending == nil {
            result.verdict = result.differences.isEmpty ? .ok : .failed
        } else if result.differences.isEmpty {
            result.verdict = .failed
            result.differences.append("all is as expected: it is no longer pending")
        } else {
            result.verdict = .pending
        }
        if !result.differences.isEmpty { writeLog() }
    }

    /// Writes the library's log of the flow next to the screenshots.
    private func writeLog() {
        let text = app.logEntries[firstEvent...].map {
            "\($0.date.timeIntervalSince1970) \($0.source): \($0.message)\n"
        }
        .joined()
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

    /// The number of frames until the last shadow of a transition has been drawn.
    private static let settlingFrames = 3

    func picture(_ caption: String) async throws {
        await screen.waitForDrawing()
        for _ in 0..<Self.settlingFrames { await nextFrame(of: app.window) }
        let file = "\(flow.id)-\(result.shots.count + 1).png"
        guard let picture = await nextPicture(ofWindowAround: app.window),
            picture.save(to: stage.folder.appendingPathComponent(file).path)
        else { throw TestFailure("there is no screenshot \(caption)") }
        result.shots.append(FlowResult.Shot(file: file, caption: caption))
    }
}
