import HotwireNative
import TestSupport
import Testing
import UIKit
import WebKit

extension HotwireNativeTests {
    /// Optional members of Hotwire Native.
    @MainActor @Suite(.serialized)
    struct MemberTests {
        private final class Form: BridgeComponent {
            private(set) var calls: [String] = []

            override class var name: String { "form" }

            override func onViewDidLoad() { calls.append("viewDidLoad") }
        }

        private final class Screen: BridgeDestination {
            private(set) var made: [BridgeComponent] = []

            func onBridgeComponentInitialized(_ component: BridgeComponent) { made.append(component) }
        }

        @Test func `Components are created for the screen that was set last`() throws {
            let (first, second) = (Screen(), Screen())
            let delegate = BridgeDelegate(location: "/", destination: first, componentTypes: [Form.self])
            delegate.destination = second
            let form = try #require(delegate.makeComponent(Form.self))
            #expect(first.made.isEmpty)
            #expect(second.made.count == 1 && second.made.first === form)
        }

        @Test func `A screen exchanges messages with the components of the delegate that the app has set`() throws {
            let url = try #require(URL(string: "https://example.com/"))
            let screen = HotwireWebViewController(url: url)
            let delegate = BridgeDelegate(location: "/", destination: screen, componentTypes: [Form.self])
            screen.bridgeDelegate = delegate
            let form = try #require(delegate.makeComponent(Form.self))
            screen.loadViewIfNeeded()
            #expect(form.calls == ["viewDidLoad"])
        }

        /// The members of a component before Hotwire Native 1.2, when its delegate wasn't optional.
        @Test func `A component's screen is found without a question mark`() throws {
            let screen = Screen()
            let delegate = BridgeDelegate(location: "/a", destination: screen, componentTypes: [Form.self])
            let form = try #require(delegate.makeComponent(Form.self))
            #expect(form.delegate.destination === screen && form.delegate.location == "/a")
        }

        @Test func `A session without a configuration has a web view of its own`() {
            let none: WKWebViewConfiguration? = nil
            let sessions = [Session(webViewConfiguration: none), Session()]
            #expect(sessions[0].webView !== sessions[1].webView)
        }
    }
}
