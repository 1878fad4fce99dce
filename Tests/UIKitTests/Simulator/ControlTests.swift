import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct ControlTests {
    @Test func `Actions are called for their events, with the sender`() {
        var calls = 0
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Go") { action in
                calls += action.sender is UIButton ? 1 : 100
            })
        #expect(button.title(for: .normal) == "Go")
        button.sendActions(for: .primaryActionTriggered)
        button.sendActions(for: .valueChanged)
        #expect(calls == 1)
    }

    @Test func `An action with the same identifier replaces the other, and can be removed`() {
        var called: [String] = []
        let control = UIControl()
        control.addAction(UIAction(identifier: .init("x")) { _ in called.append("one") }, for: .valueChanged)
        let second = UIAction(identifier: .init("x")) { _ in called.append("two") }
        control.addAction(second, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.removeAction(second, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(called == ["two"])
    }

    @Test func `Values for bars and the safe area have the defaults that Apple documents, and are kept`() {
        let (page, scrollView, bar) = (UIViewController(), UIScrollView(), UINavigationController().navigationBar)
        #expect(page.edgesForExtendedLayout == .all && UIRectEdge.all == [.top, .left, .bottom, .right])
        page.edgesForExtendedLayout = []
        #expect(page.edgesForExtendedLayout.isEmpty)
        #expect(scrollView.contentInsetAdjustmentBehavior == .automatic)
        #expect(scrollView.bounces && !scrollView.alwaysBounceVertical && !scrollView.alwaysBounceHorizontal)
        scrollView.bounces = false
        #expect(!scrollView.bounces)
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.contentInsetAdjustmentBehavior == .never && scrollView.adjustedContentInset == .zero)
        #expect(bar.compactScrollEdgeAppearance == nil && page.navigationItem.compactScrollEdgeAppearance == nil)
        let appearance = UINavigationBarAppearance()
        bar.compactScrollEdgeAppearance = appearance
        page.navigationItem.compactScrollEdgeAppearance = appearance
        #expect(bar.compactScrollEdgeAppearance != nil && page.navigationItem.compactScrollEdgeAppearance != nil)
    }

    @Test func `A refresh control keeps its state and does not send by itself`() {
        var sent = 0
        let scrollView = UIScrollView()
        let control = UIRefreshControl()
        control.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        scrollView.refreshControl = control
        control.beginRefreshing()
        #expect(control.isRefreshing && sent == 0)
        control.endRefreshing()
        #expect(!control.isRefreshing)
    }

    @Test func `A spinner hides when it stops, unless hidesWhenStopped is false`() {
        let spinner = UIActivityIndicatorView(style: .medium)
        #expect(spinner.isHidden)
        spinner.startAnimating()
        #expect(spinner.isAnimating && !spinner.isHidden)
        spinner.hidesWhenStopped = false
        spinner.stopAnimating()
        #expect(!spinner.isAnimating && !spinner.isHidden)
    }

    @Test func `Views have the size of their content`() {
        let label = UILabel()
        label.text = "Some text"
        #expect(label.intrinsicContentSize.width > 20)
        label.sizeToFit()
        #expect(label.bounds.size == label.intrinsicContentSize)
        #expect(UIView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(UIImage(systemName: "plus") != nil)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        // Apps force-unwrap symbols, such as those of Hotwire Native's demo.
        let names = ["arrow.left.arrow.right", "widget.small", "square.grid.2x2", "questionmark.text.page", "ladybug"]
        for name in names { #expect(UIImage(systemName: name) != nil) }
    }

    @Test func `Colors compare by value`() {
        #expect(UIColor.red == UIColor.red)
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) != UIColor.systemBackground)
    }

    @Test func `The system's colors differ`() {
        let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple, .systemBrown,
            .systemPink,
            .systemIndigo, .systemTeal, .systemCyan, .systemMint,
        ]
        #expect(Set(colors).count == colors.count)
    }

    @Test func `Colors take another opacity, fixed ones and the theme's`() {
        #expect(UIColor(white: 0.5, alpha: 1) == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        let half = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).withAlphaComponent(0.5) == half)
        #expect(UIColor.systemBlue.withAlphaComponent(0.5) != UIColor.systemBlue)
        #expect(UIColor.secondaryLabel.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    }

    @Test func `Every bar button of the system can be shown`() async {
        let screen = await Screen.showing()
        for rawValue in 0..<30 {
            guard let item = UIBarButtonItem.SystemItem(rawValue: rawValue) else { continue }
            let button = UIBarButtonItem(systemItem: item)
            button.tintColor = .systemRed
            screen.a.navigationItem.setRightBarButton(button, animated: false)
            screen.a.navigationItem.setLeftBarButton(UIBarButtonItem(systemItem: item), animated: true)
            #expect(screen.a.navigationItem.rightBarButtonItem === button)
        }
    }

    @Test func `A click is a touch down and up`() {
        var events: [String] = []
        let control = UIControl()
        control.addAction(UIAction { _ in events.append("any") }, for: .allEvents)
        control.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        #expect(events == ["any", "down", "any"])
    }

    @Test func `An image that isn't in a bundle is nil`() {
        #expect(UIImage(named: "no-such-picture") == nil)
    }

    @Test func `Long text is truncated by its line break mode`() {
        let label = UILabel()
        label.text = "A text that is far too long for its line"
        label.lineBreakMode = .byClipping
        let whole = label.intrinsicContentSize
        label.lineBreakMode = .byTruncatingMiddle
        #expect(label.intrinsicContentSize.height == whole.height)
        label.numberOfLines = 0
        label.lineBreakMode = .byCharWrapping
        #expect(label.sizeThatFits(CGSize(width: 80, height: 0)).height > whole.height)
    }
}
