import TestSupport
import Testing
import UIKit

// The user's input has no public API, so these tests use internal declarations.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct UserInputTests {
    /// The request for Ctrl and a letter.
    private func request(_ letter: String, shift: Bool) -> WindowCommand? {
        let press = KeyPress(letter.unicodeScalars.first?.value ?? 0, control: true, shift: shift)
        return WindowKeys.navigation(press) ?? WindowKeys.page(press)
    }

    @Test func `Caps Lock doesn't change a key equivalent, and Shift does`() {
        for (letter, wanted) in [
            ("f", WindowCommand.page(.find)), ("p", .page(.print)), ("r", .refresh), ("w", .close),
        ] {
            for key in [letter, letter.uppercased()] {
                #expect(request(key, shift: false) == wanted)
                #expect(request(key, shift: true) == nil)
            }
        }
    }

    /// Each row: the layouts and their variants, a key of X11, and what it requests.
    @Test(
        arguments: [
            ("us,ru", "", "ctrl+Cyrillic_ka", .refresh), ("us,gr", "", "ctrl+Greek_rho", .refresh),
            ("us,il", "", "ctrl+hebrew_resh", .refresh), ("us,ara", "", "ctrl+Arabic_qaf", .refresh),
            ("fr", "", "alt+ampersand", .tab(0)), ("fr", "", "ctrl+agrave", .page(.actualSize)),
            ("us,us", "dvorak,", "ctrl+comma", nil),
        ] as [(String, String, String, WindowCommand?)])
    func `A shortcut works in every keyboard layout`(
        layouts: String, variants: String, key: String, expected: WindowCommand?
    ) async throws {
        let screen = await Screen.showing()
        let commands = TestEvents<WindowCommand>()
        screen.window.handleCommand = {
            commands.append($0)
            return true
        }
        try await Tool(["setxkbmap", "-layout", layouts, "-variant", variants]).run()
        do {
            let pointer = Pointer(screen.window)
            try await pointer.key(key)
            try await pointer.key("F11")
            if let expected { #expect(try await commands.next() == expected) }
            #expect(try await commands.next() == .fullScreen)
        } catch {
            Issue.record(error)
        }
        try await Tool(["setxkbmap", "-layout", "us", "-variant", ""]).run()
    }

    private func alert(_ screen: Screen) -> UIAlertController {
        let alert = UIAlertController(title: "Question", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in screen.journal.add("OK") })
        return alert
    }

    @Test func `Typing answers no alert that appears meanwhile`() async throws {
        let screen = await Screen.showing()
        let (alert, pointer) = (alert(screen), Pointer(screen.window))
        async let typing: Void = pointer.key("space", times: 20, pause: 0.05)
        await screen.present(alert)
        try await typing
        #expect(screen.navigation.presentedViewController === alert)
        try await pointer.key("space")
        await screen.journal.wait(for: "OK")
    }

    @Test func `A key that was released outside of the app answers an alert`() async throws {
        let screen = await Screen.showing()
        let (alert, pointer) = (alert(screen), Pointer(screen.window))
        try await pointer.hold("Return") { try await pointer.focusDesktop() }
        try await pointer.focusWindow()
        await screen.present(alert)
        try await pointer.key("Return")
        await screen.journal.wait(for: "OK")
    }

    @Test func `Escape that ends the composition of an input method closes no prompt`() async throws {
        let screen = await Screen.showing()
        let (alert, pointer, ended) = (alert(screen), Pointer(screen.window), TestEvents<String>())
        alert.addTextField()
        await screen.present(alert)
        // In GTK an input method is part of the text, and gets the key where this handler does.
        alert.textFields?.first?.widget.onInput(before: false) { event in
            guard event.kind == .key, ended.all.isEmpty else { return .unhandled }
            ended.append("composition")
            return .handled
        }
        try await pointer.key("Escape")
        _ = try await ended.next()
        for _ in 0..<20 { await nextFrame(of: screen.window) }
        #expect(screen.navigation.presentedViewController === alert)
        try await pointer.key("Escape")
        await screen.journal.wait(for: "OK")
    }

    @Test func `All lines of an alert are seen if the window has room for them`() async throws {
        let test = TestWindow(width: 400, height: 600)
        await test.show()
        var heights: [CGFloat] = []
        for count in [1, 60] {
            let message = String(repeating: "word ", count: count)
            let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            await withCheckedContinuation { continuation in
                test.window.rootViewController?.present(alert, animated: false) { continuation.resume() }
            }
            heights.append(alert.view.frame.height)
            await withCheckedContinuation { continuation in
                alert.dismiss(animated: false) { continuation.resume() }
            }
        }
        // The text of 300 letters has at least six lines more.
        #expect(heights[1] - heights[0] > 80)
        test.close()
    }

    @Test(arguments: [false, true])
    func `The buttons of an alert with a long text are in a low window`(hasField: Bool) async throws {
        let test = TestWindow(width: 360, height: 300)
        await test.show()
        let alert = UIAlertController(
            title: "Question", message: String(repeating: "A long text. ", count: 60), preferredStyle: .alert)
        if hasField { alert.addTextField() }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        await withCheckedContinuation { continuation in
            test.window.rootViewController?.present(alert, animated: false) { continuation.resume() }
        }
        for _ in 0..<5 { await test.nextFrame() }
        let button = try #require(middle(of: "OK", in: test.window))
        #expect(button.y < 270)
        test.close()
    }

    @Test func `A page returns its last Escape key to the window, and no other`() {
        let (page, other, key) = (UIView(), UIView(), EscapeKey())
        (page.acceptsEscape, other.acceptsEscape) = ({ true }, { true })
        #expect(key.receiver(at: 10, focus: page) == .page)
        #expect(key.receiver(at: 10, focus: page) == .page)
        #expect(key.takeReturned(at: 10) === page && key.takeReturned(at: 10) == nil)

        // The page hangs, and the user presses the key again.
        #expect(key.receiver(at: 20, focus: page) == .page)
        page.acceptsEscape = { false }
        #expect(key.receiver(at: 30, focus: page) == .window)
        #expect(key.receiver(at: 20, focus: page) == .nobody && key.takeReturned(at: 20) == nil)

        // The user is elsewhere when the page returns the key.
        #expect(key.receiver(at: 40, focus: other) == .page)
        #expect(key.receiver(at: 40, focus: page) == .nobody && key.receiver(at: 40, focus: nil) == .nobody)

        // Another keyboard may have another clock.
        #expect(key.receiver(at: 5, focus: nil) == .window)
    }

    @Test func `Back pops the visible screen, but not the root`() async {
        let screen = await Screen.showing()
        await screen.push(screen.page("B"))
        #expect(screen.window.perform(.back))
        await screen.journal.wait(for: "A didAppear animated")
        #expect(!screen.window.perform(.back))
    }

    @Test func `Back works in the sheet, not below it`() async {
        let screen = await Screen.showing()
        await screen.push(screen.page("B"))
        let modal = UINavigationController(rootViewController: screen.page("C"))
        await screen.present(modal)
        #expect(!screen.window.perform(.back))
        modal.pushViewController(screen.page("D"), animated: false)
        await screen.journal.wait(for: "D didAppear")
        #expect(screen.window.perform(.back))
        #expect(modal.viewControllers.count == 1)
        #expect(screen.navigation.viewControllers.count == 2)
    }

    @Test func `Escape dismisses a sheet and calls its delegate`() async {
        let screen = await Screen.showing()
        let b = screen.page("B")
        let delegate = SheetDelegate(screen.journal)
        b.presentationController?.delegate = delegate
        await screen.present(b)
        screen.journal.clear()
        #expect(screen.window.perform(.cancel))
        await screen.journal.wait(for: "did dismiss")
        #expect(
            screen.journal.events == [
                "should dismiss", "will dismiss", "B willDisappear animated", "B didDisappear animated", "did dismiss",
            ])
        #expect(!screen.window.perform(.cancel))
    }

    /// Each row: the actions, the preferred one, and what Escape chooses.
    @Test(
        arguments: [
            (["Yes", "No"], nil, "No"), (["Copy Link", "OK"], nil, "OK"), (["Later", "Save"], "Save", "Later"),
            (["OK"], nil, "OK"), (["Keep", "!Delete"], nil, "Keep"), (["!Delete", "Keep"], "Keep", "Keep"),
            (["Cancel", "OK", "Other"], nil, "Cancel"), (["!Delete"], nil, "!Delete"),
        ] as [([String], String?, String)])
    func `Escape answers an alert with what does the least`(titles: [String], preferred: String?, expected: String)
        async
    {
        let screen = await Screen.showing()
        let alert = UIAlertController(title: "Question", message: nil, preferredStyle: .alert)
        for title in titles {
            let style: UIAlertAction.Style =
                title == "Cancel" ? .cancel : title.hasPrefix("!") ? .destructive : .default
            let action = UIAlertAction(title: title, style: style) { screen.journal.add($0.title ?? "") }
            alert.addAction(action)
            if title == preferred { alert.preferredAction = action }
        }
        await screen.present(alert)
        screen.journal.clear()
        #expect(screen.window.perform(.cancel))
        await screen.journal.wait(for: expected)
    }

    @Test func `Escape does not close a sheet that is modal`() async {
        let screen = await Screen.showing()
        let b = screen.page("B")
        let delegate = SheetDelegate(screen.journal)
        b.presentationController?.delegate = delegate
        b.isModalInPresentation = true
        await screen.present(b)
        screen.window.perform(.cancel)
        await screen.settle()
        #expect(screen.journal.events.contains("did attempt"))
        #expect(screen.navigation.presentedViewController === b)
    }

    @Test(arguments: [
        (UIBarButtonItem.SystemItem.done, 1), (.cancel, 1), (.close, 1), (.save, 0), (nil, 0),
    ])
    func `Escape presses the closing button of a full-screen modal`(
        _ kind: UIBarButtonItem.SystemItem?, _ presses: Int
    ) async {
        let screen = await Screen.showing()
        let modal = UINavigationController(rootViewController: screen.page("B"))
        modal.modalPresentationStyle = .fullScreen
        var count = 0
        let action = UIAction { _ in count += 1 }
        let item = kind.map { UIBarButtonItem(systemItem: $0, primaryAction: action) }
        modal.viewControllers[0].navigationItem.leftBarButtonItem = item
        await screen.present(modal)
        #expect(screen.window.perform(.cancel) == (presses == 1))
        item?.isEnabled = false
        #expect(!screen.window.perform(.cancel))
        item?.isEnabled = true
        modal.isNavigationBarHidden = true
        #expect(!screen.window.perform(.cancel))
        #expect(count == presses)
    }

    @Test func `A dismissal by the app doesn't ask the delegate`() async {
        let screen = await Screen.showing()
        let b = screen.page("B")
        let delegate = SheetDelegate(screen.journal)
        b.presentationController?.delegate = delegate
        await screen.present(b)
        await screen.dismiss()
        #expect(!screen.journal.events.contains { $0.hasSuffix("dismiss") })
    }

    @Test func `An alert closes first, then calls the handler once`() async {
        let screen = await Screen.showing()
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in
            #expect(screen.navigation.presentedViewController == nil)
            screen.journal.add("deleted")
        }
        alert.addAction(delete)
        await screen.present(alert)
        alert.choose(delete)
        alert.choose(delete)
        await screen.journal.wait(for: "deleted")
        await screen.settle()
        #expect(screen.journal.events == ["deleted"])
    }

    @Test func `Escape is the cancelling action of an alert`() async {
        let screen = await Screen.showing()
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in screen.journal.add("deleted") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in screen.journal.add("cancelled") })
        await screen.present(alert)
        screen.window.perform(.cancel)
        await screen.journal.wait(for: "cancelled")
        #expect(screen.journal.events == ["cancelled"])
    }

    @Test(arguments: [true, false])
    func `Refresh reloads the visible screen, once until it ends`(isSet: Bool) async {
        let screen = await Screen.showing()
        #expect(!screen.window.perform(.refresh))
        let scrollView = UIScrollView()
        let control = UIRefreshControl()
        control.addAction(UIAction { _ in screen.journal.add("refresh") }, for: .valueChanged)
        if isSet { scrollView.refreshControl = control } else { scrollView.addSubview(control) }
        screen.a.view.addSubview(scrollView)
        #expect(screen.window.perform(.refresh))
        #expect(control.isRefreshing)
        #expect(!screen.window.perform(.refresh))
        #expect(screen.journal.events == ["refresh"])
    }

    @Test func `Closing a window makes its screen disappear; shown again, it appears`() async {
        let screen = await Screen.showing()
        screen.window.perform(.close)
        await screen.journal.wait(for: "A didDisappear")
        screen.window.makeKeyAndVisible()
        await screen.journal.wait(for: "A didAppear")
        #expect(screen.journal.events == ["A willDisappear", "A didDisappear", "A willAppear", "A didAppear"])
    }

    @Test func `A snapshot has the view's size, and there is none of a view that is not on screen`() async {
        let screen = await Screen.showing()
        #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
        let snapshot = screen.a.view.snapshotView(afterScreenUpdates: false)
        if let snapshot { #expect(snapshot.bounds.size == screen.a.view.bounds.size) }
    }
}
