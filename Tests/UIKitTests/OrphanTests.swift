import TestSupport
import Testing
import UIKit

/// Views whose superview has gone.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct OrphanTests {
    @Test("A view finds another place when its superview has gone, though GTK still holds the container")
    func movesOn() async throws {
        let screen = TestWindow()
        defer { screen.close() }
        await screen.show()
        let place = try #require(screen.view)
        var gone: UIView? = UIView(frame: .zero)
        let orphan = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        gone?.addSubview(orphan)
        let container = gone?.host.reference
        gone = nil
        #expect(orphan.superview == nil)
        place.addSubview(orphan)
        await screen.nextFrame()
        #expect(screen.isHit(orphan, x: 50, y: 50))
        withExtendedLifetime(container) {}
    }
}
