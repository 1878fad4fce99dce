import TurboNavigator
import WebKit

extension TurboNavigatorTests {
    /// Handles each URL that contains a text.
    final class Handler: RouteHandler {
        let name = "test"
        let part: String
        let decision: RouteDecision
        private(set) var handled: [VisitProposal] = []

        init(_ part: String, _ decision: RouteDecision) {
            self.part = part
            self.decision = decision
        }

        func matches(_ proposal: VisitProposal, in navigator: TurboNavigator) -> Bool {
            proposal.url.absoluteString.contains(part)
        }

        func handle(_ proposal: VisitProposal, in navigator: TurboNavigator) -> RouteDecision {
            handled.append(proposal)
            return decision
        }
    }

    /// Decides about each load of a path.
    final class Policy: WebViewPolicyHandler {
        let name = "test"
        let path: String
        let policy: WKNavigationActionPolicy
        private(set) var handled: [String] = []

        init(_ path: String, _ policy: WKNavigationActionPolicy) {
            self.path = path
            self.policy = policy
        }

        func matches(_ action: WKNavigationAction, in navigator: TurboNavigator) -> Bool {
            action.request.url?.path == path
        }

        func handle(_ action: WKNavigationAction, in navigator: TurboNavigator) -> WKNavigationActionPolicy {
            handled.append(action.request.url?.path ?? "")
            return policy
        }
    }
}
