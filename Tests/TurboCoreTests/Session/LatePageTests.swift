import Testing

@testable import TurboCore

/// Pages that load, are rendered or fail when nothing waits for them anymore.
struct LatePageTests {
    private typealias ScreenID = SessionState.ScreenID

    @Test func `A page that loads after the user has left it has its title when the user comes back`() {
        var course = SessionCourse()
        course.visit(1, "/1")
        course.appear(1)
        course.send(.documentCommitted(visit: 1))
        course.push()
        // The document of screen 1 is ready although its load was stopped, and the visit of screen 2 leads to no page.
        course.send(.redirectRefused(visit: 2, to: SessionCourse.url("/3")))
        course.receive(.pageLoaded(course.page("/1", document: 1)))
        #expect(course.effects.contains("title 1 /1"))
    }

    @Test func `A page that the user came back to is uncovered, though it refreshes itself and gets no answer`() {
        var course = SessionCourse()
        course.start()
        course.push()
        course.appear(1)
        #expect(course.effects == ["end 2 cancelled", "cancel 2", "adopt /1 in 1"])
        course.receive(.refreshProposed(SessionCourse.url("/1")))
        course.fail(0)
        #expect(course.effects == ["end 3 cancelled", "cancel 3", "adopt /1 in 1"])
        course.receive(.frameShown(token: 2))
        #expect(course.effects == ["uncover 1"])
    }

    @Test func `A page that the user has left isn't requested again when its request fails`() {
        var course = SessionCourse()
        course.start()
        course.push()
        course.appear(1)
        course.receive(.visitRequestFailed(token: 2, location: SessionCourse.url("/2"), statusCode: 0))
        #expect(course.effects == [])
        #expect(course.state.placement.owner == ScreenID(1))
    }

    @Test func `A file that the user has left isn't downloaded`() {
        var course = SessionCourse()
        course.start()
        course.push()
        course.appear(1)
        course.receive(.visitRequestFailed(token: 2, location: SessionCourse.url("/2"), statusCode: -2))
        #expect(course.effects == [])
    }

    @Test func `A page that is drawn after its time isn't taken for the page below`() {
        var course = SessionCourse()
        course.start()
        course.push()
        course.send(.deadlinePassed(visit: 2, isCovered: false))
        course.draw("/2")
        #expect(course.effects == [])
        course.appear(1)
        #expect(course.effects == ["begin 3 in page /1 restore", "cover 1"])
    }

    @Test func `The page below is loaded again if a page is drawn after its time over it`() {
        var course = SessionCourse()
        course.start()
        course.push()
        course.send(.deadlinePassed(visit: 2, isCovered: false))
        course.appear(1)
        #expect(course.effects == ["adopt /1 in 1"])
        course.draw("/2")
        #expect(course.effects == ["begin 3 in page /1 restore", "cover 1"])
    }

    @Test func `An error stays when a page is drawn that was left`() {
        var course = SessionCourse()
        course.start()
        course.push()
        course.visit(3, "/3")
        course.appear(3)
        course.send(.deadlinePassed(visit: 3, isCovered: false))
        course.receive(.visitRendered(token: 2, course.page("/2")))
        #expect(course.effects == [])
    }

    @Test func `A redirect after the time of its visit pushes nothing`() {
        var course = SessionCourse()
        course.start()
        course.push()
        course.send(.deadlinePassed(visit: 2, isCovered: false))
        course.redirect(2, to: "/3")
        #expect(course.effects == [])
    }

    @Test func `A message of the document before is no sign of the one that loads`() {
        var course = SessionCourse()
        course.start()
        course.send(.reload)
        course.receive(.pageLoaded(course.page("/1", document: 1)))
        #expect(course.effects == [])
        #expect(course.state.isVisiting)
    }

    @Test
    func `A page that is drawn after its visit was cancelled belongs to no screen, and the page below is restored`() {
        var course = SessionCourse()
        course.start()
        course.push()
        course.appear(1)
        course.receive(.visitRendered(token: 2, course.page("/2")))
        #expect(course.effects == ["begin 3 in page /1 restore", "cover 1"])
    }

    @Test func `A page that loads while its screen is requested again keeps its title if that leads to another site`() {
        var course = SessionCourse()
        course.start()
        course.receive(.refreshProposed(SessionCourse.url("/1")))
        // A form that Turbo doesn't handle has replaced the document.
        course.send(.callFailed(.visit(2), reason: "the page has gone"))
        course.facts.webViewURL = SessionCourse.url("/2")
        course.receive(.pageLoaded(course.page("/2", document: 2)))
        course.send(.ledElsewhere(visit: 3, to: SessionCourse.url("https://other.example/1")))
        #expect(course.state.contentURL == SessionCourse.url("/2"))
    }

    @Test func `A page that is requested again because another was drawn over it is loaded if it gets no answer`() {
        var course = SessionCourse()
        course.start()
        course.push()
        course.appear(1)
        course.receive(.refreshProposed(SessionCourse.url("/1")))
        course.receive(.visitRendered(token: 2, course.page("/2")))
        course.fail(0)
        #expect(course.effects.contains("begin 4 by load /1 replace"))
    }
}
