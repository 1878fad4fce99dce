import Foundation
import TurboNavigator
import UIKit
import WebKit

// docs/migration.md

@MainActor
final class MigratedDelegate: TurboNavigationDelegate {
    private let signInURL = sampleURL("/sign_in")

    func visitDidFail(_ failure: VisitFailure, on visitable: any Visitable, from navigator: TurboNavigator) {
        if failure.statusCode == 401 {
            navigator.route(signInURL)
        } else {
            showError(failure, on: visitable)
        }
    }
}

@MainActor
final class SigningInDelegate: TurboNavigationDelegate {
    private lazy var navigator = TurboNavigator(delegate: self)
    private let signInURL = sampleURL("/sign_in")

    func visitableDidFailRequest(_ visitable: any Visitable, error: any Error, retry: @escaping RetryBlock) {
        showError(error, on: visitable, retry: retry)
        guard let error = error as? TurboError, error == .http(statusCode: 401) else { return }
        navigator.route(signInURL)
    }
}

@MainActor
final class KeptSessionDelegate: SessionDelegate {
    private lazy var turboNavigationController = TurboNavigationController(
        session: Session(), modalSession: Session())

    func session(_ session: Session, didProposeVisit proposal: VisitProposal) {
        turboNavigationController.route(proposal)
    }

    func session(_ session: Session, didFailRequestForVisitable visitable: any Visitable, error: any Error) {
        turboNavigationController.showError(error, on: visitable)
    }
}

@MainActor
final class MigratedSessionDelegate: SessionDelegate {
    func session(_ session: Session, didProposeVisit proposal: VisitProposal) {
        let isModal = proposal.properties.context == .modal
        let mayPull = proposal.properties.pullToRefreshEnabled ?? true
        let tab = proposal.properties["tab"] as? String
        print(isModal, mayPull, tab ?? "none")
    }

    func session(_ session: Session, didFailRequestForVisitable visitable: any Visitable, error: any Error) {
        if let error = error as? TurboError {
            switch error {
            case .http(let statusCode): showStatus(statusCode)
            case .networkFailure, .timeoutFailure: showOffline()
            }
        } else if let url = visitable.visitableURL {
            showText(VisitFailure(error, url: url).message)
        }
    }

    private func showStatus(_ statusCode: Int) {}
    private func showOffline() {}
    private func showText(_ text: String) {}
}

@MainActor
func configureWebViews() {
    TurboConfig.shared.userAgent = "My App 1.0; Turbo Native iOS"
    TurboConfig.shared.makeCustomWebView = {
        let configuration = TurboConfig.shared.makeWebViewConfiguration()
        configuration.mediaTypesRequiringUserActionForPlayback = .all
        return WKWebView(frame: .zero, configuration: configuration)
    }
}

#if canImport(SwiftUI)
    import SwiftUI

    struct StoreMap: View {
        let url: URL

        var body: some View { Text(url.lastPathComponent) }
    }
#endif

@MainActor
func makeMapScreen(_ url: URL) -> UIViewController {
    #if canImport(SwiftUI)
        return UIHostingController(rootView: StoreMap(url: url))
    #else
        return VisitableViewController(url: url)
    #endif
}
