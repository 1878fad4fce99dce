import TestSupport
import Testing
import UIKit

/// Tests the drawn colors of texts and icons.
@MainActor
@Suite("Colors of texts and icons", .serialized, .timeLimit(.minutes(1)))
struct ColorTests {
    private let window = TestWindow()
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func show(_ view: UIView) async {
        view.frame = CGRect(x: 20, y: 100, width: 300, height: 80)
        window.view?.addSubview(view)
        await window.show()
    }

    /// The number of red points of a view, in the next frame.
    private func redPoints(of view: UIView) async throws -> Int {
        try #require(await window.window.nextFrame(of: 120) { Picture(of: view) }).points(
            near: Picture.Color(255, 0, 0))
    }

    /// Waits until more than 50 points of a view are red.
    private func turnsRed(_ view: UIView) async -> Bool {
        await window.window.nextFrame(of: 120) {
            Picture(of: view).flatMap { $0.points(near: Picture.Color(255, 0, 0)) > 50 ? true : nil }
        } == true
    }

    @Test func `A button's title has its color`() async throws {
        let button = UIButton(type: .system)
        button.setTitle("Follow", for: .normal)
        button.titleLabel?.font = .boldSystemFont(ofSize: 40)
        await show(button)
        #expect(try await redPoints(of: button) == 0)
        button.setTitleColor(red, for: .normal)
        #expect(await turnsRed(button))
        window.close()
    }

    @Test func `An attributed text has its color`() async throws {
        let label = UILabel()
        label.text = "Text"
        label.font = .boldSystemFont(ofSize: 40)
        await show(label)
        #expect(try await redPoints(of: label) == 0)
        label.attributedText = NSAttributedString(string: "Text", attributes: [.foregroundColor: red])
        #expect(await turnsRed(label))
        window.close()
    }

    @Test func `A symbol has the color that it was given, or as a template that of its view`() async throws {
        let star = try #require(UIImage(systemName: "star"))
        let view = UIImageView(image: star.withTintColor(red, renderingMode: .alwaysOriginal))
        await show(view)
        #expect(await turnsRed(view))
        view.image = star.withTintColor(blue, renderingMode: .alwaysTemplate)
        #expect(try await redPoints(of: view) == 0)
        view.tintColor = red
        #expect(await turnsRed(view))
        window.close()
    }

    @Test func `An image from a file keeps its colors, which is logged once`() async throws {
        let picture = try #require(UIImage(data: ViewTests.redSquare))
        let view = UIImageView(image: picture)
        Log.said = []
        let said = try StandardErrorCapture()
        view.image = picture.withRenderingMode(.alwaysOriginal)
        Log.warn("So far nothing.")
        for color in [red, blue] { view.image = picture.withTintColor(color) }
        view.image = picture.withRenderingMode(.alwaysTemplate)
        let lines = try said.end().split(separator: "\n").filter { $0.hasPrefix("[UIKit] ") }
        #expect(
            lines == ["[UIKit] So far nothing.", "[UIKit] Tint color and rendering mode apply only to symbols."])
        await show(view)
        #expect(await turnsRed(view))
        window.close()
    }

    @Test func `A bar's title and buttons have the colors of its appearance and its tint`() async throws {
        let page = UIViewController()
        page.title = "Title"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "plus"))
        let stack = UINavigationController(rootViewController: page)
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .white
        appearance.titleTextAttributes = [.foregroundColor: red, .font: UIFont.boldSystemFont(ofSize: 30)]
        stack.navigationBar.standardAppearance = appearance
        stack.navigationBar.tintColor = blue
        let window = TestWindow(stack)
        await window.show()
        // GNOME dims the bar of a window without keyboard focus.
        try await Pointer(window.window).focusWindow()
        let counts = await window.window.nextFrame(of: 300) {
            Picture(ofWindowAround: stack.view).flatMap { picture -> [Int]? in
                let third = picture.width / 3
                let title = picture.points(near: Picture.Color(255, 0, 0), rows: 0..<60, columns: third..<2 * third)
                let button = picture.points(
                    near: Picture.Color(0, 0, 255), rows: 0..<60, columns: 2 * third..<picture.width)
                return title > 20 && button > 5 ? [title, button] : nil
            }
        }
        #expect(counts != nil, "no frame has a red title and a blue button")
        window.close()
    }

    @Test func `A tab has the tint that all bars were given before`() async throws {
        let pages = ["One", "Two"].enumerated().map { index, title in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: index)
            return page
        }
        UITabBar.appearance().tintColor = red
        defer { UITabBar.appearance().tintColor = nil }
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        let window = TestWindow(tabs)
        await window.show()
        let isRed = await window.window.nextFrame(of: 120) {
            Picture(ofWindowAround: tabs.view).flatMap { picture -> Bool? in
                let (rows, half) = (picture.height - 60..<picture.height, picture.width / 2)
                let (chosen, other) = (0..<half, half..<picture.width)
                let red = Picture.Color(255, 0, 0)
                guard picture.points(near: red, rows: rows, columns: chosen) > 20 else { return nil }
                return picture.points(near: red, rows: rows, columns: other) == 0
            }
        }
        #expect(isRed == true)
        window.close()
    }
}
