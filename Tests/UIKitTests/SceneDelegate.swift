import UIKit

/// What Xcode's template makes: an Info.plist names it as `$(PRODUCT_MODULE_NAME).SceneDelegate`.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}

/// A scene delegate of another name.
final class OtherSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
