import Foundation
import Testing
import TurboNavigator
import TurboNavigatorTesting
import UIKit

// Sources/TurboNavigator/Documentation.docc/Articles/SignTheUserIn.md

final class SignInCoordinator: TurboNavigationDelegate {
    private let signInURL: URL
    private var signIn: SignInRequest?

    init(signInURL: URL) {
        self.signInURL = signInURL
    }

    func signInIsNeeded(_ request: SignInRequest, from navigator: TurboNavigator) {
        signIn = request
        navigator.route(signInURL)
    }

    func modalDidDismiss(_ reason: ModalDismissalReason, from navigator: TurboNavigator) {
        if reason != .navigation { signIn?.cancel() }
        signIn = nil
    }
}

// docs/rails.md

final class RailsSignInCoordinator: TurboNavigationDelegate {
    private let signInURL: URL

    init(signInURL: URL) {
        self.signInURL = signInURL
    }

    func signInIsNeeded(_ request: SignInRequest, from navigator: TurboNavigator) {
        navigator.signIn(at: request.signInURL ?? signInURL, for: request)
    }
}

// Sources/TurboNavigator/Documentation.docc/Articles/SignOut.md

@MainActor
func signOut(of navigator: TurboNavigator) {
    navigator.didSignOut()
}

final class NativeSignInCoordinator: TurboNavigationDelegate {
    func signInIsNeeded(_ request: SignInRequest, from navigator: TurboNavigator) {
        let form = SignInViewController { isSignedIn in
            isSignedIn ? request.retry() : request.cancel()
        }
        navigator.activeViewController.present(form, animated: true)
    }
}

final class SignInViewController: UIViewController {
    private var didEnd: (@MainActor (Bool) -> Void)?

    convenience init(didEnd: @escaping @MainActor (Bool) -> Void) {
        self.init()
        self.didEnd = didEnd
    }
}

extension TestingSamples {
    private static let signInForm = "<form method=post action=/session><button>Sign in</button></form>"
    private static let signInRules =
        #"{"rules": [{"patterns": ["^/session/new$"], "properties": {"context": "modal"}}]}"#

    @Test @MainActor func `A rejected page is loaded again when the user has signed in`() async throws {
        let server = try TestServer(turbo: .fromEnvironment())
        var isSignedIn = false
        server.page("/", links: ["/letters"])
        server.route("/letters") { _ in
            isSignedIn ? .page(TestPage("Letters")) : .page(TestPage("Sign-in needed"), status: 401)
        }
        server.page("/session/new", body: Self.signInForm)
        server.route("/session") { _ in
            isSignedIn = true
            return .redirect(to: "/refresh_historical_location", status: 303)
        }
        server.page("/refresh_historical_location")

        let coordinator = SignInCoordinator(signInURL: server.url("/session/new"))
        let rules = PathConfiguration(sources: [.data(Data(Self.signInRules.utf8))])
        let navigator = TurboNavigator(delegate: coordinator, pathConfiguration: rules)
        let app = try await AppDriver(server: server) {
            navigator.route(server.url("/"))
            return navigator.rootViewController
        }
        defer { withExtendedLifetime((navigator, coordinator)) { app.close() } }

        try await app.tap(link: "/letters")
        #expect(app.stacks == "/ /letters | /session/new")
        try await app.tap(button: "Sign in")
        #expect(app.stacks == "/ /letters")
        #expect(app.title == "Letters")
    }
}
