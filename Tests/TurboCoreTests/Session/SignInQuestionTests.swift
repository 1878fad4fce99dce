import Foundation
import Testing

@testable import TurboCore

/// What counts as a sign-in page and as a sign-out.
@Suite struct SignInQuestionTests {
    private func url(_ path: String) -> URL { URL(string: "https://app.example\(path)") ?? URL(fileURLWithPath: path) }

    @Test(arguments: [
        ("delete", "/session", true), ("delete", "/users/sign_out", true), ("post", "/logout", true),
        ("get", "/log-out", true), ("get", "/signOut", true), ("delete", "/account/visit", true),
        ("delete", "/posts/1", false), ("post", "/session", false), ("get", "/session", false),
        ("post", "/Account/LogOff", true), ("delete", "/users", true), ("delete", "/users/1", false),
        ("delete", "/sessions/1", false), ("get", "/users", false),
        ("post", "/logouts", false), ("get", "/", false),
    ])
    func `A sign-out is recognized by its path, or deletes what a sign-in has created`(
        method: String, path: String, isSignOut: Bool
    ) {
        let form = SignInQuestion.Form(location: url(path), method: method)
        let pages = ["/account/visit/new", "/users/sign_in"]
        #expect(form.isSignOut { pages.contains($0.path) ? true : nil } == isSignOut)
    }

    @Test func `A pattern that fits each path that ends as that of the sign-in doesn't make all deletions sign-outs`() {
        let form = SignInQuestion.Form(location: url("/posts/1"), method: "delete")
        #expect(!form.isSignOut { $0.path.hasSuffix("/sign_in") } && !form.endsSession { $0.path.hasSuffix("/new") })
    }

    /// A page whose form is answered with another page.
    private func answer(
        _ method: String, to path: String, on page: String = "/1", leadingTo target: String
    ) -> [String] {
        var harness = SessionHarness()
        harness.facts.signsIn = { $0.path == "/session/new" ? true : nil }
        harness.visit(1, page)
        harness.appear(1)
        harness.load(page, document: 1)
        harness.receive(.formDeletes(method == "delete"))
        harness.receive(.formSent(form: 1, url(path)))
        harness.receive(.formSubmissionStarted(url(path), method: method))
        let response = VisitResponse(statusCode: 200, redirected: true, responseHTML: "page")
        harness.receive(
            .visitProposed(
                PageMessage.Proposal(location: url(target), options: VisitOptions(response: response))))
        return harness.effects.filter { $0 != "other pages are stale" }
    }

    @Test func `Who deletes a session has signed out if that leads to the sign-in page`() {
        #expect(answer("delete", to: "/sessions/7", leadingTo: "/session/new") == ["signed out, propose nothing"])
        #expect(answer("delete", to: "/sessions/7", leadingTo: "/2") == ["another user?", "propose /2"])
    }

    @Test func `A search of the sign-in page doesn't sign in`() {
        #expect(answer("get", to: "/search", on: "/session/new", leadingTo: "/2") == ["propose /2"])
        #expect(answer("post", to: "/any", on: "/session/new", leadingTo: "/2") == ["signed in, propose /2"])
    }

    @Test func `What a page proposes after a sign-in isn't another sign-in`() {
        var harness = SessionHarness()
        harness.facts.signsIn = { $0.path == "/session/new" ? true : nil }
        harness.visit(1, "/1")
        harness.appear(1)
        harness.load("/1", document: 1)
        harness.receive(.formSent(form: 1, url("/session")))
        harness.receive(.formSubmissionStarted(url("/session"), method: "post"))
        let response = VisitResponse(statusCode: 200, redirected: true, responseHTML: "page")
        func propose(_ path: String) {
            harness.receive(
                .visitProposed(
                    PageMessage.Proposal(location: url(path), options: VisitOptions(response: response))))
        }
        propose("/2")
        #expect(harness.effects.contains("signed in, propose /2"))
        propose("/3")
        #expect(harness.effects.contains("propose /3"))
    }

    @Test func `A sign-in form signs in on any page`() {
        #expect(answer("post", to: "/session", leadingTo: "/2") == ["signed in, propose /2"])
        #expect(answer("post", to: "/session", leadingTo: "/session/new") == ["propose /session/new"])
        #expect(answer("post", to: "/things", leadingTo: "/2") == ["propose /2"])
    }

    @Test(arguments: [
        (FormSubmissionResult.accepted, false, "/a.csv", true), (.rejected(status: 404), true, "/a", true),
        (.rejected(status: 405), false, "/a", true), (.rejected(status: 422), true, "/a", false),
        (.accepted, true, "/a", false), (.rejected(status: 404), true, "/session/new", false),
    ])
    func `A sign-in that leads to no page is one`(
        result: FormSubmissionResult, isPage: Bool, target: String, isSignIn: Bool
    ) {
        var harness = SessionHarness()
        harness.facts.signsIn = { $0.path == "/session/new" ? true : nil }
        harness.visit(1, "/session/new")
        harness.appear(1)
        harness.load("/session/new", document: 1)
        harness.receive(.formSubmissionStarted(url("/session"), method: "post"))
        let redirect = FormRedirect(url(target), isPage: isPage)
        harness.receive(.formSubmissionFinished(url("/session"), method: "post", result, redirect))
        #expect(harness.effects.contains("signed in, propose nothing") == isSignIn)
    }

    @Test(
        arguments: [
            ("/recede_historical_location?notice=Post+saved%21&id=7", "Post saved!", nil),
            ("/resume_historical_location?alert=%20No%20", nil, "No"),
            ("/refresh_historical_location?notice=", nil, nil),
            ("/recede_historical_location?notice=Post%2Bsaved%2521", "Post saved!", nil),
            ("/recede_historical_location?status=Post%2Bsaved", "Post saved", nil),
            ("/recede_historical_location?status=profile-updated", nil, nil),
        ] as [(String, String?, String?)])
    func `A historical location tells the user its notice and its alert`(
        path: String, notice: String?, alert: String?
    ) throws {
        let properties = PathConfiguration().properties(for: url(path))
        let message = try #require(ServerMessage(of: VisitProposal(url: url(path), properties: properties)))
        #expect(message.notice == notice && message.alert == alert)
    }

    @Test func `A page, and a location without parameters, has no message, and a long one is shortened`() throws {
        let configuration = PathConfiguration()
        func message(_ path: String) -> ServerMessage? {
            ServerMessage(of: VisitProposal(url: url(path), properties: configuration.properties(for: url(path))))
        }
        #expect(message("/posts?notice=a") == nil && message("/recede_historical_location") == nil)
        let long = message("/recede_historical_location?notice=" + String(repeating: "a", count: 5_000))
        #expect(long?.notice?.count == 301)
    }

    @Test func `The values of a page's context are attributes and headers`() {
        let context = PageContext(.modal, tab: "p\u{f6}st \"1\"", platform: "ios")
        #expect(context.headers == ["Native-Context": "modal", "Native-Tab": "p%C3%B6st%20%221%22"])
        #expect(context.script.contains(#"["data-native-tab","pöst \"1\""]"#))
        #expect(context.script.contains(#"["data-native-platform","ios"]"#))
        #expect(PageContext(.default).headers == ["Native-Context": "default"])
    }
}
