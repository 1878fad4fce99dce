import NavigationTesting
import Testing
import WebKit

extension WebKitTests {
    @MainActor @Suite(.serialized)
    struct MessageTests {
        @Test func `Bodies are Foundation values`() async throws {
            let page = try Page()
            let messages = Messages(named: "test", of: page.webView)
            try await page.load()
            try await page.run(
                """
                for (const body of [1, 1.5, true, "text", null, undefined, [1, [2]], { a: { b: 1 }, n: null }])
                    webkit.messageHandlers.test.postMessage(body)
                """)
            let bodies = messages.events.all.map(\.body)
            try #require(bodies.count == 8)
            #expect(bodies[0] as? Int == 1)
            #expect(bodies[1] as? TimeInterval == 1.5)
            #expect(bodies[2] as? Bool == true)
            #expect(bodies[3] as? String == "text")
            #expect(bodies[4] is NSNull)
            #expect(bodies[5] is NSNull)
            #expect(bodies[6] as? NSArray == [1, [2]])
            #expect((bodies[6] as? [Any])?.count == 2)
            #expect((bodies[7] as? [String: Any])?["a"] as? [String: Int] == ["b": 1])
            let nested = (bodies[7] as? [String: AnyHashable])?["a"] as? [String: AnyHashable]
            #expect(nested?["b"] as? Int == 1)
            let object = try #require(bodies[7] as? [String: Any])
            #expect(object["n"] is NSNull)
            let json = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
            #expect(String(decoding: json, as: UTF8.self) == #"{"a":{"b":1},"n":null}"#)
        }

        @Test func `A message has its name, web view and origin`() async throws {
            let page = try Page()
            let messages = Messages(named: "test", of: page.webView)
            try await page.load()
            try await page.run("webkit.messageHandlers.test.postMessage(1)")
            let message = try await messages.events.next()
            #expect(message.name == "test")
            #expect(message.webView === page.webView)
            #expect(message.frameInfo.isMainFrame)
            #expect(message.frameInfo.request.url == page.server.url("/"))
            #expect(message.frameInfo.securityOrigin.protocol == "http")
            #expect(message.frameInfo.securityOrigin.host == "127.0.0.1")
            #expect(message.frameInfo.securityOrigin.port == page.server.port)
        }

        /// WebKitGTK itself updates the title in a later task.
        @Test func `When a message arrives the web view has the title that the page had`() async throws {
            let page = try Page()
            let messages = Messages(named: "test", of: page.webView)
            try await page.load()
            try await page.run(
                """
                for (const name of ["one", "two"]) {
                    document.title = name
                    webkit.messageHandlers.test.postMessage(name)
                }
                // Now a form in the page shadows `document.title`.
                document.body.innerHTML = "<form name=title></form>"
                webkit.messageHandlers.test.postMessage("three")
                """)
            try await messages.events.next { $0.body as? String == "three" }
            #expect(messages.titles.prefix(2) == ["one", "two"])
        }

        /// The order in which the scripts of the worlds run can differ between processes.
        @Test func `A message of a script at the start of a document has its origin`() async throws {
            for _ in 0..<8 {
                let page = try Page()
                let messages = Messages(named: "test", of: page.webView)
                page.webView.configuration.userContentController.addUserScript(
                    WKUserScript(
                        source: "for (const n of [1, 2, 3]) webkit.messageHandlers.test.postMessage(n)",
                        injectionTime: .atDocumentStart, forMainFrameOnly: true))
                page.server.page("/", "<script>webkit.messageHandlers.test.postMessage(4)</script>")
                try await page.load()
                try await messages.events.next { $0.body as? Int == 4 }
                #expect(messages.events.all.map { $0.body as? Int } == [1, 2, 3, 4])
                #expect(messages.events.all.allSatisfy { $0.frameInfo.isMainFrame })
                #expect(messages.events.all.allSatisfy { $0.frameInfo.securityOrigin.host == "127.0.0.1" })
            }
        }

        @Test func `A frame of another origin cannot pretend to be the main frame`() async throws {
            let page = try Page()
            let messages = Messages(named: "test", of: page.webView)
            let foreign = page.server.url("/frame", host: "localhost")
            page.server.page("/", "<iframe src='\(foreign)'></iframe>")
            // Posts from its own page world, from that of an inner frame, and with the event that our scripts use.
            page.server.page(
                "/frame",
                """
                <body><script>
                webkit.messageHandlers.test.postMessage("plain")
                const inner = document.body.appendChild(document.createElement("iframe"))
                inner.contentWindow.webkit.messageHandlers.test.postMessage("inner")
                const detail = JSON.stringify(["test", "forged"])
                dispatchEvent(new CustomEvent("turbo-navigator-message", { detail, cancelable: true }))
                try { top.dispatchEvent(new Event("x")) } catch { webkit.messageHandlers.test.postMessage("end") }
                </script>
                """)
            try await page.load()
            try await messages.events.next { $0.body as? String == "end" }
            #expect(messages.events.all.compactMap { $0.body as? String } == ["plain", "inner", "forged", "end"])
            for message in messages.events.all {
                #expect(message.frameInfo.isMainFrame == false)
                #expect(message.frameInfo.securityOrigin.host == "localhost")
            }
        }

        @Test func `Handlers can be added and removed at any time`() async throws {
            let page = try Page()
            let messages = Messages(named: "one", of: page.webView)
            try await page.load()
            let late = Messages(named: "two", of: page.webView)
            try await page.run("webkit.messageHandlers.two.postMessage('late')")
            #expect(try await late.events.next().frameInfo.isMainFrame)
            page.webView.configuration.userContentController.removeScriptMessageHandler(forName: "one")
            #expect(
                try await page.webView.evaluateJavaScript("typeof webkit.messageHandlers.one") as? String == "undefined"
            )
            page.webView.configuration.userContentController.removeAllScriptMessageHandlers()
            page.webView.configuration.userContentController.removeScriptMessageHandler(forName: "unknown")
            #expect(messages.events.all.isEmpty)
        }

        @Test func `A world has scripts and handlers that the page does not reach`() async throws {
            let page = try Page()
            let world = WKContentWorld.world(name: "other")
            let messages = Messages(named: "test", of: page.webView, in: world)
            let controller = page.webView.configuration.userContentController
            let source = """
                window.secret = 1
                addEventListener("load", () => webkit.messageHandlers.test.postMessage(secret))
                """
            controller.addUserScript(
                WKUserScript(source: source, injectionTime: .atDocumentStart, forMainFrameOnly: true, in: world))
            page.server.page(
                "/",
                """
                <script>
                window.found = typeof secret + typeof window.webkit?.messageHandlers?.test
                const detail = JSON.stringify(["test", "forged"])
                dispatchEvent(new CustomEvent("turbo-navigator-message", { detail, cancelable: true }))
                </script>
                """)
            try await page.load()
            try await messages.events.next { $0.body as? Int == 1 }
            #expect(try await page.webView.evaluateJavaScript("found") as? String == "undefinedundefined")
            #expect(messages.events.all.count == 1)
            let question = "return typeof window.webkit?.messageHandlers?.test"
            let before = try await page.webView.callAsyncJavaScript(question, contentWorld: world)
            controller.removeScriptMessageHandler(forName: "test")
            let between = try await page.webView.callAsyncJavaScript(question, contentWorld: world)
            controller.removeScriptMessageHandler(forName: "test", contentWorld: world)
            let after = try await page.webView.callAsyncJavaScript(question, contentWorld: world)
            #expect([before, between, after].map { $0 as? String } == ["object", "object", "undefined"])
        }

        @Test func `Web views that share a controller are distinguished`() async throws {
            let page = try Page()
            let messages = Messages(named: "test", of: page.webView)
            let other = WKWebView(frame: .zero, configuration: page.webView.configuration)
            try await page.load()
            _ = try await other.evaluateJavaScript("webkit.messageHandlers.test.postMessage(2); 1")
            _ = try await page.webView.evaluateJavaScript("webkit.messageHandlers.test.postMessage(1); 1")
            #expect(messages.events.all.map(\.webView) == [other, page.webView])
        }

        @Test func `A user script that was added before the web view was made runs in it`() async throws {
            let configuration = WKWebViewConfiguration()
            configuration.userContentController.addUserScript(
                WKUserScript(source: "window.early = 1", injectionTime: .atDocumentStart, forMainFrameOnly: true))
            let page = try Page(configuration)
            try await page.load()
            #expect(try await page.webView.evaluateJavaScript("early") as? Int == 1)
        }

        @Test func `User scripts run at their time in their frames`() async throws {
            let page = try Page()
            page.server.page("/", "<body><iframe srcdoc='<p>'></iframe><script>log.push('page')</script>")
            let controller = page.webView.configuration.userContentController
            let add = { (source: String, time: WKUserScriptInjectionTime, isMainOnly: Bool) in
                let script = WKUserScript(source: source, injectionTime: time, forMainFrameOnly: isMainOnly)
                controller.addUserScript(script)
            }
            add("window.log = [document.body ? 'late' : 'start']", .atDocumentStart, true)
            add("log.push('end')", .atDocumentEnd, true)
            add("window.everywhere = 1", .atDocumentStart, false)
            #expect(controller.userScripts.count == 3)
            try await page.load()
            #expect(try await page.webView.evaluateJavaScript("log.join()") as? String == "start,page,end")
            let inFrame = "typeof frames[0].everywhere + typeof frames[0].log"
            #expect(try await page.webView.evaluateJavaScript(inFrame) as? String == "numberundefined")
            controller.removeAllUserScripts()
            try await page.load()
            #expect(
                try await page.webView.evaluateJavaScript("typeof log + typeof everywhere") as? String
                    == "undefinedundefined")
        }
    }
}
