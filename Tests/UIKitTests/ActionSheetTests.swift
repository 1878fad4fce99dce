import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Action sheets", .serialized, .timeLimit(.minutes(1)))
struct ActionSheetTests {
    /// Presents an alert with three actions, first the cancel action. Each records its title in the journal.
    private func presented(_ style: UIAlertController.Style) async -> Screen {
        let screen = await Screen.showing()
        let alert = UIAlertController(title: "Pick", message: nil, preferredStyle: style)
        for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("First", .default), ("Second", .default)] {
            alert.addAction(UIAlertAction(title: title, style: style) { _ in screen.journal.add(title) })
        }
        await screen.present(alert)
        return screen
    }

    /// Clicks above the card, which is in the middle.
    private func clickBeside(_ screen: Screen) async throws {
        let page: UIView = screen.navigation.view
        try await Pointer(screen.window).click(CGPoint(x: 60, y: 120), in: page)
    }

    @Test func `Cancel is the last action, and the chosen action is reported after the dismissal`() async {
        let screen = await presented(.actionSheet)
        let answers = ["Cancel", "First", "Second"]
        #expect(WidgetTexts.of(screen.window).filter { answers.contains($0) } == ["First", "Second", "Cancel"])
        #expect(click("Second", around: screen.window))
        await screen.journal.wait(for: "Second")
        #expect(screen.navigation.presentedViewController == nil)
        #expect(screen.journal.events == ["Second"])
    }

    @Test(arguments: [false, true])
    func `Each alert that the action of another one presents is shown, also if the user is fast`(isFast: Bool) async {
        let screen = await Screen.showing()
        let root = screen.navigation
        func present(_ number: Int) {
            let alert = UIAlertController(title: "\(number)", message: nil, preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "Next", style: .default) { _ in
                    screen.journal.add("\(number)")
                    if number < 4 { present(number + 1) }
                })
            root.present(alert, animated: true)
        }
        present(1)
        for number in 1...4 {
            while root.presentedViewController?.title != "\(number)" { await nextFrame(of: screen.window) }
            while !isFast, root.presentedViewController?.isBeingPresented != false {
                await nextFrame(of: screen.window)
            }
            while !click("Next", around: screen.window) { await nextFrame(of: screen.window) }
        }
        await screen.journal.wait(for: "4")
        #expect(screen.journal.events == ["1", "2", "3", "4"])
    }

    @Test func `Of two buttons Cancel is first, whichever the app added first`() async {
        let screen = await Screen.showing()
        for titles in [["Cancel", "Send"], ["Send", "Cancel"]] {
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            for title in titles {
                alert.addAction(UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default))
            }
            await screen.present(alert)
            #expect(WidgetTexts.of(screen.window).filter(["Cancel", "Send"].contains) == ["Cancel", "Send"])
            await screen.dismiss()
        }
    }

    @Test func `Beside the preferred action and Cancel, a third action is a flat button`() async {
        let screen = await Screen.showing()
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        let usual = UIAlertAction(title: "Sign In", style: .default)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(usual)
        alert.addAction(UIAlertAction(title: "Help", style: .default))
        alert.preferredAction = usual
        await screen.present(alert)
        let flat = ["Cancel", "Sign In", "Help"].filter { isDrawn($0, as: "flat", around: screen.window) }
        #expect(flat == ["Help"])
        #expect(isDrawn("Sign In", as: "suggested-action", around: screen.window))
        await screen.dismiss()
    }

    @Test func `A click beside an action sheet is Cancel`() async throws {
        let screen = await presented(.actionSheet)
        try await clickBeside(screen)
        await screen.journal.wait(for: "Cancel")
        #expect(screen.navigation.presentedViewController == nil)
        #expect(screen.journal.events == ["Cancel"])
    }

    @Test func `Escape is Cancel, wherever that stands`() async {
        let screen = await Screen.showing()
        let alert = UIAlertController(title: "Pick", message: nil, preferredStyle: .alert)
        for (title, style) in [("First", UIAlertAction.Style.default), ("Cancel", .cancel)] {
            alert.addAction(UIAlertAction(title: title, style: style) { _ in screen.journal.add(title) })
        }
        await screen.present(alert)
        screen.window.perform(.cancel)
        await screen.journal.wait(for: "Cancel")
        #expect(screen.journal.events == ["Cancel"])
    }

    @Test func `A click beside an alert leaves it there`() async throws {
        let screen = await presented(.alert)
        var isPressed = false
        if let dim = screen.window.subviews.last?.subviews.first { whenSent(.press, to: dim) { isPressed = true } }
        try await clickBeside(screen)
        try await nextFrame(of: screen.window, while: !isPressed)
        #expect(isPressed)
        for _ in 0..<10 { await nextFrame(of: screen.window) }
        #expect(screen.navigation.presentedViewController is UIAlertController && screen.journal.events.isEmpty)
    }
}
