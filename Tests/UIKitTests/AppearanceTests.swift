import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Appearances", .serialized, .timeLimit(.minutes(1)))
final class AppearanceTests {
    private let page = UIViewController()
    private lazy var stack = UINavigationController(rootViewController: page)
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// The color of the bar, left of the title.
    private func barColor() async -> Picture.Color? {
        await nextFrame(of: stack.view)
        return Picture(ofWindowAround: stack.view)?.color(x: 40, y: 12)
    }

    @Test func `A bar has the appearance of its screen, its own, or that of all bars, in this order`() async throws {
        let window = TestWindow(stack)
        await window.show()
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = red
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 20)]
        stack.navigationBar.scrollEdgeAppearance = appearance
        #expect(await barColor() == Picture.Color(255, 0, 0))
        let own = UINavigationBarAppearance(barAppearance: appearance)
        #expect(own.backgroundColor == red && own.titleTextAttributes.count == 2)
        own.backgroundColor = blue
        page.navigationItem.standardAppearance = own
        #expect(await barColor() == Picture.Color(0, 0, 255))
        page.navigationItem.standardAppearance = nil
        stack.navigationBar.scrollEdgeAppearance = nil
        stack.navigationBar.barTintColor = blue
        #expect(await barColor() == Picture.Color(0, 0, 255))
        window.close()
    }

    @Test func `A mirrored bar has its right button at the left, and the window's buttons stay`() async throws {
        setWindowButtons(":close")
        defer { hideWindowButtons() }
        let save = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })
        // The item's own attributes have precedence over the bar's.
        save.setTitleTextAttributes([.foregroundColor: red, .font: UIFont.boldSystemFont(ofSize: 20)], for: .normal)
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: blue]
        stack.navigationBar.standardAppearance = appearance
        page.navigationItem.rightBarButtonItem = save
        let window = TestWindow(stack)
        await window.show()
        let right = await leftEdge(ofRedIn: stack)
        let close = leftEdges(ofIcon: "window-close-symbolic", around: stack.view)
        stack.navigationBar.semanticContentAttribute = .forceRightToLeft
        await nextFrame(of: stack.view)
        let left = await leftEdge(ofRedIn: stack)
        let middle = stack.view.bounds.width / 2
        #expect(left >= 0 && left < middle && right > middle)
        #expect(close.count == 1 && leftEdges(ofIcon: "window-close-symbolic", around: stack.view) == close)
        window.close()
    }

    /// The left edge of what is red in the bar.
    private func leftEdge(ofRedIn stack: UINavigationController) async -> CGFloat {
        let picture = await nextPicture(ofWindowAround: stack.view)
        let column = (0..<(picture?.width ?? 0)).first {
            picture?.points(near: Picture.Color(255, 0, 0), rows: 0..<46, columns: $0..<$0 + 1) ?? 0 > 0
        }
        return CGFloat(column ?? -1)
    }

    @Test func `A screen lies between the bars, whatever edges it extends to`() async throws {
        let window = TestWindow(stack)
        await window.show()
        let frame = page.view.convert(page.view.bounds, to: nil)
        page.edgesForExtendedLayout = []
        page.view.setNeedsLayout()
        await nextFrame(of: stack.view)
        #expect(page.view.convert(page.view.bounds, to: nil) == frame && frame.minY > 30)
        window.close()
    }

    @Test func `A window is never without its bar while its first screen is about to appear`() async throws {
        let stack = UINavigationController()
        stack.navigationBar.barTintColor = blue
        let window = TestWindow(stack)
        await window.show()
        await nextFrame(of: stack.view)
        #expect(Picture(ofWindowAround: stack.view)?.color(x: 40, y: 12) == Picture.Color(0, 0, 255))
        stack.pushViewController(page, animated: false)
        page.title = "Page"
        // The page appears in the next turn.
        #expect(page.view.window == nil && seenIcons(around: stack.view).contains("open-menu-symbolic"))
        try await nextFrame(of: stack.view, while: page.view.window == nil)
        #expect(seenIcons(around: stack.view).filter { $0 == "open-menu-symbolic" }.count == 1)
        stack.setViewControllers([], animated: false)
        try await nextFrame(of: stack.view, while: page.view.window != nil)
        #expect(seenIcons(around: stack.view).contains("open-menu-symbolic"))
        window.close()
    }

    @Test func `A new bar has the appearance of all bars`() async throws {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = blue
        UINavigationBar.appearance().standardAppearance = appearance
        UITabBar.appearance().tintColor = red
        #expect(UITabBar.appearance() === UITabBar.appearance())
        let window = TestWindow(stack)
        await window.show()
        #expect(await barColor() == Picture.Color(0, 0, 255))
        appearance.configureWithDefaultBackground()
        UINavigationBar.appearance().standardAppearance = appearance
        UITabBar.appearance().tintColor = nil
        window.close()
    }

    @Test func `Text buttons have the color of their kind and state`() async throws {
        let window = TestWindow(stack)
        let items = ["Plain", "Off"].map { UIBarButtonItem(title: $0, primaryAction: UIAction { _ in }) }
        items[1].isEnabled = false
        page.navigationItem.rightBarButtonItems = items
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .white
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: red]
        appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: blue]
        await window.show()
        func points() async throws -> [Int] {
            await nextFrame(of: stack.view)
            let picture = try #require(Picture(ofWindowAround: stack.view))
            return [Picture.Color(255, 0, 0), Picture.Color(0, 0, 255)].map { picture.points(near: $0, rows: 0..<44) }
        }
        #expect(try await points() == [0, 0])
        stack.navigationBar.standardAppearance = appearance
        #expect(try await points().allSatisfy { $0 > 5 })
        let copy = UINavigationBarAppearance(barAppearance: appearance)
        copy.buttonAppearance.normal.titleTextAttributes = [:]
        stack.navigationBar.standardAppearance = copy
        let changed = try await points()
        #expect(changed[0] == 0 && changed[1] > 5)
        #expect(appearance.buttonAppearance.normal.titleTextAttributes.count == 1)
        copy.buttonAppearance = UIBarButtonItemAppearance()
        stack.navigationBar.standardAppearance = copy
        #expect(try await points() == [0, 0])
        window.close()
    }

    @Test func `An unsupported part of an appearance is logged once`() async throws {
        let window = TestWindow(stack)
        await window.show()
        let glow = "glow-\(UUID())"
        let said = try StandardErrorCapture()
        for color in [red, blue, red] {
            let appearance = UINavigationBarAppearance()
            appearance.titleTextAttributes = [NSAttributedString.Key(glow): 1, .foregroundColor: color]
            stack.navigationBar.standardAppearance = appearance
            await nextFrame(of: stack.view)
        }
        let lines = try said.end().split(separator: "\n").filter { $0.contains("glow") }
        #expect(lines == ["[UIKit] The text attribute \(glow) is not drawn, only font and color."])
        window.close()
    }

    @Test func `Other unsupported values are logged once, and values without effect not at all`() throws {
        Log.said = []
        let (bar, titles, tabs) = (stack.navigationBar, UINavigationBarAppearance(), UITabBarAppearance())
        let said = try StandardErrorCapture()
        bar.prefersLargeTitles = false
        bar.compactAppearance = nil
        titles.largeTitleTextAttributes = [:]
        Log.warn("So far nothing.")
        for color in [red, blue] {
            bar.prefersLargeTitles = true
            bar.compactAppearance = titles
            titles.largeTitleTextAttributes = [.foregroundColor: color]
            tabs.inlineLayoutAppearance = UITabBarItemAppearance()
            tabs.compactInlineLayoutAppearance = UITabBarItemAppearance()
        }
        let lines = try said.end().split(separator: "\n").filter { $0.hasPrefix("[UIKit] ") }
        #expect(
            lines.map { $0.split(separator: " ")[1] } == [
                "So", "prefersLargeTitles", "compactAppearance", "largeTitleTextAttributes", "inlineLayoutAppearance",
                "compactInlineLayoutAppearance",
            ])
    }

    @Test func `A tab bar is drawn with its appearance`() async throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, UIViewController()]
        let appearance = UITabBarAppearance()
        appearance.backgroundColor = red
        appearance.stackedLayoutAppearance.normal.iconColor = blue
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: blue]
        tabs.tabBar.standardAppearance = appearance
        tabs.viewControllers?.first?.tabBarItem.title = "Selected"
        let window = TestWindow(tabs)
        await window.show()
        await window.nextFrame()
        let picture = Picture(ofWindowAround: tabs.view)
        #expect(picture?.color(x: 200, y: (picture?.height ?? 0) - 6) == Picture.Color(255, 0, 0))
        #expect((picture?.points(near: Picture.Color(0, 0, 255)) ?? 0) > 10)
        #expect(UITabBarAppearance(barAppearance: appearance).backgroundColor == red)
        window.close()
    }
}
