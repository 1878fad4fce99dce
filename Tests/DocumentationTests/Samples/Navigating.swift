import Foundation
import TurboNavigator
import UIKit

// Sources/TurboNavigator/Documentation.docc

@MainActor
final class StartingDelegate: TurboNavigationDelegate {
    func start(in window: UIWindow, with configuration: PathConfiguration, at startURL: URL) {
        let navigator = TurboNavigator(delegate: self, pathConfiguration: configuration)
        window.rootViewController = navigator.rootViewController
        navigator.route(startURL)
    }
}

@MainActor
final class AnsweringDelegate: TurboNavigationDelegate {
    func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult {
        switch proposal.url.path {
        case "/numbers": .acceptCustom(NumbersViewController(url: proposal.url))
        case "/sign_out": .reject
        default: .accept
        }
    }
}

@MainActor
func routeReceipt(_ receiptURL: URL, _ navigator: TurboNavigator) {
    navigator.route(receiptURL, action: .replace, parameters: ["from": "cart"])
}

func decideAlone(_ homeURL: URL, _ formURL: URL) {
    let home = NavigationState.Screen(id: .init(1), kind: .web, context: .default, routedURL: homeURL)
    let visit = VisitProposal(url: formURL, properties: ["context": "modal"])
    let decision = NavigationState(main: [home]).decide(NavigationProposal(visit, screenID: .init(2)))
    print(decision.steps, decision.reason)
}

@MainActor
final class ModalDelegate: TurboNavigationDelegate {
    func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult {
        let isBare = proposal.properties["isModalNavigationBarHidden"] as? Bool ?? false
        navigator.modalNavigationController.isNavigationBarHidden = isBare
        return .accept
    }
}
