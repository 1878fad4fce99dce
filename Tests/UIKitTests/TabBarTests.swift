import TestSupport
import Testing
import UIKit

/// A tab bar without a tab bar controller.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
final class TabBarTests {
    private final class Delegate: NSObject, UITabBarDelegate {
        var tags: [Int] = []

        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            tags.append(item.tag)
        }
    }

    private let bar = UITabBar()
    private let delegate = Delegate()
    private let items = [
        UITabBarItem(tabBarSystemItem: .favorites, tag: 4), UITabBarItem(title: "Shop", image: nil, tag: 7),
    ]
    private var window = UIWindow()

    /// Shows the bar at the bottom of a screen.
    private func show() async -> UIViewController {
        let screen = UIViewController()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        bar.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
        ])
        bar.delegate = delegate
        bar.items = items
        await nextFrame(of: screen.view)
        return screen
    }

    @Test func `A bar of the app's own reports the item that the user selects, also if it is selected already`() async {
        let screen = await show()
        #expect(bar.selectedItem == nil && bar.items == items)
        #expect(bar.frame.width == screen.view.bounds.width && bar.frame.height >= 40)
        #expect(bar.frame.maxY == screen.view.bounds.height)
        #expect(click("Shop", around: bar))
        #expect(bar.selectedItem === items[1])
        #expect(click("Shop", around: bar) && click("Favorites", around: bar))
        #expect(delegate.tags == [7, 7, 4] && bar.selectedItem === items[0])
    }

    /// How many points of a color are in the left and in the right half of the bar.
    private func points(_ color: Picture.Color) async -> (left: Int, right: Int) {
        let picture = await nextPicture(ofWindowAround: bar)
        let rows = (picture?.height ?? 0) - Int(bar.frame.height)..<(picture?.height ?? 0)
        return (
            picture?.points(near: color, rows: rows, columns: 0..<200) ?? 0,
            picture?.points(near: color, rows: rows, columns: 200..<400) ?? 0
        )
    }

    /// Gives the titles colors of their own, selects the first item, and shows the bar.
    private func showColors() async -> UIViewController {
        bar.tintColor = .black
        bar.unselectedItemTintColor = .black
        let screen = await show()
        let (red, blue) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        for item in items {
            item.setTitleTextAttributes([.foregroundColor: red], for: .selected)
            item.setTitleTextAttributes(
                [.foregroundColor: blue, .font: UIFont.boldSystemFont(ofSize: 20)], for: .normal)
        }
        bar.selectedItem = items[0]
        return screen
    }

    @Test func `An item's own title attributes are drawn in their state, before the bar's colors`() async {
        _ = await showColors()
        #expect(items[0].titleTextAttributes(for: .normal)?.count == 2)
        #expect(items[0].titleTextAttributes(for: .disabled) == nil)
        let (red, blue) = (await points(Picture.Color(255, 0, 0)), await points(Picture.Color(0, 0, 255)))
        #expect(red.left > 5 && red.right == 0)
        #expect(blue.left == 0 && blue.right > 5)
    }

    @Test func `A bar that is forced to run to the left begins at the right, and the views around it don't`() async {
        bar.semanticContentAttribute = .forceRightToLeft
        let screen = await showColors()
        #expect(bar.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(screen.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        let mirrored = await points(Picture.Color(255, 0, 0))
        #expect(mirrored.left == 0 && mirrored.right > 5)
        bar.semanticContentAttribute = .playback
        let ordinary = await points(Picture.Color(255, 0, 0))
        #expect(ordinary.left > 5 && ordinary.right == 0)
    }

    @Test func `An item that is added to a bar that runs to the left has its badge on the left`() async {
        _ = await show()
        bar.semanticContentAttribute = .forceRightToLeft
        await nextFrame(of: bar)
        items[0].badgeValue = "12"
        items[0].badgeColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        bar.items = [items[0]]
        let red = await points(Picture.Color(255, 0, 0))
        #expect(red.left > red.right, "\(red)")
    }

    @Test func `An item that the app selects isn't reported, and one that isn't in the bar can't be selected`() async {
        _ = await show()
        bar.selectedItem = items[1]
        #expect(bar.selectedItem === items[1])
        bar.items = [items[0]]
        #expect(bar.selectedItem == nil && !isVisible("Shop", in: bar))
        bar.selectedItem = items[1]
        #expect(bar.selectedItem == nil && delegate.tags == [])
        bar.items?.append(items[1])
        await nextFrame(of: window)
        #expect(isVisible("Shop", in: bar))
    }

    @Test func `A system's item has a title and an icon, which can't be changed`() {
        let item = items[0]
        #expect(item.title == "Favorites" && item.image != nil && item.tag == 4)
        item.title = "Shop"
        item.image = nil
        #expect(item.title == "Favorites" && item.image != nil)
    }

    @Test func `A controller's bar has the controller as its delegate, and its items`() async {
        let tabs = UITabBarController()
        tabs.viewControllers = ["A", "B"].map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        #expect(tabs.tabBar.delegate === tabs && tabs.tabBar.items?.map(\.title) == ["A", "B"])
        tabs.tabBar.selectedItem = tabs.tabBar.items?.last
        #expect(tabs.selectedIndex == 1)
    }
}
