import Foundation
import TestSupport
import Testing
import WebKit

extension WebKitTests {
    @MainActor @Suite(.serialized)
    struct FrameTests {
        @Test("The app is asked about the frame that navigates", arguments: FrameRow.all)
        func row(_ row: FrameRow) async throws {
            let page = try Page()
            let filled = { (text: String) in
                text.replacingOccurrences(of: "NEAR", with: page.origin())
                    .replacingOccurrences(of: "FAR", with: page.origin("localhost"))
            }
            page.server.page("/", FrameRow.collector + filled(FrameRow.page))
            for path in ["/near", "/far"] { page.server.page(path, FrameRow.frame) }
            page.server.page("/there", "there")
            page.server.page("/refresh", filled("<meta http-equiv=refresh content='0; url=FAR/there'>"))
            try await page.load()
            while try await page.webView.evaluateJavaScript("ready") as? Int != 2 { await Task.yield() }
            page.recorder.decideAction = {
                $0.request.url?.path == "/there" && $0.targetFrame?.isMainFrame == true ? .cancel : .allow
            }
            try await page.run(filled(row.script))
            let action = try #require(try await page.recorder.nextAction(to: "/there"))
            #expect(action.targetFrame?.isMainFrame == row.isMain)
            // What is the app's to decide is not requested before it has.
            if row.isMain {
                try await page.run("0")
                #expect(!page.server.paths.contains("/there"))
            }
        }

        @Test func aFrameThatMovesThePageToADeadHostIsAskedAbout() async throws {
            let page = try Page()
            page.server.page(
                "/", FrameRow.collector + "<iframe name=far src='\(page.origin("localhost"))/far'></iframe>")
            page.server.page("/far", FrameRow.frame)
            try await page.load()
            while try await page.webView.evaluateJavaScript("ready") as? Int != 1 { await Task.yield() }
            let dead = try TestServer()
            dead.stop()
            page.recorder.decideAction = { $0.targetFrame?.isMainFrame == true ? .cancel : .allow }
            page.recorder.events.clear()
            try await page.run("frames.far.postMessage(`top.location = '\(dead.url("/there"))'`, '*')")
            let error = try await page.recorder.nextError() as NSError
            #expect(error.domain == "WebKitErrorDomain")
            #expect(error.code == 102)
            let asked = page.recorder.actions.filter { $0.targetFrame?.isMainFrame == true }
            #expect(asked.map { $0.request.url?.path } == ["/there"])
            #expect(page.webView.url == page.server.url("/"))
        }
    }
}

extension Page {
    func origin(_ host: String = "127.0.0.1") -> String {
        String(server.url("", host: host).absoluteString.prefix { $0 != "?" })
    }
}
