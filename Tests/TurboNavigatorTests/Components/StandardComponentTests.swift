import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

@testable import TurboSession

extension TurboNavigatorTests {
    /// The ready-made components, with messages as the public library of bridge components and Hotwire Native's demo send
    /// them.
    @MainActor @Suite(.serialized)
    struct StandardComponentTests {
        private func end(_ app: AppDriver) { app.closeWithComponent() }

        nonisolated private static let controls: [(String, String, String, bar: String)] = [
            ("button", "right", #"{"title": "Add", "iosImage": null, "color": null}"#, "| Add"),
            ("button", "left", #"{"title": "Add"}"#, "Add |"),
            ("button", "connect", #"{"title": "Add", "iosImage": "plus"}"#, "| Add"),
            ("button", "connect", #"{"title": "Add", "side": "left", "image": "plus"}"#, "Add |"),
            ("button", "connect", #"{"title": "", "iosImage": "plus"}"#, "| plus"),
            ("button", "right", #"{"title": " "}"#, "|"),
            ("button", "right", #"{"title": 7}"#, "|"),
            ("button", "elsewhere", #"{"title": "Add"}"#, "|"),
            ("form", "connect", #"{"title": "Save"}"#, "| Save"),
            ("form", "connect", #"{"submitTitle": "Save"}"#, "| Save"),
            ("menu", "connect", #"{"items": [{"title": "One"}]}"#, "| More"),
            ("overflow-menu", "connect", #"{"label": "Options"}"#, "| Options"),
            (
                "overflow-menu", "connect", #"{"label": "Options", "items": [{"title": "One", "index": 0}]}"#,
                "| Options"
            ),
            ("share", "connect", #"{"url": "https://example.com/a"}"#, "| Share"),
            ("share", "connect", #"{"url": "file:///etc/passwd"}"#, "|"),
        ]

        @Test(arguments: controls)
        func `A component of the page has its control in the bar`(
            _ component: String, _ event: String, _ data: String, bar: String
        ) async throws {
            let app = try await AppDriver.withControls(Control.html(component, event, data))
            defer { end(app) }
            try await app.waitForBar(bar)
        }

        /// One character with so many accents is never drawn.
        @Test func `A control whose text is a megabyte of accents shows its beginning`() async throws {
            let text = "a" + String(repeating: "\u{301}", count: 500_000)
            let app = try await AppDriver.withControls(Control.html("button", "right", #"{"title": "\#(text)"}"#))
            defer { end(app) }
            try await app.wait(until: "the control is in the bar") { app.bar != "|" }
            #expect(app.bar.unicodeScalars.count < 300)
        }

        @Test func `Symbols of components that the system doesn't have are in the log, at most twenty of them`()
            async throws
        {
            let first = Control.html("button", "right", #"{"title": "none0", "iosImage": "none0"}"#)
            let app = try await AppDriver.withControls(first)
            defer { end(app) }
            func unknown() -> [String] {
                app.logEntries.compactMap { if case .symbolUnknown(let name) = $0.kind { name } else { nil } }
            }
            #expect(unknown() == ["none0"])
            for number in 1...25 {
                try await app.run(
                    "document.querySelector('native-control').say('right', { title: 'none\(number)', iosImage: 'none\(number)' })"
                )
                try await app.waitForBar("| none\(number)")
            }
            #expect(unknown() == (0..<20).map { "none\($0)" })
        }

        @Test func `A tap on the button clicks the page's link, and Back shows the button again`() async throws {
            let link = Control.html("button", "right", #"{"title": "New"}"#, says: "<a href='/a'>New</a>")
            let app = try await AppDriver.withControls(link)
            defer { end(app) }
            #expect(app.tapBar("New"))
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.bar == "|")
            app.navigator.navigationController.popViewController(animated: false)
            try await app.arrived("/")
            try await app.waitForBar("| New")
            #expect(app.tapBar("New"))
            try await app.arrived("/a")
        }

        @Test func `A button that leaves the page leaves the bar, and those of attributes and of the app stay`()
            async throws
        {
            let app = try await AppDriver.withControls(
                Control.html("button", "right", #"{"title": "Mine"}"#)
                    + "<a href='/a' data-native-button>Signal</a><a href='/a' id=s data-native-button=start>Start</a>")
            defer { end(app) }
            try await app.waitForBar("Start | Mine Signal")
            try await app.run("document.querySelector('#s').remove()")
            try await app.waitForBar("| Mine Signal")
            try await app.run("document.querySelector('native-control').remove()")
            try await app.waitForBar("| Signal")
        }

        @Test func `Another page on the same screen has only its own controls`() async throws {
            let share = Control.html("share", "connect", #"{"url": "https://example.com/a"}"#)
                .replacingOccurrences(of: "<native-control", with: "<native-control silent")
            let app = try await AppDriver.withControls(share + Control.html("search", "connect", "{}"))
            defer { end(app) }
            #expect(app.bar == "| Share")
            #expect(app.navigator.navigationController.topViewController?.navigationItem.searchController != nil)
            app.serveControls("/x", Control.html("button", "right", #"{"title": "New"}"#))
            try await app.route("/x", properties: ["presentation": "replace"])
            try await app.waitForBar("| New")
            #expect(app.navigator.navigationController.topViewController?.navigationItem.searchController == nil)
        }

        @Test(.enabled(if: TurboLibrary.majorVersion >= 8, "Morphing needs Turbo 8: TURBO_JS names a build of it."))
        func `A page that is morphed keeps its control`() async throws {
            let app = try await AppDriver.withControls("")
            defer { end(app) }
            app.server.route("/m") { _ in
                .html(
                    """
                    <!DOCTYPE html><html><head><title>m</title>\(TurboLibrary.turbo.tag)
                    <meta name=turbo-refresh-method content=morph><script src=/bridge.js></script>
                    <script src=/controls.js></script></head><body>
                    \(Control.html("button", "right", #"{"title": "Keep"}"#, says: "<button></button>"))</body></html>
                    """)
            }
            try await app.route("/m")
            try await app.waitForBar("| Keep")
            try await app.run("Turbo.session.refresh(location.href)")
            try await app.log.next(.rendered(app.server.url("/m")))
            try await app.waitUntilIdle()
            #expect(app.bar == "| Keep")
            #expect(app.tapBar("Keep"))
            try await app.waitForReplies("button right")
        }

        @Test(arguments: [("submitDisabled", "submitEnabled"), ("disableSubmit", "enableSubmit")])
        func `The button that sends a form is off while the form is sent`(_ off: String, _ on: String) async throws {
            let app = try await AppDriver.withControls(
                Control.html("form", "connect", #"{"title": "Save"}"#, says: "<button>Save</button>"))
            defer { end(app) }
            #expect(isDrawn("Save", as: "suggested-action", around: app.window))
            let control = "document.querySelector('native-control')"
            try await app.run("\(control).say('\(off)', {})")
            try await app.waitForBar("| (Save)")
            #expect(!app.tapBar("Save"))
            try await app.run("\(control).say('\(on)', {})")
            try await app.waitForBar("| Save")
            #expect(app.tapBar("Save"))
            try await app.waitForReplies("form connect")
        }

        @Test func `Choosing an item of a menu tells the page its number under both names`() async throws {
            let items = """
                {"items": [{"title": "One", "iosImage": null}, {"title": "Delete", "destructive": true, "index": 4}]}
                """
            let app = try await AppDriver.withControls(Control.html("menu", "connect", items))
            defer { end(app) }
            MenuButtons("More", in: app.window).open()
            #expect(await sees("Delete", around: app.window))
            #expect(isDrawn("Delete", as: "error", around: app.window))
            #expect(click("Delete", around: app.window))
            try await app.waitForReplies("menu connect index=4 selectedIndex=4")
            MenuButtons("More", in: app.window).open()
            #expect(await sees("One", around: app.window))
            #expect(click("One", around: app.window))
            try await app.waitForReplies(
                "menu connect index=4 selectedIndex=4", "menu connect index=0 selectedIndex=0")
        }

        @Test func `A menu without a button in the bar is a sheet, and Cancel tells the page nothing`() async throws {
            let data = #"{"title": "Which?", "items": [{"title": "One", "index": 0}, {"title": "Two", "index": 1}]}"#
            let app = try await AppDriver.withControls("")
            defer { end(app) }
            app.serveControls("/m", Control.html("menu", "display", data))
            try await app.route("/m")
            try await app.presented(UIAlertController.self).choose("Cancel")
            try await nextFrame(
                of: app.window, while: app.navigator.navigationController.presentedViewController != nil)
            try await app.run("document.querySelector('native-control').connectedCallback()")
            let sheet = try await app.presented(UIAlertController.self)
            #expect(sheet.title == "Which?")
            try sheet.choose("Two")
            try await app.waitForReplies("menu display index=1 selectedIndex=1")
        }

        @Test func `The sheet points at the button of a page under a bar`() throws {
            let source = try JSONDecoder().decode(
                ControlData.Source.self, from: Data(#"{"x": 10, "y": 20, "width": 30, "height": 40}"#.utf8))
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            #expect(source.frame(in: scrollView) == CGRect(x: 10, y: 20, width: 30, height: 40))
            scrollView.contentInset = UIEdgeInsets(top: 50, left: 5, bottom: 0, right: 0)
            #expect(source.frame(in: scrollView) == CGRect(x: 15, y: 70, width: 30, height: 40))
        }

        @Test func `A button of an overflow menu without items lets the page show its own`() async throws {
            let app = try await AppDriver.withControls(
                Control.html("overflow-menu", "connect", #"{"label": "Options"}"#))
            defer { end(app) }
            #expect(ToolButtons("Options", around: app.window).choose())
            try await app.waitForReplies("overflow-menu connect")
        }

        @Test func `A share button offers the address of the page's data`() async throws {
            let app = try await AppDriver.withControls(
                Control.html("share", "connect", #"{"url": "https://example.com/a"}"#))
            defer { end(app) }
            #expect(ToolButtons("Share", around: app.window).choose())
            try await app.wait(until: "the share sheet is open") { app.shareSheet != nil }
        }

        @Test(arguments: [true, false])
        func `An alert asks before the page continues with the click`(_ agrees: Bool) async throws {
            let data = """
                {"title": "Delete it?", "description": "For ever.", "destructive": true, "confirm": "Delete",
                "dismiss": "Keep"}
                """
            let app = try await AppDriver.withControls(Control.html("alert", "show", data, says: "<a href='/a'>x</a>"))
            defer { end(app) }
            let alert = try await app.presented(UIAlertController.self)
            #expect(alert.title == "Delete it?" && alert.message == "For ever.")
            #expect(alert.preferredAction?.title == "Keep")
            try alert.choose(agrees ? "Delete" : "Keep")
            if !agrees { app.navigator.route(app.server.url("/b")) }
            try await app.arrived(agrees ? "/a" : "/b")
            #expect(app.stacks == (agrees ? "/ /a" : "/ /b"))
        }

        @Test func `A page that asks again and again can be blocked until the user's next tap`() async throws {
            let app = try await AppDriver.withControls(Control.html("alert", "show", #"{"title": "First"}"#))
            defer { end(app) }
            let screen = try #require(app.navigator.navigationController.topViewController)
            func ask(_ title: String) async throws {
                try await app.wait(until: "the alert before is gone") { screen.presentedViewController == nil }
                try await app.run("document.querySelector('native-control').say('show', { title: '\(title)' })")
            }
            try await app.dialog(titled: "First").choose("Cancel")
            try await ask("Second")
            let second = try await app.dialog(titled: "Second")
            #expect(second.actions.map(\.title) == ["Block Dialogs", "Cancel", "OK"])
            try second.choose("Block Dialogs")
            try await ask("Third")
            try await app.wait(until: "the third is blocked") {
                app.logEntries.contains { $0.message.contains("alert: blocked by the user") }
            }
            app.navigator.session.registerTap()
            try await ask("Fourth")
            try await app.dialog(titled: "Fourth").choose("OK")
        }

        @Test func `A toast shows its text over the page, and disappears by itself`() async throws {
            let app = try await AppDriver.withControls(Control.html("toast", "show", #"{"message": "Saved"}"#))
            defer { end(app) }
            #expect(await sees("Saved", around: app.window))
            try await app.wait(until: "the toast is gone") { !isVisible("Saved", in: app.window) }
        }

        @Test func `A search tells the page what the user writes`() async throws {
            let app = try await AppDriver.withControls(
                Control.html("search", "connect", #"{"placeholder": "Find tea"}"#))
            defer { end(app) }
            let item = app.navigator.navigationController.topViewController?.navigationItem
            let bar = try #require(item?.searchController?.searchBar)
            #expect(bar.placeholder == "Find tea")
            #expect(await app.window.reaches { bar.window != nil && bar.bounds.width > 0 })
            try await Pointer(app.window).click(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), in: bar)
            try await Pointer(app.window).type("te")
            try await app.wait(until: "the page has the text") {
                try await app.list("replies").last == "search connect query=te"
            }
        }

        @Test func `An alert and a share sheet are shown while the user searches`() async throws {
            let app = try await AppDriver.withControls(
                Control.html("search", "connect", "{}")
                    + Control.html("share", "connect", #"{"url": "https://example.com/a"}"#))
            defer { end(app) }
            let screen = try #require(app.navigator.navigationController.topViewController)
            screen.navigationItem.searchController?.isActive = true
            #expect(screen.navigationItem.searchController?.isActive == true)
            let alert = Control.html("alert", "show", #"{"title": "First"}"#)
            try await app.run("document.body.insertAdjacentHTML('beforeend', `\(alert)`)")
            try await app.dialog(titled: "First").choose("OK")
            try await nextFrame(
                of: app.window, while: app.navigator.navigationController.presentedViewController != nil)
            #expect(ToolButtons("Share", around: app.window).choose())
            try await app.wait(until: "the share sheet is open") { app.shareSheet != nil }
        }

        private final class OwnButton: BridgeComponent {
            override class var name: String { "button" }

            override func onReceive(message: BridgeMessage) {
                (delegate?.destination as? UIViewController)?.navigationItem.rightBarButtonItem =
                    UIBarButtonItem(title: "Own", primaryAction: UIAction { _ in })
            }
        }

        @Test(arguments: [true, false])
        func `A component of the app replaces the one with its name`(_ isFirst: Bool) async throws {
            let log = AppLog()
            defer { log.end() }
            let own: [BridgeComponent.Type] = [OwnButton.self]
            let app = try await AppDriver.withControls(
                Control.html("button", "right", #"{"title": "Standard"}"#)
                    + Control.html("form", "connect", #"{"title": "Save"}"#),
                isFirst ? own + .standard : .standard + own)
            defer { end(app) }
            try await app.wait(until: "the bar has both") { app.bar.contains("Own") && app.bar.contains("Save") }
            #expect(!app.bar.contains("Standard"))
            #expect(!log.entries.all.contains { $0.message.contains("left out") })
        }
    }
}
