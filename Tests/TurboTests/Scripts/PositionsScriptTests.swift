import TestSupport
import Testing

@testable import TurboSession

extension TurboTests {
    @MainActor @Suite(.serialized)
    struct PositionsScriptTests {
        private let window = TestWindow()

        /// A page that can be scrolled, which only one in a window can.
        private func page() async throws -> ScriptPage {
            let page = try await ScriptPage(
                "<div style='height: 5000px'></div>",
                scripts: """
                    sessionStorage.clear()
                    const bridge = { engine: { restorationIdentifier: "a" }, post: () => {} }
                    const create = \(JavaScript.positions)
                    const positions = create(bridge)
                    const leave = (id, y) => {
                      bridge.engine.restorationIdentifier = id
                      scrollTo(0, y)
                      positions.save()
                    }
                    """)
            window.view?.addSubview(page.webView)
            await window.show()
            return page
        }

        @Test func `A page that is shown again has its scroll position`() async throws {
            let page = try await page()
            defer { window.close() }
            let places = try await page.run(
                """
                leave("a", 700)
                leave("b", 40)
                return ["a", "b", "c"].map((id) => { positions.scrollBack(id); return scrollY })
                """)
            #expect(places == "[700,40,40]")
        }

        @Test func `A page that scrolls slowly by its style has its scroll position at once`() async throws {
            let page = try await page()
            defer { window.close() }
            let place = try await page.run(
                """
                leave("a", 700)
                scrollTo(0, 0)
                document.documentElement.style.scrollBehavior = "smooth"
                positions.scrollBack("a")
                return scrollY
                """)
            #expect(place == "700")
        }

        @Test func `Scroll positions outlive the document`() async throws {
            let page = try await page()
            defer { window.close() }
            let place = try await page.run(
                """
                leave("a", 700)
                dispatchEvent(new Event("pagehide"))
                scrollTo(0, 0)
                create({ engine: null }).scrollBack("a")
                return scrollY
                """)
            #expect(place == "700")
        }

        @Test func `A position that the app sets is used, unless the page knows a newer one`() async throws {
            let page = try await page()
            defer { window.close() }
            let places = try await page.run(
                """
                leave("a", 700)
                positions.set("a", 0, 50)
                positions.set("b", 0, 60)
                return ["a", "b"].map((id) => { positions.scrollBack(id); return scrollY })
                """)
            #expect(places == "[700,60]")
        }

        @Test func `A page reports its position once the user has stopped scrolling, and when the user leaves it`()
            async throws
        {
            let page = try await page()
            defer { window.close() }
            let reports = try await page.run(
                """
                const reports = []
                bridge.post = (name, data) => reports.push([name, data.page, data.y])
                const scrolled = () => new Promise((done) => addEventListener("scroll", done, { once: true }))
                for (const y of [10, 20, 30]) {
                  const event = scrolled()
                  scrollTo(0, y)
                  await event
                }
                while (reports.length === 0) await new Promise(setTimeout)
                const event = scrolled()
                scrollTo(0, 40)
                await event
                positions.save()
                return reports
                """)
            #expect(reports == #"[["scrolled","a",30],["scrolled","a",40]]"#)
        }

        @Test func `The scroll positions of the last hundred pages are kept`() async throws {
            let page = try await page()
            defer { window.close() }
            let kept = try await page.run(
                """
                for (let number = 0; number <= 105; number++) leave(`${number}`, 1)
                dispatchEvent(new Event("pagehide"))
                const kept = JSON.parse(sessionStorage.getItem("turboNavigator.positions"))
                return [kept.length, kept[0][0], kept[99][0]]
                """)
            #expect(kept == #"[100,"6","105"]"#)
        }

        @Test func `A page that is shown again has its focus`() async throws {
            let page = try await page()
            defer { window.close() }
            let focused = try await page.run(
                """
                document.body.insertAdjacentHTML("afterbegin", "<a href=/a>1</a><a href=/a>2</a><button>3</button><input>")
                const [first, second, button, field] = document.querySelectorAll("a, button, input")
                const focus = () => document.activeElement === document.body ? "" : document.activeElement.textContent
                const back = (id) => { document.activeElement.blur(); positions.focusBack(id); return focus() }
                second.focus()
                leave("a", 0)
                button.focus()
                leave("b", 0)
                field.focus()
                leave("c", 0)
                field.blur()
                const all = [back("a"), back("b"), back("c"), back("d")]
                second.remove()
                return [...all, back("a")]
                """)
            #expect(focused == #"["2","3","","","1"]"#)
        }

        @Test(arguments: ["no JSON", "17", #"[["a", "no place"]]"#])
        func `A storage that the page has written itself doesn't scroll the page`(text: String) async throws {
            let page = try await page()
            defer { window.close() }
            let place = try await page.run(
                """
                sessionStorage.setItem("turboNavigator.positions", `\(text)`)
                scrollTo(0, 300)
                create(bridge).scrollBack("a")
                return scrollY
                """)
            #expect(place == "300")
        }
    }
}
