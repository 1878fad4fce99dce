import Testing
import UIKit

/// Tests the values that recognize gestures: input events and their effects.
@Suite struct GestureTests {
    struct Swipe: CustomTestStringConvertible {
        let testDescription: String
        var isRightToLeft = false
        let events: [DragEvent]
        let effects: [BackSwipe.Effect?]
    }

    static let swipes: [Swipe] = [
        Swipe(
            testDescription: "the page follows the finger; past the middle it goes",
            events: [.begin(at: 0), .update(100, at: 1), .update(250, at: 2), .end(at: 3)],
            effects: [.begin, .move(0.25), .move(0.625), .finish]),
        Swipe(
            testDescription: "let go before the middle it comes back",
            events: [.begin(at: 0), .update(190, at: 1), .end(at: 2)],
            effects: [.begin, .move(0.475), .cancelInteraction]),
        Swipe(
            testDescription: "a short fast swipe is enough",
            events: [.begin(at: 0), .update(40, at: 0.02), .update(80, at: 0.04), .end(at: 0.05)],
            effects: [.begin, .move(0.1), .move(0.2), .finish]),
        Swipe(
            testDescription: "a finger that rests before it is lifted has no speed",
            events: [.begin(at: 0), .update(40, at: 0.02), .update(80, at: 0.04), .end(at: 0.5)],
            effects: [.begin, .move(0.1), .move(0.2), .cancelInteraction]),
        Swipe(
            testDescription: "fast back to the edge, the page stays though it was past the middle",
            events: [.begin(at: 0), .update(300, at: 1), .update(240, at: 1.03), .end(at: 1.04)],
            effects: [.begin, .move(0.75), .move(0.6), .cancelInteraction]),
        Swipe(
            testDescription: "what the desktop takes away comes back, wherever it was",
            events: [.begin(at: 0), .update(390, at: 1), .cancel, .update(395, at: 2), .end(at: 2)],
            effects: [.begin, .move(0.975), .cancelInteraction, nil, nil]),
        Swipe(
            testDescription: "beyond the edges there is nothing",
            events: [.begin(at: 0), .update(-50, at: 1), .update(900, at: 2)],
            effects: [.begin, .move(0), .move(1)]),
        Swipe(
            testDescription: "in right-to-left it is the other way round",
            isRightToLeft: true,
            events: [.begin(at: 0), .update(100, at: 1), .update(-300, at: 2), .end(at: 3)],
            effects: [.begin, .move(0), .move(0.75), .finish]),
        Swipe(
            testDescription: "a second finger changes nothing, and an end without a beginning neither",
            events: [.end(at: 0), .cancel, .update(9, at: 0), .begin(at: 0), .begin(at: 1), .update(200, at: 1)],
            effects: [nil, nil, nil, .begin, nil, .move(0.5)]),
    ]

    @Test(arguments: swipes)
    func `Each swipe back has the effects of its row`(swipe: Swipe) {
        var value = BackSwipe(travel: 400, isRightToLeft: swipe.isRightToLeft)
        #expect(swipe.events.map { value.handle($0) } == swipe.effects)
    }

    struct Drag: CustomTestStringConvertible {
        let testDescription: String
        var heights: [CGFloat] = [400, 700]
        var start = 0
        var mayDismiss = true
        let events: [DragEvent]
        let effects: [SheetDrag.Effect]
    }

    static let drags: [Drag] = [
        Drag(
            testDescription: "up to the next height",
            events: [.begin(at: 0), .update(-200, at: 1), .end(at: 2)],
            effects: [.move(height: 600), .moveToDetent(1)]),
        Drag(
            testDescription: "not far enough up",
            events: [.begin(at: 0), .update(-100, at: 1), .end(at: 2)],
            effects: [.move(height: 500), .moveToDetent(0)]),
        Drag(
            testDescription: "down from the upper height to the lower",
            start: 1,
            events: [.begin(at: 0), .update(250, at: 1), .end(at: 2)],
            effects: [.move(height: 450), .moveToDetent(0)]),
        Drag(
            testDescription: "away below the lowest height",
            events: [.begin(at: 0), .update(100, at: 1), .update(250, at: 2), .end(at: 3)],
            effects: [.beginDismissal, .move(height: 300), .move(height: 150), .dismiss]),
        Drag(
            testDescription: "below the lowest height, and let go in time",
            events: [.begin(at: 0), .update(150, at: 1), .end(at: 2)],
            effects: [.beginDismissal, .move(height: 250), .moveToDetent(0)]),
        Drag(
            testDescription: "thrown down from the upper height",
            heights: [700],
            events: [.begin(at: 0), .update(120, at: 0.04), .end(at: 0.05)],
            effects: [.beginDismissal, .move(height: 580), .dismiss]),
        Drag(
            testDescription: "thrown down before it was below the lowest height",
            heights: [100, 700], start: 1,
            events: [.begin(at: 0), .update(140, at: 0.04), .end(at: 0.05)],
            effects: [.move(height: 560), .beginDismissal, .dismiss]),
        Drag(
            testDescription: "one that may not go follows a little, and says that the user tried",
            mayDismiss: false,
            events: [.begin(at: 0), .update(120 / 0.55, at: 1), .end(at: 2), .end(at: 3)],
            effects: [.move(height: 340), .moveToDetent(0), .attempt]),
        Drag(
            testDescription: "one that may not go, dragged less far",
            mayDismiss: false,
            events: [.begin(at: 0), .update(150, at: 1), .end(at: 2)],
            effects: [.move(height: 351.11), .moveToDetent(0)]),
        Drag(
            testDescription: "above the highest height it follows a little",
            start: 1,
            events: [.begin(at: 0), .update(-120 / 0.55, at: 1), .end(at: 2)],
            effects: [.move(height: 760), .moveToDetent(1)]),
        Drag(
            testDescription: "taken away by the desktop, it is where it was",
            start: 1,
            events: [.begin(at: 0), .update(500, at: 1), .cancel, .end(at: 2)],
            effects: [.beginDismissal, .move(height: 200), .moveToDetent(1)]),
    ]

    @Test(arguments: drags)
    func `Each drag of a sheet has the effects of its row`(drag: Drag) {
        var value = SheetDrag(heights: drag.heights, start: drag.start, mayDismiss: drag.mayDismiss)
        let effects = drag.events.flatMap { value.handle($0) }
        #expect(effects.map(rounded) == drag.effects)
    }

    private func rounded(_ effect: SheetDrag.Effect) -> SheetDrag.Effect {
        guard case .move(let height) = effect else { return effect }
        return .move(height: (height * 100).rounded() / 100)
    }

    @Test func `A finger at the leading edge that moves inwards swipes; any other is the page's`() throws {
        for (isRightToLeft, edge, inwards) in [(false, 5.0, 1.0), (true, 395, -1)] {
            let touch = try #require(
                EdgeTouch(at: CGPoint(x: edge, y: 300), width: 400, isRightToLeft: isRightToLeft))
            #expect(touch.verdict(at: CGPoint(x: edge + 7 * inwards, y: 296)) == .open)
            #expect(touch.verdict(at: CGPoint(x: edge + 9 * inwards, y: 304)) == .swipe)
            #expect(touch.verdict(at: CGPoint(x: edge + 9 * inwards, y: 320)) == .page)
            #expect(touch.verdict(at: CGPoint(x: edge - 9 * inwards, y: 300)) == .page)
            #expect(EdgeTouch(at: CGPoint(x: 200, y: 300), width: 400, isRightToLeft: isRightToLeft) == nil)
            #expect(EdgeTouch(at: CGPoint(x: 400 - edge, y: 300), width: 400, isRightToLeft: isRightToLeft) == nil)
        }
    }

    @Test func `A scroll to the side that the page leaves becomes a swipe, from where it is then`() {
        var scroll = TrackpadScroll(.horizontal)
        #expect(scroll.scroll(5, 1, at: 0) == nil)
        #expect(scroll.scrollWasIgnored(direction: 1) == nil)
        #expect(scroll.scroll(5, 1, at: 0.1) == nil)
        #expect(!scroll.isClaimed)
        #expect(scroll.scrollWasIgnored(direction: 1) == .begin(at: 0.1))
        #expect(scroll.isClaimed)
        #expect(scroll.scroll(20, 0, at: 0.2) == .update(20, at: 0.2))
        #expect(scroll.scroll(-5, 9, at: 0.3) == .update(15, at: 0.3))
        #expect(scroll.stop(at: 0.4) == .end(at: 0.4))
        #expect(!scroll.isClaimed)
    }

    @Test func `A scroll that the page handles, or that moves forward or down, stays the page's until it stops`() {
        var taken = TrackpadScroll(.horizontal)
        #expect(taken.scroll(50, 0, at: 0) == nil)
        #expect(taken.stop(at: 1) == nil)
        var forward = TrackpadScroll(.horizontal)
        #expect(forward.scroll(-10, 0, at: 0) == nil)
        #expect(forward.scrollWasIgnored(direction: 1) == nil)
        #expect(forward.scroll(90, 0, at: 1) == nil)
        #expect(forward.scrollWasIgnored(direction: 1) == nil)
        #expect(forward.stop(at: 2) == nil)
        #expect(forward.scroll(10, 0, at: 3) == nil)
        #expect(forward.scrollWasIgnored(direction: 1) == .begin(at: 3))
        var down = TrackpadScroll(.horizontal)
        #expect(down.scroll(2, 30, at: 0) == nil)
        #expect(down.scroll(90, 0, at: 1) == nil)
        #expect(down.scrollWasIgnored(direction: 1) == nil)
        var vertical = TrackpadScroll(.vertical)
        #expect(vertical.scroll(1, -10, at: 0) == nil)
        #expect(vertical.scrollWasIgnored(direction: nil) == .begin(at: 0))
        #expect(vertical.scroll(0, -7, at: 1) == .update(-7, at: 1))
    }
}
