import TurboNavigator
import UIKit

// Sources/TurboNavigator/Documentation.docc/Articles/HidePartsOfTheWindow.md

final class GameViewController: VisitableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
        hidesBottomBarWhenPushed = true
    }
}

@MainActor
func addArchive(to screen: UIViewController, archive: @escaping () -> Void) {
    guard #available(iOS 16.0, *) else { return }
    screen.navigationItem.additionalOverflowItems = .uncached { completion in
        completion([UIAction(title: "Archive") { _ in archive() }])
    }
}

// Sources/TurboNavigator/Documentation.docc/Articles/SizeOfTheWindow.md

@MainActor
func makeWindow(in scene: UIWindowScene) -> UIWindow {
    #if os(Linux)
        // A window that returns has the size that the user gave it.
        if scene.session.stateRestorationActivity == nil {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 720))
            window.windowScene = scene
            return window
        }
    #endif
    return UIWindow(windowScene: scene)
}
