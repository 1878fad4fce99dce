import TestSupport
import Testing
import UIKit

/// Which buttons of a bar are drawn, and how.
@MainActor
@Suite("Header bar", .serialized, .timeLimit(.minutes(1)))
struct HeaderBarTests {
    private func item(_ title: String, _ style: UIBarButtonItem.Style = .plain) -> UIBarButtonItem {
        let item = UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
        item.style = style
        return item
    }

    private func screen(_ title: String, _ left: [UIBarButtonItem], _ right: [UIBarButtonItem]) -> UIViewController {
        let page = UIViewController()
        page.title = title
        page.navigationItem.leftBarButtonItems = left
        page.navigationItem.rightBarButtonItems = right
        return page
    }

    /// A sheet with three buttons in a window of a small phone's width.
    private func sheet(_ title: String) async throws -> TestWindow {
        let page = screen(title, [item("Done", .done), item("Help")], [item("Save order", .done)])
        let root = UIViewController()
        let window = TestWindow(root, width: 360)
        await window.show()
        root.present(UINavigationController(rootViewController: page), animated: false)
        return window
    }

    private func window(_ page: UIViewController) async -> TestWindow {
        let window = TestWindow(UINavigationController(rootViewController: page), width: 500)
        await window.show()
        return window
    }

    @Test func `A desktop without window buttons doesn't crash the app`() async {
        setWindowButtons("menu:close")
        defer { hideWindowButtons() }
        let window = await window(screen("New", [], []))
        defer { window.close() }
        setWindowButtons("")
        #expect(WindowButtons.desktopLayout == ":")
        for (desktop, withSizes, isMirrored, layout) in [
            ("", true, false, ":"), ("minimize", false, false, ":"), ("minimize", true, true, ":minimize"),
            ("menu:minimize,close", false, false, "menu:close"),
            ("menu:minimize,close", true, true, "close,minimize:menu"),
        ] {
            #expect(
                WindowButtons.layout(of: desktop, withSizes: withSizes, isMirrored: isMirrored) == layout, "\(desktop)")
        }
    }

    @Test func `Of two main buttons, the one at the end is drawn as one`() async {
        let window = await window(screen("New", [item("Done", .done)], [item("Save", .done)]))
        defer { window.close() }
        #expect(isDrawn("Save", as: "suggested-action", around: window.window))
        #expect(!isDrawn("Done", as: "suggested-action", around: window.window))
    }

    @Test func `A single main button is drawn as one, also at the start`() async {
        let window = await window(screen("New", [item("Done", .done)], [item("Help")]))
        defer { window.close() }
        #expect(isDrawn("Done", as: "suggested-action", around: window.window))
    }

    @Test func `A menu stays open while another button changes`() async throws {
        let sort = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [UIAction(title: "By name") { _ in }]))
        sort.accessibilityLabel = "Sort"
        sort.image = UIImage(systemName: "ellipsis")
        let save = item("Save")
        let window = await window(screen("New", [sort], [save]))
        defer { window.close() }
        MenuButtons("Sort", in: window.window).open()
        #expect(await sees("By name", around: window.window))
        save.isEnabled = false
        save.title = "Saved"
        #expect(await sees("Saved", around: window.window))
        #expect(isVisible("By name", in: window.window))
    }

    @Test func `A button that is pressed while another one changes is chosen when it is released`() async throws {
        let chosen = TestEvents<Void>()
        let help = item("Help")
        let save = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in chosen.append(()) })
        let window = await window(screen("New", [help], [save]))
        defer { window.close() }
        let (pointer, place) = (Pointer(window.window), try #require(middle(of: "Save", in: window.window)))
        try await pointer.press(place, in: window.window)
        help.title = "Helped"
        save.isEnabled = true
        #expect(await sees("Helped", around: window.window))
        try await pointer.release()
        try await chosen.next()
    }

    @Test func `The title of a sheet has room for its words, and a menu has the buttons that would take it`()
        async throws
    {
        let window = try await sheet("Your new order")
        defer { window.close() }
        try await window.nextFrame(while: MenuButtons("More", in: window.window).count == 0)
        #expect(isVisible("Save order", in: window.window) && isVisible("Done", in: window.window))
        #expect(!isVisible("Help", in: window.window))
    }

    @Test func `With large text, a sheet without room for its title shows all buttons`() async throws {
        setTextScale(1.5)
        defer { setTextScale(1) }
        let window = try await sheet("Your new order")
        defer { window.close() }
        try await window.nextFrame(while: MenuButtons("More", in: window.window).count == 0)
        try await window.nextFrame(while: isVisible("Your new order", in: window.window))
        #expect(clippedIcons(around: window.window) == [])
    }
}
