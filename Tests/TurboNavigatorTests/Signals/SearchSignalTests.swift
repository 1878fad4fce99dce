import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

@testable import TurboSession

extension TurboNavigatorTests {
    /// A search in the bar, and a share sheet, for forms and links of pages.
    @MainActor @Suite(.serialized)
    struct SearchSignalTests {
        private static let form = """
            <form action=/found method=get data-native-search><input type=search name=q placeholder="Find tea">
            <button>Go</button></form>
            """

        private func search(_ app: AppDriver) -> UISearchController? {
            app.navigator.navigationController.topViewController?.navigationItem.searchController
        }

        /// Writes in the search with keys.
        private func type(_ text: String, _ app: AppDriver) async throws {
            let bar = try #require(search(app)?.searchBar)
            #expect(await app.window.reaches { bar.window != nil && bar.bounds.width > 0 })
            let pointer = Pointer(app.window)
            try await pointer.click(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), in: bar)
            try await pointer.type(text)
        }

        @Test func `A search in the bar writes into the field of the form, and Return sends it`() async throws {
            let app = try await AppDriver.withSignals(Self.form)
            defer { app.close() }
            app.serve("/found", "<p>Found</p>")
            #expect(search(app)?.searchBar.placeholder == "Find tea")
            #expect(try await !app.shows("form"))
            try await type("green", app)
            try await app.wait(until: "the field has the text") {
                try await app.value("document.querySelector('input').value") == "green"
            }
            try await Pointer(app.window).key("Return")
            try await app.arrived("/found?q=green")
            #expect(app.stacks == "/ /found?q=green")
            #expect(search(app) == nil)
        }

        @Test func `A live search sends its form while the user writes, and its frame shows what is found`()
            async throws
        {
            let app = try await AppDriver.withSignals(
                """
                <form action=/found data-turbo-frame=f data-native-search oninput="this.requestSubmit()">
                <input name=q aria-label=Find></form><turbo-frame id=f></turbo-frame>
                """)
            defer { app.close() }
            app.server.route("/found") { request in
                .html("<turbo-frame id=f><b>Found for \(request.query ?? "")</b></turbo-frame>")
            }
            #expect(search(app)?.searchBar.placeholder == "Find")
            try await type("tea", app)
            try await app.wait(until: "the frame shows what is found") {
                try await app.value("document.querySelector('b')?.textContent") == "Found for q=tea"
            }
            #expect(app.stacks == "/")
            #expect(search(app)?.searchBar.text == "tea")
        }

        @Test func `Return in the search presses the form's button, which may be disabled`() async throws {
            let app = try await AppDriver.withSignals(
                """
                <form action=/found data-native-search><input name=q>
                <button name=commit value=go data-turbo-frame=f>Go</button></form><turbo-frame id=f></turbo-frame>
                """)
            defer { app.close() }
            app.server.route("/found") { request in
                .html("<turbo-frame id=f><b>Found for \(request.query ?? "")</b></turbo-frame>")
            }
            try await app.run("document.querySelector('button').disabled = true")
            try await type("tea", app)
            try await app.wait(until: "the field has the text") {
                try await app.value("document.querySelector('input').value") == "tea"
            }
            try await Pointer(app.window).key("Return")
            try await app.waitUntilIdle()
            #expect(!app.server.visits.contains { $0.contains("/found") })
            try await app.run("document.querySelector('button').disabled = false")
            try await Pointer(app.window).key("Return")
            try await app.wait(until: "the frame shows what is found") {
                try await app.value("document.querySelector('b')?.textContent") == "Found for q=tea&commit=go"
            }
            #expect(!app.stacks.contains("found"))
        }

        /// As React: what its script assigns to the field isn't news to it.
        @Test func `A search reaches a field whose script ignores what is assigned to it`() async throws {
            let app = try await AppDriver.withSignals(
                """
                <form action=/found data-native-search><input name=q></form><script>
                const field = document.querySelector("input")
                const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")
                let known = ""
                Object.defineProperty(field, "value", {
                  get() { return get.call(this) }, set(text) { known = text; set.call(this, text) }
                })
                field.addEventListener("input", () => { if (field.value !== known) window.changed = known = field.value })
                </script>
                """)
            defer { app.close() }
            try await type("tea", app)
            try await app.wait(until: "the script knows the text") { try await app.value("window.changed") == "tea" }
        }

        @Test func `The search has the text of the field, and disappears with its form`() async throws {
            let app = try await AppDriver.withSignals(
                "<form data-native-search><label>Tea <input name=q value=black></label></form>")
            defer { app.close() }
            #expect(search(app)?.searchBar.text == "black")
            #expect(search(app)?.searchBar.placeholder == "Tea")
            try await app.run("document.querySelector('form').remove()")
            try await app.wait(until: "the search is gone") { search(app) == nil }
        }

        @Test func `The other fields of a search stay in the page, with its button`() async throws {
            let app = try await AppDriver.withSignals(
                """
                <form action=/found data-native-search><label>Tea <input name=q></label>
                <select name=s><option>new<option>old</select><input type=hidden name=method><button>Go</button></form>
                """)
            defer { app.close() }
            #expect(search(app)?.searchBar.placeholder == "Tea")
            #expect(try await app.shown("input", "label", "select", "button") == ["select", "button"])
        }

        @Test(arguments: [
            "<form method=post data-native-search><input name=q></form>",
            "<form data-native-search><b>No field</b></form>",
            "<div data-native-search><input name=q></div>",
        ])
        func `A form that can't be a search stays in the page`(html: String) async throws {
            let app = try await AppDriver.withSignals(html)
            defer { app.close() }
            #expect(search(app) == nil)
            #expect(try await app.shows("[data-native-search]"))
        }

        @Test func `A search of the app stays, and so does the form in the page, until the app's is gone`() async throws
        {
            let delegate = SearchingDelegate()
            let app = try await AppDriver.withSignals(
                Self.form + "<a href='/a' data-native-button>Next</a>", delegate: delegate)
            defer { app.close() }
            #expect(search(app)?.searchBar.placeholder == "The app's")
            try await app.wait(until: "the form is in the page") { try await app.shows("form") }
            #expect(app.bar == "| Next")
            #expect(try await !app.shows("a"))
            app.navigator.navigationController.topViewController?.navigationItem.searchController = nil
            try await app.run("document.querySelector('input').placeholder = 'Other tea'")
            try await app.wait(until: "the page's search is in the bar") {
                search(app)?.searchBar.placeholder == "Other tea"
            }
            try await app.wait(until: "the form isn't in the page") { try await !app.shows("form") }
        }

        @Test(arguments: [true, false])
        func `While the user searches, pages ask and modals open, and the search stays with its page`(_ isApps: Bool)
            async throws
        {
            let app = try await AppDriver.withSignals(Self.form, delegate: isApps ? SearchingDelegate() : nil)
            defer { app.close() }
            try await type("green", app)
            #expect(search(app)?.isActive == true)
            try await app.run("setTimeout(() => window.answer = confirm('Sure?'))")
            try await app.presented(UIAlertController.self).choose("OK")
            try await app.wait(until: "the page has the answer") { try await app.value("window.answer") == "true" }
            app.navigator.route(app.server.url("/new"))
            try await app.modalPresented()
            #expect(app.stacks == "/ | /new")
            app.navigator.route(app.server.url("/a"))
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.navigator.navigationController.presentedViewController == nil)
        }

        @Test func `The search of a page that has none any more ends`() async throws {
            let app = try await AppDriver.withSignals(Self.form)
            defer { app.close() }
            try await type("green", app)
            let former = try #require(search(app))
            try await app.run("document.querySelector('form').remove()")
            try await app.wait(until: "the search is gone") { search(app) == nil }
            #expect(!former.isActive)
        }

        @Test(arguments: [
            ("<a href='/a?b=c' data-native-share>Share</a>", "/a?b=c"),
            ("<button data-native-share>Share</button>", "/"),
            ("<a href='/a?f[]=x%20y' data-native-share>Share</a>", "/a?f%5B%5D=x%20y"),
        ])
        func `A share button offers the URL of its link or of the page, and doesn't follow the link`(
            html: String, path: String
        ) async throws {
            let app = try await AppDriver.withSignals(html)
            defer { app.close() }
            #expect(ToolButtons("Share", around: app.window).choose())
            let sheet = try await app.presented(UIActivityViewController.self)
            #expect(sheet.title == app.server.url(path).absoluteString)
            #expect(app.server.pages == ["/"])
        }

        @Test func `A share item of a menu offers the URL of its link`() async throws {
            let app = try await AppDriver.withSignals(
                "<nav data-native-menu data-native-symbol=ellipsis aria-label=More><a href='/a' data-native-share>Share</a></nav>"
            )
            defer { app.close() }
            MenuButtons("More", in: app.window).open()
            #expect(await sees("Share", around: app.window))
            #expect(click("Share", around: app.window))
            let sheet = try await app.presented(UIActivityViewController.self)
            #expect(sheet.title == app.server.url("/a").absoluteString && app.server.pages == ["/"])
        }

        @Test func `A share sheet may report a failure on any thread`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            let areOnMainThread = TestEvents<Bool>()
            app.navigator.navigationController.share(app.server.url("/a")) { _ in
                areOnMainThread.append(Thread.isMainThread)
            }
            let sheet = try await app.presented(UIActivityViewController.self)
            // The sheet isn't used here meanwhile.
            nonisolated(unsafe) let report = try #require(sheet.completionWithItemsHandler)
            await Task.detached { report(nil, false, nil, URLError(.cannotWriteToFile)) }.value
            #expect(try await areOnMainThread.next())
        }

        @Test func `An address of another app is not offered`() async throws {
            let app = try await AppDriver.withSignals("<a href='mailto:a@b.example' data-native-share>Share</a>")
            defer { app.close() }
            #expect(app.bar == "| Share")
            #expect(app.tapBar("Share"))
            try await app.waitUntilIdle()
            #expect(!(app.navigator.activeViewController is UIActivityViewController))
        }
    }
}

/// Creates screens with a search of the app.
@MainActor
private final class SearchingDelegate: TurboNavigationDelegate {
    func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult {
        .acceptCustom(SearchingController(url: proposal.url))
    }
}

private final class SearchingController: VisitableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "The app's"
        navigationItem.searchController = search
    }
}
