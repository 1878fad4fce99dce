import HotwireNative
import TestSupport
import Testing
import TurboTestSupport
import UIKit

extension HotwireNativeTests {
    @MainActor @Suite(.serialized)
    struct SignInTests {
        /// Declares its method as Hotwire Native does. In Swift 6 mode, a `@MainActor` closure wouldn't match the requirement.
        private final class User: NavigatorDelegate {
            private(set) var asked = 0

            func didReceiveAuthenticationChallenge(
                _ challenge: URLAuthenticationChallenge,
                completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
            ) {
                asked += 1
                completionHandler(.useCredential, URLCredential(user: "anna", password: "right", persistence: .none))
            }
        }

        @Test func `The app gives a server the name and the password that it asks for`() async throws {
            let (app, user) = (try await HotwireApp(), User())
            defer { app.close() }
            app.server.route("/") { request in
                request.isAuthorized(user: "anna", password: "right")
                    ? .page(TestPage("root")) : .unauthorized(realm: "test")
            }
            app.navigator.delegate = user
            try await app.start()
            #expect(user.asked == 1)
        }
    }
}
