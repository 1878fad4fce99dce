import NavigationTesting
import Testing
import WebKit

extension WebKitTests {
    @MainActor @Suite(.serialized)
    struct JavaScriptTests {
        @Test func `Values become Foundation values`() async throws {
            let webView = WKWebView()
            #expect(try await webView.evaluateJavaScript("1") as? Int == 1)
            #expect(try await webView.evaluateJavaScript("1") as? Double == 1)
            #expect(try await webView.evaluateJavaScript("1.5") as? Double == 1.5)
            #expect(try await webView.evaluateJavaScript("true") as? Bool == true)
            #expect(try await webView.evaluateJavaScript("'é'") as? String == "é")
            #expect(try await webView.evaluateJavaScript("null") is NSNull)
            #expect(try await webView.evaluateJavaScript("[1, 'a', [true]]") as? NSArray == [1, "a", [true]])
            let object = try await webView.evaluateJavaScript("({ a: 1, b: { c: null } })") as? [String: Any]
            #expect(object?["a"] as? Int == 1)
            #expect((object?["b"] as? [String: Any])?["c"] is NSNull)
            #expect((try await webView.evaluateJavaScript("NaN") as? Double)?.isNaN == true)
        }

        @Test func `A window's style decides whether its pages are dark`() async throws {
            let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let page = UIViewController()
            page.view.addSubview(webView)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            window.rootViewController = page
            window.makeKeyAndVisible()
            #expect(window.overrideUserInterfaceStyle == .unspecified)
            for (style, isDark) in [(UIUserInterfaceStyle.dark, true), (.light, false), (.dark, true)] {
                window.overrideUserInterfaceStyle = style
                let script = """
                    const query = matchMedia("(prefers-color-scheme: dark)")
                    while (query.matches !== isDark) await new Promise((done) => query.onchange = done)
                    return query.matches
                    """
                let value = try await webView.callAsyncJavaScript(
                    script, arguments: ["isDark": isDark], contentWorld: .page)
                #expect(value as? Bool == isDark)
            }
            window.overrideUserInterfaceStyle = .unspecified
            window.isHidden = true
            window.rootViewController = nil
        }

        @Test func `Link previews are allowed unless the app turns them off`() {
            let webView = WKWebView()
            #expect(webView.allowsLinkPreview)
            webView.allowsLinkPreview = false
            #expect(!webView.allowsLinkPreview)
        }

        @Test func `Nested objects cast as they do on iOS`() async throws {
            let webView = WKWebView()
            let script = "({ metadata: { url: 'x' }, items: [{ n: 1, on: true }, [1.5]], none: null })"
            let value = try await webView.evaluateJavaScript(script)
            let hashable = try #require(value as? [String: AnyHashable])
            #expect((hashable["metadata"] as? [String: AnyHashable])?["url"] as? String == "x")
            #expect(hashable["metadata"] as? [String: String] == ["url": "x"])
            let plain = try #require(value as? [String: Any])
            #expect(plain["none"] is NSNull)
            let items = try #require(plain["items"] as? [Any])
            let first = try #require(items.first as? [String: Any])
            #expect(first["n"] as? Int == 1 && first["n"] as? Double == 1 && first["on"] as? Bool == true)
            #expect(items.last as? [Double] == [1.5])
            #expect((value as? NSDictionary)?["none"] is NSNull)
            #expect(JSONSerialization.isValidJSONObject(value))
            let json = try JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
            #expect(
                String(decoding: json, as: UTF8.self)
                    == #"{"items":[{"n":1,"on":true},[1.5]],"metadata":{"url":"x"},"none":null}"#)
        }

        /// Replaces the web view's JavaScript evaluation, as the test suites of libraries do.
        private final class StubbedWebView: WKWebView {
            override func evaluateJavaScript(
                _ javaScriptString: String,
                completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
            ) {
                if javaScriptString == "fail" {
                    completionHandler?(nil, CocoaError(.featureUnsupported))
                } else {
                    completionHandler?("own " + javaScriptString, nil)
                }
            }
        }

        @Test func `Awaited scripts run what a subclass overrides`() async throws {
            let webView: WKWebView = StubbedWebView()
            #expect(try await webView.evaluateJavaScript("1") as? String == "own 1")
            await #expect(throws: CocoaError.self) { _ = try await webView.evaluateJavaScript("fail") }
        }

        @Test func `Undefined is nil for handlers`() async throws {
            let webView = WKWebView()
            let results = TestEvents<Bool>()
            webView.evaluateJavaScript("undefined") { value, error in results.append(value == nil && error == nil) }
            #expect(try await results.next())
        }

        @Test func `Exceptions have their line and column`() async throws {
            let webView = WKWebView()
            let error = try await #require(throws: WKError.self) {
                _ = try await webView.evaluateJavaScript("1;\nnope()")
            }
            #expect(error.code == .javaScriptExceptionOccurred)
            let info = (error as NSError).userInfo
            #expect((error as NSError).domain == WKErrorDomain)
            #expect((error as NSError).code == 4)
            #expect(info["WKJavaScriptExceptionMessage"] as? String == "ReferenceError: Can't find variable: nope")
            #expect(info["WKJavaScriptExceptionLineNumber"] as? Int == 2)
        }

        @Test func `Functions cannot be returned`() async throws {
            let webView = WKWebView()
            let error = try await #require(throws: WKError.self) {
                _ = try await webView.evaluateJavaScript("() => 1")
            }
            #expect(error.code == .javaScriptResultTypeIsUnsupported)
        }

        @Test func `Results are returned in order`() async throws {
            let webView = WKWebView()
            let results = TestEvents<Int>()
            for number in 1...5 {
                webView.evaluateJavaScript("\(number)") { value, _ in results.append(value as? Int ?? 0) }
            }
            try await results.next { $0 == 5 }
            #expect(results.all == [1, 2, 3, 4, 5])
        }

        @Test func `Called functions get arguments and await`() async throws {
            let webView = WKWebView()
            let text = "\"'</script>\u{2028}\\"
            let value = try await webView.callAsyncJavaScript(
                "const n = await new Promise(r => setTimeout(() => r(number + list[1].x), 5)); return [n, text]",
                arguments: ["number": 1, "list": [0, ["x": 2]], "text": text], contentWorld: .page)
            let result = try #require(value as? [Any])
            #expect(result[0] as? Int == 3)
            #expect(result[1] as? String == text)
        }

        @Test func `Called functions fail with what they throw`() async throws {
            let webView = WKWebView()
            let error = try await #require(throws: WKError.self) {
                _ = try await webView.callAsyncJavaScript("throw new TypeError('bad')", contentWorld: .page)
            }
            #expect(error.errorUserInfo["WKJavaScriptExceptionMessage"] as? String == "TypeError: bad")
            await #expect(throws: WKError.self) {
                _ = try await webView.callAsyncJavaScript("", arguments: ["a b": 1], contentWorld: .page)
            }
        }

        @Test func `Worlds have their own variables`() async throws {
            let webView = WKWebView()
            _ = try await webView.evaluateJavaScript("var secret = 1")
            for world in [WKContentWorld.defaultClient, .world(name: "other")] {
                #expect(
                    try await webView.callAsyncJavaScript("return typeof secret", contentWorld: world) as? String
                        == "undefined")
            }
        }
    }
}
