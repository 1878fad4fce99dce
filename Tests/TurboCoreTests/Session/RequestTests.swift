import Foundation
import Testing

@testable import TurboCore

/// Failed requests of the page, its forms, and its process.
struct RequestTests {
    /// Screen 2 visits `/2` in the page.
    private static var visiting: SessionCourse {
        var course = SessionCourse()
        course.start()
        course.push()
        return course
    }

    @Test(arguments: [401, 404, 500, -1])
    func `A status that is an error is shown on the screen`(status: Int) {
        var course = Self.visiting
        course.fail(status)
        #expect(course.effects.map { $0.prefix { $0 != " " } } == ["end", "cancel", "blank", "show"])
    }

    @Test func `Without an answer the engine requests the page once more, and then fails`() {
        var course = Self.visiting
        course.fail(0)
        #expect(course.effects.contains("begin 3 by load /2 advance"))
        course.send(
            .loadFailed(visit: 3, VisitFailure(TurboError.networkFailure, url: SessionCourse.url("/2"))))
        #expect(course.effects.map { $0.prefix { $0 != " " } } == ["end", "stop", "blank", "show"])
    }

    @Test func `The page below stays ready if the second request gets no answer either`() {
        var course = Self.visiting
        course.fail(0)
        course.send(
            .loadFailed(visit: 3, VisitFailure(TurboError.networkFailure, url: SessionCourse.url("/2"))))
        course.appear(1)
        #expect(course.effects == ["adopt /1 in 1"])
    }

    @Test func `A file is downloaded, and its screen is removed`() {
        var course = Self.visiting
        course.fail(-2)
        #expect(course.effects == ["end 2 cancelled", "cancel 2", "remove 2", "download /2"])
    }

    @Test func `Without a navigator a file is an error`() {
        var course = Self.visiting
        course.facts.hasNavigator = false
        course.fail(-2)
        #expect(course.effects.map { $0.prefix { $0 != " " } } == ["end", "cancel", "blank", "show"])
    }

    @Test func `A page that can't visit is loaded as a whole`() {
        var course = Self.visiting
        course.send(.callFailed(.visit(2), reason: "no Turbo"))
        #expect(course.effects.contains("begin 3 by load /2 advance"))
    }

    @Test func `A page that reports no frame is loaded again`() {
        var course = Self.visiting
        course.appear(1)
        course.send(.callFailed(.frame(1), reason: "the page was replaced"))
        #expect(course.effects.contains("begin 3 by load /1 advance"))
    }

    @Test func `A refresh is for the document that asked for it`() {
        var course = SessionCourse()
        course.start()
        course.receive(.refreshProposed(SessionCourse.url("/1")))
        #expect(course.effects.contains("refresh for 2 in 1"))
    }

    @Test func `A page whose assets changed is loaded as a whole, under its picture`() {
        var course = SessionCourse()
        course.start()
        course.receive(.pageInvalidated(reason: ""))
        #expect(course.effects.prefix(2) == ["keep a picture on 1", "begin 2 by load /1 advance"])
    }

    // MARK: Forms

    @Test func `A form that may change something makes other pages stale once, whichever sign of its answer is first`()
    {
        var course = SessionCourse()
        course.start()
        course.receive(.formSubmissionStarted(SessionCourse.url("/1"), method: "post"))
        let answer = VisitOptions(response: VisitResponse(statusCode: 200, redirected: true, responseHTML: "page"))
        course.receive(.visitProposed(PageMessage.Proposal(location: SessionCourse.url("/2"), options: answer)))
        #expect(course.effects == ["other pages are stale", "propose /2"])
        course.receive(.formSubmissionFinished(SessionCourse.url("/1"), method: "post", .accepted))
        #expect(course.effects == ["form ends"])
    }

    @Test func `A form without an answer is reported`() {
        var course = SessionCourse()
        course.start()
        course.receive(.formSubmissionStarted(SessionCourse.url("/1"), method: "post"))
        course.receive(.formSubmissionFinished(SessionCourse.url("/1"), method: "post", .none))
        #expect(course.effects == ["form to /1 fails", "other pages may be stale", "form ends"])
    }

    @Test(arguments: [
        (false, 200, FormAnswer.accepted), (false, 0, .accepted), (false, 303, .accepted),
        (false, 422, .rejected(status: 422)), (false, 500, .rejected(status: 500)), (true, 0, .none),
    ])
    func `A form is rejected by its status`(hasFailed: Bool, status: Int, answer: FormAnswer) {
        #expect(FormAnswer(hasFailed: hasFailed, status: status) == answer)
    }

    @Test func `A rejected form was answered, and its page stays`() {
        var course = SessionCourse()
        course.start()
        course.receive(.formSubmissionStarted(SessionCourse.url("/1"), method: "post"))
        course.receive(.formSubmissionFinished(SessionCourse.url("/1"), method: "post", .rejected(status: 422)))
        #expect(course.effects == ["other pages are stale", "form ends"])
    }

    @Test func `A form that changes nothing leaves other pages as they are`() {
        var course = SessionCourse()
        course.start()
        course.receive(.formSubmissionStarted(SessionCourse.url("/1"), method: "get"))
        course.receive(.formSubmissionFinished(SessionCourse.url("/1"), method: "get", .accepted))
        #expect(course.effects == ["form ends"])
    }

    // MARK: The process

    @Test func `A page whose process ends is loaded again, twice in half a minute`() {
        var course = SessionCourse()
        course.start()
        for visit in 2...3 {
            course.send(.processEnded)
            #expect(course.effects.contains("begin \(visit) by load /1 advance"))
        }
        course.send(.processEnded)
        #expect(course.effects.contains { $0.hasPrefix("show") })
        course.facts.now += 31
        course.send(.processEnded)
        #expect(!course.effects.contains { $0.hasPrefix("show") })
    }

    @Test func `A process that ends in the background is started in the foreground`() {
        var course = SessionCourse()
        course.start()
        course.facts.isInBackground = true
        course.send(.processEnded)
        #expect(course.effects == ["await foreground"])
        course.facts.isInBackground = false
        course.send(.processMayRestart)
        #expect(course.effects.contains("begin 2 by load /1 advance"))
    }
}
