import Foundation
import TestSupport
import Testing
import TurboTestSupport
import UIKit
import WebKit

@testable import TurboNavigator

/// An app that trusts no server.
@MainActor
private final class Pinning: TurboNavigationDelegate {
    func handle(
        challenge: URLAuthenticationChallenge, from navigator: TurboNavigator,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(.cancelAuthenticationChallenge, nil)
    }
}

/// Foundation requires one.
private final class Sender: NSObject, URLAuthenticationChallengeSender {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    func cancel(_ challenge: URLAuthenticationChallenge) {}
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}

extension TurboNavigatorTests {
    @MainActor @Suite(.serialized)
    struct DownloadRowTests {
        /// An app with a page with links to slow files, each of which is complete when its gate opens.
        private func app(_ gates: [ResponseGate]) async throws -> AppDriver {
            let app = try await AppDriver()
            let links = gates.indices.map { "<p><a id=file\($0) href=/file\($0) download>File \($0)</a></p>" }
            app.server.page("/", body: links.joined())
            for (index, gate) in gates.enumerated() {
                app.server.route("/file\(index)") { _ in
                    let file = TestResponse.attachment(Data(count: 4_000_000), name: "report \(index).pdf")
                    return .begun(file, bytes: 1_000_000, gate)
                }
            }
            try await app.route("/")
            return app
        }

        /// Starts a download as a user's tap does.
        private func tap(_ index: Int, in app: AppDriver) async throws {
            app.navigator.session.registerTap()
            try await app.click("#file\(index)")
        }

        private func row(of app: AppDriver) -> DownloadRow { app.navigator.downloads.panel.row }

        private func entries(of app: AppDriver) -> [String] {
            app.navigator.downloads.panel.entries.map { "\($0.name): \($0.text)" }
        }

        @Test func `A slow download shows its name, size and Cancel, and moves nothing`() async throws {
            let gate = ResponseGate()
            let app = try await app([gate])
            defer { app.close() }
            let frame = app.navigator.session.webView.frame
            try await tap(0, in: app)
            #expect(await sees("1 MB of 4 MB", around: app.window))
            #expect(isVisible("report 0.pdf", in: app.window))
            #expect(isVisible("Cancel", in: app.window))
            #expect(app.navigator.session.webView.frame == frame)
            let (row, view) = (row(of: app), try #require(app.navigator.navigationController.view))
            view.layoutIfNeeded()
            #expect(row.frame.maxY == view.bounds.maxY && row.frame.width == view.bounds.width)
            #expect((50..<60).contains(row.frame.height))
            gate.open()
            #expect(try await app.nextOffer().title == "report 0.pdf")
            #expect(row.window == nil)
            try await app.choose("Cancel")
            #expect(entries(of: app) == ["report 0.pdf: Downloaded, 4 MB"])
        }

        @Test(arguments: [
            (
                DownloadEntry.State.downloaded(bytes: 1, isAvailable: true),
                UITableViewCell.AccessoryType.disclosureIndicator
            ),
            (.downloaded(bytes: 1, isAvailable: false), .none), (.canceled, .none),
        ])
        func `A row of the list shows whether it opens a file`(
            _ state: DownloadEntry.State, _ accessory: UITableViewCell.AccessoryType
        ) {
            let list = DownloadListController([DownloadEntry(id: 0, name: "file", state)]) { _, _ in }
            list.loadViewIfNeeded()
            let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
            #expect(cell.accessoryType == accessory)
        }

        @Test func `Cancel ends a download and deletes its file`() async throws {
            let app = try await app([ResponseGate()])
            defer { app.close() }
            try await tap(0, in: app)
            #expect(await sees("1 MB of 4 MB", around: app.window))
            let file = try #require(app.navigator.downloads.running.first?.file)
            click("Cancel", around: app.window)
            _ = try await app.presented(UIAlertController.self)
            try await app.tap(button: "Keep Downloading", waits: false)
            while app.navigator.navigationController.presentedViewController != nil { await nextFrame(of: app.window) }
            #expect(app.navigator.downloads.running.count == 1)
            click("Cancel", around: app.window)
            _ = try await app.presented(UIAlertController.self)
            try await app.tap(button: "Cancel Download")
            #expect(!isVisible("1 MB of 4 MB", in: app.window))
            #expect(!FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path))
            #expect(entries(of: app) == ["report 0.pdf: Canceled"])
            try await app.route("/a")
            #expect(app.stacks == "/ /a")
        }

        /// WebKit deletes its own part of a cancelled download.
        @Test func `A file is deleted while WebKit deletes its part of it`() async throws {
            for _ in 0..<30 {
                let file = try DownloadedFile.makeURL(for: "a.bin")
                let parts = (0..<200).map { file.appendingPathExtension("\($0)") }
                for part in parts { try Data().write(to: part) }
                let deletion = Task.detached { for part in parts { unlink(part.path) } }
                DownloadedFile.delete(file)
                await deletion.value
                #expect(!FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path))
            }
        }

        @Test func `A long list keeps each download that runs`() {
            let panel = DownloadPanel(over: nil) { _, _ in }
            for id in 0...120 {
                panel.begin(id, name: "\(id)", total: nil) { 0 }
                if id > 0 { panel.set(id, .canceled) }
            }
            #expect(panel.entries.map(\.id) == [0] + Array(22...120))
            panel.set(0, .canceled)
        }

        @Test func `A download that the user declines leaves the list, and the others stay`() {
            let panel = DownloadPanel(over: nil) { _, _ in }
            for id in 1...3 { panel.begin(id, name: "\(id)", total: nil) { 0 } }
            panel.remove(2)
            #expect(panel.entries.map(\.id) == [1, 3])
            for id in [1, 3] { panel.set(id, .canceled) }
        }

        @Test func `The row stays over the page on top`() async throws {
            let app = try await app([ResponseGate()])
            defer { app.close() }
            try await tap(0, in: app)
            #expect(await sees("1 MB of 4 MB", around: app.window))
            app.navigator.route(app.server.url("/a/new"))
            try await app.modalPresented()
            let modal = app.navigator.modalNavigationController
            let row = row(of: app)
            while row.superview !== modal.view { await nextFrame(of: app.window) }
            #expect(modal.view.subviews.last === row)
        }

        @Test func `Four files are downloaded at once, and a fifth is blocked`() async throws {
            let gates = (0..<5).map { _ in ResponseGate() }
            let app = try await app(gates)
            defer { app.close() }
            for index in 0..<4 { try await tap(index, in: app) }
            #expect(await sees("4 downloads", around: app.window))
            #expect(await sees("4 MB of 16 MB", around: app.window))
            try await tap(4, in: app)
            try await app.log.next(.downloadBlocked)
            #expect(app.server.pages.count == 5)
            gates.forEach { $0.open() }
            for _ in 0..<4 { try await app.log.next(.downloaded) }
            #expect(await sees("Downloaded", around: app.window))
            #expect(app.stacks == "/")
            // What the user has seen doesn't come back.
            try await app.press("Show")
            _ = try await app.presented(UINavigationController.self)
            try await app.tap(button: "Done")
            #expect(!isVisible("4 downloads", in: app.window))
        }

        /// It fetches them one after the other.
        @Test func `A button that saves three files by a script gives the user all three`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page(
                "/",
                body: """
                    <button style='position: fixed; inset: 0' onclick='save()'>save</button><script>
                    const save = async () => {
                      for (const number of [1, 2, 3]) {
                        await new Promise((done) => setTimeout(done, 600))
                        const href = URL.createObjectURL(new Blob([number]))
                        Object.assign(document.createElement("a"), { href, download: `${number}.txt` }).click()
                      }
                    }
                    </script>
                    """)
            try await app.route("/")
            try await app.tapPage()
            for _ in 0..<3 { try await app.log.next(.downloaded) }
            #expect(!app.log.contains(.downloadBlocked))
        }

        @Test func `The list shows the session's downloads, and ends and opens each of them`() async throws {
            let gates = [ResponseGate(), ResponseGate()]
            let app = try await app(gates)
            defer { app.close() }
            try await tap(0, in: app)
            try await tap(1, in: app)
            #expect(await sees("2 downloads", around: app.window))
            click("Show", around: app.window)
            _ = try await app.presented(UINavigationController.self)
            #expect(await sees("report 0.pdf", around: app.window))
            click("report 0.pdf", around: app.window)
            _ = try await app.presented(UIAlertController.self)
            try await app.tap(button: "Cancel Download", waits: false)
            #expect(await sees("Canceled", around: app.window))
            let list = try await app.presented(UINavigationController.self)
            gates[1].open()
            try await app.log.next(.downloaded)
            try await app.press("report 1.pdf")
            _ = try await app.presented(UIAlertController.self)
            try await app.tap(button: "Open", waits: false)
            _ = try await app.presented(UIActivityViewController.self)
            try await app.choose("Cancel")
            #expect(app.navigator.activeViewController === list)
            #expect(await sees("Downloaded, 4 MB", around: app.window))
            try await app.tap(button: "Done")
            #expect(app.stacks == "/")
            app.navigator.showDownloads()
            _ = try await app.presented(UINavigationController.self)
            #expect(await sees("Canceled", around: app.window))
        }

        /// The bytes of a file from the start that the request names. Such servers send parts of files.
        private static func part(of content: Data, _ request: TestRequest) -> TestResponse {
            let start = request.header("Range").flatMap { Int($0.dropFirst("bytes=".count).dropLast()) } ?? 0
            var headers = [
                "Accept-Ranges": "bytes", "ETag": "\"1\"", "Content-Disposition": "attachment; filename=a.bin",
            ]
            if start > 0 { headers["Content-Range"] = "bytes \(start)-\(content.count - 1)/\(content.count)" }
            return .content(
                content[start...], type: "application/octet-stream", status: start > 0 ? 206 : 200, headers: headers)
        }

        @Test func `A download that loses its connection continues by itself`() async throws {
            let app = try await app([])
            defer { app.close() }
            let content = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 251 + $0) })
            app.server.page("/", body: "<a id=file href=/parts download>File</a>")
            let gate = ResponseGate()
            app.server.route("/parts") { request in
                request.header("Range") == nil
                    ? .broken(Self.part(of: content, request), bytes: 400_000, gate) : Self.part(of: content, request)
            }
            try await app.route("/")
            try await app.click("#file")
            #expect(await sees("400 KB of 1 MB", around: app.window))
            gate.open()
            #expect(await sees("Connection lost. Trying again…", around: app.window))
            let file = try #require(try await app.nextOffer().file)
            #expect(try Data(contentsOf: file) == content)
            #expect(app.server.requests.compactMap { $0.header("Range") } == ["bytes=400000-"])
            try await app.choose("Cancel")
        }

        @Test func `A download that ends takes neither the keyboard nor a key from a form`() async throws {
            let gate = ResponseGate()
            let app = try await app([gate])
            defer { app.close() }
            app.server.page(
                "/form", body: "<form method=post><input id=text style='position: fixed; inset: 0'></form>")
            try await tap(0, in: app)
            #expect(await sees("1 MB of 4 MB", around: app.window))
            try await app.route("/form")
            let (webView, pointer) = (app.navigator.session.webView, Pointer(app.window))
            try await pointer.click(CGPoint(x: 60, y: 60), in: webView)
            // NB: WebKitGTK sends keys to the page without waiting for the click before them.
            try await app.wait(until: "the field has the focus") {
                try await app.value("document.activeElement.id") == "text"
            }
            try await pointer.type("a ")
            gate.open()
            try await app.log.next(.downloaded)
            #expect(await sees("Show in Files", around: app.window))
            try await pointer.type("b c")
            try await pointer.key("Escape")
            for _ in 0..<300
            where try await webView.evaluateJavaScript("document.querySelector('#text').value") as? String != "a b c" {
                await nextFrame(of: app.window)
            }
            let text = try await webView.evaluateJavaScript("document.querySelector('#text').value") as? String
            #expect(text == "a b c")
            #expect(app.stacks == "/ /form")
            #expect(entries(of: app) == ["report 0.pdf: Downloaded, 4 MB"])
            #expect(row(of: app).window != nil)
        }

        @Test func `A button of the row doesn't become another one under the pointer`() async throws {
            let gate = ResponseGate()
            let app = try await app([gate])
            defer { app.close() }
            try await tap(0, in: app)
            #expect(await sees("1 MB of 4 MB", around: app.window))
            let former = row(of: app).buttons
            gate.open()
            try await app.log.next(.downloaded)
            let buttons = row(of: app).buttons
            #expect(buttons.count == 3)
            #expect(buttons.allSatisfy { !$0.isEnabled && !former.contains($0) })
            let start = Date()
            while !buttons.allSatisfy(\.isEnabled) { await nextFrame(of: app.window) }
            #expect(Date().timeIntervalSince(start) > 0.3)
        }

        @Test func `The main menu shows the downloads, once there are any`() async throws {
            let app = try await app([ResponseGate()])
            defer { app.close() }
            let root = try #require(app.navigator.navigationController.topViewController?.navigationItem)
            #expect(root.additionalOverflowItems == nil)
            try await tap(0, in: app)
            #expect(await sees("1 MB of 4 MB", around: app.window))
            try await app.route("/a")
            MenuButtons("Main Menu", in: app.window).open()
            #expect(await OpenMenu.entries(around: app.window).contains("Downloads"))
            #expect(OpenMenu.choose("Downloads", around: app.window))
            _ = try await app.presented(UINavigationController.self)
            #expect(await sees("report 0.pdf", around: app.window))
            #expect(root.additionalOverflowItems != nil)
            app.navigator.downloads.panel.remove(try #require(app.navigator.downloads.panel.entries.first?.id))
            #expect(root.additionalOverflowItems == nil)
        }

        @Test func `The list says that there are no downloads yet`() async throws {
            let app = try await app([])
            defer { app.close() }
            app.navigator.showDownloads()
            #expect(await sees("No downloads yet", around: app.window))
        }

        /// WebKitGTK asks the web view instead.
        @Test func `The app answers the challenges of a download's server, as those of a page's`() async throws {
            let app = try await app([ResponseGate()])
            defer { app.close() }
            let pinning = Pinning()
            app.navigator.delegate = pinning
            try await tap(0, in: app)
            #expect(await sees("1 MB of 4 MB", around: app.window))
            let download = try #require(app.navigator.downloads.running.first?.download)
            let space = URLProtectionSpace(
                host: "127.0.0.1", port: 443, protocol: "https", realm: nil,
                authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
            let challenge = URLAuthenticationChallenge(
                protectionSpace: space, proposedCredential: nil, previousFailureCount: 0, failureResponse: nil,
                error: nil, sender: Sender())
            let answer = TestEvents<URLSession.AuthChallengeDisposition>()
            app.navigator.downloads.download(download, didReceive: challenge) { disposition, _ in
                answer.append(disposition)
            }
            #expect(try await answer.next() == .cancelAuthenticationChallenge)
        }

        @Test func `The window asks before it closes with a download, and with a file that isn't opened`() async throws
        {
            let gate = ResponseGate()
            let app = try await app([gate])
            defer { app.close() }
            let presentation = try #require(app.navigator.navigationController.presentationController)
            #expect(presentation.delegate == nil)
            try await tap(0, in: app)
            #expect(await sees("1 MB of 4 MB", around: app.window))
            let message = "If you close the app now, your downloads will be lost."
            for isDone in [false, true] {
                if isDone {
                    gate.open()
                    try await app.log.next(.downloaded)
                }
                app.window.perform(.close)
                #expect(try await app.presented(UIAlertController.self).message == message)
                try await app.tap(button: "Cancel", waits: false)
                try await app.wait(until: "the question is closed") {
                    app.navigator.navigationController.presentedViewController == nil
                }
                #expect(!app.window.isHidden)
                #expect(entries(of: app).count == 1)
            }
            try await app.press("Open")
            _ = try await app.presented(UIActivityViewController.self)
            try await app.choose("Cancel")
            #expect(presentation.delegate?.presentationControllerShouldDismiss(presentation) == true)
        }

        @Test func `A PDF opens inside the app, with Share`() async throws {
            let app = try await app([])
            defer { app.close() }
            app.server.page("/", body: "<a id=file href=/pdf download=report.pdf>File</a>")
            app.server.route("/pdf") { _ in
                .content(Data(Self.pdf.utf8), type: "application/pdf", status: 200, headers: [:])
            }
            try await app.route("/")
            app.navigator.session.registerTap()
            try await app.click("#file")
            try await app.log.next(.downloaded)
            let modal = try #require(app.navigator.activeViewController as? UINavigationController)
            let viewer = try #require(modal.topViewController as? FileViewController)
            #expect(viewer.title == "report.pdf")
            let webView = try #require(viewer.view.subviews.first as? WKWebView)
            while webView.isLoading { await nextFrame(of: app.window) }
            let file = try #require(webView.url)
            #expect(file.lastPathComponent == "report.pdf")
            try await app.tap(button: "Share", waits: false)
            _ = try await app.presented(UIActivityViewController.self)
            try await app.choose("Cancel")
            try await app.tap(button: "Done")
            #expect(FileManager.default.fileExists(atPath: file.path))
            #expect(app.stacks == "/")
        }

        @Test(arguments: ["report.pdf", "picture.png", "whole.pdf"])
        func `A damaged PDF or picture says so, in place of an empty screen`(name: String) async throws {
            let app = try await app([])
            defer { app.close() }
            let parts = [
                "report.pdf": Data(Self.pdf.utf8.prefix(300)), "whole.pdf": Data(Self.pdf.utf8),
                "picture.png": Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 1, 2, 3, 4]),
            ]
            app.server.page("/", body: "<a id=file href=/file download=\(name)>File</a>")
            let type = name.hasSuffix("pdf") ? "application/pdf" : "image/png"
            app.server.route("/file", .content(try #require(parts[name]), type: type, status: 200, headers: [:]))
            try await app.route("/")
            app.navigator.session.registerTap()
            try await app.click("#file")
            try await app.log.next(.downloaded)
            let modal = try #require(app.navigator.activeViewController as? UINavigationController)
            let viewer = try #require(modal.topViewController as? FileViewController)
            let webView = try #require(viewer.view.subviews.first as? WKWebView)
            while webView.isLoading { await nextFrame(of: app.window) }
            if name == "whole.pdf" {
                #expect(!isVisible("This file is damaged.", in: app.window) && !webView.isHidden)
            } else {
                #expect(await sees("This file is damaged.", around: app.window))
            }
        }

        private static let pdf = """
            %PDF-1.4
            1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
            2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
            3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R
            /Resources <</Font <</F1 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>>> endobj
            4 0 obj <</Length 44>> stream
            BT /F1 24 Tf 40 100 Td (Annual report) Tj ET
            endstream endobj
            trailer <</Root 1 0 R>>
            %%EOF
            """

        @Test func `A failed download can be requested again from the list`() async throws {
            let app = try await app([])
            defer { app.close() }
            app.server.page("/", body: "<a id=file href=/broken download=a.txt>File</a>")
            app.server.route("/broken") { _ in .truncated("half") }
            try await app.route("/")
            try await app.click("#file")
            try await app.log.next(.downloadFailed)
            app.server.route("/broken") { _ in .attachment(Data("whole".utf8), name: "a.txt") }
            app.navigator.showDownloads()
            _ = try await app.presented(UINavigationController.self)
            click("The server couldn't be reached.", around: app.window)
            _ = try await app.presented(UIAlertController.self)
            try await app.tap(button: "Retry", waits: false)
            #expect(await sees("Downloaded, 5 bytes", around: app.window))
            try await app.press("a.txt")
            _ = try await app.presented(UIAlertController.self)
            try await app.tap(button: "Open", waits: false)
            let file = try #require(try await app.nextOffer().file)
            #expect(try String(contentsOf: file, encoding: .utf8) == "whole")
            try await app.choose("Cancel")
        }
    }
}
