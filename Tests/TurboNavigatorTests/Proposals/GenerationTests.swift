import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// The delegate's question, its earlier forms, and delegates that implement more than one of them.
    @MainActor @Suite(.serialized)
    struct GenerationTests {
        /// Routes the root and then each path, and returns the main stack.
        private func titles(_ paths: String..., delegate: any TurboNavigationDelegate) async throws -> [String] {
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            try await app.route("/")
            for path in paths {
                let start = app.log.count
                app.navigator.route(app.server.url(path))
                try await app.log.all([.idle], since: start)
                try await app.waitUntilIdle()
            }
            return app.navigator.navigationController.viewControllers.dropFirst().map {
                String(describing: type(of: $0))
            }
        }

        @Test func `The first generation's delegate methods are both called`() async throws {
            let shown = try await titles("/numbers", "/sign_in", "/b", delegate: First())
            #expect(shown == ["FirstController", "VisitableViewController"])
        }

        @Test func `A first generation's delegate may implement one method`() async throws {
            #expect(try await titles("/numbers", "/b", delegate: OnlyRefusal()) == ["VisitableViewController"])
            #expect(try await titles("/numbers", delegate: OnlyCustom()) == ["FirstController"])
        }

        @Test func `The second generation's methods have precedence over the first's`() async throws {
            let delegate = SecondAndFirst()
            #expect(try await titles("/numbers", "/sign_in", delegate: delegate) == ["SecondController"])
            #expect(delegate.asked.isEmpty)
        }

        @Test func `The current methods of the delegate take precedence over both earlier forms`() async throws {
            let delegate = AllThree()
            #expect(
                try await titles("/numbers", "/sign_in", "/b", delegate: delegate) == [
                    "ThirdController", "VisitableViewController",
                ])
            #expect(delegate.asked.isEmpty)
        }

        @Test func `A delegate with the current method gets no earlier one`() async throws {
            let delegate = AllForms()
            #expect(
                try await titles("/numbers", "/sign_in", "/b", delegate: delegate) == [
                    "NewestController", "VisitableViewController",
                ])
            #expect(delegate.asked.isEmpty)
        }

        @Test func `The third generation may call the older methods itself`() async throws {
            let delegate = ThirdThatAsks()
            #expect(
                try await titles("/numbers", "/third", "/sign_in", delegate: delegate) == [
                    "FirstController", "ThirdController",
                ])
        }

        @Test func `A delegate without a method shows the page`() async throws {
            #expect(try await titles("/a", delegate: Silent()) == ["VisitableViewController"])
        }
    }

    private final class FirstController: UIViewController {}
    private final class SecondController: UIViewController {}
    private final class ThirdController: UIViewController {}

    private final class NewestController: UIViewController {}

    private class Silent: TurboNavigationDelegate {}

    private final class First: TurboNavigationDelegate {
        func shouldRoute(_ proposal: VisitProposal) -> Bool { proposal.url.path != "/sign_in" }

        func customController(for proposal: VisitProposal) -> UIViewController? {
            proposal.url.path == "/numbers" ? FirstController() : nil
        }
    }

    private final class OnlyRefusal: TurboNavigationDelegate {
        func shouldRoute(_ proposal: VisitProposal) -> Bool { proposal.url.path != "/numbers" }
    }

    private final class OnlyCustom: TurboNavigationDelegate {
        func customController(for proposal: VisitProposal) -> UIViewController? {
            proposal.url.path == "/numbers" ? FirstController() : nil
        }
    }

    private final class SecondAndFirst: TurboNavigationDelegate {
        var asked: [String] = []

        func controller(
            _ controller: VisitableViewController, forProposal proposal: VisitProposal
        ) -> UIViewController? {
            switch proposal.url.path {
            case "/numbers": SecondController()
            case "/sign_in": nil
            default: controller
            }
        }

        func shouldRoute(_ proposal: VisitProposal) -> Bool {
            asked.append("shouldRoute")
            return false
        }

        func customController(for proposal: VisitProposal) -> UIViewController? {
            asked.append("customController")
            return FirstController()
        }
    }

    private final class AllForms: TurboNavigationDelegate {
        var asked: [String] = []

        func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult {
            switch proposal.url.path {
            case "/numbers": .acceptCustom(NewestController())
            case "/sign_in": .reject
            default: .accept
            }
        }

        func handle(proposal: VisitProposal) -> ProposalResult {
            asked.append("handle")
            return .reject
        }

        func controller(
            _ controller: VisitableViewController, forProposal proposal: VisitProposal
        ) -> UIViewController? {
            asked.append("controller")
            return nil
        }

        func shouldRoute(_ proposal: VisitProposal) -> Bool {
            asked.append("shouldRoute")
            return false
        }
    }

    private final class AllThree: TurboNavigationDelegate {
        var asked: [String] = []

        func handle(proposal: VisitProposal) -> ProposalResult {
            switch proposal.url.path {
            case "/numbers": .acceptCustom(ThirdController())
            case "/sign_in": .reject
            default: .accept
            }
        }

        func controller(
            _ controller: VisitableViewController, forProposal proposal: VisitProposal
        ) -> UIViewController? {
            asked.append("controller")
            return nil
        }

        func shouldRoute(_ proposal: VisitProposal) -> Bool {
            asked.append("shouldRoute")
            return false
        }
    }

    private final class ThirdThatAsks: TurboNavigationDelegate {
        func handle(proposal: VisitProposal) -> ProposalResult {
            if proposal.url.path == "/third" { return .acceptCustom(ThirdController()) }
            guard shouldRoute(proposal) else { return .reject }
            return customController(for: proposal).map { .acceptCustom($0) } ?? .accept
        }

        func shouldRoute(_ proposal: VisitProposal) -> Bool { proposal.url.path != "/sign_in" }

        func customController(for proposal: VisitProposal) -> UIViewController? {
            proposal.url.path == "/numbers" ? FirstController() : nil
        }
    }
}
