import Foundation
import TestSupport
import Testing
import WebKit

extension WebKitTests {
    /// Printing by the app, with the dialog and GTK's printer that writes a file.
    @MainActor @Suite(.serialized)
    struct PrintTests {
        private let window = TestWindow()
        private let controller = UIPrintInteractionController.shared

        private func shownPage() async throws -> Page {
            let page = try Page()
            page.server.page("/", "<title>Invoice</title><p>Total: 12.00")
            window.view?.addSubview(page.webView)
            page.webView.frame = CGRect(x: 0, y: 0, width: 400, height: 500)
            await window.show()
            try await page.load()
            return page
        }

        @Test func `An app prints a page to a file with the name of its job, and learns that it was printed`()
            async throws
        {
            let page = try await shownPage()
            defer { window.close() }
            let name = "invoice-\(UUID().uuidString)"
            // The user of a test has no folder for documents.
            let file = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).appendingPathComponent(
                name + ".pdf")
            defer { try? FileManager.default.removeItem(at: file) }
            let info = UIPrintInfo(dictionary: nil)
            (info.jobName, info.outputType, info.orientation) = (name, .grayscale, .landscape)
            (controller.printInfo, controller.printFormatter) = (info, page.webView.viewPrintFormatter())
            let results = TestEvents<Bool>()
            #expect(UIPrintInteractionController.isPrintingAvailable)
            let dialog = try await EngineDialog.next(.printers) {
                let isShown = controller.present(animated: true) { controller, completed, error in
                    #expect(controller === UIPrintInteractionController.shared && error == nil)
                    results.append(completed)
                }
                #expect(isShown)
            }
            #expect(dialog.belongs(to: window.window))
            #expect(!controller.present(animated: true), "a second dialog")
            #expect(await dialog.printToFile(over: window.window))
            #expect(try await results.next())
            let document = try String(decoding: Data(contentsOf: file), as: Unicode.ASCII.self)
            #expect(document.hasPrefix("%PDF"))
            // Paper on its side is wider than it is high.
            let box = try #require(document.firstMatch(of: /MediaBox \[ ?0 0 ([0-9.]+) ([0-9.]+)/))
            #expect(Double(box.1) ?? 0 > Double(box.2) ?? 0, "\(box.0)")
        }

        @Test func `An app learns that the user didn't print`() async throws {
            let page = try await shownPage()
            defer { window.close() }
            (controller.printInfo, controller.printFormatter) = (nil, page.webView.viewPrintFormatter())
            let results = TestEvents<Bool>()
            let dialog = try await EngineDialog.next(.printers) {
                controller.present(from: CGRect.zero, in: page.webView, animated: true) { _, completed, _ in
                    results.append(completed)
                }
            }
            dialog.cancel()
            #expect(try await !results.next())
        }

        @Test func `Only a visible web view is printed`() async throws {
            controller.printFormatter = UIView().viewPrintFormatter()
            #expect(!controller.present(animated: true))
            controller.printFormatter = WKWebView().viewPrintFormatter()
            #expect(!controller.present(animated: true) && EngineDialog.count(.printers) == 0)
        }

        /// A page in a window of its own, which its delegate would close.
        private final class ClosingDelegate: NSObject, WKUIDelegate {
            let closings = TestEvents<Void>()

            func webViewDidClose(_ webView: WKWebView) { closings.append(()) }
        }

        @Test func `A page that prints and closes itself is closed after it was printed`() async throws {
            let page = try await shownPage()
            defer { window.close() }
            let delegate = ClosingDelegate()
            page.webView.uiDelegate = delegate
            let dialog = try await EngineDialog.next(.printers) {
                try await page.run("setTimeout(() => { print(); close() })")
            }
            for _ in 0..<5 { await window.nextFrame() }
            #expect(delegate.closings.all.isEmpty)
            #expect(await dialog.printToFile(over: window.window))
            try await delegate.closings.next()
            // GTK names the file after the page.
            let file = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).appendingPathComponent(
                "output.pdf")
            defer { try? FileManager.default.removeItem(at: file) }
            #expect(try Data(contentsOf: file).starts(with: Data("%PDF".utf8)))
        }

        @Test func `A script continues when the dialog of print() has ended`() async throws {
            let page = try await shownPage()
            defer { window.close() }
            let dialog = try await EngineDialog.next(.printers) {
                try await page.run("setTimeout(() => { print(); document.title += ' end' })")
            }
            let answers = TestEvents<String>()
            page.webView.evaluateJavaScript("document.title") { value, _ in answers.append(value as? String ?? "") }
            for _ in 0..<5 { await window.nextFrame() }
            #expect(answers.all.isEmpty)
            dialog.cancel()
            #expect(try await answers.next() == "Invoice end")
        }
    }
}
