import TestSupport
import Testing

@testable import TurboNavigatorTesting

extension TurboNavigatorTestingTests {
    /// The script that finds elements by the names of a test.
    @MainActor @Suite(.serialized)
    struct PageScriptTests {
        private func page(_ body: String) async throws -> ScriptPage {
            try await ScriptPage(body, scripts: "const page = (\(JavaScript.page))()")
        }

        @Test(arguments: [
            ("<button>  Save\n all </button>", "Save all"), ("<button aria-label=Save>✓</button>", "Save"),
            ("<input type=submit value=Save>", "Save"), ("<button id=save>✓</button>", "#save"),
            ("<div role=button>Save</div>", "Save"),
        ])
        func `A button is found by what a user calls it`(button: String, name: String) async throws {
            let results = try await page(button).run(
                """
                let taps = 0
                addEventListener("click", () => taps++)
                return [page.tap("button", "\(name)"), taps, page.tap("link", "\(name)")]
                """)
            #expect(results == "[true,1,false]")
        }

        @Test(arguments: ["Next", "/b?c#d", "b?c#d", "#next"])
        func `A link is found by its text, its path, its attribute and its id`(name: String) async throws {
            let results = try await page("<a id=next href=b?c#d>Next</a>").run(
                """
                addEventListener("click", (event) => event.preventDefault())
                return page.tap("link", "\(name)")
                """)
            #expect(results == "true")
        }

        @Test(arguments: [
            ("<label>Name <input></label>", "Name"), ("<input placeholder=Name>", "Name"),
            ("<input name=name>", "name"),
            ("<textarea aria-label=Name></textarea>", "Name"),
        ])
        func `A field is found by its label, its hint and its name`(field: String, name: String) async throws {
            let results = try await page(field).run(
                """
                const events = []
                for (const type of ["input", "change"]) addEventListener(type, () => events.push(type))
                return [page.fill("\(name)", "Anna"), element("input, textarea").value, events]
                """)
            #expect(results == #"[true,"Anna",["input","change"]]"#)
        }

        @Test(arguments: [("disabled", "false"), ("readonly", "false"), ("", "true")])
        func `A field that a user can't change is not filled`(attribute: String, isFilled: String) async throws {
            #expect(try await page("<input name=name \(attribute)>").run("return page.fill('name', 'a')") == isFilled)
        }

        @Test func `An option is chosen by its text, and none that is missing`() async throws {
            let results = try await page("<select name=size><option value=s>Small<option value=l>Large</select>").run(
                "return [page.fill('size', 'Large'), page.fill('size', 'Huge'), element('select').value]")
            #expect(results == #"[true,false,"l"]"#)
        }

        @Test(arguments: [
            ("<button>Save all</button>", #"There is a button "Save all": use its whole text."#),
            ("<button style='visibility: hidden'>Save</button>", "The page has a hidden one."),
            ("<button>Cancel</button>", ""),
        ])
        func `An error reports an element with a similar name`(button: String, sentence: String) async throws {
            let near = try await page(button).run("return page.near('button', 'Save')")
            #expect(near == #""\#(sentence.replacingOccurrences(of: "\"", with: "\\\""))""#)
        }

        @Test(arguments: [
            ("<form aria-busy=true>", "a form is being sent"), ("<turbo-frame aria-busy=true>", "a frame is loading"),
            ("", ""),
        ])
        func `A busy page reports the reason`(body: String, activity: String) async throws {
            #expect(try await page(body).run("return page.activity()") == "\"\(activity)\"")
        }
    }
}
