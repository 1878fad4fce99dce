import Foundation
import TurboNavigatorTool
import UIKit
import WebKit

// Capturing the first page for `--screenshot`.
extension OpenSite {
    /// Waits until the first page, and any page that it redirects to, has been drawn, but at most ten seconds after the
    /// first page has loaded. Then saves a screenshot.
    func takeScreenshot(_ file: URL) async throws {
        await firstPage()
        let limit = ContinuousClock.now + .seconds(Self.longestDrawing)
        repeat {
            while navigator.isBusy, .now < limit { await window.nextFrame {} }
            await waitForDrawing(until: limit)
        } while navigator.isBusy && .now < limit
        try await save(to: file)
    }

    /// Waits until the first visit has ended or failed.
    package func firstPage() async {
        await navigator.session.visits.firstVisit.ended()
    }

    /// Waits until the page has drawn some frames, so that its screen no longer shows a screenshot. If the visit
    /// failed, the error view is on screen.
    ///
    /// A page may never draw: its script may be in an endless loop, or the page may not be on screen.
    private func waitForDrawing(until limit: ContinuousClock.Instant) async {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let deadline = Task { [console] in
            do { try await Task.sleep(until: limit, clock: .continuous) } catch { return }
            console.write("The page has drawn nothing for \(Self.longestDrawing) seconds.")
            end.finish()
        }
        navigator.session.webView.callAsyncJavaScript(Self.frames, in: nil, in: .defaultClient) { [console] result in
            if case .failure(let error) = result {
                console.write("The page was not drawn: \(TerminalText.escaped(error.localizedDescription))")
            }
            end.finish()
        }
        for await _ in ends {}
        deadline.cancel()
        while window.hasUndrawnPage, .now < limit { await window.nextFrame {} }
    }

    /// The number of seconds in which pages must be drawn.
    private static let longestDrawing = 10

    /// NB: an unloaded page no longer gets animation frames; without `gone` its script would end only when its memory
    /// is freed.
    private static let frames = """
        const gone = new Promise(done => addEventListener("pagehide", done, { once: true }))
        for (let n = 0; n < 5; n++) await Promise.race([gone, new Promise(requestAnimationFrame)])
        """

    private func save(to file: URL) async throws {
        guard let picture = await window.nextFrame(of: 120, showing: { WidgetPicture(of: self.window.gtkWindow) })
        else {
            throw ToolError("The window was not drawn.")
        }
        guard picture.save(to: file.path) else { throw ToolError("Cannot write \(file.path).") }
    }
}

/// Cancels each dialog of a page at once: in a window that is opened for a screenshot, no user can choose.
@MainActor
final class DialogCanceller: NSObject, WKUIDelegate {}
