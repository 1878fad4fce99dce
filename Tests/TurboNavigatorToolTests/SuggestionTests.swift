import Foundation
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

    @Test func `A rule is only suggested for existing paths`() {
        let text = ConfigurationSuggestion(RouteList("/about\n/posts").routes, for: [.turboNavigator]).text
        #expect(!text.contains("/new$") && !text.contains("sign_in") && !text.contains("clear_all"))
    }
}
