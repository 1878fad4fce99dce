import TestSupport
import Testing

@testable import TurboSession

extension TurboTests {
    @MainActor @Suite(.serialized)
    struct LinksScriptTests {
        /// Clicks the link of a page, and asks for its name.
        private func name(_ link: String, for url: String = "http://app.example/a") async throws -> String {
            let page = try await ScriptPage(
                link,
                scripts: """
                    const consumeLinkTitle = (\(JavaScript.links))()
                    addEventListener("click", (event) => event.preventDefault())
                    """)
            return try await page.run("element('a').click(); return consumeLinkTitle('\(url)')")
        }

        @Test(arguments: [
            ("<a href=/a>  Invoices\n of May </a>", "Invoices of May"),
            ("<a href=/a>1<br>Invoices<br>3 open</a>", "Invoices"),
            ("<a href=/a aria-label=Invoices>→</a>", "Invoices"),
            ("<a href=/a>→</a>", "→"),
            ("<a href=/a style='display: none'>Hidden</a>", "Hidden"),
            ("<a href=/a>A card tells more than a name can, in a text of over sixty letters</a>", ""),
        ])
        func `A link names its page`(link: String, name: String) async throws {
            #expect(try await self.name(link) == "\"\(name)\"")
        }

        @Test func `A link names no other page`() async throws {
            #expect(try await name("<a href=/a>A</a>", for: "http://app.example/b") == #""""#)
        }

        @Test func `A name is given once`() async throws {
            let page = try await ScriptPage(
                "<a href=/a>A</a>", scripts: "const consumeLinkTitle = (\(JavaScript.links))()")
            let names = try await page.run(
                """
                addEventListener("click", (event) => event.preventDefault())
                element("a").click()
                return [consumeLinkTitle("http://app.example/a"), consumeLinkTitle("http://app.example/a")]
                """)
            #expect(names == #"["A",""]"#)
        }
    }
}
