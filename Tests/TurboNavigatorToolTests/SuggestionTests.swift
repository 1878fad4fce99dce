import Foundation
import NavigationTesting
import Testing
import TurboCore

@testable import TurboNavigatorTool

@Suite struct SuggestionTests {
    private static let routes = """
        root GET / home#show
        posts GET /posts(.:format) posts#index
        new_post GET /posts/new(.:format) posts#new
        edit_post GET /posts/:id/edit(.:format) posts#edit
        post GET /posts/:id(.:format) posts#show
        new_user_session GET /users/sign_in(.:format) devise/sessions#new
        """

    @Test(arguments: ConfigurationLibrary.allCases)
    func `A suggestion is right for the conventions`(library: ConfigurationLibrary) throws {
        let routes = RouteList(Self.routes).routes
        let text = ConfigurationSuggestion(routes, for: [library]).text
        let options = CheckOptions(libraries: [library], routes: routes)
        #expect(FileCheck(Data(text.utf8), options).diagnostics(file: "").map(\.message) == [])
        let file = ConfigurationFile(
            name: "", document: try PathConfigurationDocument(Data(text.utf8)), library: library,
            matchesQuery: library.matchesQueryByDefault)
        for (path, context) in [
            ("/posts", Navigation.Context.default), ("/posts/new", .modal), ("/posts/1/edit", .modal),
            ("/posts/1", .default),
            ("/users/sign_in", .modal),
        ] { #expect(file.match(path).properties.context == context, "\(path)") }
        #expect(file.match("/").properties.presentation == .clearAll)
        #expect((file.match("/posts").properties["uri"] != nil) == library.isAndroid)
    }

    private nonisolated static func suggest(_ arguments: [String]) async throws -> ToolRun {
        try ToolRun(["suggest"] + arguments)
    }

    @MainActor @Test(arguments: ConfigurationLibrary.allCases)
    func `A running site is read, with its sign-in`(library: ConfigurationLibrary) async throws {
        let server = try TestServer()
        let home = "<a href=/posts>a</a><a href=/posts/new>b</a><a href=/account>c</a><a href=/logout>d</a>"
        server.route("/", .html(home))
        server.route("/posts", .html("<a href=/posts/1/edit>a</a><a href=https://elsewhere.example/new>b</a>"))
        server.route("/posts/new", .html("<form></form>"))
        server.route("/posts/1/edit", .html("<form></form>"))
        server.route("/account", .redirect(to: "/welcome.html"))
        server.route("/welcome.html", .html("<form><input name=password type=password></form>"))
        let run = try await Self.suggest([server.url("").absoluteString, "--for", library.rawValue])
        try #require(run.exitCode == 0, "\(run.errors)")
        let data = Data(run.output.utf8)
        #expect(FileCheck(data, CheckOptions(libraries: [library])).diagnostics(file: "").map(\.message) == [])
        let file = ConfigurationFile(
            name: "", document: try PathConfigurationDocument(data), library: library,
            matchesQuery: library.matchesQueryByDefault)
        for (path, context) in [
            ("/posts", Navigation.Context.default), ("/posts/new", .modal), ("/posts/2/edit", .modal),
            ("/welcome.html", .modal), ("/welcome_html", .default),
        ] { #expect(file.match(path).properties.context == context, "\(path)") }
        #expect(server.requests.allSatisfy { $0.method == "GET" && $0.path != "/logout" })
    }

    @Test func `A site that doesn't run is named`() throws {
        let run = try ToolRun(["suggest", "localhost:9"])
        #expect(run.exitCode == 2 && run.errors.contains("Nothing responds at localhost:9."), "\(run.errors)")
    }

    @Test func `A rule is only suggested for existing paths`() {
        let text = ConfigurationSuggestion(RouteList("/about\n/posts").routes, for: [.turboNavigator]).text
        #expect(!text.contains("/new$") && !text.contains("sign_in") && !text.contains("clear_all"))
    }
}
