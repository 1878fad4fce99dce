import TurboNavigator
import UIKit
import WebKit

// Sources/TurboNavigator/Documentation.docc/Articles/DecideAboutURLsAndLoads.md

struct HelpHandler: RouteHandler {
    let name = "help"

    func matches(_ proposal: VisitProposal, in navigator: TurboNavigator) -> Bool {
        proposal.url.host == "help.example.com"
    }

    func handle(_ proposal: VisitProposal, in navigator: TurboNavigator) -> RouteDecision {
        UIApplication.shared.open(proposal.url)
        return .cancel
    }
}

struct FrameHandler: WebViewPolicyHandler {
    let name = "frames"

    func matches(_ action: WKNavigationAction, in navigator: TurboNavigator) -> Bool {
        action.targetFrame?.isMainFrame == false
    }

    func handle(_ action: WKNavigationAction, in navigator: TurboNavigator) -> WKNavigationActionPolicy {
        action.request.url?.host == "maps.example.com" ? .allow : .cancel
    }
}

@MainActor
func setHandlers() {
    TurboConfig.shared.settings.ownHosts = ["shop.example.com"]
    TurboConfig.shared.routeHandlers = [HelpHandler()]
    TurboConfig.shared.policyHandlers = [FrameHandler()]
}
