import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct BackActionTests {
    @Test func `The key for Back performs the action of the back button, as the button does`() async throws {
        let screen = await Screen.showing()
        let (b, navigation) = (screen.page("B"), screen.navigation)
        navigation.pushViewController(b, animated: false)
        await screen.journal.wait(for: "B didAppear")
        var count = 0
        b.navigationItem.backAction = UIAction { _ in count += 1 }
        screen.window.perform(.back)
        #expect(count == 1 && navigation.topViewController === b)
        b.navigationItem.backAction = nil
        screen.window.perform(.back)
        #expect(count == 1 && navigation.topViewController === screen.a)
    }

    @Test func `The first screen of a stack has a back button while it has an action for it`() async throws {
        let screen = await Screen.showing()
        #expect(ToolButtons("Back", around: screen.window).count == 0)
        var count = 0
        screen.a.navigationItem.backAction = UIAction { _ in count += 1 }
        #expect(ToolButtons("Back", around: screen.window).choose())
        while count == 0 { await nextFrame(of: screen.window) }
        screen.window.perform(.back)
        #expect(count == 2)
        screen.a.navigationItem.backAction = nil
        #expect(ToolButtons("Back", around: screen.window).count == 0)
    }
}
