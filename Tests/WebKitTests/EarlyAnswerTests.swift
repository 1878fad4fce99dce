import Foundation
import TestSupport
import Testing
import WebKit

extension WebKitTests {
    /// Tests that what a page makes appear isn't answered by the click or the key before, with real clicks. The dialogs
    /// that need a navigator are in TurboNavigatorTests.
    @MainActor @Suite(.serialized)
    struct EarlyAnswerTests {
        private static let makePosition: Void = imitatePosition(latitude: 48.5, longitude: 9.25)

        /// What a page can make appear over itself, and a button of it.
        struct Row: CustomTestStringConvertible {
            var script: String
            var button: String
            var testDescription: String { script }
        }

        private nonisolated static let rows: [Row] = [
            Row(
                script: "navigator.geolocation.getCurrentPosition(() => answer('yes'), () => answer('no'))",
                button: "Allow"),
            Row(
                script:
                    "navigator.mediaDevices.getUserMedia({ video: true }).then(() => answer('yes'), () => answer('no'))",
                button: "Allow"),
            Row(script: "Notification.requestPermission().then(answer)", button: "Allow"),
        ]
        private nonisolated static let pauses = [0.05, 0.2, 0.45, 1]

        private let window = TestWindow(
            UINavigationController(rootViewController: UIViewController()), width: 1000, height: 800)
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        private var root: UIView { window.view ?? UIView() }

        /// A page that runs the script of a row at each press.
        private func shownPage(_ row: Row) async throws -> Page {
            Self.makePosition
            let page = try Page(storedIn: folder)
            imitateCaptureDevices(for: page.webView)
            page.server.page(
                "/",
                """
                <title>asking</title><input type=file id=file style='opacity: 0'><input type=color id=color style='opacity: 0'>
                <script>
                    const answer = text => document.title = text
                    let isAsked = false
                    onmousedown = event => {
                        event.preventDefault()
                        if (!isAsked) { isAsked = true; \(row.script) }
                    }
                </script>
                """)
            try await page.show(in: window)
            return page
        }

        /// Presses the page, and returns the place of the button over it.
        private func place(of row: Row) async throws -> CGPoint {
            let (pointer, corner) = (Pointer(window.window), CGPoint(x: 30, y: 700))
            try await pointer.click(corner, in: root)
            #expect(await sees(row.button, around: root))
            for _ in 0..<30 { await window.nextFrame() }
            let place = try #require(middle(of: row.button, in: window.window))
            try await pointer.key("Escape")
            return place
        }

        private func isShown(_ row: Row) -> Bool {
            isVisible(row.button, in: root)
        }

        private func wait(until isShown: Bool, _ row: Row) async -> Bool {
            for _ in 0..<300 where self.isShown(row) != isShown { await window.nextFrame() }
            return self.isShown(row) == isShown
        }

        @Test(arguments: rows, pauses)
        func `Two clicks without a movement answer nothing, and the next click does`(row: Row, pause: Double)
            async throws
        {
            let page = try await shownPage(row)
            defer { window.close() }
            let place = try await place(of: row)
            #expect(await wait(until: false, row))
            try await page.load()
            await window.window.drawPages()
            let pointer = Pointer(window.window)
            try await pointer.clickTwice(place, pause: pause)
            #expect(await wait(until: true, row))
            for _ in 0..<20 { await window.nextFrame() }
            #expect(isShown(row))
            #expect(page.webView.title == "asking")
            // A hand's movement is more than one event.
            try await pointer.rest(at: CGPoint(x: place.x - 12, y: place.y - 8), in: window.window)
            try await pointer.click(place, in: window.window)
            #expect(await wait(until: false, row))
        }

        @Test func `A key that is held, or was meant for the page, answers nothing`() async throws {
            let row = Self.rows[0]
            let page = try await shownPage(row)
            defer { window.close() }
            let pointer = Pointer(window.window)
            try await pointer.click(CGPoint(x: 30, y: 700), in: root)
            #expect(await wait(until: true, row))
            try await pointer.key("Escape")
            #expect(await wait(until: false, row))
            try await page.load()
            try await page.run(
                "let count = 0; onkeydown = event => { if (event.repeat && ++count == 3) { \(row.script) } }")
            try await pointer.hold("Return") {
                // The key still repeats when the question can be answered.
                #expect(await wait(until: true, row))
                for _ in 0..<120 { await window.nextFrame() }
            }
            #expect(isShown(row))
            #expect(page.webView.title == "asking")
            try await pointer.key("Return")
            #expect(await wait(until: false, row))
        }
    }
}
