import Foundation
import TurboNavigatorTool
import UIKit
import WebKit

// The picture of the first page.
extension OpenSite {
    /// Takes the picture of the page that the first one leads to, once it is drawn.
    func takePicture(_ file: URL) async throws {
        await firstPage()
        await drawnPage()
        for _ in 0..<Self.mostPages where navigator.isBusy {
            await nextPage()
            await drawnPage()
        }
        try await save(to: file)
    }

    /// Waits until the first visit has ended, well or not.
    package func firstPage() async {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        navigator.session.visits.whenFirstVisitEnds { end.finish() }
        for await _ in ends {}
    }

    /// Waits until the page that this one has led to is there, some seconds at most.
    private func nextPage() async {
        for _ in 0..<600 where navigator.isBusy { await window.nextFrame {} }
    }

    /// Some pages lead on and on.
    private static let mostPages = 5

    /// Waits until the page has drawn some frames, which also uncovers its screen. A page that failed has an error over it.
    ///
    /// A page may never draw: it is in an endless loop, or it is on no screen.
    private func drawnPage() async {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let deadline = Task { [console] in
            do { try await Task.sleep(nanoseconds: Self.longestDrawing * 1_000_000_000) } catch { return }
            console.write("The page draws nothing for \(Self.longestDrawing) seconds.")
            end.finish()
        }
        navigator.session.webView.callAsyncJavaScript(Self.frames, in: nil, in: .defaultClient) { [console] result in
            if case .failure(let error) = result {
                console.write("The page draws nothing: \(TerminalText.escaped(error.localizedDescription))")
            }
            end.finish()
        }
        for await _ in ends {}
        deadline.cancel()
        await window.drawPages()
    }

    /// Seconds that a page gets for some frames.
    private static let longestDrawing: UInt64 = 10

    /// NB: a page that leaves draws no more, and its script would end when its memory is freed.
    private static let frames = """
        const gone = new Promise(done => addEventListener("pagehide", done, { once: true }))
        for (let n = 0; n < 5; n++) await Promise.race([gone, new Promise(requestAnimationFrame)])
        """

    private func save(to file: URL) async throws {
        guard let picture = await window.nextFrame(of: 120, showing: { WidgetPicture(of: self.window.gtkWindow) })
        else {
            throw OpenError(description: "The window was not drawn.")
        }
        guard picture.save(to: file.path) else { throw OpenError(description: "\(file.path) cannot be written.") }
    }
}
