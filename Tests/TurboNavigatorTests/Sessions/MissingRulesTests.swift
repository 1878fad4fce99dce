import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// The first start of an app whose rules are on an unreachable server.
    @MainActor @Suite(.serialized)
    struct MissingRulesTests {
        private func app() async throws -> (AppDriver, TestServer, PathConfiguration) {
            let rules = try TestServer()
            rules.route("/rules.json") { _ in .html("down", status: 503) }
            let configuration = PathConfiguration(
                sources: [.server(rules.url("/rules.json"))], options: .init(copiesFolder: nil))
            for await state in configuration.loadStates where !state.isLoading { break }
            let app = try await AppDriver { _ in TurboNavigator(pathConfiguration: configuration) }
            try await app.log.next(.configurationProblem(in: .server(rules.url("/rules.json"))))
            return (app, rules, configuration)
        }

        private func serveRules(_ server: TestServer) {
            server.route("/rules.json") { _ in
                .json(AppDriver.modalRules)
            }
        }

        private func expectModal(_ app: AppDriver, _ configuration: PathConfiguration) async throws {
            for await state in configuration.loadStates where state.activeSource != nil { break }
            try await app.route("/new")
            #expect(app.stacks.hasSuffix("| /new"))
        }

        @Test func `Missing rules are fetched again after the first page`() async throws {
            let (app, rules, configuration) = try await app()
            defer { app.close() }
            serveRules(rules)
            try await app.route("/")
            try await expectModal(app, configuration)
        }

        @Test func `Missing rules aren't fetched again with each page`() async throws {
            let (app, rules, _) = try await app()
            defer { app.close() }
            for path in ["/", "/a", "/b"] { try await app.route(path) }
            #expect(rules.paths == ["/rules.json", "/rules.json"])
        }

        @Test func `Missing rules are fetched again when the network returns`() async throws {
            let (app, rules, configuration) = try await app()
            defer { app.close() }
            serveRules(rules)
            for _ in 0..<600 where configuration.isMissingServers {
                reportNetwork(isThere: false)
                reportNetwork(isThere: true)
                await nextFrame(of: app.window)
            }
            for await state in configuration.loadStates where state.activeSource != nil { break }
            try await app.route("/")
            try await expectModal(app, configuration)
        }

        @Test func `Missing rules are fetched again on Retry`() async throws {
            let (app, rules, configuration) = try await app()
            defer { app.close() }
            app.server.page("/", status: 500)
            app.navigator.route(app.server.url("/"))
            try await app.log.next(.failed(status: 500))
            serveRules(rules)
            app.retryButton?.sendActions(for: .touchUpInside)
            for await state in configuration.loadStates where state.activeSource != nil { break }
            try await app.log.next(.failed(status: 500))
            app.server.page("/")
            app.retryButton?.sendActions(for: .touchUpInside)
            try await app.log.next(.rendered(app.server.url("/")))
            try await expectModal(app, configuration)
        }
    }
}
