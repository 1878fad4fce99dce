import UIKit

// Classes that storyboards of tests name. They are found by module and name, so they aren't nested.

final class StoryboardStack: UINavigationController {}

final class StoryboardTabs: UITabBarController {}

class StoryboardScreen: UIViewController {
    let isFromStoryboard: Bool
    private(set) var hasLoaded = false

    init() {
        isFromStoryboard = false
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        isFromStoryboard = coder.allowsKeyedCoding && coder.decodeObject(forKey: "UITitle") == nil
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        hasLoaded = true
    }
}

final class StoryboardAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var rootAtLaunch: UIViewController?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        rootAtLaunch = window?.rootViewController
        return true
    }
}

final class StoryboardSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var rootAtConnection: UIViewController?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        rootAtConnection = window?.rootViewController
    }
}
