import Testing

@testable import TurboCore

/// Visits that the server redirected, and screens that adopt their pages.
struct RedirectTests {
    private typealias ScreenID = SessionState.ScreenID

    /// Screen 2 visits `/2`, which the server redirects to `/3`, and that page is rendered.
    private static var redirected: SessionCourse {
        var course = SessionCourse()
        course.start()
        course.push()
        course.facts.webViewURL = SessionCourse.url("/2")
        course.receive(.visitCompleted(token: 2, course.page("/2")))
        course.redirect(2, to: "/3")
        return course
    }

    @Test func `A redirect is proposed with its answer`() {
        #expect(Self.redirected.effects == ["redirect 2 to /3", "propose /3 for 2, rendered"])
    }

    @Test func `A redirect to a historical location ends the visit`() {
        var course = SessionCourse()
        course.start()
        course.push()
        course.redirect(2, to: "/recede_historical_location", hasResponse: false)
        #expect(
            course.effects == [
                "redirect 2 to /recede_historical_location", "end 2 cancelled", "cancel 2",
                "propose /recede_historical_location for 2",
            ])
    }

    @Test func `A redirect of a visit that was cancelled is dropped`() {
        var course = Self.redirected
        course.send(.cancel)
        course.redirect(2, to: "/3")
        #expect(course.effects == [])
    }

    @Test func `A screen takes over the page of the redirect`() {
        var course = Self.redirected
        course.adopt(3, routed: "/3")
        #expect(course.effects == ["cover 3", "adopt /3 in 1", "title 3 /2"])
        course.receive(.visitRendered(token: 2, course.page("/2")))
        #expect(course.effects == ["uncover 3", "title 3 /2", "end 2 rendered"])
    }

    @Test func `A page that was taken over keeps its URL if the user leaves it at once`() {
        var course = Self.redirected
        course.adopt(3, routed: "/3")
        course.receive(.visitRendered(token: 2, course.page("/2")))
        // The web view keeps the URL of the visit until the page reports the frame.
        course.visit(4, "/4")
        course.send(.retry(ScreenID(3)))
        #expect(course.effects.contains("begin 4 in page /3 advance"))
    }

    @Test func `A page that was taken over has the URL of the web view once it reports the frame`() {
        var course = Self.redirected
        course.adopt(3, routed: "/3")
        course.receive(.visitRendered(token: 2, course.page("/2")))
        course.receive(.frameShown(token: 1))
        course.facts.webViewURL = SessionCourse.url("/3#part")
        course.send(.reload)
        course.appear(3)
        course.send(.reloadRequested(ScreenID(3)))
        #expect(course.effects.contains("begin 4 by load /3#part advance"))
    }

    @Test func `A screen below whose URL leads to the page of a redirect gets the page with the URL of the page`() {
        var course = Self.redirected
        course.adopt(3, routed: "/latest")
        #expect(course.effects.contains("adopt /3 in 1"))
    }

    @Test func `A cold boot that is redirected to another stack ends, and the target is proposed`() {
        var course = SessionCourse()
        course.visit(1, "/1")
        course.send(.redirectRefused(visit: 1, to: SessionCourse.url("/new")))
        #expect(
            course.effects == ["redirect 1 to /new", "end 1 cancelled", "stop the load", "propose /new for 1"])
    }

    @Test func `A visit that is redirected to another site opens it, and its screen is removed`() {
        var course = SessionCourse()
        course.start()
        course.push()
        course.fail(0)
        #expect(course.effects.contains("begin 3 by load /2 advance"))
        course.send(.ledElsewhere(visit: 3, to: SessionCourse.url("https://other.example/")))
        #expect(
            course.effects == [
                "end 3 cancelled", "stop the load", "remove 2", "open https://other.example/ outside for a redirect",
            ])
    }

    @Test func `A reload that is redirected to another site leaves the page as it is`() {
        var course = SessionCourse()
        course.start()
        course.send(.reload)
        course.send(.redirectRefused(visit: 2, to: SessionCourse.url("https://other.example/")))
        #expect(
            course.effects == [
                "redirect 2 to https://other.example/", "end 2 cancelled", "stop the load", "adopt /1 in 1",
                "open https://other.example/ outside for a redirect",
            ])
    }

    @Test func `A server starts no other app`() {
        var course = SessionCourse()
        course.visit(1, "/1")
        course.send(.redirectRefused(visit: 1, to: SessionCourse.url("mailto:a@app.example")))
        #expect(course.effects.filter { $0.hasPrefix("open") } == [])
        #expect(course.effects.contains { $0.hasPrefix("show") })
    }
}
