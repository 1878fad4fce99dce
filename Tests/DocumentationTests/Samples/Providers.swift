import AuthenticationServices
import Foundation
import Testing
import TurboNavigator
import TurboNavigatorTesting
import WebKit

// Sources/TurboNavigator/Documentation.docc/Articles/SignInWithAProvider.md

final class ProviderHandler: NSObject, WebViewPolicyHandler, ASWebAuthenticationPresentationContextProviding {
    let name = "provider"
    private let authorizeURL: URL
    private weak var window: UIWindow?

    init(authorizeURL: URL) {
        self.authorizeURL = authorizeURL
    }

    func matches(_ action: WKNavigationAction, in navigator: TurboNavigator) -> Bool {
        guard action.targetFrame?.isMainFrame == true, let url = action.request.url else { return false }
        return url.host == authorizeURL.host && url.path == authorizeURL.path
    }

    func handle(_ action: WKNavigationAction, in navigator: TurboNavigator) -> WKNavigationActionPolicy {
        guard let url = action.request.url else { return .cancel }
        window = navigator.rootViewController.view.window
        let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "myapp") {
            @Sendable [weak navigator] callbackURL, _ in
            guard let callbackURL else { return }
            Task { @MainActor in navigator?.open(callbackURL) }
        }
        session.presentationContextProvider = self
        session.start()
        return .cancel
    }

    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
        window ?? ASPresentationAnchor()
    }
}

@MainActor
func registerProvider() {
    guard let url = URL(string: "https://login.example.com/authorize") else { return }
    TurboConfig.shared.policyHandlers = [ProviderHandler(authorizeURL: url)]
}

final class LinkSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let navigator = TurboNavigator(startLocation: Server.home)

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts { navigator.open(context.url) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        if let url = userActivity.webpageURL { navigator.open(url) }
    }
}

/// An app's server, as OmniAuth works with PKCE, and a made-up provider, where the user has signed in before.
@MainActor
private final class ProviderSite {
    let server: TestServer
    let provider: TestServer
    private var isSignedIn = false
    /// What the server keeps in the session of its cookie.
    private var pending: (session: String, state: String, verifier: String)?
    /// What the provider keeps of a request: the challenge of the verifier.
    private var granted: (code: String, challenge: String)?
    private(set) var refusals: [String] = []

    init(callback: String = "myapp://auth/example/callback") throws {
        server = try TestServer(turbo: .fromEnvironment())
        provider = try TestServer()
        server.page("/", links: ["/letters"])
        for path in ["/letters", "/drafts"] {
            server.route(path) { [unowned self] _ in
                isSignedIn ? .page(TestPage(path)) : .redirect(to: "/session/new", status: 302)
            }
        }
        server.page(
            "/session/new",
            body:
                "<form data-turbo=false method=post action=/auth/example><button>Continue with Example</button></form>"
        )
        server.route("/auth/example") { [unowned self] request in
            guard request.method == "POST" else { return .html("<title>404</title>", status: 404) }
            let new = (session: UUID().uuidString, state: UUID().uuidString, verifier: UUID().uuidString)
            pending = new
            // A provider that knows only "plain" compares the verifier itself.
            let query = "state=\(new.state)&code_challenge=\(new.verifier)&code_challenge_method=plain"
            let headers = [
                "Location": provider.url("/authorize?\(query)").absoluteString,
                "Set-Cookie": "session_\(server.port)=\(new.session); Path=/; HttpOnly",
            ]
            return .content(Data(), type: "text/html", status: 302, headers: headers)
        }
        provider.route("/authorize") { [unowned self] request in
            let query = Self.query(request)
            granted = (UUID().uuidString, query["code_challenge"] ?? "")
            return .redirect(to: "\(callback)?code=\(granted?.code ?? "")&state=\(query["state"] ?? "")", status: 302)
        }
        server.route("/auth/example/callback") { [unowned self] request in
            let query = Self.query(request)
            let hasSession = request.header("Cookie")?.contains(pending?.session ?? "-") == true
            guard hasSession, let pending, query["state"] == pending.state else { return refuse("state") }
            guard exchange(query["code"], verifier: pending.verifier) else { return refuse("code") }
            isSignedIn = true
            return .redirect(to: "/", status: 302)
        }
    }

    /// What the provider answers the server that wants a token for a code.
    private func exchange(_ code: String?, verifier: String) -> Bool {
        defer { granted = nil }
        return code != nil && granted?.code == code && granted?.challenge == verifier
    }

    private func refuse(_ reason: String) -> TestResponse {
        refusals.append(reason)
        return .page(TestPage("Sign-in failed"), status: 422)
    }

    static func query(_ request: TestRequest) -> [String: String] {
        let items = URLComponents(string: "/?\(request.query ?? "")")?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
    }

    func signIn() { isSignedIn = true }
}

extension TestingSamples {
    private static let providerRules = """
        {
          "rules": [
            {
              "patterns": ["^/session/new$", "^/auth/example/callback$", "^/session/link$"],
              "properties": { "sign_in": true, "context": "modal" }
            }
          ]
        }
        """

    @MainActor
    private func app(_ site: ProviderSite, handler: Bool = true) async throws -> (AppDriver, TurboNavigator) {
        let rules = PathConfiguration(sources: [.data(Data(Self.providerRules.utf8))])
        let navigator = TurboNavigator(pathConfiguration: rules, startLocation: site.server.url("/"))
        if handler { navigator.policyHandlers = [ProviderHandler(authorizeURL: site.provider.url("/authorize"))] }
        let app = try await AppDriver(server: site.server) {
            navigator.start()
            return navigator.rootViewController
        }
        return (app, navigator)
    }

    @Test @MainActor func `A user signs in with a provider in the browser, and sees the page that waited`() async throws
    {
        let site = try ProviderSite()
        let (app, navigator) = try await app(site)
        defer { withExtendedLifetime(navigator) { app.close() } }
        try await app.tap(link: "/letters")
        #expect(app.stacks == "/ /letters | /session/new")
        try await app.tap(button: "Continue with Example", waits: false)
        try await app.wait(until: "the user has signed in") { app.stacks == "/ /letters" && app.title == "/letters" }
        try await app.waitUntilIdle()
        #expect(site.provider.requests.map(\.path) == ["/authorize"])
        #expect(site.refusals.isEmpty)
        let paths = app.requests.suffix(4).map { $0.prefix { $0 != "?" } }
        #expect(paths == ["POST /auth/example", "GET /auth/example/callback", "GET /", "GET /letters"])
    }

    @Test @MainActor func `An answer that no user asked for doesn't sign in`() async throws {
        let site = try ProviderSite()
        let (app, navigator) = try await app(site)
        defer { withExtendedLifetime(navigator) { app.close() } }
        try await app.tap(link: "/letters")
        let link = try #require(URL(string: "myapp://auth/example/callback?code=1&state=2"))
        navigator.open(link)
        try await app.wait(until: "the server has refused it") { site.refusals == ["state"] }
        try await app.waitUntilIdle()
        #expect(app.stacks.hasPrefix("/ /letters | /session/new"))
    }

    @Test @MainActor func `A link in a mail signs the user in, and the page that waited is shown`() async throws {
        let site = try ProviderSite()
        var tokens: Set = ["7"]
        site.server.route("/session/link") { request in
            guard let token = ProviderSite.query(request)["token"], tokens.remove(token) != nil else {
                return .page(TestPage("This link has been used"), status: 422)
            }
            site.signIn()
            return .redirect(to: "/", status: 302)
        }
        let (app, navigator) = try await app(site)
        defer { withExtendedLifetime(navigator) { app.close() } }
        try await app.tap(link: "/letters")
        #expect(app.stacks == "/ /letters | /session/new")
        navigator.open(site.server.url("/session/link?token=7"))
        try await app.wait(until: "the user has signed in") { app.stacks == "/ /letters" && app.title == "/letters" }
        navigator.open(site.server.url("/session/link?token=7"))
        try await app.wait(until: "the link is refused") { app.stacks == "/ /letters | /session/link?token=7" }
        try await app.waitUntilIdle()
        #expect(app.requests.count { $0.hasPrefix("GET /session/link") } == 2)
    }
}
