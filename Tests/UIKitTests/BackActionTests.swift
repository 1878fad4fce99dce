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
}
