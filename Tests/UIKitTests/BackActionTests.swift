import Testing
import UIKit

@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct BackActionTests {
    enum Way: CaseIterable {
        case key, swipe
    }

    @Test(arguments: Way.allCases)
    func `A screen with an action for its back button is popped by its action only`(_ way: Way) async throws {
        let screen = await Screen.showing()
        let (b, navigation) = (screen.page("B"), screen.navigation)
        navigation.pushViewController(b, animated: false)
        await screen.journal.wait(for: "B didAppear")
        var count = 0
        b.navigationItem.backAction = UIAction { _ in count += 1 }
        let goBack = {
            switch way {
            case .key: screen.window.perform(.back)
            case .swipe:
                navigation.swipeBack(.begin(at: 0))
                navigation.swipeBack(.update(400, at: 1))
                navigation.swipeBack(.end(at: 2))
            }
        }
        goBack()
        #expect(count == 1 && navigation.topViewController === b)
        b.navigationItem.backAction = nil
        goBack()
        #expect(count == 1 && navigation.topViewController === screen.a)
    }
}
