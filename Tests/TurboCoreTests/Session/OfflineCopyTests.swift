import Foundation
import Testing

@testable import TurboCore

/// Pages that the site's worker answered with a copy.
struct OfflineCopyTests {
    private static let saved = Date(timeIntervalSince1970: 1_795_686_600)

    /// Each row: the header of a response, and the time of its copy.
    @Test(arguments: [
        ("Thu, 26 Nov 2026 09:50:00 GMT", saved), ("Thu, 26 Nov 2026 10:50:00 +0100", saved), ("1", nil), ("", nil),
        ("26 Nov 2026", nil), (String(repeating: "9", count: 100_000), nil),
    ])
    func `A response with the header is a copy, with or without a time`(header: String, date: Date?) {
        #expect(OfflineCopy(header: header) == OfflineCopy(savedAt: date))
    }

    @Test func `A response without the header isn't a copy`() {
        #expect(OfflineCopy(header: nil) == nil)
    }

    /// Each row: the seconds since the copy was saved, nil for an unknown time, and the text.
    @Test(arguments: [
        (0, "Offline. Last updated: 09:50"), (50_999, "Offline. Last updated: 09:50"),
        (51_000, "Offline. Last updated: 26.11.2026, 09:50"), (-1, "Offline"), (nil, "Offline"),
    ])
    func `The text has the time, and the date only if it isn't today's`(age: Double?, text: String) throws {
        let copy = OfflineCopy(savedAt: age == nil ? nil : Self.saved)
        let now = Self.saved.addingTimeInterval(age ?? 0)
        let zone = try #require(TimeZone(secondsFromGMT: 0))
        #expect(copy.text(at: now, locale: Locale(identifier: "de_DE"), in: zone) == text)
    }

    @Test func `A screen shows a copy until the server answers for its page`() {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        harness.answer(with: OfflineCopy(savedAt: Self.saved))
        harness.render("/2")
        #expect(harness.effects.contains("copy on 2"))
        harness.visit(2, "/2")
        harness.answer(with: nil)
        #expect(harness.effects == [])
        harness.render("/2")
        #expect(harness.effects.contains("server's page on 2"))
    }

    @Test func `A page from a snapshot is what it was before`() {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        harness.answer(with: OfflineCopy(savedAt: nil))
        harness.render("/2")
        harness.visit(2, "/2", VisitOptions(action: .restore))
        harness.render("/2")
        #expect(!harness.effects.contains { $0.hasSuffix("page on 2") })
    }

    @Test func `The document of a cold boot is a copy if its response is`() {
        var harness = SessionHarness()
        harness.visit(1, "/1")
        harness.appear(1)
        harness.send(.visit(token: 1, .documentAnswered(OfflineCopy(savedAt: nil))))
        harness.load("/1", document: 1)
        #expect(harness.effects.contains("copy on 1"))
        harness.send(.request(.reload))
        harness.send(.visit(token: 1, .documentAnswered(OfflineCopy(savedAt: nil))))
        harness.load("/1", document: 2)
        #expect(harness.effects.contains("server's page on 1"))
    }

    @Test func `A page whose worker states nothing is a copy if the server can't be reached, before or after its end`()
    {
        for isEarly in [true, false] {
            var harness = SessionHarness()
            harness.start()
            harness.push()
            let token = harness.state.lastToken
            harness.answer(with: nil)
            if isEarly { harness.receive(.serverUnreachable(token: token)) }
            harness.render("/2")
            if !isEarly { harness.receive(.serverUnreachable(token: token)) }
            #expect(harness.effects.contains("copy on 2"), "\(isEarly)")
        }
    }

    @Test func `A document without a header is a copy if the server can't be reached`() {
        var harness = SessionHarness()
        harness.visit(1, "/1")
        harness.appear(1)
        harness.send(.visit(token: 1, .documentAnswered(nil)))
        harness.load("/1", document: 1)
        harness.receive(.serverUnreachable(token: nil))
        #expect(harness.effects.contains("copy on 1"))
    }

    @Test func `A late check of an earlier visit changes no other screen, and a stated time stays`() {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        harness.answer(with: OfflineCopy(savedAt: Self.saved))
        harness.render("/2")
        harness.receive(.serverUnreachable(token: harness.state.lastToken))
        #expect(!harness.effects.contains { $0.contains("copy") })
        harness.receive(.serverUnreachable(token: 999))
        #expect(!harness.effects.contains { $0.contains("copy") })
    }

    @Test func `A copy belongs to the screen that adopts it after a redirect`() {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        harness.answer(with: OfflineCopy(savedAt: nil))
        harness.render("/2")
        harness.adopt(3, routed: "/3")
        #expect(harness.effects.contains("copy on 3"))
    }

    @Test func `A page that the page itself visits isn't shown as a copy`() {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        harness.answer(with: OfflineCopy(savedAt: nil))
        harness.render("/2")
        harness.receive(.visitRendered(token: nil, harness.page("/4")))
        #expect(harness.effects.contains("server's page on 2"))
    }
}

extension SessionHarness {
    /// The response to the request of the current visit.
    fileprivate mutating func answer(with copy: OfflineCopy?) {
        receive(.visitRequestCompleted(token: state.lastToken, copy: copy))
    }
}
