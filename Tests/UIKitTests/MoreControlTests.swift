import TestSupport
import Testing
import UIKit

@MainActor
@Suite("More controls", .serialized, .timeLimit(.minutes(1)))
struct MoreControlTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test func `A button has titles and colors for its states`() {
        let button = UIButton(type: .system)
        button.setTitle("Follow", for: .normal)
        button.setTitle("Followed", for: .selected)
        button.setTitleColor(red, for: .normal)
        #expect(button.currentTitle == "Follow" && button.titleColor(for: .selected) == red)
        button.isSelected = true
        #expect(button.state == .selected && button.currentTitle == "Followed")
        button.isEnabled = false
        #expect(button.state == [.selected, .disabled] && button.currentTitle == "Follow")
        #expect(UIControl().state == .normal)
    }

    @Test func `A custom button draws nothing of its own, and has the size of its title`() async throws {
        let window = TestWindow()
        let root = try #require(window.view)
        root.backgroundColor = red
        let buttons = [UIButton(type: .custom), UIButton(), UIButton(type: .system)]
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 20, y: 100 + 80 * index, width: 100, height: 40)
            root.addSubview(button)
        }
        await window.show()
        let picture = try #require(Picture(of: root))
        #expect(buttons.map(\.buttonType) == [.custom, .custom, .system])
        #expect([120, 200].map { picture.colorCount(rows: ($0 - 18)..<($0 + 18), columns: 22..<118) } == [1, 1])
        #expect(picture.color(x: 70, y: 120) == Picture.Color(255, 0, 0))
        #expect(picture.color(x: 70, y: 280) != Picture.Color(255, 0, 0))
        let label = UILabel()
        (label.text, label.font) = ("Title", .systemFont(ofSize: 17))
        buttons[0].setTitle("Title", for: .normal)
        buttons[0].titleLabel?.font = label.font
        #expect(buttons[0].intrinsicContentSize == label.intrinsicContentSize)
        window.close()
    }

    @Test func `A menu on a bar button has ticks, icons and sections with titles`() async {
        var chosen: [String] = []
        let action = { (title: String, state: UIMenuElement.State) in
            UIAction(title: title, image: UIImage(systemName: "printer"), state: state) { chosen.append($0.title) }
        }
        let sections: [UIMenuElement] = [
            UIMenu(title: "Order", children: [action("Newest", .on), action("Oldest", .off)]),
            UIMenu(children: [action("Delete", .off)]), action("Print", .off),
        ]
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Sort", menu: UIMenu(children: sections))
        let window = TestWindow(UINavigationController(rootViewController: page))
        await window.show()
        guard let view = page.view else { return }
        #expect(click("Sort", around: view))
        #expect(isVisible("Order", in: view) && isVisible("Newest", in: view) && isVisible("Delete", in: view))
        let icons = seenIcons(around: view)
        #expect(icons.filter { $0 == "object-select-symbolic" }.count == 1)
        #expect(icons.filter { $0.contains("printer") }.count == 4)
        #expect(lineCount(around: view) == 2)
        #expect(click("Oldest", around: view))
        #expect(chosen == ["Oldest"])
        await window.nextFrame()
        #expect(!isVisible("Newest", in: view))
        window.close()
    }

    @Test func `A button's title has a font and insets`() async {
        let window = TestWindow()
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        window.view?.addSubview(button)
        await window.show()
        let plain = button.intrinsicContentSize
        button.titleLabel?.font = .boldSystemFont(ofSize: 40)
        await window.nextFrame()
        let large = button.intrinsicContentSize
        #expect(large.height > plain.height)
        button.contentEdgeInsets = UIEdgeInsets(top: 30, left: 40, bottom: 30, right: 40)
        await window.nextFrame()
        #expect(button.intrinsicContentSize.height > large.height)
        window.close()
    }

    @Test func `A label shows the text of an attributed string with its font and color`() {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "Text", attributes: [.foregroundColor: red, .font: UIFont.boldSystemFont(ofSize: 20)])
        #expect(label.text == "Text" && label.textColor == red && label.font.pointSize == 20)
        #expect(label.attributedText?.string == "Text")
        label.attributedText = NSAttributedString(string: "")
        #expect(label.text == "")
        label.attributedText = nil
        #expect(label.attributedText == nil)
    }

    @Test func `A switch that the app sets sends nothing`() {
        var sent = 0
        let control = UISwitch()
        control.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        control.isOn = true
        #expect(control.isOn && sent == 0)
        control.setOn(false, animated: true)
        control.onTintColor = red
        #expect(!control.isOn && sent == 0)
        #expect(control.intrinsicContentSize.width > control.intrinsicContentSize.height)
    }

    @Test func `A progress view is between 0 and 1`() {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 0.5
        #expect(view.progress == 0.5)
        view.setProgress(7, animated: true)
        view.progressTintColor = red
        #expect(view.progress == 1)
    }

    @Test func `The machine has a name and a system`() {
        let device = UIDevice.current
        #expect(!device.name.isEmpty && !device.systemVersion.isEmpty)
        #expect(device.systemName == "Linux" && device.model == "PC" && device.userInterfaceIdiom == .mac)
    }

    @Test func `Fonts have sizes and weights`() async {
        #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
        #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
        let window = TestWindow()
        let label = UILabel()
        label.text = "A text that has a width"
        window.view?.addSubview(label)
        await window.show()
        label.font = .systemFont(ofSize: 17, weight: .regular)
        let regular = label.intrinsicContentSize.width
        label.font = .systemFont(ofSize: 34, weight: .black)
        await window.nextFrame()
        #expect(label.intrinsicContentSize.width > regular * 1.5)
    }

    @Test(arguments: [false, true])
    func `A button on the left replaces Back, unless the app wants both`(supplements: Bool) async {
        let screen = await Screen.showing()
        let b = screen.page("B")
        b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu", primaryAction: UIAction { _ in })
        b.navigationItem.leftItemsSupplementBackButton = supplements
        await screen.push(b)
        #expect(isVisible("Menu", in: screen.window))
        #expect(ToolButtons("Back", around: screen.window).count == (supplements ? 1 : 0))
    }

    @Test func `Each request for time in the background has an identifier of its own`() {
        let requests = (0..<2).map { _ in UIApplication.shared.beginBackgroundTask(withName: "Test") {} }
        #expect(Set(requests + [.invalid]).count == 3)
        for request in requests { UIApplication.shared.endBackgroundTask(request) }
    }

    @Test func `A popover keeps its source`() {
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        let (view, item) = (UIView(), UIBarButtonItem(title: "Item"))
        let popover = controller.popoverPresentationController
        popover?.sourceView = view
        popover?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
        popover?.barButtonItem = item
        popover?.permittedArrowDirections = [.up, .down]
        #expect(popover?.sourceView === view && popover?.sourceRect.maxX == 4 && popover?.barButtonItem === item)
        #expect(popover?.permittedArrowDirections.contains(.left) == false)
        #expect(UIPopoverArrowDirection.any.contains(.left))
    }
}
