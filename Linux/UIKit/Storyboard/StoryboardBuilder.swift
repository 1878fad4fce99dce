internal import GObjectKit

/// Creates the view controllers of a storyboard.
@MainActor
struct StoryboardBuilder {
    let storyboard: UIStoryboard
    let document: StoryboardDocument
    /// The identifiers of the containers, because a damaged storyboard could contain itself.
    private var containers: [String] = []

    init(storyboard: UIStoryboard, document: StoryboardDocument) {
        (self.storyboard, self.document) = (storyboard, document)
    }

    func makeController(_ element: StoryboardElement) -> UIViewController {
        guard let kind = Kind(rawValue: element.name) else {
            return StoryboardNoticeController(
                StoryboardProblem("\(document.fileName) contains a \(element.name), which isn't read on Linux."))
        }
        var parts = StoryboardParts(of: element, companions: document.companions(of: element))
        let controller = make(element, kind, &parts)
        controller.storyboardScene = StoryboardScene(
            storyboard: storyboard, fileName: document.fileName, element: element, unread: parts.unread)
        configure(controller, element)
        return controller
    }

    // MARK: Classes

    /// The elements that are read.
    private enum Kind: String {
        case viewController
        case tableViewController
        case navigationController
        case tabBarController

        @MainActor var base: UIViewController.Type {
            switch self {
            case .viewController: UIViewController.self
            case .tableViewController: UITableViewController.self
            case .navigationController: UINavigationController.self
            case .tabBarController: UITabBarController.self
            }
        }

        /// Returns a class if it is a subclass of the base.
        @MainActor func checked(_ type: AnyClass) -> UIViewController.Type? {
            switch self {
            case .viewController: type as? UIViewController.Type
            case .tableViewController: type as? UITableViewController.Type
            case .navigationController: type as? UINavigationController.Type
            case .tabBarController: type as? UITabBarController.Type
            }
        }
    }

    /// Creates a controller of the class that the storyboard names, or else of UIKit's.
    private func make(
        _ element: StoryboardElement, _ kind: Kind, _ parts: inout StoryboardParts
    ) -> UIViewController {
        if let name = element["customClass"] {
            if let type = Self.classNames(name, element).lazy.compactMap(NSClassFromString).compactMap(kind.checked)
                .first
            {
                if let controller = type.init(coder: StoryboardCoder()) { return controller }
                parts.unread.append("the class \(name), whose init(coder:) returned nil")
            } else {
                parts.unread.append("the class \(name), which the app doesn't have as a subclass of \(kind.base)")
            }
        }
        return kind.base.init(coder: StoryboardCoder()) ?? UIViewController()
    }

    /// The names under which to look for a class. A class of the target that Xcode builds is one of the app's module,
    /// which can have another name here.
    private static func classNames(_ name: String, _ element: StoryboardElement) -> [String] {
        let own = element["customModuleProvider"] == "target" || element["customModule"] == nil
        let modules = (own ? [AppResources.module] : []) + [element["customModule"] ?? ""]
        return modules.filter { !$0.isEmpty }.map { "\($0).\(name)" }
    }

    // MARK: Content

    private func configure(_ controller: UIViewController, _ element: StoryboardElement) {
        if let title = element["title"] { controller.title = title }
        if let title = element.child(key: "navigationItem")?["title"] { controller.navigationItem.title = title }
        if let item = element.child(key: "tabBarItem") { controller.tabBarItem = makeTabBarItem(item) }
        controller.hidesBottomBarWhenPushed = element["hidesBottomBarWhenPushed"] == "YES"
        if let navigation = controller as? UINavigationController {
            navigation.isNavigationBarHidden = element["navigationBarHidden"] == "YES"
            navigation.viewControllers = children(of: element, "rootViewController")
        } else if let tabs = controller as? UITabBarController {
            tabs.viewControllers = children(of: element, "viewControllers")
        }
    }

    private func children(of element: StoryboardElement, _ relationship: String) -> [UIViewController] {
        var inner = self
        inner.containers.append(element["id"] ?? "")
        let segues = element.child("connections")?.children.filter { $0["relationship"] == relationship } ?? []
        return segues.compactMap { segue in
            let id = segue["destination"] ?? ""
            guard !inner.containers.contains(id) else { return nil }
            return document.controller(id: id).map(inner.makeController)
        }
    }

    private func makeTabBarItem(_ element: StoryboardElement) -> UITabBarItem {
        let item = UITabBarItem(
            title: element["title"], image: image(element, "image", "catalog"),
            selectedImage: image(element, "selectedImage", "selectedImageCatalog"))
        item.badgeValue = element["badgeValue"]
        item.tag = element["tag"].flatMap { Int($0) } ?? 0
        return item
    }

    private func image(_ element: StoryboardElement, _ key: String, _ catalog: String) -> UIImage? {
        guard let name = element[key] else { return nil }
        // Xcode doesn't repeat the catalog for the selected image in all versions.
        let isSystem = (element[catalog] ?? element["catalog"]) == "system"
        return isSystem ? UIImage(systemName: name) : UIImage(named: name)
    }
}

/// The coder for `init(coder:)` of controllers. It contains no values, because they are set afterwards.
private final class StoryboardCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool { false }

    override func decodeObject(forKey key: String) -> Any? { nil }
}
