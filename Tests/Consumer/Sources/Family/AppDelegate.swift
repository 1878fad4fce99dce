import HotwireNative
import UIKit
import WebKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        configureAppearance()
        configureHotwire()
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    private func configureAppearance() {
        UINavigationBar.appearance().scrollEdgeAppearance = .init()
        UITabBar.appearance().scrollEdgeAppearance = .init()
    }

    private func configureHotwire() {
        // As on iOS, the main bundle contains the resources that the target copies.
        if let rules = Bundle.main.url(forResource: "path-configuration", withExtension: "json") {
            Hotwire.loadPathConfiguration(from: [.file(rules)])
        }
        Hotwire.registerBridgeComponents([SubmitComponent.self, ChoiceComponent.self, NoteComponent.self])
        Hotwire.registerRouteDecisionHandlers([
            MovedPagesRouteDecisionHandler(), AppNavigationRouteDecisionHandler(),
            SafariViewControllerRouteDecisionHandler(), SystemNavigationRouteDecisionHandler(),
        ])
        Hotwire.config.applicationUserAgentPrefix = "Family;"
        Hotwire.config.backButtonDisplayMode = .minimal
        Hotwire.config.showDoneButtonOnModals = true
        Hotwire.config.jsonDecoder.keyDecodingStrategy = .convertFromSnakeCase
        Hotwire.config.makeCustomWebView = { configuration in
            let webView = WKWebView(frame: .zero, configuration: configuration)
            Bridge.initialize(webView)
            return webView
        }
        Hotwire.config.defaultViewController = { url in FamilyViewController(url: url) }
    }
}
