import Foundation
import TestSupport
import Testing
import WebKit

extension WebKitTests {
    /// Tests the questions whether a site may use something, with real pages and clicks. Position and devices are made
    /// up.
    @MainActor @Suite(.serialized)
    struct SitePermissionTests {
        private static let makePosition: Void = imitatePosition(latitude: 48.5, longitude: 9.25)
        private nonisolated static let place = """
            return await new Promise(done => navigator.geolocation.getCurrentPosition(
                place => done([place.coords.latitude, place.coords.longitude].join()),
                error => done('error ' + error.code)))
            """

        /// A request of a page, its question, and the results with and without permission.
        struct Row: CustomTestStringConvertible {
            var script: String
            var question: String
            var allowed: String
            var denied = "NotAllowedError"
            var testDescription: String { question }
        }

        private nonisolated static let rows: [Row] = [
            Row(
                script: place, question: "“127.0.0.1” would like to use your location.", allowed: "48.5,9.25",
                denied: "error 1"),
            Row(
                script: captureScript("video: true"), question: "“127.0.0.1” would like to use your camera.",
                allowed: "video"),
            Row(
                script: captureScript("audio: true"), question: "“127.0.0.1” would like to use your microphone.",
                allowed: "audio"),
            Row(
                script: captureScript("audio: true, video: true"),
                question: "“127.0.0.1” would like to use your camera and microphone.", allowed: "audio,video"),
        ]

        private let window = TestWindow(UINavigationController(rootViewController: UIViewController()))
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        private var root: UIView { window.view ?? UIView() }

        /// A visible page of a store in the test's folder, as after a start of the app.
        private func shownPage() async throws -> Page {
            Self.makePosition
            let page = try Page(storedIn: folder)
            imitateCaptureDevices(for: page.webView)
            try await page.show(in: window)
            return page
        }

        /// Runs a request of the page, and clicks a button of its question with the mouse.
        private func answer(_ button: String, to row: Row, of page: Page) async throws -> String? {
            async let result = page.result(of: row.script)
            #expect(await sees(row.question, around: root))
            // The alert moves while it appears.
            for _ in 0..<30 { await window.nextFrame() }
            let place = try #require(middle(of: button, in: window.window))
            try await Pointer(window.window).click(place, in: window.window)
            return try await result
        }

        @Test(arguments: rows)
        func `A site that is allowed isn't asked about again`(row: Row) async throws {
            let page = try await shownPage()
            #expect(try await answer("Allow", to: row, of: page) == row.allowed)
            try await page.load()
            #expect(try await page.result(of: row.script) == row.allowed)
            #expect(!isVisible(row.question, in: root))
            window.close()
        }

        @Test(arguments: rows)
        func `A site that isn't allowed isn't asked about again`(row: Row) async throws {
            let page = try await shownPage()
            #expect(try await answer("Don't Allow", to: row, of: page) == row.denied)
            try await page.load()
            #expect(try await page.result(of: row.script) == row.denied)
            #expect(!isVisible(row.question, in: root))
            window.close()
        }

        @Test(arguments: [("Allow", "copied"), ("Don't Allow", "NotAllowedError")])
        func `A button that pastes asks the user each time`(choice: String, result: String) async throws {
            let page = try await shownPage()
            page.server.page(
                "/",
                """
                <title>page</title><button style='position: fixed; inset: 0'>Paste</button><script>
                const paste = () => navigator.clipboard.readText().catch(error => error.name)
                    .then(text => document.title = text)
                document.querySelector('button').onclick = paste
                </script>
                """)
            try await page.load()
            UIPasteboard.general.string = "copied"
            let question = "“127.0.0.1” would like to read what you have copied."
            for _ in 1...2 {
                try await page.run("document.title = 'page'")
                try await Pointer(window.window).click(CGPoint(x: 50, y: 50), in: page.webView)
                #expect(await sees(question, around: root))
                // A press soon after the one that has caused the question doesn't answer it.
                for _ in 0..<40 { await window.nextFrame() }
                let place = try #require(middle(of: choice, in: window.window))
                try await Pointer(window.window).click(place, in: window.window)
                try await window.nextFrame(while: page.webView.title == "page")
                #expect(page.webView.title == result)
            }
            window.close()
        }

        @Test func `A page can't paste without a tap`() async throws {
            let page = try await shownPage()
            page.server.page(
                "/",
                """
                <script>navigator.clipboard.readText().catch(error => error.name)
                    .then(text => document.title = text)</script>
                """)
            try await page.load()
            try await window.nextFrame(while: page.webView.title?.isEmpty != false)
            #expect(page.webView.title == "NotAllowedError")
            window.close()
        }

        /// Runs the first request, and presses a key in its question.
        private func press(_ key: String, on page: Page) async throws -> String? {
            let row = Self.rows[0]
            async let result = page.result(of: row.script)
            #expect(await sees(row.question, around: root))
            try await Pointer(window.window).key(key)
            return try await result
        }

        @Test func `Escape isn't remembered, and after three times the site is quiet until the user changes that`()
            async throws
        {
            let page = try await shownPage()
            let (row, file) = (Self.rows[0], folder.appendingPathComponent("permissions.json"))
            for _ in 1...3 {
                #expect(try await press("Escape", on: page) == row.denied)
                try await page.load()
            }
            #expect(!FileManager.default.fileExists(atPath: file.path))
            #expect(try await page.result(of: row.script) == row.denied)
            #expect(!isVisible(row.question, in: root))
            try await PermissionList.change("Location", to: "Ask", in: window)
            try await page.load()
            #expect(try await answer("Allow", to: row, of: page) == row.allowed)
            window.close()
        }

        @Test func `Return allows nothing`() async throws {
            let page = try await shownPage()
            #expect(try await press("Return", on: page) == Self.rows[0].denied)
            try await page.load()
            #expect(try await page.result(of: Self.place) == Self.rows[0].denied)
            #expect(!isVisible(Self.rows[0].question, in: root))
            window.close()
        }

        @Test func `Allow and Don't Allow look the same`() async throws {
            let page = try await shownPage()
            async let result = page.result(of: Self.place)
            #expect(await sees("Allow", around: root))
            for style in ["suggested-action", "destructive-action", "flat"] {
                #expect(!isDrawn("Allow", as: style, around: root))
                #expect(!isDrawn("Don't Allow", as: style, around: root))
            }
            #expect(click("Allow", around: root))
            #expect(try await result == Self.rows[0].allowed)
            window.close()
        }

        @Test func `A delegate that doesn't decide leaves the decision to the user`() async throws {
            let page = try await shownPage()
            let delegate = SilentDelegate()
            page.webView.uiDelegate = delegate
            #expect(try await answer("Allow", to: Self.rows[1], of: page) == "video")
            window.close()
        }

        @Test func `A site that has the camera is asked about only the microphone`() async throws {
            let page = try await shownPage()
            #expect(try await answer("Allow", to: Self.rows[1], of: page) == "video")
            var row = Self.rows[3]
            row.question = Self.rows[2].question
            #expect(try await answer("Allow", to: row, of: page) == "audio,video")
            window.close()
        }

        @Test(arguments: [("Allow", "granted"), ("Don't Allow", "denied")])
        func `A page can query the user's choice without a question`(button: String, state: String) async throws {
            let page = try await shownPage()
            let query = "return (await navigator.permissions.query({ name: 'NAME' })).state"
            func answer(_ name: String) async throws -> String? {
                try await page.result(of: query.replacingOccurrences(of: "NAME", with: name))
            }
            for (name, row) in [("geolocation", 0), ("camera", 1), ("microphone", 2)] {
                #expect(try await answer(name) == "prompt")
                _ = try await self.answer(button, to: Self.rows[row], of: page)
                #expect(try await answer(name) == state, "\(name)")
            }
            #expect(!isVisible(Self.rows[0].question, in: root))
            window.close()
        }

        @Test func `Two requests at once are one question`() async throws {
            let page = try await shownPage()
            let row = Self.rows[0]
            async let first = page.result(of: row.script)
            #expect(await sees(row.question, around: root))
            async let second = page.result(of: Self.place)
            for _ in 0..<30 { await window.nextFrame() }
            #expect(click("Allow", around: root))
            #expect(try await first == row.allowed)
            #expect(try await second == row.allowed)
            #expect(!isVisible(row.question, in: root))
            window.close()
        }

        @Test func `The choice is remembered in a file of the user, until the user changes it`() async throws {
            let page = try await shownPage()
            let row = Self.rows[0]
            #expect(try await answer("Don't Allow", to: row, of: page) == "error 1")
            let file = folder.appendingPathComponent("permissions.json")
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            // The app is started again.
            func remembered() -> SitePermissions.Answer {
                SitePermissions(file: file).answer(to: page.server.url("/"), about: [.location], isVisible: true)
            }
            #expect(remembered() == .deny)
            try await PermissionList.change("Location", to: "Ask", in: window)
            #expect(remembered() == .ask([.location]))
            try await page.load()
            #expect(try await answer("Allow", to: row, of: page) == "48.5,9.25")
            window.close()
        }

        @Test func `The menu lists the permissions of the site, and each is changed alone`() async throws {
            let page = try await shownPage()
            #expect(try await answer("Don't Allow", to: Self.rows[0], of: page) == "error 1")
            #expect(try await answer("Allow", to: Self.rows[1], of: page) == "video")
            let list = PermissionList(window: window)
            await list.open()
            for text in ["127.0.0.1", "Location", "Don't Allow", "Camera", "Allow", "Microphone", "Ask"] {
                #expect(isVisible(text, in: root), "\(text)")
            }
            try await list.change("Location", to: "Allow")
            #expect(!isVisible("Don't Allow", in: root))
            try await list.change("Camera", to: "Don't Allow")
            try await list.close()
            try await page.load()
            #expect(try await page.result(of: Self.place) == "48.5,9.25")
            #expect(try await page.result(of: Self.rows[1].script) == "NotAllowedError")
            #expect(try await answer("Allow", to: Self.rows[2], of: page) == "audio")
            window.close()
        }

        @Test func `The keyboard alone changes a permission, and Escape leaves the list`() async throws {
            let page = try await shownPage()
            let pointer = Pointer(window.window)
            let list = PermissionList(window: window)
            await list.open()
            // The first row has the focus. Allow is the second button of its question.
            try await pointer.key("Return")
            #expect(await sees("Cancel", around: root))
            for _ in 0..<60 { await window.nextFrame() }
            try await pointer.key("Tab")
            try await pointer.key("Return")
            await list.vanishes("Cancel")
            try await list.close()
            let permissions = SitePermissions(file: folder.appendingPathComponent("permissions.json"))
            let answer = permissions.answer(to: page.server.url("/"), about: [.location], isVisible: true)
            try #require(answer == .allow)
            #expect(try await page.result(of: Self.place) == "48.5,9.25")
            window.close()
        }

        @Test func `A camera that the user takes away is off at once`() async throws {
            let page = try await shownPage()
            let capture =
                "navigator.mediaDevices.getUserMedia({ video: true }).then(one => { track = one.getTracks()[0]; return track.readyState })"
            #expect(try await answer("Allow", to: Self.rows[1], of: page) == "video")
            #expect(try await page.result(of: "return await \(capture)") == "live")
            try await PermissionList.change("Camera", to: "Don't Allow", in: window)
            #expect(
                try await page.result(
                    of:
                        "return await new Promise(done => { const look = () => track.readyState === 'ended' || track.muted ? done('off') : setTimeout(look, 20); look() })"
                ) == "off")
            window.close()
        }

        @Test func `Only a page that may use a device gets the names of devices`() async throws {
            let page = try await shownPage()
            let script = """
                const devices = await navigator.mediaDevices.enumerateDevices()
                return String(devices.some(device => device.label != ''))
                """
            #expect(try await page.result(of: script) == "false")
            #expect(try await answer("Allow", to: Self.rows[1], of: page) == "video")
            #expect(try await page.result(of: script) == "true")
            window.close()
        }

        @Test func `A frame of another site gets no position, without a question`() async throws {
            let page = try await shownPage()
            page.server.page(
                "/frame",
                """
                <script>navigator.geolocation.getCurrentPosition(
                    () => parent.postMessage('found', '*'), error => parent.postMessage('error ' + error.code, '*'))
                </script>
                """)
            let frame = page.server.url("/frame", host: "localhost").absoluteString
            let script = """
                const frame = document.createElement('iframe')
                frame.src = '\(frame)'
                return await new Promise(done => {
                    onmessage = event => done(event.data)
                    document.body.append(frame)
                })
                """
            #expect(try await page.result(of: script) == "error 1")
            #expect(!isVisible("“localhost” would like to use your location.", in: root))
            #expect(!isVisible(Self.rows[0].question, in: root))
            window.close()
        }

        private nonisolated static let pages: [(String?, Bool, SitePermissions.Answer)] = [
            ("https://example.com/a", true, .ask([.location])),
            ("https://example.com/a", false, .deny),
            ("http://example.com/", true, .deny),
            ("http://localhost:3000/", true, .ask([.location])),
            ("http://127.0.0.1/", true, .ask([.location])),
            ("http://localhost.example.com/", true, .deny),
            ("file:///tmp/page.html", true, .deny),
            ("about:blank", true, .deny),
            (nil, true, .deny),
            ("https://allowed.example.com/other", true, .allow),
            ("https://allowed.example.com:443/", false, .allow),
            ("https://allowed.example.com:8443/", true, .ask([.location])),
            ("https://denied.example.com/", true, .deny),
            ("https://camera.example.com/", true, .ask([.location])),
            ("https://reset.example.com/", true, .ask([.location])),
        ]

        @Test(arguments: pages)
        func `Each page is allowed, denied or asked about`(
            url: String?, isVisible: Bool, answer: SitePermissions.Answer
        ) {
            let permissions = SitePermissions(file: nil)
            permissions.set(true, about: [.location], for: URL(string: "https://allowed.example.com/"))
            permissions.set(false, about: [.location], for: URL(string: "https://denied.example.com/"))
            permissions.set(true, about: [.camera], for: URL(string: "https://camera.example.com/"))
            permissions.set(false, about: [.location], for: URL(string: "https://reset.example.com/"))
            permissions.set(nil, about: [.location], for: URL(string: "https://reset.example.com/"))
            permissions.set(true, about: [.location], for: URL(string: "http://example.com/"))
            let url = url.flatMap { URL(string: $0) }
            #expect(permissions.answer(to: url, about: [.location], isVisible: isVisible) == answer)
        }

        @Test(arguments: ["no JSON", "[1]", #"{"https://example.com:443": {"location": 1}}"#])
        func `An invalid file of choices is ignored`(text: String) throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { window.close() }
            let file = folder.appendingPathComponent("permissions.json")
            try Data(text.utf8).write(to: file)
            let answer = SitePermissions(file: file).answer(
                to: URL(string: "https://example.com/"), about: [.location], isVisible: true)
            #expect(answer == .ask([.location]))
        }
    }
}

@MainActor
private final class SilentDelegate: NSObject, WKUIDelegate {}
