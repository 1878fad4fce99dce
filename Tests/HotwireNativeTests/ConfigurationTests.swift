import HotwireNative
import TestSupport
import Testing
import UIKit
import WebKit

extension HotwireNativeTests {
    /// Path configurations with the names of Hotwire Native.
    @MainActor @Suite(.serialized)
    struct ConfigurationTests {
        private func rule(_ pattern: String, _ properties: String) -> PathConfiguration.Source {
            .data(Data(#"{"rules": [{"patterns": ["\#(pattern)"], "properties": {\#(properties)}}]}"#.utf8))
        }

        @Test func `A rule of the app leaves the historical locations as they are`() throws {
            Hotwire.config = HotwireConfig()
            defer { Hotwire.config = HotwireConfig() }
            let source = rule(".*", #""presentation": "replace", "context": "modal""#)
            Hotwire.loadPathConfiguration(from: [source])
            let url = try #require(URL(string: "https://example.com/recede_historical_location"))
            let properties = Hotwire.config.pathConfiguration.properties(for: url)
            #expect(properties.presentation == .pop && properties.context == .default)
            // Rules that the app doesn't give to Hotwire are read in Turbo's way.
            #expect(PathConfiguration(sources: [source]).properties(for: url).presentation == .replace)
        }

        @Test func `A proposal without rules has the defaults of Hotwire Native`() throws {
            let url = try #require(URL(string: "https://example.com/"))
            let bare = VisitProposal(url: url)
            #expect(bare.context == .default && bare.presentation == .default)
            #expect(bare.modalStyle == .large && bare.viewController == "web")
            #expect(bare.animated && bare.pullToRefreshEnabled && bare.modalDismissGestureEnabled)
        }

        @Test func `A proposal has the properties of its rule`() throws {
            let url = try #require(URL(string: "https://example.com/"))
            let proposal = VisitProposal(
                url: url,
                properties: [
                    "modal_style": "full", "view_controller": "numbers", "animated": false,
                    "pull_to_refresh_enabled": false, "modal_dismiss_gesture_enabled": false,
                ])
            #expect(proposal.modalStyle == .full && proposal.viewController == "numbers")
            #expect(!proposal.animated && !proposal.pullToRefreshEnabled && !proposal.modalDismissGestureEnabled)
        }

        @Test func `Rules of the app's own are fetched with its headers, and read in Hotwire's way`() async throws {
            let server = try TestServer()
            server.route(
                "/rules.json",
                .json(#"{"rules": [{"patterns": ["[?]page=%32$"], "properties": {"context": "modal"}}]}"#))
            let session = URLSessionConfiguration.ephemeral
            session.httpAdditionalHeaders = ["X-App": "family"]
            let configuration = PathConfiguration(
                sources: [.server(server.url("/rules.json"))],
                options: PathConfigurationLoaderOptions(urlSessionConfiguration: session))
            for await state in configuration.loadStates where !state.isLoading { break }
            #expect(server.requests.map { $0.header("X-App") } == ["family"])
            #expect(configuration.properties(for: server.url("/list?page=%32")).context == .modal)
        }

        @Test func `The back button to a screen has the app's title`() throws {
            Hotwire.config = HotwireConfig()
            defer { Hotwire.config = HotwireConfig() }
            Hotwire.config.backButtonDisplayMode = .minimal
            let screen = HotwireWebViewController(url: try #require(URL(string: "https://example.com/")))
            screen.loadViewIfNeeded()
            #expect(screen.navigationItem.backButtonDisplayMode == .minimal)
        }

        @Test func `A handler's decision is one for the engine`() {
            #expect(WKNavigationActionPolicy(decision: .allow) == .allow)
            #expect(WKNavigationActionPolicy(decision: .cancel) == .cancel)
        }
    }
}
