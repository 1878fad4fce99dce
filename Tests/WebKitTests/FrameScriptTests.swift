import TestSupport
import Testing

@testable import WebKit

extension WebKitTests {
    /// Tests the scripts that report a frame's actions, in a page with a fake handler.
    @MainActor @Suite(.serialized)
    struct FrameScriptTests {
        private static let events = #"{ messageEvent: "message-made-up", dialogEvent: "dialog-made-up" }"#

        private func announcement(
            _ source: FrameAnnouncement.Source = .event, isTop: Bool = true, secondsAgo: Double = 0
        ) throws -> FrameAnnouncement {
            let url = try #require(URL(string: "http://app.example/a"))
            return FrameAnnouncement(
                source: source, url: url, isTop: isTop, isDownload: false, time: .now - .seconds(secondsAgo))
        }

        @Test func `A navigation is of the frame that has just announced it, and of each announcement once`() throws {
            var navigations = FrameNavigations()
            let url = try announcement().url
            navigations.announce(try announcement(secondsAgo: 2))
            #expect(navigations.remove(url, .other) == nil)
            for isTop in [false, true] { navigations.announce(try announcement(isTop: isTop)) }
            navigations.announce(try announcement(.link, isTop: false))
            #expect(navigations.remove(url, .linkActivated)?.isTop == false)
            #expect(navigations.remove(url, .linkActivated)?.isTop == true)
            #expect(navigations.remove(url, .linkActivated) == nil)
        }

        @Test func `A refresh is of the frame that announced it, also after many earlier navigations`() throws {
            var navigations = FrameNavigations()
            navigations.announce(try announcement(.refresh, isTop: false))
            for _ in 0..<300 { navigations.announce(try announcement(secondsAgo: 2)) }
            #expect(navigations.remove(try announcement().url, .other)?.source == .refresh)
        }

        @Test(
            arguments: [
                ([0, 255, 0, 255], UIColor(red: 0, green: 1, blue: 0, alpha: 1)), ([0, 255, 0, 0], nil),
                ([0, 255], nil),
            ] as [([Int], UIColor?)])
        func `A page's color is known if it has one`(bytes: [Int], color: UIColor?) {
            let fields: [String: Any] = [
                "kind": "color", "isTop": true, "url": "", "color": bytes.map { $0 as NSNumber },
            ]
            guard case .color(let read, _)? = FrameReport(fields) else {
                Issue.record("\(fields)")
                return
            }
            #expect(read == color)
        }

        @Test(arguments: [
            ("<a href=/a>", [#"["http://app.example/a",true,false]"#]),
            ("<a href=/a target=_top>", [#"["http://app.example/a",true,false]"#]),
            ("<a href=/a target=inner>", [#"["http://app.example/a",false,false]"#]),
            ("<a href=/a target=_blank>", []),
            ("<a href=/a target=unknown>", []),
            ("<base target=inner><a href=/a>", [#"["http://app.example/a",false,false]"#]),
            ("<a href=/a download>", [#"["http://app.example/a",true,true]"#]),
            ("<a href=http://elsewhere.example/a download>", [#"["http://elsewhere.example/a",true,false]"#]),
            ("<a href=data:, download>", [#"["data:,",true,true]"#]),
            ("<a href=/a download target=_blank>", [#"["http://app.example/a",true,true]"#]),
        ])
        func `A link announces where it leads, in which frame, and whether it is a download`(
            link: String, announced: [String]
        ) async throws {
            let page = try await ScriptPage(
                "<iframe name=inner></iframe>\(link)Link</a>", scripts: "(\(JavaScript.navigations))(handler)")
            let posted = try await page.run(
                """
                addEventListener("click", (event) => event.preventDefault())
                element("a").click()
                return posted.filter(({ how }) => how === "link").map((one) => [one.url, one.isTop, one.isDownload])
                """)
            // Announced before the page's own handlers, and after them.
            #expect(posted == "[\((announced + announced).joined(separator: ","))]")
        }

        @Test func `A link that the page changes while it is tapped announces where it leads`() async throws {
            let page = try await ScriptPage("<a href=/a>Link</a>", scripts: "(\(JavaScript.navigations))(handler)")
            let posted = try await page.run(
                """
                element("a").onclick = ({ target }) => { target.href = "/b"; return false }
                element("a").click()
                return posted.filter(({ how }) => how === "link").map(({ url }) => url)
                """)
            #expect(posted == #"["http://app.example/a","http://app.example/b"]"#)
        }

        @Test(arguments: [
            ("style='background: rgb(1, 2, 3)'", "[1,2,3,255]"),
            ("style='background: hsl(120 100% 50%)'", "[0,255,0,255]"),
            ("", "[0,0,0,0]"),
        ])
        func `A page reports its color once`(style: String, color: String) async throws {
            let page = try await ScriptPage(
                "<body \(style)>", scripts: "(\(JavaScript.color))(handler)")
            let posted = try await page.run(
                """
                for (const name of ["load", "resize"]) dispatchEvent(new Event(name))
                return posted.map(({ kind, color }) => [kind, color])
                """)
            #expect(posted == #"[["color",\#(color)]]"#)
        }

        @Test func `A key and a scroll that a script makes are not the user's`() async throws {
            let page = try await ScriptPage(
                "", scripts: "for (const part of [\(JavaScript.keys), \(JavaScript.sideScroll)]) part(handler)")
            let posted = try await page.run(
                """
                dispatchEvent(new KeyboardEvent("keydown", { code: "Tab" }))
                dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))
                dispatchEvent(new WheelEvent("wheel", { deltaX: 50 }))
                await turn()
                return posted
                """)
            #expect(posted == "[]")
        }

        /// A page with both ends of a message. `send` calls the end in the page's world.
        private func relayed(observer: String) async throws -> ScriptPage {
            try await ScriptPage(
                "",
                scripts: """
                    const stray = { postMessage(body) { posted.push(["stray", body]) } }
                    window.webkit = { messageHandlers: { app: stray } }
                    ;(\(JavaScript.postMessage))(\(Self.events))
                    const send = (body) => window.webkit.messageHandlers.app.postMessage(body)
                    const observe = () => (\(JavaScript.relay))(handler, \(Self.events))
                    \(observer)
                    """)
        }

        @Test func `A message is relayed with its frame`() async throws {
            let posted = try await relayed(observer: "observe()").run("send({ a: 1 }); return posted")
            #expect(
                posted
                    == #"[{"kind":"message","isTop":true,"origin":"http://app.example","url":"http://app.example/page","#
                    + #""title":"Page","text":"[\"app\",{\"a\":1}]"}]"#)
        }

        @Test func `A message before the relay has started waits for it, in order`() async throws {
            let posted = try await relayed(observer: "").run(
                """
                send(1)
                send(2)
                observe()
                send(3)
                await turn()
                return posted.map(({ text }) => text)
                """)
            #expect(posted == #"["[\"app\",1]","[\"app\",2]","[\"app\",3]"]"#)
        }

        @Test func `A message without a relay is delivered to the handler directly`() async throws {
            let posted = try await relayed(observer: "").run("send(1); await turn(); return posted")
            #expect(posted == #"[["stray",1]]"#)
        }

        @Test func `A handler that the app does not have is missing in the page too`() async throws {
            let results = try await relayed(observer: "").run(
                """
                const { messageHandlers } = webkit
                return ["app" in messageHandlers, "other" in messageHandlers, typeof messageHandlers.other]
                """)
            #expect(results == #"[true,false,"undefined"]"#)
        }

        @Test func `A dialog announces its frame before it opens`() async throws {
            let page = try await ScriptPage(
                "",
                scripts: """
                    window.confirm = (text) => { posted.push(text); return true }
                    ;(\(JavaScript.dialogs))(\(Self.events))
                    ;(\(JavaScript.relay))(handler, \(Self.events))
                    """)
            let results = try await page.run(
                "return [confirm('Sure?'), confirm.name, posted.map((one) => one.kind ?? one)]")
            #expect(results == #"[true,"confirm",["dialog","Sure?"]]"#)
        }
    }
}
