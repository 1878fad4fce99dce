import NavigationTesting
import Testing
import WebKit

extension WebKitTests {
    @MainActor @Suite(.serialized)
    struct MessageLossTests {
        @Test func `A message still names its frame after the engine has collected garbage`() async throws {
            let page = try Page()
            let messages = Messages(named: "app", of: page.webView)
            try await page.load()
            try await page.run("for (let i = 0; i < 300000; i++) ({ list: [i] })")
            try await page.run("window.webkit.messageHandlers.app.postMessage('late')")
            let message = try await messages.events.next()
            #expect(message.frameInfo.isMainFrame)
        }
    }
}
