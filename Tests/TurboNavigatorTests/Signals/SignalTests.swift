import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

@testable import TurboSession

extension TurboNavigatorTests {
    /// Native buttons that a page declares with attributes of its links and buttons, without Swift.
    @MainActor @Suite(.serialized)
    struct SignalTests {
        @Test
        func `A link is a button in the bar and not in the page, also under a strict policy, and a tap follows it`()
            async throws
        {
            let policy = "default-src 'self'; style-src 'self'; script-src 'self'"
            let app = try await AppDriver.withSignals(
                "<p>Text</p><a href='/a' id=new data-native-button>New order</a>",
                headers: ["Content-Security-Policy": policy])
            defer { app.close() }
            #expect(app.bar == "| New order")
            #expect(isVisible("New order", in: app.window))
            #expect(try await app.shown("#new", "p") == ["p"])
            // The bar has its place when the page is drawn.
            try await app.waitUntilIdle()
            await nextFrame(of: app.window)
            let place = try #require(middle(of: "New order", in: app.window))
            try await Pointer(app.window).click(place, in: app.window)
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.bar == "|")
        }

        nonisolated private static let elements: [(String, bar: String, inPage: Bool)] = [
            ("<a href='/a' data-native-button>Link</a>", "| Link", false),
            ("<button data-native-button> Two \n words </button>", "| Two words", false),
            ("<input type=submit value=Send data-native-button>", "| Send", false),
            ("<a href='/a' data-native-button=start>Left</a>", "Left |", false),
            ("<a href='/a' data-native-button=end aria-label=Named>x</a>", "| Named", false),
            ("<button disabled data-native-button>Off</button>", "| (Off)", false),
            ("<fieldset disabled><button data-native-button>Off</button></fieldset>", "| (Off)", false),
            ("<button aria-disabled=true data-native-button>Off</button>", "| (Off)", false),
            ("<a href='/a' hidden data-native-button>Hidden</a>", "|", false),
            ("<div hidden><button data-native-button>Hidden</button></div>", "|", false),
            ("<div inert><button data-native-button>Inert</button></div>", "|", true),
            ("<dialog><form><button data-native-submit>Save</button></form></dialog>", "|", false),
            ("<dialog open><form><button data-native-submit>Save</button></form></dialog>", "| Save", false),
            ("<style>a { display: none }</style><a href='/a' data-native-button>Only here</a>", "| Only here", false),
            ("<a href='/a' data-native-button='true'>Of Rails</a>", "| Of Rails", false),
            ("<a href='/a' data-native-button><i aria-hidden=true>add</i> New</a>", "| New", false),
            ("<form><button data-native-submit>Save<span hidden>Saving</span></button></form>", "| Save", false),
            ("<a href='/a' data-native-button><img alt=Profile width=9 height=9></a>", "| Profile", false),
            (
                "<style>a { display: flex !important }</style><a href='/a' data-native-button>Ruled</a>", "| Ruled",
                false
            ),
            ("<a href='/a' data-native-button><i>\u{2605}</i></a>", "| \u{2605}", false),
            ("<nav data-native-menu aria-label=More><a href='/a'>One</a></nav>", "| More", false),
            ("<details data-native-menu=start><summary>Sort</summary><a href='/a'>One</a></details>", "Sort |", false),
            ("<form><button data-native-submit>Save</button></form>", "| Save", false),
            ("<form><input required><button data-native-submit>Save</button></form>", "| (Save)", false),
            ("<form novalidate><input required><button data-native-submit>Save</button></form>", "| Save", false),
            ("<form><input required><button formnovalidate data-native-submit>Save</button></form>", "| Save", false),
            ("<form><input required><button data-native-button>Save</button></form>", "| Save", false),
            ("<a href='/a' data-native-share>Send to</a>", "| Send to", false),
            ("<button data-native-share=start>Send to</button>", "Send to |", false),
            ("<a data-native-button>No target</a>", "|", true),
            ("<div data-native-share>No button</div>", "|", true),
            ("<div data-native-button>No button</div>", "|", true),
            ("<a href='/a' data-native-submit>No button</a>", "|", true),
            ("<button data-native-button><img alt='' width=9 height=9></button>", "|", true),
            ("<nav data-native-menu aria-label=Empty>Nothing</nav>", "|", true),
            ("<nav data-native-menu aria-label=More><a href='/a'>One</a><a href='/b'><b></b></a></nav>", "|", true),
            ("<nav data-native-menu><a href='/a'>Menu without a name</a></nav>", "|", true),
        ]

        @Test(arguments: elements)
        func `An element is a button in the bar, or stays in the page`(_ html: String, bar: String, inPage: Bool)
            async throws
        {
            let app = try await AppDriver.withSignals(html)
            defer { app.close() }
            #expect(app.bar == bar)
            let name = "[data-native-button], [data-native-menu], [data-native-submit], [data-native-share]"
            #expect(try await app.shows(name) == inPage)
        }

        @Test func `A page has six native buttons, and the others stay in the page`() async throws {
            let links = (1...8).map { "<a href='/a' id=l\($0) data-native-button>\($0)</a>" }.joined()
            let app = try await AppDriver.withSignals(links)
            defer { app.close() }
            #expect(app.bar == "| 1 2 3 4 5 6")
            #expect(try await app.shown("#l6", "#l7", "#l8") == ["#l7", "#l8"])
        }

        @Test func `Six buttons with large text leave room for those of the window, and a menu has the others`()
            async throws
        {
            setTextScale(1.5)
            defer { setTextScale(1) }
            let links = (1...6).map {
                "<a href='/a' data-native-button data-native-symbol=plus onclick='tapped = \($0)'>Button \($0)</a>"
            }
            let app = try await AppDriver.withSignals(links.joined())
            defer { app.close() }
            try await nextFrame(of: app.window, while: MenuButtons("More", in: app.window).count == 0)
            #expect(clippedIcons(around: app.window) == [])
            MenuButtons("More", in: app.window).open()
            #expect(await sees("Button 1", around: app.window))
            #expect(click("Button 1", around: app.window))
            try await app.wait(until: "the first link is clicked") { try await app.value("window.tapped") == "1" }
        }

        @Test func `A long text is shortened`() async throws {
            let app = try await AppDriver.withSignals(
                "<a href='/a' data-native-button>\(String(repeating: "word ", count: 100))</a>")
            defer { app.close() }
            #expect(app.bar.count == "| ".count + PageSignal.maximumLength)
        }

        @Test func `An unknown symbol is replaced by the text, and a known one has the text as its name`() async throws
        {
            let app = try await AppDriver.withSignals(
                """
                <a href='/a' data-native-button data-native-symbol=plus>Add</a>
                <a href='/a' data-native-button data-native-symbol=nonsense>Other</a>
                """)
            defer { app.close() }
            #expect(isVisible("Other", in: app.window) && !isVisible("Add", in: app.window))
            #expect(ToolButtons("Add", around: app.window).count == 1)
            #expect(app.logEntries.contains { $0.kind == .symbolUnknown("nonsense") })
        }

        @Test func `A menu of the page is a menu of the bar, and choosing an item clicks it`() async throws {
            let app = try await AppDriver.withSignals(
                """
                <details data-native-menu data-native-symbol=ellipsis id=menu><summary>More</summary>
                <ul><li><a href='/a'>Edit</a><li><a href='/b' aria-current=page>Now</a>
                <li><button disabled>Never</button><li><button onclick='count = 1' data-native-role=destructive>Delete</button>
                </ul></details>
                """)
            defer { app.close() }
            #expect(app.bar == "| More")
            #expect(try await !app.shows("#menu"))
            MenuButtons("More", in: app.window).open()
            #expect(await sees("Delete", around: app.window))
            for item in ["Edit", "Now", "Never"] { #expect(isVisible(item, in: app.window)) }
            #expect(isDrawn("Delete", as: "error", around: app.window))
            #expect(!click("Never", around: app.window))
            #expect(click("Delete", around: app.window))
            try await app.wait(until: "the page's button is clicked") { try await app.value("window.count") == "1" }
            MenuButtons("More", in: app.window).open()
            #expect(await sees("Edit", around: app.window))
            #expect(click("Edit", around: app.window))
            try await app.arrived("/a")
        }

        @Test func `An open menu stays, and works, when the page is replaced by one with the same controls`()
            async throws
        {
            let app = try await AppDriver.withSignals(
                """
                <nav data-native-menu data-native-symbol=ellipsis aria-label=More><button onclick='tapped = this.id'>Edit</button></nav>
                """)
            defer { app.close() }
            MenuButtons("More", in: app.window).open()
            #expect(await sees("Edit", around: app.window))
            let number = { app.navigator.session.owner.flatMap { app.number(of: "More", on: $0) } }
            let former = try #require(number())
            try await app.run(
                "document.body.innerHTML = document.body.innerHTML; document.querySelector('button').id = 'new'")
            try await app.wait(until: "the page has reported its elements") { number() != former }
            #expect(click("Edit", around: app.window))
            try await app.wait(until: "the new element is clicked") { try await app.value("window.tapped") == "new" }
        }

        @Test(arguments: [true, false])
        func `A tap on a native button asks with Turbo's confirmation, and sends the form only if the user agrees`(
            _ agrees: Bool
        ) async throws {
            let app = try await AppDriver.withSignals(
                """
                <form action=/gone method=post data-turbo-confirm='Really?'><button data-native-button>Delete</button></form>
                """)
            defer { app.close() }
            app.server.route("/gone") { _ in .redirect(to: "/a", status: 303) }
            #expect(app.tapBar("Delete"))
            try await app.dialog("Really?").choose(agrees ? "OK" : "Cancel")
            if !agrees { app.navigator.route(app.server.url("/b")) }
            try await app.arrived(agrees ? "/a" : "/b")
            #expect(app.server.pages == (agrees ? ["/", "/gone", "/a"] : ["/", "/b"]))
        }

        @Test func `A native button of a frame's link changes only the frame`() async throws {
            let app = try await AppDriver.withSignals(
                "<turbo-frame id=f><a href='/part' data-native-button>Next</a></turbo-frame>")
            defer { app.close() }
            app.serve("/part", "<turbo-frame id=f><a href='/part2' data-native-button>After</a><b>2</b></turbo-frame>")
            #expect(app.tapBar("Next"))
            try await app.waitForBar("| After")
            #expect(app.stacks == "/")
            #expect(try await app.shows("b"))
        }

        @Test func `A tap on a native button is the user's tap, and a script's click of its element isn't`()
            async throws
        {
            let app = try await AppDriver.withSignals(
                "<button id=b onclick='clicks += 1' data-native-button>Go</button>"
            )
            defer { app.close() }
            try await app.run("clicks = 0")
            let links = app.navigator.session.links
            try await app.click("#b")
            #expect(!links.consumeTap())
            #expect(app.tapBar("Go"))
            try await app.wait(until: "the element is clicked") { try await app.value("clicks") == "2" }
            #expect([links.consumeTap(), links.consumeTap()] == [true, false])
        }

        @Test func `Back shows the buttons of the screen at once, and they work`() async throws {
            let app = try await AppDriver.withSignals("<a href='/a' data-native-button>Forward</a>")
            defer { app.close() }
            #expect(app.tapBar("Forward"))
            try await app.arrived("/a")
            #expect(app.bar == "|")
            app.navigator.navigationController.popViewController(animated: false)
            #expect(app.bar == "| Forward")
            try await app.arrived("/")
            #expect(try await !app.shows("a"))
            #expect(app.tapBar("Forward"))
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a")
        }

        @Test func `Another page on the same screen has only its own buttons, and an error none`() async throws {
            let app = try await AppDriver.withSignals("<a href='/x' data-native-button>Of the page</a>")
            defer { app.close() }
            app.serve("/x", "<a href='/y' data-native-button=start>Of the other</a>")
            try await app.route("/x", properties: ["presentation": "replace"])
            #expect(app.bar == "Of the other |")
            app.server.route("/x") { _ in .html("", status: 500) }
            app.navigator.session.reload()
            try await app.log.next(.failed(status: 500))
            #expect(app.bar == "|")
        }

        @Test func `A page of another site has no native buttons, and those of the page before are gone`()
            async throws
        {
            let other = try TestServer(.turbo)
            let app = try await AppDriver.withSignals(
                "<form data-turbo=false method=post action=/auth><button id=go>Go</button></form><button data-native-button>Save</button>"
            )
            defer { app.close() }
            let target = other.url("/theirs")
            app.server.route("/auth") { _ in .redirect(to: target.absoluteString, status: 302) }
            other.page(
                "/theirs",
                body: "<h1 data-native-title>Mine</h1><button onclick='taps = 1' data-native-button>Transfer</button>")
            #expect(app.bar == "| Save")
            let save = try #require(middle(of: "Save", in: app.window))
            try await app.click("#go")
            try await app.waitForBar("|")
            try await app.wait(until: "the elements are in the page") { try await app.shown("h1", "button").count == 2 }
            #expect(!isVisible("Mine", in: app.window))
            try await Pointer(app.window).click(save, in: app.window)
            try await app.waitUntilIdle()
            #expect(try await app.value("String(window.taps)") == "undefined")
        }

        @Test func `A document without Turbo that a form loads has its own title, and no native buttons`() async throws
        {
            let app = try await AppDriver.withSignals(
                """
                <form data-turbo=false method=post action=/plain><input name=t><button id=go>Go</button></form>
                <button data-native-button>Save</button>
                """)
            defer { app.close() }
            app.server.route("/plain") { _ in .html("<!DOCTYPE html><title>Plain</title><p>Done") }
            let screen = try #require(app.navigator.session.owner)
            try await app.navigator.session.webView.write("Tea", into: "input")
            try await app.wait(until: "the input is unsaved") {
                app.navigator.session.page.unsavedInput(on: screen) != .none
            }
            try await app.click("#go")
            #expect(await sees("Plain", around: app.window))
            #expect(app.bar == "|")
            #expect(app.navigator.session.page.unsavedInput(on: screen) == .none)
        }

        @Test func `A page that invents symbols all the time has twenty of them in the log`() async throws {
            let app = try await AppDriver.withSignals("<div id=list></div>")
            defer { app.close() }
            func unknown() -> Int {
                app.logEntries.count { if case .symbolUnknown = $0.kind { true } else { false } }
            }
            for round in 1...3 {
                let items = (1...30).map { "<button data-native-symbol=none\(round).\($0)>\($0)</button>" }.joined()
                try await app.run(
                    "document.querySelector('#list').innerHTML = `<nav data-native-menu aria-label='M\(round)'>\(items)</nav>`"
                )
                try await app.waitForBar("| M\(round)")
            }
            #expect(unknown() == 20)
        }

        @Test func `An app that hides its bar has the buttons and the title in the page`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.navigator.navigationController.isNavigationBarHidden = true
            app.serve("/", "<h1 data-native-title>Mine</h1><a href='/a' id=new data-native-button>New</a>")
            try await app.route("/")
            try await app.wait(until: "the button is in the page") { try await app.shows("#new") }
            #expect(try await app.shows("h1"))
            app.navigator.navigationController.isNavigationBarHidden = false
            try await app.run("document.querySelector('#new').textContent = 'Newer'")
            try await app.waitForBar("| Newer")
            try await app.wait(until: "the button is in the bar only") { try await !app.shows("#new") }
        }

        @Test(arguments: ["", "<a href='/a' id=new data-native-button>New</a>"])
        func `An app that hides its bar has the title and the buttons in the page from the first load on`(
            _ button: String
        ) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.navigator.navigationController.isNavigationBarHidden = true
            app.serve("/", "<h1 data-native-title>Mine</h1>\(button)")
            try await app.route("/")
            let all = button.isEmpty ? ["h1"] : ["h1", "#new"]
            try await app.wait(until: "all is in the page") { try await app.shown("h1", "#new") == all }
            try await app.run("window.isFormer = true")
            app.navigator.session.reload()
            try await app.wait(until: "the page is loaded again") {
                try await app.value("String(window.isFormer)") == "undefined"
            }
            try await app.waitUntilIdle()
            try await app.wait(until: "all is in the new page") { try await app.shown("h1", "#new") == all }
        }

        @Test func `A stream adds, changes and removes buttons`() async throws {
            let app = try await AppDriver.withSignals("<div id=list></div>")
            defer { app.close() }
            func stream(_ action: String, _ content: String) async throws {
                let html = "<turbo-stream action=\(action) target=list><template>\(content)</template></turbo-stream>"
                try await app.run("Turbo.renderStreamMessage(`\(html)`)")
            }
            try await stream("update", "<a href='/a' data-native-button>One</a>")
            try await app.waitForBar("| One")
            try await stream("append", "<a href='/a' data-native-button>Two</a>")
            try await app.waitForBar("| One Two")
            #expect(try await !app.shows("a"))
            try await app.run("document.querySelector('a').removeAttribute('data-native-button')")
            try await app.waitForBar("| Two")
            #expect(try await app.shows("a"))
            try await stream("update", "")
            try await app.waitForBar("|")
        }

        @Test(.enabled(if: TurboLibrary.majorVersion >= 8, "Morphing needs Turbo 8: TURBO_JS names a build of it."))
        func `A page that is morphed keeps its button, and its element stays hidden`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            var number = 0
            let morph = "<meta name=turbo-refresh-method content=morph>"
            app.server.route("/") { _ in
                number += 1
                return .html(
                    "<!DOCTYPE html><html><head><title>r</title>\(TurboLibrary.turbo.tag)\(morph)</head><body><a href='/a' data-native-button>Go \(number)</a></body></html>"
                )
            }
            try await app.route("/")
            #expect(app.bar == "| Go 1")
            try await app.run("Turbo.session.refresh(location.href)")
            try await app.waitForBar("| Go 2")
            try await app.waitUntilIdle()
            #expect(try await !app.shows("a"))
            #expect(app.tapBar("Go 2"))
            try await app.arrived("/a")
        }

        @Test func `The button that sends a form waits for valid fields, and for the server`() async throws {
            let app = try await AppDriver.withSignals(
                "<form action=/save method=post><input name=t required><button data-native-submit>Save</button></form>")
            defer { app.close() }
            let gate = ResponseGate()
            app.server.route("/save") { _ in .gated(gate, .redirect(to: "/a", status: 303)) }
            #expect(app.bar == "| (Save)")
            #expect(isDrawn("Save", as: "suggested-action", around: app.window))
            try await app.navigator.session.webView.write("Tea", into: "input")
            try await app.waitForBar("| Save")
            #expect(app.tapBar("Save"))
            try await app.waitForBar("| (Save)")
            #expect(!app.tapBar("Save"))
            gate.open()
            try await app.arrived("/a")
            #expect(app.server.pages == ["/", "/save", "/a"])
        }

        @Test func `The button that sends a form follows a script that makes the form valid, or not`() async throws {
            let app = try await AppDriver.withSignals(
                "<form action=/save method=post><input name=t required><button data-native-submit>Save</button></form>")
            defer { app.close() }
            #expect(app.bar == "| (Save)")
            try await app.run("field = document.querySelector('input'); field.value = 'Tea'")
            try await app.waitForBar("| Save")
            try await app.run("field.setCustomValidity('Taken')")
            try await app.waitForBar("| (Save)")
        }

        @Test(arguments: ["data-native-submit", "data-native-button"])
        func `Enter sends a form whose button is in the bar`(_ signal: String) async throws {
            let app = try await AppDriver.withSignals(
                """
                <form action=/save method=post><input name=t autofocus><input name=u>
                <button name=by value=button \(signal)>Save</button></form>
                """)
            defer { app.close() }
            app.server.route("/save") { _ in .redirect(to: "/a", status: 303) }
            let (webView, pointer) = (app.navigator.session.webView, Pointer(app.window))
            let place = try await app.value(
                "(({ left, top }) => [left + 9, top + 9])(document.querySelector('input').getBoundingClientRect())")
            let numbers = place.split(separator: ",").compactMap { Double($0) }
            try await pointer.click(CGPoint(x: numbers[0], y: numbers[1]), in: webView)
            try await pointer.key("Return")
            try await app.arrived("/a")
            let sent = app.server.requests.first { $0.path == "/save" }
            #expect(sent.map { String(decoding: $0.body, as: UTF8.self) } == "t=&u=&by=button")
        }

        @Test func `A button that the page shows later, or takes away, is in the bar only meanwhile`() async throws {
            let app = try await AppDriver.withSignals("<div hidden><button data-native-button>Done</button></div>")
            defer { app.close() }
            try await app.run("document.querySelector('div').hidden = false")
            try await app.waitForBar("| Done")
            try await app.run("document.querySelector('button').inert = true")
            try await app.waitForBar("|")
        }

        @Test func `A button in the bar is off while a dialog of the page is open`() async throws {
            let app = try await AppDriver.withSignals(
                """
                <button data-native-button>Delete</button>
                <dialog></dialog><dialog id=over><button data-native-button>Yes</button></dialog>
                """)
            defer { app.close() }
            #expect(app.bar == "| Delete")
            try await app.run("for (const dialog of document.querySelectorAll('dialog')) dialog.showModal()")
            try await app.waitForBar("| (Delete) Yes")
            try await app.run("for (const dialog of document.querySelectorAll('dialog')) dialog.close()")
            try await app.waitForBar("| Delete")
        }

        @Test func `A button in the bar closes its screen`() async throws {
            let app = try await AppDriver.withSignals("")
            defer { app.close() }
            app.serve("/a", "<button data-native-button onclick='window.close()'>Close</button>")
            try await app.route("/a")
            #expect(app.tapBar("Close"))
            try await app.wait(until: "the screen is popped") { app.stacks == "/" }
        }

        @Test func `The closing button of a modal stays, next to the page's buttons`() async throws {
            let app = try await AppDriver.withSignals("")
            defer { app.close() }
            app.serve(
                "/new",
                "<a href='/a' data-native-button=start>Help</a><form><button data-native-submit>Save</button></form>")
            try await app.route("/new")
            try await app.modalPresented()
            #expect(app.bar == "Done Help | Save")
            #expect(app.tapBar("Done"))
            try await app.waitUntilIdle()
            #expect(app.stacks == "/")
        }

        @Test func `The app's own buttons stay, and are closer to the edge`() async throws {
            let delegate = OwnButtonDelegate()
            let app = try await AppDriver.withSignals(
                "<a href='/a' data-native-button>Mine</a><a href='/a' id=l data-native-button=start>Left</a>",
                delegate: delegate)
            defer { app.close() }
            #expect(app.bar == "Left | Mine Own")
            try await app.run("document.querySelector('[data-native-button]').remove()")
            try await app.waitForBar("Left | Own")
            try await app.route("/a")
            #expect(app.bar == "| Own")
        }

        @Test func `A button at the start stands beside the back button`() async throws {
            let app = try await AppDriver.withSignals("")
            defer { app.close() }
            app.serve("/a", "<a href='/b' data-native-button=start>Start</a>")
            try await app.route("/a")
            #expect(app.bar == "Start |")
            #expect(ToolButtons("Back", around: app.window).count == 1)
            try await app.run("document.querySelector('a').remove()")
            try await app.waitForBar("|")
            #expect(ToolButtons("Back", around: app.window).count == 1)
        }

        @Test(arguments: [
            ("<h1 data-native-title>Orders</h1>", "Orders", false),
            ("<h1 data-native-title='Short'>A long heading</h1>", "Short", false),
            ("<h1 data-native-title=true>Orders</h1>", "Orders", false),
            ("<h1 data-native-title>Tea <a href=/a>Edit</a></h1>", "Tea Edit", true),
            ("<h1 data-native-title>Tea <a href=/a data-native-button>Edit</a></h1>", "Tea", false),
            ("<h1 data-native-title>Tea <a href=/a data-native-button><b></b></a></h1>", "Tea", true),
            ("<h1 data-native-title>Tea <nav data-native-menu aria-label=M><a href=/a>A</a></nav></h1>", "Tea", false),
            (
                "<h1 data-native-title>How we moved forty thousand customers from one data center to another</h1>",
                "How we moved forty thousand customers from one data center to another", true
            ),
            ("<h1 data-native-title><img alt='' width=9 height=9></h1>", "/", true),
        ])
        func `A heading is the title of the bar, and one without text stays in the page`(
            _ html: String, _ title: String, inPage: Bool
        ) async throws {
            let app = try await AppDriver.withSignals(html)
            defer { app.close() }
            #expect(app.navigator.navigationController.topViewController?.title == title)
            #expect(isVisible(title, in: app.window))
            #expect(try await app.shows("h1") == inPage)
        }

        @Test(arguments: [
            ("<h1 data-native-title>2 orders</h1>", "document.querySelector('h1').textContent"), ("", "document.title"),
        ])
        func `The title follows a heading or document title that a script changes`(
            _ html: String, _ title: String
        ) async throws {
            let app = try await AppDriver.withSignals(html)
            defer { app.close() }
            try await app.run("\(title) = '3 orders'")
            #expect(await sees("3 orders", around: app.window))
        }

        @Test(arguments: [
            "Turbo.navigator.history.push(new URL('/b', location))",
            "Turbo.navigator.history.replace(new URL('/b', location))", "location.hash = 'part'",
        ])
        func `The bar follows a page that has changed its own history`(_ change: String) async throws {
            let app = try await AppDriver.withSignals("<a href='/a' id=one data-native-button>One</a>")
            defer { app.close() }
            try await app.run(change)
            try await app.run("document.querySelector('#one').textContent = 'Two'; document.title = 'Later'")
            try await app.waitForBar("| Two")
            #expect(await sees("Later", around: app.window))
        }

        @Test func `Elements stay in the page in a browser`() async throws {
            let page = BarePage()
            let server = try TestServer(.turbo)
            server.page("/", body: "<a href='/a' data-native-button>Link</a>")
            defer { page.close() }
            try await page.load(server.url("/"))
            let shown = try await page.webView.evaluateJavaScript(
                "document.querySelector('a').getClientRects().length > 0 && !document.querySelector('[data-native-shown]')"
            )
            #expect(shown as? Bool == true)
        }
    }
}

/// Creates screens with a button of the app.
@MainActor
private final class OwnButtonDelegate: TurboNavigationDelegate {
    func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult {
        .acceptCustom(OwnButtonController(url: proposal.url))
    }
}

private final class OwnButtonController: VisitableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Own", primaryAction: UIAction { _ in })
    }
}
