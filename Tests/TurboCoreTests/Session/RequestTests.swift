import Foundation
import Testing

@testable import TurboCore

/// Failed requests of the page, its forms, and its process.
struct RequestTests {
    /// Screen 2 visits `/2` in the page.
    private static var visiting: SessionHarness {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        return harness
    }

    @Test(arguments: [401, 404, 500, -1])
    func `A status that is an error is shown on the screen`(status: Int) {
        var harness = Self.visiting
        harness.fail(status)
        #expect(harness.effects.map { $0.prefix { $0 != " " } } == ["end", "cancel", "blank", "show"])
    }

    @Test func `Without a response WebKit requests the page once more, and then the visit fails`() {
        var harness = Self.visiting
        harness.fail(0)
        #expect(harness.effects.contains("begin 3 by load /2 advance"))
        harness.send(
            .visit(token: 3, .loadFailed(VisitFailure(TurboError.networkFailure, url: SessionHarness.url("/2")))))
        #expect(harness.effects.map { $0.prefix { $0 != " " } } == ["end", "stop", "blank", "show"])
    }

    @Test func `The page below stays ready if the second request gets no response either`() {
        var harness = Self.visiting
        harness.fail(0)
        harness.send(
            .visit(token: 3, .loadFailed(VisitFailure(TurboError.networkFailure, url: SessionHarness.url("/2")))))
        harness.appear(1)
        #expect(harness.effects == ["adopt /1 in 1"])
    }

    @Test func `A file is downloaded, and its screen is removed`() {
        var harness = Self.visiting
        harness.fail(-2)
        #expect(harness.effects == ["end 2 cancelled", "cancel 2", "remove 2", "download /2"])
    }

    @Test func `Without a navigator a file is an error`() {
        var harness = Self.visiting
        harness.facts.hasNavigator = false
        harness.fail(-2)
        #expect(harness.effects.map { $0.prefix { $0 != " " } } == ["end", "cancel", "blank", "show"])
    }

    @Test func `A page that can't visit is loaded as a whole document`() {
        var harness = Self.visiting
        harness.send(.page(.callFailed(.visit(2), reason: "no Turbo")))
        #expect(harness.effects.contains("begin 3 by load /2 advance"))
    }

    @Test func `A page that can't visit is loaded as a whole, and still replaces the page before`() {
        var harness = SessionHarness()
        harness.start()
        harness.visit(2, "/2", VisitOptions(action: .replace))
        harness.send(.page(.callFailed(.visit(2), reason: "gone")))
        #expect(harness.effects.contains("begin 3 by load /2 replace"))
    }

    @Test func `A page that reports no frame is loaded again`() {
        var harness = Self.visiting
        harness.appear(1)
        harness.send(.page(.callFailed(.frame(1), reason: "the page was replaced")))
        #expect(harness.effects.contains("begin 3 by load /1 advance"))
    }

    @Test func `A refresh is made only in the document that requested it`() {
        var harness = SessionHarness()
        harness.start()
        harness.receive(.refreshProposed(SessionHarness.url("/1")))
        #expect(harness.effects.contains("visit in page for 2 in 1"))
    }

    @Test func `A page whose assets changed is reloaded under its screenshot`() {
        var harness = SessionHarness()
        harness.start()
        harness.receive(.pageInvalidated(reason: ""))
        #expect(harness.effects.prefix(2) == ["new screenshot on 1", "begin 2 by load /1 advance"])
    }

    // MARK: Forms

    @Test func `A form that may change data makes other pages stale once, whichever sign of its response is first`() {
        var harness = SessionHarness()
        harness.start()
        harness.receive(.formSubmissionStarted(SessionHarness.url("/1"), method: "post"))
        let answer = VisitOptions(response: VisitResponse(statusCode: 200, redirected: true, responseHTML: "page"))
        harness.receive(.visitProposed(PageMessage.Proposal(location: SessionHarness.url("/2"), options: answer)))
        #expect(harness.effects == ["other pages are stale", "propose /2"])
        harness.receive(.formSubmissionFinished(SessionHarness.url("/1"), method: "post", .accepted))
        #expect(harness.effects == ["form ends"])
    }

    @Test func `A form without a response is reported`() {
        var harness = SessionHarness()
        harness.start()
        harness.receive(.formSubmissionStarted(SessionHarness.url("/1"), method: "post"))
        harness.receive(.formSubmissionFinished(SessionHarness.url("/1"), method: "post", .noResponse))
        #expect(harness.effects == ["form to /1 fails", "other pages may be stale", "form ends"])
    }

    @Test(arguments: [
        (false, 200, FormSubmissionResult.accepted), (false, 0, .cancelled), (false, 303, .accepted),
        (false, 422, .rejected(status: 422)), (false, 500, .rejected(status: 500)), (true, 0, .noResponse),
    ])
    func `A form is rejected by its status`(hasFailed: Bool, status: Int, result: FormSubmissionResult) {
        #expect(FormSubmissionResult(hasFailed: hasFailed, status: status) == result)
    }

    @Test func `A rejected form has a response, and its page stays`() {
        var harness = SessionHarness()
        harness.start()
        harness.receive(.formSubmissionStarted(SessionHarness.url("/1"), method: "post"))
        harness.receive(.formSubmissionFinished(SessionHarness.url("/1"), method: "post", .rejected(status: 422)))
        #expect(harness.effects == ["other pages are stale", "form ends"])
    }

    @Test func `A form that changes nothing leaves other pages as they are`() {
        var harness = SessionHarness()
        harness.start()
        harness.receive(.formSubmissionStarted(SessionHarness.url("/1"), method: "get"))
        harness.receive(.formSubmissionFinished(SessionHarness.url("/1"), method: "get", .accepted))
        #expect(harness.effects == ["form ends"])
    }

    @Test func `A form that is redirected to another app goes there, and counts as answered`() {
        var harness = SessionHarness()
        harness.start()
        harness.receive(.formSent(form: 3, SessionHarness.url("/1")))
        harness.receive(.formSubmissionStarted(SessionHarness.url("/1"), method: "post"))
        let load = LinkLoad(SessionHarness.url("shop:1"), .link, in: .mainFrame, from: SessionHarness.url("/1"))
        #expect(harness.decide(load) == .cancel)
        #expect(harness.effects == ["open shop:1 with an app for form 3"])
        harness.receive(.formSubmissionFinished(SessionHarness.url("/1"), method: "post", .noResponse))
        #expect(harness.effects == ["other pages are stale", "form ends"])
        // The next one isn't redirected.
        harness.receive(.formSent(form: 4, SessionHarness.url("/1")))
        harness.receive(.formSubmissionFinished(SessionHarness.url("/1"), method: "post", .noResponse))
        #expect(harness.effects == ["form to /1 fails", "form ends"])
    }

    @Test func `A visit that is redirected to another app ends without a screen`() {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        let load = LinkLoad(SessionHarness.url("shop:1"), .link, in: .mainFrame, from: SessionHarness.url("/2"))
        #expect(harness.decide(load) == .cancel)
        #expect(harness.effects.suffix(2) == ["remove 2", "open shop:1 outside for a redirect"])
        harness.fail(0)
        #expect(harness.effects == [])
    }

    @Test func `Another request of the page that is redirected to another app is only a load without a tap`() {
        var harness = SessionHarness()
        harness.start()
        let load = LinkLoad(SessionHarness.url("shop:1"), .link, in: .mainFrame, from: SessionHarness.url("/data"))
        #expect(harness.decide(load) == .follow)
    }

    @Test(arguments: [200, 304, 404, 500])
    func `An answer to a form that can't be shown is reported`(status: Int) {
        var harness = SessionHarness()
        harness.start()
        harness.receive(.formAnswerNotShown(SessionHarness.url("/form"), statusCode: status))
        #expect(harness.effects == ["form to /form fails"])
    }

    @Test(arguments: [204, 205])
    func `A visit that is answered without content ends without a screen`(status: Int) {
        var harness = SessionHarness()
        harness.start()
        harness.push()
        harness.fail(status)
        #expect(harness.effects.last == "remove 2")
    }

    // MARK: The process

    @Test func `A page whose process ends is loaded again, twice in half a minute`() {
        var harness = SessionHarness()
        harness.start()
        for visit in 2...3 {
            harness.send(.process(.ended))
            #expect(harness.effects.contains("begin \(visit) by load /1 advance"))
        }
        harness.send(.process(.ended))
        #expect(harness.effects.contains { $0.hasPrefix("show") })
        harness.facts.now += 31
        harness.send(.process(.ended))
        #expect(!harness.effects.contains { $0.hasPrefix("show") })
    }

    @Test func `A process that ends in the background is started in the foreground`() {
        var harness = SessionHarness()
        harness.start()
        harness.facts.isInBackground = true
        harness.send(.process(.ended))
        #expect(harness.effects == ["await foreground"])
        harness.facts.isInBackground = false
        harness.send(.process(.mayRestart))
        #expect(harness.effects.contains("begin 2 by load /1 advance"))
    }
}
