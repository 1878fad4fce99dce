import TestSupport
import Testing
import WebKit

extension WebKitTests {
    /// Tests the primary menu, with real clicks and keys.
    @MainActor @Suite(.serialized)
    struct PrimaryMenuTests {
        private static let items = [
            "Refresh", "Find on Page…", "Print…", "Permissions", "Delete Website Data…",
            "Full Screen", "Keyboard Shortcuts", "About \(ProcessInfo.processInfo.processName)",
        ]
        private let screen = UIViewController()
        private let window: TestWindow

        init() {
            window = TestWindow(UINavigationController(rootViewController: screen))
        }

        private var pointer: Pointer { Pointer(window.window) }

        private func showPage(_ html: String = "text") async throws -> Page {
            let page = try Page()
            page.server.page("/", html)
            try await page.show(in: window)
            try await pointer.focusWindow()
            #expect(page.webView.becomeFirstResponder())
            await window.window.drawPages()
            return page
        }

        private func eventually(_ complaint: Comment, _ isTrue: @MainActor () async throws -> Bool) async throws {
            for _ in 0..<300 {
                if try await isTrue() { return }
                await window.nextFrame()
            }
            Issue.record(complaint)
        }

        /// Clicks the button of the menu.
        private func open() async throws {
            // The button may have moved with the size of the window.
            await window.nextFrame()
            await window.nextFrame()
            let place = try #require(MenuButtons("Main Menu", in: window.window).middle(in: window.window))
            try await pointer.click(place, in: window.window)
            #expect(!(await OpenMenu.entries(around: screen.view)).isEmpty, "no menu opens")
        }

        /// Closes the menu. An open one would keep the mouse and the keyboard from the windows of other tests.
        private func close() async throws {
            try await pointer.key("Escape")
            try await eventually("Escape leaves the menu") { !OpenMenu.isOpen(around: screen.view) }
        }

        /// The items that can be chosen.
        private var enabled: [String] {
            Self.items.filter { OpenMenu.canChoose($0, around: screen.view) }
        }

        @Test func `The menu offers the commands for the window and its page`() async throws {
            _ = try await showPage()
            try await open()
            let texts = await OpenMenu.entries(around: screen.view)
            #expect(texts.filter(Self.items.contains) == Self.items)
            for text in ["F5", "Ctrl+F", "Ctrl+P", "100 %", "F11"] { #expect(texts.contains(text), "\(texts)") }
            // There is nothing that could refresh the page.
            #expect(enabled == Array(Self.items.dropFirst()))
            try await close()
            window.close()
        }

        @Test func `A window that is closed with its menu open leaves mouse and keyboard to the others`() async throws {
            await window.show()
            try await pointer.focusWindow()
            try await open()
            window.close()
            let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
            let other = TestWindow()
            other.view?.addSubview(field)
            await other.show()
            let pointer = Pointer(other.window)
            try await pointer.click(CGPoint(x: 20, y: 20), in: field)
            try await pointer.type("word")
            try await other.nextFrame(while: field.text != "word")
            #expect(field.text == "word")
            other.close()
        }

        /// The right button opens the menu that GTK has for a window without a window manager.
        @Test(arguments: [1, 3])
        func `A screen that is left with a menu open leaves mouse and keyboard to the one below`(
            _ button: Int
        ) async throws {
            let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
            screen.view.addSubview(field)
            await window.show()
            screen.navigationController?.pushViewController(UIViewController(), animated: false)
            await window.nextFrame()
            let middle = { MenuButtons("Main Menu", in: window.window).middle(in: window.window) }
            try await eventually("the bar of the screen has no place") { middle().map { $0.x > 100 } == true }
            let place = try #require(middle())
            let left = button == 1 ? place.x : place.x - 100
            try await pointer.rest(at: CGPoint(x: left, y: place.y), in: window.window)
            try await pointer.click(button: button)
            try await eventually("no menu opens") { OpenMenu.isOpen(around: window.window) }
            screen.navigationController?.popViewController(animated: false)
            try await eventually("the screen stays") { screen.viewIfLoaded?.window != nil }
            try await pointer.click(CGPoint(x: 20, y: 20), in: field)
            try await pointer.type("word")
            try await eventually("nothing can be typed") { field.text == "word" }
            window.close()
        }

        @Test func `On a native screen the menu disables the commands for pages`() async throws {
            await window.show()
            try await pointer.focusWindow()
            try await open()
            #expect(enabled == Array(Self.items.suffix(3)))
            for name in ["Smaller", "Actual Size", "Larger"] {
                #expect(ToolButtons(name, around: screen.view).count == 0, "\(name)")
            }
            try await close()
            window.close()
        }

        @Test
        func `F10 opens the menu, and the matches on a page that is searched are visible until the bar is closed`()
            async throws
        {
            let page = try await showPage("<p>a needle and a needle in the hay</p>")
            try await pointer.key("F10")
            #expect(!(await OpenMenu.entries(around: screen.view)).isEmpty, "F10 opens no menu")
            try await pointer.key("Return")
            try await eventually("the menu stays") { !OpenMenu.isOpen(around: screen.view) }
            try await eventually("there is no bar") { page.webView.subviews.contains(where: \.isFirstResponder) }
            try await pointer.type("needle")
            try await eventually("nothing is found") { isVisible("1 of 2", in: window.window) }
            try await eventually("the matches have no colors") { colors(of: page) == [.orange, .yellow] }
            try await pointer.key("Escape")
            try await eventually("the matches stay marked") { colors(of: page).isEmpty }
            window.close()
        }

        private enum Mark { case orange, yellow }

        /// The marks on a page with black text on white: of the current match, and of the others.
        private func colors(of page: Page) -> Set<Mark> {
            guard let picture = Picture(of: page.webView) else { return [] }
            var marks: Set<Mark> = []
            for y in 0..<60 {
                for x in 0..<picture.width {
                    guard let color = picture.color(x: x, y: y), color.red > 200, color.blue < 160 else { continue }
                    marks.insert(color.green > 230 ? .yellow : .orange)
                }
            }
            return marks
        }

        @Test func `The menu stays open while the page is zoomed, and then the page has the keyboard`() async throws {
            let page = try await showPage()
            try await open()
            #expect(ToolButtons("Actual Size", around: screen.view).count == 0)
            for percent in [110, 125, 150, 175, 200, 250, 300] {
                #expect(ToolButtons("Larger", around: screen.view).choose())
                #expect(await sees("\(percent) %", around: screen.view))
            }
            try await eventually("the page isn't larger") {
                let width = try await page.webView.evaluateJavaScript("innerWidth") as? Double
                return width.map { $0 < page.webView.bounds.width / 2.5 } == true
            }
            #expect(ToolButtons("Larger", around: screen.view).count == 0)
            #expect(ToolButtons("Actual Size", around: screen.view).choose())
            #expect(await sees("100 %", around: screen.view))
            try await pointer.key("Escape")
            try await eventually("the page has no keyboard") { page.webView.isFirstResponder }
            window.close()
        }

        @Test func `Full Screen hides the bar and the menu`() async throws {
            let page = try await showPage()
            try await open()
            #expect(OpenMenu.choose("Full Screen", around: screen.view))
            try await eventually("the bar stays") { page.webView.convert(CGPoint.zero, to: nil).y == 0 }
            #expect(await sees("Press F11 to leave full screen", around: screen.view))
            try await pointer.key("F11")
            try await eventually("the bar does not come back") { page.webView.convert(CGPoint.zero, to: nil).y > 20 }
            window.close()
        }

        @Test func `About shows the app's name`() async throws {
            _ = try await showPage()
            try await open()
            let about = try await EngineDialog.next(.about) {
                #expect(OpenMenu.choose(Self.items.last ?? "", around: screen.view))
            }
            #expect(about.belongs(to: window.window))
            try await eventually("the name is missing") { about.texts.contains(ProcessInfo.processInfo.processName) }
            about.cancel()
            try await eventually("it stays") { EngineDialog.count(.about) == 0 }
            window.close()
        }

        @Test func `Each screen of the window has the menu, and a sheet has none`() async throws {
            await window.show()
            let navigation = try #require(screen.navigationController)
            func menus() -> Int { MenuButtons("Main Menu", in: window.window).count }
            #expect(menus() == 1)
            navigation.pushViewController(UIViewController(), animated: false)
            try await eventually("the pushed screen has none") {
                navigation.transitionCoordinator == nil && menus() == 1
            }
            let sheet = UINavigationController(rootViewController: UIViewController())
            navigation.present(sheet, animated: false)
            try await eventually("there is no sheet") { sheet.viewIfLoaded?.window != nil }
            #expect(MenuButtons("Main Menu", in: sheet.view).count == 0)
            window.close()
        }

        @Test func `At 360 points, large text, three window buttons and two items leave the close button whole`()
            async throws
        {
            setWindowButtons("menu:minimize,maximize,close")
            setTextScale(1.5)
            defer {
                setTextScale(1)
                setWindowButtons("menu:minimize,maximize,close")
            }
            screen.title = "A long title of a page"
            screen.navigationItem.rightBarButtonItems = ["plus", "trash"].map {
                UIBarButtonItem(title: $0, image: UIImage(systemName: $0), primaryAction: UIAction { _ in })
            }
            await window.show()
            let navigation = try #require(screen.navigationController)
            let page = UIViewController()
            page.navigationItem.title = screen.title
            page.navigationItem.rightBarButtonItems = screen.navigationItem.rightBarButtonItems
            navigation.pushViewController(page, animated: false)
            await resize(window.window, to: CGSize(width: 360, height: 600))
            // The bar is laid out in the frame after the one that hides a button.
            try await eventually("the window can't be as narrow, or the close button is cut") {
                window.window.bounds.width == 360 && !seenIcons(around: page.view).contains("window-minimize-symbolic")
                    && clippedIcons(around: page.view) == []
            }
            #expect(seenIcons(around: page.view).contains("window-close-symbolic"))
            await resize(window.window, to: CGSize(width: 700, height: 600))
            try await eventually("the buttons are missing") {
                seenIcons(around: page.view).contains("window-minimize-symbolic")
            }
            window.close()
        }

        @Test func `At 360 points, two items with large text are in a menu, and the close button is whole`()
            async throws
        {
            setTextScale(1.5)
            defer { setTextScale(1) }
            var chosen: [String] = []
            screen.title = "A long title of a page"
            screen.navigationItem.rightBarButtonItems = ["Publish", "Preview"].map { title in
                UIBarButtonItem(title: title, primaryAction: UIAction { _ in chosen.append(title) })
            }
            await window.show()
            func buttons() -> Int { MenuButtons("More", in: window.window).count }
            await resize(window.window, to: CGSize(width: 360, height: 600))
            try await eventually("there is no menu for them") { window.window.bounds.width == 360 && buttons() == 1 }
            #expect(seenIcons(around: screen.view).contains("window-close-symbolic"))
            #expect(clippedIcons(around: screen.view) == [])
            try await pointer.focusWindow()
            await window.nextFrame()
            let place = try #require(MenuButtons("More", in: window.window).middle(in: window.window))
            try await pointer.click(place, in: window.window)
            try await eventually("the menu doesn't open") {
                isVisible("Publish", in: screen.view) && isVisible("Preview", in: screen.view)
            }
            #expect(click("Preview", around: screen.view))
            #expect(chosen == ["Preview"])
            await resize(window.window, to: CGSize(width: 700, height: 600))
            try await eventually("the menu stays") { buttons() == 0 }
            window.close()
        }

        @Test func `A narrow bar with two items leaves refreshing to the menu`() async throws {
            var count = 0
            let scroll = UIScrollView()
            scroll.refreshControl = UIRefreshControl()
            scroll.refreshControl?.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
            screen.view.addSubview(scroll)
            screen.navigationItem.rightBarButtonItems = ["plus", "trash"].map { name in
                UIBarButtonItem(title: name, image: UIImage(systemName: name), primaryAction: UIAction { _ in })
            }
            await window.show()
            func buttons() -> Int { ToolButtons("Refresh", around: screen.view).count }
            await resize(window.window, to: CGSize(width: 500, height: 600))
            try await eventually("there is no button") { buttons() == 1 }
            await resize(window.window, to: CGSize(width: 360, height: 600))
            try await eventually("the button stays") { buttons() == 0 }
            try await pointer.focusWindow()
            try await open()
            #expect(OpenMenu.choose("Refresh", around: screen.view))
            #expect(count == 1)
            window.close()
        }
    }
}
