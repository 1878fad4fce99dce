import Foundation
import TestSupport
import Testing
import TurboTestSupport
import UIKit
import WebKit

@testable import TurboNavigator

extension TurboNavigatorTests {
    @MainActor @Suite(.serialized)
    struct DownloadTests {
        private let links = "<a id=file href=/file>File</a> <a id=named href=/file download=other.txt>Named</a>"

        /// An app whose first page sets a cookie, and has links to a file.
        private func app(delegate: (any TurboNavigationDelegate)? = nil) async throws -> AppDriver {
            let app = try await AppDriver(delegate: delegate)
            let cookie = ["Set-Cookie": "user=ann; HttpOnly; SameSite=Lax"]
            app.server.route("/") { [links] _ in .page(TestPage("root", body: links), headers: cookie) }
            for path in ["/file", "/file/new"] { app.server.route(path) { Self.file($0) } }
            try await app.route("/")
            return app
        }

        private static func file(_ request: TestRequest) -> TestResponse {
            // Other tests leave cookies of their own.
            let user = request.header("Cookie")?.contains("user=ann") == true ? "ann" : "nobody"
            return .content(
                Data("for \(user)".utf8), type: "text/plain", status: 200,
                headers: ["Content-Disposition": "attachment; filename=\"../.note.txt\""])
        }

        @Test func `A link to a file offers it and the stacks stay`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.route("/a")
            app.server.route("/a") { _ in .html("", status: 500) }
            let events = app.log.count
            app.navigator.route(app.server.url("/file"))
            #expect(try await app.nextOffer().title == "note.txt")
            try await app.log.all([.shownAgain()], since: events)
            #expect(app.stacks == "/ /a ! (note.txt)")
            #expect(app.showsItsPage)
            #expect(app.retryButton == nil)
            #expect(app.server.pages == ["/", "/a", "/file", "/file"])
            #expect(app.visitEnds(of: "/file") == ["cancelled"])
            try await app.choose("Cancel")
            #expect(app.stacks == "/ /a")
            try await app.route("/b")
            #expect(app.stacks == "/ /a /b")
        }

        @Test
        func `A file is requested with the session's cookies, stays after Escape, and is deleted when it is removed`()
            async throws
        {
            let app = try await app()
            defer { app.close() }
            try await app.click("#file")
            let file = try #require(try await app.nextOffer().file)
            #expect(try String(contentsOf: file, encoding: .utf8) == "for ann")
            let folder = file.deletingLastPathComponent().path
            let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
            #expect(mode == 0o700)
            app.window.perform(.cancel)
            while app.navigator.navigationController.presentedViewController != nil { await nextFrame(of: app.window) }
            #expect(app.stacks == "/")
            #expect(FileManager.default.fileExists(atPath: file.path))
            app.navigator.showDownloads()
            _ = try await app.presented(UINavigationController.self)
            try await app.press("note.txt")
            _ = try await app.presented(UIAlertController.self)
            try await app.tap(button: "Remove from List", waits: false)
            #expect(await sees("No downloads yet", around: app.window))
            #expect(!FileManager.default.fileExists(atPath: folder))
        }

        @Test func `A file that is kept is in the folder for downloads`() async throws {
            let app = try await app()
            defer { app.close() }
            let name = UUID().uuidString
            app.server.route("/file") { _ in
                let headers = ["Content-Disposition": "attachment; filename=\(name).txt"]
                return .content(Data("text".utf8), type: "text/plain", status: 200, headers: headers)
            }
            for _ in 0..<2 {
                try await app.click("#named")
                _ = try await app.nextOffer()
                try await app.choose("Save to Downloads")
            }
            for name in ["\(name).txt", "\(name) 2.txt"] {
                let file = DownloadsFolder.url.appendingPathComponent(name)
                #expect(try String(contentsOf: file, encoding: .utf8) == "text")
                try FileManager.default.removeItem(at: file)
            }
        }

        @Test func `Show in Files keeps a file once, and the desktop's app shows it`() async throws {
            let files = try FileManagerStub()
            defer { files.end() }
            let app = try await app()
            defer { app.close() }
            let name = UUID().uuidString
            app.server.route("/file", .attachment(Data("text".utf8), name: "\(name).txt"))
            try await app.click("#file")
            try await app.log.next(.downloaded)
            try await app.press("Show in Files")
            let copy = DownloadsFolder.url.appendingPathComponent("\(name).txt")
            var shown = files.shown.makeAsyncIterator()
            #expect(await shown.next() == copy.absoluteString)
            #expect(try String(contentsOf: copy, encoding: .utf8) == "text")
            #expect(app.stacks == "/")
            #expect(!isVisible("Show in Files", in: app.window))
            app.navigator.showDownloads()
            _ = try await app.presented(UINavigationController.self)
            try await app.press("\(name).txt")
            _ = try await app.presented(UIAlertController.self)
            try await app.tap(button: "Show in Files", waits: false)
            #expect(await shown.next() == copy.absoluteString)
            try FileManager.default.removeItem(at: copy)
        }

        @Test func `A file that can't be saved is reported`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.click("#file")
            let file = try #require(try await app.nextOffer().file)
            try FileManager.default.removeItem(at: file)
            try await app.choose("Save to Downloads")
            let alert = try await app.presented(UIAlertController.self)
            #expect(alert.title == "The file couldn't be downloaded")
        }

        @Test func `A file that no app can open is kept`() async throws {
            let app = try await app()
            defer { app.close() }
            app.server.route("/file") { _ in
                let headers = ["Content-Disposition": "attachment; filename=a.nobodyknowsthis"]
                return .content(Data([0, 1, 2, 255]), type: "application/octet-stream", status: 200, headers: headers)
            }
            try await app.click("#file")
            let offer = try await app.nextOffer()
            offer.choose(try #require(offer.actions.first { $0.title == "Open" }))
            #expect(app.navigator.activeViewController === offer)
            #expect(isVisible(SystemText.nothingOpens.text(), in: try #require(offer.view)))
            #expect(FileManager.default.fileExists(atPath: try #require(offer.file).path))
            try await app.choose("Cancel")
        }

        @Test func `A file of unknown size waits for the user, and is downloaded however large it is`() async throws {
            let app = try await app()
            defer { app.close() }
            let content = try compressed(Data(count: 100_000_000))
            app.server.route("/file") { _ in
                let headers = ["Content-Disposition": "attachment; filename=large.bin", "Content-Encoding": "gzip"]
                return .content(content, type: "application/octet-stream", status: 200, headers: headers)
            }
            try await app.click("#file")
            let question = try await app.presented(UIAlertController.self)
            #expect(question.title == "Download this file?")
            #expect(question.message == "large.bin")
            question.choose(try #require(question.actions.first { $0.title == "Download" }))
            await transitionEnd(of: question)
            let file = try #require(try await app.nextOffer().file)
            #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int == 100_000_000)
            try await app.choose("Cancel")
        }

        @Test func `A file in parts, whose server names a smaller size, waits for the user`() async throws {
            let app = try await app()
            defer { app.close() }
            let content = Data("895440\r\n".utf8) + Data(count: 9_000_000) + Data("\r\n0\r\n\r\n".utf8)
            app.server.route("/file") { _ in
                let headers = [
                    "Content-Disposition": "attachment; filename=large.bin", "Transfer-Encoding": "chunked",
                    "Content-Length": "5",
                ]
                return .content(content, type: "application/octet-stream", status: 200, headers: headers)
            }
            try await app.click("#file")
            let question = try await app.presented(UIAlertController.self)
            #expect(question.title == "Download this file?" && question.message == "large.bin")
            question.choose(try #require(question.actions.first { $0.title == "Cancel" }))
            await transitionEnd(of: question)
        }

        /// Shows a page whose form, without Turbo, is sent to "/export" by a click anywhere.
        private func showExport(in app: AppDriver) async throws {
            app.server.page(
                "/a",
                body: """
                    <form method=post action=/export data-turbo=false>
                    <button style='position: fixed; inset: 0'>Export</button></form>
                    """)
            try await app.route("/a")
        }

        @Test func `A form without Turbo can be tapped again for another file while the first one waits`() async throws
        {
            let app = try await app()
            defer { app.close() }
            app.server.route("/export") { _ in .redirect(to: "/file", status: 303) }
            try await showExport(in: app)
            for count in 1...2 {
                try await app.tapPage()
                try await app.wait(until: "\(count) files wait") { app.navigator.downloadList.count == count }
                try await app.waitUntilIdle()
            }
            // Nobody taps.
            let events = app.log.count
            try await app.run("document.forms[0].submit()")
            try await app.log.all([.downloadBlocked], since: events)
            #expect(app.navigator.downloadList.count == 2)
        }

        @Test(arguments: ["Cancel", "Download"])
        func `A download that failed before the user's decision isn't offered, and its error is shown`(
            choice: String
        ) async throws {
            let app = try await app()
            defer { app.close() }
            app.server.route("/file") { _ in
                let headers = ["Content-Disposition": "attachment; filename=large.bin"]
                return .content(
                    Data(count: 9_000_000), type: "application/octet-stream", status: 200, headers: headers)
            }
            try await app.click("#named")
            let question = try await app.presented(UIAlertController.self)
            // NB: as after the end of the network process, which this process of tests can't do without: once it has
            // ended, WebKitGTK reports no cookie of a script any more. WebKitTests end it.
            let download = try #require(app.navigator.downloads.running.first?.download)
            app.navigator.downloads.download(
                download, didFailWithError: URLError(.networkConnectionLost), resumeData: nil)
            question.choose(try #require(question.actions.first { $0.title == choice }))
            await transitionEnd(of: question)
            if choice == "Download" {
                try await app.log.next(.downloadFailed)
                #expect(await sees("Retry", around: app.window))
            }
            #expect(app.stacks == "/")
        }

        @Test(arguments: ["Cancel", "Download"])
        func `A large file needs a confirmation`(choice: String) async throws {
            let app = try await app()
            defer { app.close() }
            app.server.route("/file") { _ in
                let headers = ["Content-Disposition": "attachment; filename=large.bin"]
                return .content(
                    Data(count: 9_000_000), type: "application/octet-stream", status: 200, headers: headers)
            }
            try await app.click("#file")
            let question = try await app.presented(UIAlertController.self)
            #expect(question.title == "Download this file?")
            #expect(question.message?.hasPrefix("large.bin, 9") == true, "\(question.message ?? "")")
            question.choose(try #require(question.actions.first { $0.title == choice }))
            await transitionEnd(of: question)
            if choice == "Download" {
                #expect(try await app.nextOffer().title == "large.bin")
                try await app.choose("Cancel")
            }
            try await app.route("/a")
            #expect(app.stacks == "/ /a")
        }

        private func compressed(_ data: Data) throws -> Data {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try data.write(to: file)
            let (gzip, output) = (Process(), Pipe())
            gzip.executableURL = URL(fileURLWithPath: "/bin/gzip")
            gzip.arguments = ["--stdout", file.path]
            gzip.standardOutput = output
            try gzip.run()
            let result = output.fileHandleForReading.readDataToEndOfFile()
            try FileManager.default.removeItem(at: file)
            return result
        }

        @Test func `A modal whose response is a file leaves no sheet`() async throws {
            let app = try await app()
            defer { app.close() }
            app.navigator.route(app.server.url("/file/new"))
            _ = try await app.nextOffer()
            try await app.waitForProposals()
            #expect(app.stacks == "/ ! (note.txt)")
            #expect(app.server.pages == ["/", "/file/new"])
            #expect(app.visitEnds(of: "/file/new") == ["cancelled"])
        }

        @Test func `A link to a download doesn't change the stacks`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.click("#named")
            #expect(try await app.nextOffer().title == "note.txt")
            #expect(app.stacks == "/ ! (note.txt)")
            #expect(app.server.pages == ["/", "/file"])
        }

        @Test func `A form without Turbo whose response is a file keeps its page`() async throws {
            let app = try await app()
            defer { app.close() }
            app.server.page(
                "/export", body: "<form action=/file method=post data-turbo=false><button>Go</button></form>")
            try await app.route("/export")
            try await app.click("button")
            let file = try #require(try await app.nextOffer().file)
            #expect(try String(contentsOf: file, encoding: .utf8) == "for ann")
            #expect(app.stacks == "/ /export ! (note.txt)")
            #expect(app.server.pages == ["/", "/export", "/file"])
            try await app.choose("Cancel")
            try await app.route("/a")
            #expect(app.stacks == "/ /export /a")
        }

        @Test(arguments: ["at once", "later"])
        func `A frame with a file offers it`(_ time: String) async throws {
            let app = try await app()
            defer { app.close() }
            let frame = "<iframe src=/file></iframe>"
            app.server.page("/a", body: time == "at once" ? frame : "")
            if time == "at once" {
                // The file may come before the page is rendered.
                app.navigator.route(app.server.url("/a"))
            } else {
                try await app.route("/a")
                try await app.run("document.body.innerHTML = '\(frame)'")
            }
            _ = try await app.nextOffer()
            #expect(app.stacks == "/ /a ! (note.txt)")
            #expect(app.server.pages == ["/", "/a", "/file"])
        }

        @Test func `A file that a page has made is offered too`() async throws {
            let taker = TakesFiles()
            let app = try await app(delegate: taker)
            defer { app.close() }
            try await app.run(
                "const a = document.createElement('a'); a.download = 'made.csv';"
                    + "a.href = URL.createObjectURL(new Blob(['1;2'])); document.body.append(a); a.click()")
            try await app.log.next(.downloaded)
            try await app.press("Open")
            let file = try await taker.files.next()
            #expect(file.lastPathComponent == "made.csv")
            #expect(try String(contentsOf: file, encoding: .utf8) == "1;2")
        }

        @Test func `A first page that is a file shows an error`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.route("/") { Self.file($0) }
            app.navigator.route(app.server.url("/"))
            _ = try await app.nextOffer()
            #expect(app.stacks == "/ ! (note.txt)")
            #expect(app.retryButton != nil)
        }

        @Test func `A refresh whose response is a file keeps the page`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.route("/a")
            app.server.route("/a") { Self.file($0) }
            app.navigator.session.reload()
            _ = try await app.nextOffer()
            #expect(app.stacks == "/ /a ! (note.txt)")
            #expect(app.showsItsPage)
            try await app.route("/b")
            #expect(app.stacks == "/ /a /b ! (note.txt)")
        }

        /// The folders of downloads.
        private var folders: Set<String> {
            get throws {
                let names = try FileManager.default.contentsOfDirectory(atPath: NSTemporaryDirectory())
                return Set(names.filter { UUID(uuidString: $0) != nil })
            }
        }

        /// An app in the background, whose large file is being downloaded; the place to return to the foreground.
        private func appInBackground() async throws -> (AppDriver, Place) {
            let (app, place) = (try await app(), Place())
            app.navigator.downloads.foreground = Foreground(isInBackground: { place.isInBackground })
            return (app, place)
        }

        private func respond(_ app: AppDriver, _ content: Data) {
            app.server.route("/file") { _ in
                .content(
                    content, type: "text/plain", status: 200,
                    headers: [
                        "Content-Disposition": "attachment; filename=large.txt", "Accept-Ranges": "bytes",
                        "ETag": "\"\(content.count)\"",
                    ])
            }
        }

        @Test func `A download for which the system's time is too short continues when the user is back`() async throws
        {
            let (app, place) = try await appInBackground()
            defer { app.close() }
            let before = try folders
            respond(app, Data(count: 7_000_000))
            try await app.click("#named")
            // The file has its place, and its content is on the way.
            while app.navigator.downloads.running.first?.file == nil { await Task.yield() }
            respond(app, Data("again".utf8))
            app.navigator.downloads.backgroundTime.expire()
            for _ in 0..<10 { await nextFrame(of: app.window) }
            #expect(app.server.pages == ["/", "/file"])
            #expect(app.stacks == "/")
            place.comeBack()
            let file = try #require(try await app.nextOffer().file)
            #expect(try String(contentsOf: file, encoding: .utf8) == "again")
            #expect(app.server.pages == ["/", "/file", "/file"])
            try await app.choose("Cancel")
            // The file stays in the list, and what was stopped leaves nothing.
            #expect(try folders.subtracting(before).count == 1)
        }

        @Test func `A download whose connection breaks in the background continues when the user is back`() async throws
        {
            let (app, place) = try await appInBackground()
            defer { app.close() }
            let headers = ["Accept-Ranges": "bytes", "ETag": "\"1\""]
            app.server.route("/file") { _ in
                .begun(.content(Data(count: 9), type: "text/plain", status: 200, headers: headers), bytes: 4)
            }
            try await app.click("#named")
            while app.navigator.downloads.running.first?.file == nil { await Task.yield() }
            respond(app, Data("again".utf8))
            for _ in 0..<10 { await nextFrame(of: app.window) }
            #expect(app.stacks == "/")
            place.comeBack()
            #expect(try await app.nextOffer().title == "other.txt")
            #expect(app.server.pages == ["/", "/file", "/file"])
            try await app.choose("Cancel")
        }

        @Test func `A download that breaks in the background and can't be resumed is reported`() async throws {
            let (app, _) = try await appInBackground()
            defer { app.close() }
            app.server.route("/file") { _ in .truncated("half") }
            try await app.click("#named")
            try await app.log.next(.downloadFailed)
            #expect(app.navigator.downloads.running.isEmpty)
            #expect(app.server.pages == ["/", "/file"])
        }

        @Test func `A download that fails is reported, and its file is deleted`() async throws {
            let app = try await app()
            defer { app.close() }
            let before = try folders
            app.server.route("/broken") { _ in .truncated("half") }
            try await app.run("document.querySelector('#named').href = '/broken'")
            try await app.click("#named")
            try await app.log.next(.downloadFailed)
            #expect(await sees("The server couldn't be reached.", around: app.window))
            #expect(app.stacks == "/")
            #expect(try folders == before)
        }

        @Test func `A response without content isn't downloaded`() async throws {
            let app = try await app()
            defer { app.close() }
            for path in ["/nothing", "/nothing/new"] {
                app.server.route(path) { _ in
                    .content(Data(), type: "text/plain", status: 204, headers: [:])
                }
            }
            for path in ["/nothing", "/nothing/new"] {
                app.navigator.route(app.server.url(path))
                try await app.log.next(.cancelled(app.server.url(path)))
                try await app.waitUntilIdle()
                #expect(app.stacks == "/")
            }
            #expect(!app.log.contains(.downloaded))
        }

        @Test func `A page that downloads endlessly is blocked`() async throws {
            let app = try await app()
            defer { app.close() }
            // The page's next click would take the place of a load that hasn't become a download.
            try await app.click("#named")
            try await app.log.next(.downloadBegan)
            try await app.run("setInterval(() => document.querySelector('#named').click(), 20)")
            _ = try await app.nextOffer()
            try await app.log.next(.downloadBlocked)
            try await app.choose("Cancel")
            let (events, pages) = (app.log.count, app.server.pages.count)
            let blocks = { app.logEntries[events...].count { AwaitedEntry.downloadBlocked.isMet($0.kind) } }
            while blocks() < 5 { try await app.log.next(.downloadBlocked) }
            #expect(app.server.pages.count == pages)
            #expect(app.navigator.activeViewController === app.navigator.navigationController)
        }

        @Test func `A tapped file that needs a question waits in the row for the end of an alert`() async throws {
            let app = try await app()
            defer { app.close() }
            app.server.route("/file", .attachment(Data(count: 9_000_000), name: "large.bin"))
            let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            await withCheckedContinuation { continuation in
                app.navigator.activeViewController.present(alert, animated: true) { continuation.resume() }
            }
            app.navigator.session.registerTap()
            try await app.click("#named")
            #expect(await sees("large.bin", around: app.window))
            #expect(app.navigator.activeViewController === alert)
            // It rests.
            let monitor = try #require(app.navigator.downloads.monitor)
            for _ in 0..<5 { await nextFrame(of: app.window) }
            #expect(app.navigator.downloads.monitor === monitor)
            alert.choose(try #require(alert.actions.first))
            await transitionEnd(of: alert)
            #expect(await sees("Download this file?", around: app.window))
            let question = try await app.presented(UIAlertController.self)
            question.choose(try #require(question.actions.first { $0.title == "Download" }))
            await transitionEnd(of: question)
            #expect(try await app.nextOffer().title == "large.bin")
            try await app.choose("Cancel")
        }

        @Test func `A file of a hidden tab is asked about when the user selects the tab`() async throws {
            let (app, other) = (try await app(), UIViewController())
            defer { app.close() }
            app.server.route("/file", .attachment(Data(count: 9_000_000), name: "large.bin"))
            let tabs = UITabBarController()
            app.window.rootViewController = tabs
            tabs.viewControllers = [app.navigator.navigationController, other]
            tabs.selectedIndex = 1
            await nextFrame(of: app.window)
            app.navigator.session.registerTap()
            try await app.run("document.querySelector('#named').click()")
            try await app.wait(until: "the file waits") {
                app.navigator.downloads.running.first?.isAwaitingUser == true
            }
            for _ in 0..<5 { await nextFrame(of: app.window) }
            #expect(!isVisible("Download this file?", in: app.window))
            tabs.selectedIndex = 0
            #expect(await sees("Download this file?", around: app.window))
            let question = try await app.presented(UIAlertController.self)
            question.choose(try #require(question.actions.first { $0.title == "Cancel" }))
            await transitionEnd(of: question)
        }

        @Test func `A form's file that takes the server long arrives although the user has opened a modal`()
            async throws
        {
            let app = try await app()
            defer { app.close() }
            let (gate, sent) = (ResponseGate(), TestEvents<Void>())
            app.server.route("/export") { _ in
                sent.append(())
                return .gated(gate, .attachment(Data("a,b".utf8), name: "export.csv"))
            }
            try await showExport(in: app)
            try await app.tapPage()
            try await sent.next()
            app.navigator.route(app.server.url("/b/new"))
            try await app.modalPresented()
            gate.open()
            try await app.log.next(.downloaded)
            #expect(!app.log.contains(.downloadBlocked))
            #expect(app.server.pages.count { $0 == "/export" } == 1)
        }

        @Test func `A PDF that takes the server long covers nothing, and the row has it`() async throws {
            let app = try await app()
            defer { app.close() }
            let (gate, requested) = (ResponseGate(), TestEvents<Void>())
            app.server.page("/a", body: "<a style='position: fixed; inset: 0' href=/report.pdf>report</a>")
            app.server.route("/report.pdf") { _ in
                requested.append(())
                return .gated(gate, .content(Data("%PDF-1.4".utf8), type: "application/pdf", status: 200, headers: [:]))
            }
            try await app.route("/a")
            try await app.tapPage()
            try await requested.next()
            // The user types something meanwhile.
            while app.navigator.session.links.site.taps.isRecent() { await nextFrame(of: app.window) }
            gate.open()
            try await app.log.next(.downloaded)
            #expect(await sees("Open", around: app.window))
            #expect(app.stacks == "/ /a")
            try await app.press("Open")
            _ = try await app.presented(UINavigationController.self)
        }

        @Test func `A file is deleted at the end of the app`() throws {
            let file = try DownloadedFile.makeURL(for: "report.pdf")
            try Data("text".utf8).write(to: file)
            NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
            #expect(!FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path))
        }

        @Test func `A hidden page downloads nothing`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.route("/new")
            try await app.click("#named")
            try await app.log.next(.downloadBlocked)
            #expect(app.server.pages == ["/", "/new"])
            #expect(app.stacks == "/ | /new")
        }
    }

    /// Sets whether the app is in the background.
    @MainActor
    private final class Place {
        var isInBackground = true

        func comeBack() {
            isInBackground = false
            NotificationCenter.default.post(
                name: UIApplication.willEnterForegroundNotification, object: UIApplication.shared)
        }
    }

    private final class TakesFiles: TurboNavigationDelegate {
        let files = TestEvents<URL>()

        func openDownloadedFile(_ file: URL, from controller: UIViewController) {
            files.append(file)
        }
    }
}

extension AppDriver {
    /// Waits for a file, and presses Open in the row.
    func nextOffer() async throws -> UIActivityViewController {
        try await log.next(.downloaded)
        #expect(!(navigator.activeViewController is UIActivityViewController), "the file opened by itself")
        try await press("Open")
        return try await presented(UIActivityViewController.self)
    }

    /// Presses a button of the row, as soon as it reacts.
    func press(_ title: String) async throws {
        try await nextFrame(of: window, while: !TestSupport.click(title, around: window))
        await nextFrame(of: window)
    }

    /// Presses a button of the share sheet, and waits until it is dismissed.
    func choose(_ title: String) async throws {
        let offer = try #require(navigator.activeViewController as? UIActivityViewController)
        let action = try #require(offer.actions.first { $0.title == title })
        offer.choose(action)
        await transitionEnd(of: offer)
    }

    /// The end of each visit of a path.
    fileprivate func visitEnds(of path: String) -> [String] {
        let url = server.url(path)
        return log.entries.all.compactMap { event in
            switch event.kind {
            case .visitRendered(_, url): "rendered"
            case .visitCancelled(_, url): "cancelled"
            default: nil
            }
        }
    }
}
