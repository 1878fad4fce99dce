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
        ("post", "/logouts", false), ("get", "/", false),
    ])
    func `A sign-out is recognized by its path, or deletes what a sign-in has created`(
        method: String, path: String, isSignOut: Bool
    ) {
        let form = SignInQuestion.Form(location: url(path), method: method)
        #expect(form.isSignOut { $0.path == "/account/visit/new" ? true : nil } == isSignOut)
    }

    @Test(
        arguments: [
            ("/recede_historical_location?notice=Post+saved%21&id=7", "Post saved!", nil),
            ("/resume_historical_location?alert=%20No%20", nil, "No"),
            ("/refresh_historical_location?notice=", nil, nil),
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
