import Foundation
import NavigationTesting
import Testing
import WebKit

extension WebKitTests {
    @MainActor @Suite(.serialized)
    struct FrameTests {
        @Test(arguments: FrameRow.all)
        func `The app decides about the frame that navigates`(_ row: FrameRow) async throws {
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
            // Without the app's decision, nothing is requested.
            if row.isMain {
                try await page.run("0")
                #expect(!page.server.paths.contains("/there"))
            }
        }

        @Test(arguments: [("NEAR", true), ("FAR", false)])
        func `A dialog has the frame that opened it`(_ origin: String, isNear: Bool) async throws {
            let page = try Page()
            let delegate = Asked()
            page.webView.uiDelegate = delegate
            page.server.page("/", "<iframe src='\(page.origin(isNear ? "127.0.0.1" : "localhost"))/frame'></iframe>")
            page.server.page("/frame", "<script>onmessage = () => confirm('frame')</script>")
            try await page.load()
            try await page.run("confirm('page')")
            #expect(try await delegate.frames.next().isMainFrame)
            try await page.run("frames[0].postMessage('', '*')")
            let frame = try await delegate.frames.next()
            #expect(!frame.isMainFrame)
            #expect(frame.securityOrigin.host == (isNear ? "127.0.0.1" : "localhost"))
            // A new frame without its own document has the page's origin.
            try await page.run("document.body.append(document.createElement('iframe')); frames[1].confirm('new')")
            let new = try await delegate.frames.next()
            #expect(!new.isMainFrame)
            #expect(new.securityOrigin.host == "127.0.0.1")
        }

        @Test func `A valid escape in a page's URL isn't escaped again`() async throws {
            let page = try Page()
            page.server.page("/a", "a")
            try await page.load()
            try await page.run("location = '/a?f[]=1&q=caf%C3%A9#|'")
            let action = try #require(try await page.recorder.nextAction(to: "/a"))
            try await page.recorder.wait(for: "finished")
            let expected = page.server.url("/").absoluteString + "a?f%5B%5D=1&q=caf%C3%A9#%7C"
            #expect(action.request.url?.absoluteString == expected)
            #expect(page.webView.url?.absoluteString == expected)
        }

        @Test func `A frame that navigates the page to an unreachable host requests a policy`() async throws {
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

@MainActor
private final class Asked: NSObject, WKUIDelegate {
    let frames = TestEvents<WKFrameInfo>()

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        frames.append(frame)
        completionHandler(true)
    }
}

extension Page {
    func origin(_ host: String = "127.0.0.1") -> String {
        String(server.url("", host: host).absoluteString.prefix { $0 != "?" })
    }
}
