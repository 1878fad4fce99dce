import Foundation
import NavigationTesting
import Testing

@testable import TurboNavigatorTool

/// Runs `doctor` on an app behind a sign-in.
@MainActor
@Suite struct DoctorSignInTests {
    private nonisolated static let secrets = [
        "USER_NAME": "mia@example.com", "PASSWORD": "pass word&1", "TOKEN": "t0ken-of-mia",
    ]

    private nonisolated static func run(_ url: URL, _ arguments: [String]) async throws -> ToolRun {
        try ToolRun(["doctor", url.absoluteString] + arguments, environment: secrets)
    }

    /// Signs in with a form whose token belongs to a cookie. The page has another form with another token.
    private static func response(_ request: TestRequest) -> TestResponse {
        let cookie = request.header("Cookie") ?? ""
        switch (request.method, request.path) {
        case (_, "/turbo.js"): return DoctorSite.turbo
        case (_, _) where request.path.hasSuffix("_historical_location"): return .html("")
        case ("GET", "/sign_in"):
            return DoctorSite.page(
                "<form action='/locale'><input type=hidden name=token value=wrong></form>"
                    + "<form action='/session'><input type=hidden name=token value=right></form>",
                headers: ["Set-Cookie": "visitor=v1; Path=/; HttpOnly"])
        case ("POST", "/session"):
            let isRight =
                cookie == "visitor=v1" && request.field("token") == "right"
                && request.field("email") == "mia@example.com" && request.field("password") == "pass word&1"
            return isRight
                ? .content(
                    Data(), type: "text/html", status: 303,
                    headers: ["Location": "/", "Set-Cookie": "session=s3cret; Path=/"])
                : .html("", status: 422)
        default:
            guard cookie.contains("session=s3cret") else { return .redirect(to: "/sign_in") }
            let page = "<a href='/sign_out'>end</a><a href='/inside'>in</a><a href='/gone?key=s3cret'>g</a>"
            return request.path == "/gone" ? .html("", status: 404) : DoctorSite.page(page)
        }
    }

    private static let form = "/sign_in /session email=$USER_NAME&password=${PASSWORD}"

    @Test func `A form signs in, with values from the environment`() async throws {
        let server = try TestServer()
        server.fallback = Self.response
        let run = try await Self.run(server.url("/"), ["--sign-in", Self.form])
        #expect(
            server.requests.contains { $0.path == "/inside" && $0.header("Cookie") == "session=s3cret; visitor=v1" })
        #expect(!server.requests.contains { $0.path == "/sign_out" })
        #expect(run.output.contains("/gone?key=…: error: The server responds with HTTP 404."))
        #expect(!(run.output + run.errors).contains("s3cret"))
    }

    @Test func `A sign-in that isn't accepted is the only finding`() async throws {
        let server = try TestServer()
        server.fallback = Self.response
        let run = try await Self.run(
            server.url("/"), ["--sign-in", "/sign_in /session email=$USER_NAME&password=12345"])
        #expect(
            run.output.contains("The response to the sign-in form is HTTP 422.") && run.output.contains("[sign-in]"))
        #expect(run.exitCode == 1 && server.requests.count == 2)
        #expect(!run.output.contains("12345"))
    }

    /// Each row: options, and a header with its value.
    @Test(
        arguments: [
            (["--cookie", "session=$TOKEN"], "cookie", "session=t0ken-of-mia"),
            (["--cookie", "a=1; b=2", "--cookie", "c="], "cookie", "a=1; b=2; c="),
            (["--header", "Authorization: Bearer ${TOKEN}"], "authorization", "Bearer t0ken-of-mia"),
            (["--header", "X-Price: 5 $"], "x-price", "5 $"),
            (["--user", "mia:$PASSWORD"], "authorization", "Basic bWlhOnBhc3Mgd29yZCYx"),
        ])
    func `Each request to the server has the header`(_ options: [String], name: String, value: String) async throws {
        let (server, other) = (try TestServer(), try TestServer())
        let foreign = other.url("/c.json").absoluteString
        server.fallback = { request in
            let echo = "<a href='/away?\(value)'>a</a><iframe src='\(foreign)'></iframe>"
            return request.path == "/" ? DoctorSite.page(echo) : .redirect(to: foreign + "?" + value)
        }
        let run = try await Self.run(server.url("/"), options + ["--configuration", foreign])
        #expect(!server.requests.isEmpty && server.requests.allSatisfy { $0.header(name) == value })
        #expect(!other.requests.isEmpty && other.requests.allSatisfy { $0.header(name) == nil })
        for secret in Self.secrets.values { #expect(!(run.output + run.errors).contains(secret)) }
    }

    @Test func `A password in the URL is sent and not printed`() async throws {
        let server = try TestServer()
        let url = try #require(URL(string: "http://mia:hidden-value@127.0.0.1:\(server.port)/"))
        let run = try await Self.run(url, [])
        #expect(server.requests.first?.isAuthorized(user: "mia", password: "hidden-value") == true)
        #expect(run.output.contains("[unreachable]") && !run.output.contains("hidden-value"))
    }

    /// Each row: options that are wrong, and a part of the error.
    @Test(
        arguments: [
            (["--cookie", "hidden-value"], "--cookie needs a name and a value"),
            (["--header", "hidden-value"], "--header needs a name and a value"),
            (["--user", "hidden-value"], "--user needs a name and a password"),
            (["--sign-in", "hidden-value"], "--sign-in needs two paths and fields"),
            (["--user", "a:$UNKNOWN_NAME"], "The environment variable UNKNOWN_NAME isn't set."),
        ])
    func `An error doesn't show the value`(_ options: [String], message: String) async throws {
        let server = try TestServer()
        let run = try await Self.run(server.url("/"), options)
        #expect(run.exitCode == 2 && run.errors.contains(message))
        #expect(!run.errors.contains("hidden-value") && server.requests.isEmpty)
    }
}
