import Testing

@testable import TurboCore

/// The placement of the web view, without GTK.
@Suite("The placement of the web view")
struct WebViewPlacementTests {
    private typealias Event = WebViewPlacement.Event
    private static let one = WebViewPlacement.VisitableID(1)
    private static let two = WebViewPlacement.VisitableID(2)
    private static let three = WebViewPlacement.VisitableID(3)

    /// Screen 1 is visited, has appeared, and its page is rendered.
    private static let first: [Event] = [
        .visitBegan(one), .documentReady(isVisited: true), .appeared(one), .rendered(one), .visitEnded,
    ]
    /// Then screen 2 is pushed, and its page is rendered.
    private static let second: [Event] =
        first + [
            .visitBegan(two), .willAppear(two), .appeared(two), .rendered(two), .visitEnded,
        ]

    static let rows: [PlacementRow] = [
        PlacementRow(
            "a first visit", [.visitBegan(one)], ["screenshot on 1", "move to 1, leftover page"], [1, 1, 0, 0]),
        PlacementRow("its page is rendered", [.visitBegan(one), .rendered(one)], ["show 1"], [1, 1, 1, 1]),
        PlacementRow(
            "a screen is pushed", first + [.visitBegan(two)],
            ["screenshot on 2", "remove from 1 with its page", "move to 2, leftover page"], [2, 2, 1, 0]),
        PlacementRow("the same screen again", first + [.visitBegan(one)], ["move to 1"], [1, 1, 1, 1]),
        PlacementRow(
            "the user is back", second + [.willAppear(one), .appeared(one)], ["restore 1"],
            [2, 2, 2, 2]),
        PlacementRow(
            "the user is back before the page was rendered",
            first + [.visitBegan(two), .appeared(two), .appeared(one)],
            ["cancel", "adopt 1, await frame 1", "remove from 2", "move to 1"], [1, 1, 1, 0]),
        PlacementRow(
            "its frame is reported",
            first + [
                .visitBegan(two), .appeared(two), .appeared(one), .frameShown(1),
            ],
            ["no screenshot on 1"], [1, 1, 1, 1]),
        PlacementRow(
            "a frame that was not requested",
            first + [
                .visitBegan(two), .appeared(two), .appeared(one), .frameShown(7),
            ],
            [], [1, 1, 1, 0]),
        PlacementRow(
            "a frame that is no longer expected",
            first + [
                .visitBegan(two), .appeared(two), .appeared(one), .visitBegan(three),
                .frameShown(1),
            ],
            [], [3, 3, 1, 0]),
        PlacementRow(
            "a pushed screen is visited again before its page was rendered",
            first + [.visitBegan(two), .visitEnded, .visitBegan(two)], ["screenshot on 2", "move to 2, leftover page"],
            [2, 2, 1, 0]),
        PlacementRow(
            "the previous screen is visited again before the new page was rendered",
            first + [.visitBegan(two), .visitEnded, .visitBegan(one)],
            ["screenshot on 1", "remove from 2", "move to 1"],
            [1, 1, 1, 0]),
        PlacementRow(
            "a frame is reported twice",
            first + [.visitBegan(two), .appeared(two), .appeared(one), .frameShown(1), .frameShown(1)], [],
            [1, 1, 1, 1]),
        PlacementRow(
            "a frame during a visit of the same screen",
            first + [.screenshotShown(one), .visitBegan(one)]
                + [.foundNoPage(one), .frameShown(1)],
            [], [1, 1, 1, 0]),
        PlacementRow(
            "reloaded after the web process ended", second + [.processEnded, .visitBegan(two)],
            ["screenshot on 2", "move to 2, leftover page"], [2, 2, 0, 0]),
        PlacementRow(
            "a redirect is adopted by its own screen", second + [.adopted(two)],
            ["inherit 2 from 2", "screenshot on 2", "move to 2", "adopt 2, await frame 1", "render 2"], [2, 2, 2, 0]),
        PlacementRow(
            "a frame from before the visit",
            first + [
                .visitBegan(two), .appeared(two), .appeared(one), .visitBegan(one), .visitEnded,
                .frameShown(1),
            ],
            [], [1, 1, 1, 0]),
        PlacementRow(
            "a removed screen is visited again and fails: its error stays",
            first + [
                .visitBegan(two), .didLeaveContainer(two, isTopmostVisible: false), .visitEnded, .visitBegan(two),
                .visitFailed(two, discardsDocument: false), .appeared(two),
            ],
            ["move to 2, leftover page"], [2, 2, 1, 0]),
        // iOS 26: a push may interrupt a pop.
        PlacementRow(
            "a push during a pop", second + [.willAppear(one), .visitBegan(three)],
            ["screenshot on 3", "remove from 2 with its page", "move to 3, leftover page"], [3, 3, 2, 0]),
        PlacementRow(
            "the popped screen is removed during the push",
            second + [.willAppear(one), .visitBegan(three), .didLeaveContainer(two, isTopmostVisible: false)], [],
            [3, 3, 2, 0]),
        PlacementRow(
            "it is removed after the push",
            second + [
                .willAppear(one), .visitBegan(three), .appeared(three), .didLeaveContainer(two, isTopmostVisible: true),
            ], [],
            [3, 3, 2, 0]),
        PlacementRow(
            "the screen below appears during the push",
            second + [.willAppear(one), .visitBegan(three), .appeared(one)],
            ["await owner over 1"], [3, 3, 2, 0]),
        PlacementRow(
            "the user is back from a push during a pop",
            second + [
                .willAppear(one), .visitBegan(three), .didLeaveContainer(two, isTopmostVisible: false),
                .appeared(three),
            ]
                + [.rendered(three), .visitEnded, .willAppear(one), .appeared(one)],
            ["restore 1"], [3, 3, 3, 3]),
        PlacementRow(
            "the user is back from a native screen that was pushed during a pop",
            second + [
                .willAppear(one), .didLeaveContainer(two, isTopmostVisible: false), .willAppear(one), .appeared(one),
            ],
            ["restore 1"], [2, 2, 2, 2]),
        PlacementRow(
            "a pop during a push", first + [.visitBegan(two), .willAppear(two), .willAppear(one)], [], [2, 2, 1, 0]),
        PlacementRow(
            "the screen below appears before the pushed one is removed",
            first + [.visitBegan(two), .willAppear(two), .willAppear(one), .appeared(one)], ["await owner over 1"],
            [2, 2, 1, 0]),
        PlacementRow(
            "the pushed one is removed",
            first + [.visitBegan(two), .willAppear(two), .willAppear(one), .appeared(one)]
                + [.didLeaveContainer(two, isTopmostVisible: true)],
            ["cancel", "adopt 1, await frame 1", "remove from 2", "move to 1"], [1, 1, 1, 0]),
        PlacementRow("a swipe that is let go", second + [.willAppear(one)], [], [2, 2, 2, 2]),
        PlacementRow(
            "a cancelled swipe back", second + [.willAppear(one), .appeared(two)],
            ["move to 2"], [2, 2, 2, 2]),
        PlacementRow(
            "popped before it appeared", first + [.visitBegan(two), .didLeaveContainer(two, isTopmostVisible: true)],
            ["cancel", "adopt 1, await frame 1", "remove from 2", "move to 1"], [1, 1, 1, 0]),
        PlacementRow(
            "removed with its container", first + [.visitBegan(two), .didLeaveContainer(two, isTopmostVisible: false)],
            ["cancel unless moved"], [2, 2, 1, 0]),
        PlacementRow(
            "it appears again after all",
            first + [
                .visitBegan(two), .didLeaveContainer(two, isTopmostVisible: false), .visitEnded, .appeared(two),
            ],
            ["move to 2, leftover page", "restore 2"], [2, 2, 1, 0]),
        PlacementRow(
            "another screen appears during the transition", first + [.visitBegan(two), .appeared(one)],
            ["await owner over 1"],
            [2, 2, 1, 0]),
        PlacementRow(
            "removed before it appeared",
            first + [
                .visitBegan(two), .didLeaveContainer(two, isTopmostVisible: false), .visitEnded,
                .didAppear(one, isStale: false, isOwnerContained: false),
            ],
            ["adopt 1, await frame 1", "remove from 2", "move to 1"], [1, 1, 1, 0]),
        PlacementRow(
            "moved to another container",
            first + [
                .visitBegan(two), .didLeaveContainer(two, isTopmostVisible: false),
                .appeared(one),
            ],
            ["await owner over 1"], [2, 2, 1, 0]),
        PlacementRow(
            "the owner appears",
            first + [
                .visitBegan(two), .appeared(one), .appeared(two), .waitDidEnd(one),
            ],
            [], [2, 2, 1, 0]),
        PlacementRow(
            "the owner does not appear", first + [.visitBegan(two), .appeared(one), .waitDidEnd(one)],
            ["cancel", "adopt 1, await frame 1", "remove from 2", "move to 1"], [1, 1, 1, 0]),
        PlacementRow(
            "a cancelled visit is rendered after all",
            first + [
                .visitBegan(two), .appeared(two), .appeared(one),
                .renderedLate(isOwnerOnStack: true),
            ],
            ["restore 1"], [1, 1, 0, 0]),
        PlacementRow(
            "the document of a stopped load arrives after all",
            first + [.visitBegan(two), .appeared(two), .appeared(one)]
                + [.documentReplaced(frame: 1, isOwnerOnStack: true)],
            ["restore 1"], [1, 1, 0, 0]),
        PlacementRow(
            "it arrives when the next visit has begun",
            first + [.visitBegan(two), .appeared(two), .appeared(one), .visitBegan(three)]
                + [.documentReplaced(frame: 1, isOwnerOnStack: true)],
            [], [3, 3, 1, 0]),
        PlacementRow(
            "it is rendered while another visit runs",
            first + [.visitBegan(two), .visitEnded, .visitBegan(three), .renderedLate(isOwnerOnStack: true)], [],
            [3, 3, 0, 0]),
        PlacementRow(
            "two screens with one URL: the other one adopts the redirected page", second + [.adopted(three)],
            [
                "inherit 3 from 2", "screenshot on 3", "remove from 2", "move to 3", "adopt 3, await frame 1",
                "render 3",
            ], [3, 3, 3, 0]),
        PlacementRow("the page visits by itself", first + [.renderedByPage], ["show 1"], [1, 1, 1, 1]),
        PlacementRow("it does so during a visit", first + [.visitBegan(two), .renderedByPage], [], [2, 2, 1, 0]),
        PlacementRow(
            "marked as stale", second + [.didAppear(one, isStale: true, isOwnerContained: true)], ["reload"],
            [2, 2, 2, 2]),
        PlacementRow("the web process ends", first + [.processEnded], [], [1, 1, 0, 1]),
        PlacementRow(
            "the user is back after the web process ended",
            second + [.processEnded, .appeared(one)], ["restore 1"], [2, 2, 0, 2]),
        PlacementRow(
            "a first page fails", [.visitBegan(one), .visitFailed(one, discardsDocument: true)], ["blank 1"],
            [1, 1, 0, 0]),
        PlacementRow(
            "a pushed page fails", first + [.visitBegan(two), .visitFailed(two, discardsDocument: false)], ["blank 2"],
            [2, 2, 1, 0]),
        PlacementRow(
            "its Turbo starts late",
            [.visitBegan(one), .documentCommitted(one), .visitFailed(one, discardsDocument: true)]
                + [.documentReady(isVisited: false)],
            ["show 1"], [1, 1, 1, 1]),
        PlacementRow(
            "its Turbo starts when another screen has failed",
            [.visitBegan(one), .documentCommitted(one), .visitFailed(one, discardsDocument: true)]
                + [.visitBegan(two), .visitFailed(two, discardsDocument: true), .documentReady(isVisited: false)],
            [], [2, 2, 1, 0]),
        PlacementRow(
            "the user is back where it belongs",
            [.visitBegan(one), .documentCommitted(one), .visitFailed(one, discardsDocument: true)]
                + [.visitBegan(two), .appeared(two), .visitFailed(two, discardsDocument: true)]
                + [.documentReady(isVisited: false), .appeared(one)],
            ["adopt 1, await frame 1", "remove from 2", "move to 1"], [1, 1, 1, 0]),
        PlacementRow(
            "a document that the page loaded by itself", first + [.documentReady(isVisited: false)],
            ["show 1"], [1, 1, 1, 1]),
        PlacementRow("a page that is shown leads to a file", first + [.foundNoPage(one)], [], [1, 1, 1, 1]),
        PlacementRow(
            "a hidden page leads to a file", first + [.screenshotShown(one), .foundNoPage(one)], ["await frame 1"],
            [1, 1, 1, 0]),
        PlacementRow(
            "a removed screen is shown again",
            second + [.didLeaveContainer(two, isTopmostVisible: false), .wasRemoved(two), .appeared(two)],
            ["restore 2"], [0, 2, 0, 0]),
        PlacementRow(
            "a screen was moved to another container", second + [.wasRemoved(two)], [], [2, 2, 2, 2]),
        PlacementRow("a screen is deallocated", second + [.deallocated(two)], [], [0, 0, 0, 0]),
        PlacementRow(
            "the user is back from a screen that is deallocated", second + [.deallocated(two), .appeared(one)],
            ["restore 1"], [0, 0, 0, 0]),
    ]

    @Test func `An adopted page isn't stored with its old URL before it has drawn a frame`() {
        var placement = WebViewPlacement()
        for event in Self.first + [.adopted(Self.two)] { _ = placement.handle(event) }
        #expect(!placement.hasURLOfPage)
        var drawn = placement
        #expect(placement.handle(.visitBegan(Self.three)).contains(.removeWebView(Self.two, hasPage: false)))
        #expect(drawn.handle(.frameShown(1)) == [.hideScreenshot(Self.two)])
        #expect(drawn.hasURLOfPage)
        #expect(drawn.handle(.visitBegan(Self.three)).contains(.removeWebView(Self.two, hasPage: true)))
    }

    @Test func `A page keeps its URL when a visit whose URL Turbo has already set is cancelled`() {
        var placement = WebViewPlacement()
        for event in Self.first + [.visitBegan(Self.one), .visitEnded] { _ = placement.handle(event) }
        #expect(!placement.hasURLOfPage)
        #expect(placement.handle(.foundNoPage(Self.one)) == [.adopt(Self.one, frame: 1)])
        #expect(placement.handle(.foundNoPage(Self.one)) == [])
        #expect(placement.handle(.frameShown(1)) == [.hideScreenshot(Self.one)])
        #expect(placement.hasURLOfPage)
    }

    @Test(
        arguments: [
            ([], true), ([.processEnded], false), ([.documentLost], false), ([.documentCommitted(two)], false),
            ([.visitFailed(one, discardsDocument: true)], false), ([.visitFailed(one, discardsDocument: false)], true),
            ([.processEnded, .documentReady(isVisited: true)], true),
        ] as [([WebViewPlacement.Event], Bool)])
    func `A document without Turbo is loaded again instead of making a JavaScript visit`(
        _ events: [WebViewPlacement.Event], _ isBooted: Bool
    ) {
        var placement = WebViewPlacement()
        for event in Self.first + events { _ = placement.handle(event) }
        #expect(placement.isBooted == isBooted)
    }

    @Test(arguments: rows)
    func `Each order of events has the effects and the placement of its row`(_ row: PlacementRow) {
        var placement = WebViewPlacement()
        var effects: [WebViewPlacement.Effect] = []
        for event in row.events { effects = placement.handle(event) }
        #expect(effects.map(PlacementText.text) == row.effects)
        #expect(PlacementText.state(placement) == row.state)
    }
}
