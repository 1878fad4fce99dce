import UIKit

/// The scene delegate of Xcode's template: an Info.plist names it as `$(PRODUCT_MODULE_NAME).SceneDelegate`.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}

/// A scene delegate with another name.
final class OtherSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
