import Foundation
import TestSupport
import TurboNavigator
import TurboTestSupport
import UIKit

/// How a server says that the user has to sign in.
enum SignInAnswer: String, CaseIterable, Sendable {
    /// The path configuration names the page to which it redirects.
    case rule
    /// That page says itself that users sign in on it.
    case meta
    case unauthorized

    var rules: String {
        let signIn = self == .rule ? #"{"patterns": ["^/session/new$"], "properties": {"sign_in": true}},"# : ""
        return #"{"rules": [\#(signIn) {"patterns": ["^/new$"], "properties": {"context": "modal"}}]}"#
    }
}

/// A site whose pages require a sign-in, as Rails' generated authentication does: it redirects to `/session/new`, and
/// after the sign-in to the page that it rejected last.
extension AppDriver {
    static func requiringSignIn(
        by answer: SignInAnswer = .rule, delegate: (any TurboNavigationDelegate)? = nil
    ) async throws -> AppDriver {
        let app = try await AppDriver(rules: answer.rules, delegate: delegate)
        app.server.requireSignIn(by: answer)
        return app
    }

    /// Fills in the form of the sign-in page and sends it.
    func signIn(in session: Session? = nil) async throws {
        try await click("#sign-in", in: session ?? navigator.modalSession)
    }
}

extension TestServer {
    private var cookie: String { "user_\(port)" }

    /// Whether the request is that of a user who has signed in.
    func knows(_ request: TestRequest) -> Bool { request.header("Cookie")?.contains("\(cookie)=anna") == true }

    /// The paths of the requests, without those of the driver's own pages.
    func count(_ request: String) -> Int { visits.count { $0 == request } }

    func requireSignIn(by answer: SignInAnswer) {
        let form = """
            <form action='/session' method=post><input name=user value=anna><button id=sign-in>Sign in</button></form>
            """
        let declaration = answer == .meta ? "<meta name='turbo-navigator-sign-in'>" : ""
        route("/session/new", .page(TestPage("Sign in", body: form, head: declaration)))
        var rejected = "/"
        route("/session") { [cookie] request in
            let isDeleted = request.method == "DELETE" || request.field("_method") == "delete"
            let value = isDeleted ? "\(cookie)=; Max-Age=0" : "\(cookie)=anna"
            let headers = ["Location": isDeleted ? "/session/new" : rejected, "Set-Cookie": "\(value); Path=/"]
            return .content(Data(), type: "text/html", status: 303, headers: headers)
        }
        for path in ["/private", "/mine"] {
            protect(path, by: answer, rejecting: { rejected = path }) { _ in .page(TestPage(TestPage.title(of: path))) }
        }
    }

    /// Answers a path only if the user has signed in.
    func protect(
        _ path: String, by answer: SignInAnswer, rejecting: @escaping @MainActor () -> Void = {},
        _ respond: @escaping Handler
    ) {
        route(path) { [weak self] request in
            if self?.knows(request) == true { return respond(request) }
            rejecting()
            return answer == .unauthorized
                ? .html("<title>401</title>", status: 401) : .redirect(to: "/session/new", status: 302)
        }
    }
}

extension TestResponse {
    /// A redirect of a server that has signed the user in.
    @MainActor static func signedIn(_ target: String, _ request: TestRequest, of server: TestServer) -> TestResponse {
        let headers = ["Location": target, "Set-Cookie": "user_\(server.port)=anna; Path=/"]
        return .content(
            Data(), type: "text/html", status: request.method == "GET" ? 302 : 303, headers: headers)
    }
}

/// Presents the sign-in page for a server that answers 401, too.
final class SignInPresenter: TurboNavigationDelegate {
    static let shared = SignInPresenter()

    func signInIsNeeded(_ request: SignInRequest, from navigator: TurboNavigator) {
        let page = request.visitables.first?.visitableURL.flatMap { URL(string: "/session/new", relativeTo: $0) }
        if let url = request.signInURL ?? page?.absoluteURL { navigator.signIn(at: url, for: request) }
    }
}
