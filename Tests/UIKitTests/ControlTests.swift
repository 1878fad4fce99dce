import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct ControlTests {
    @Test("Actions are called for their events, with the sender")
    func actions() {
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

    @Test("An action with the same identifier replaces the other, and can be removed")
    func identifiers() {
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

    @Test("A refresh control keeps its state and does not send by itself")
    func refresh() {
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

    @Test("A spinner hides when it stops, unless told otherwise")
    func spinner() {
        let spinner = UIActivityIndicatorView(style: .medium)
        #expect(spinner.isHidden)
        spinner.startAnimating()
        #expect(spinner.isAnimating && !spinner.isHidden)
        spinner.hidesWhenStopped = false
        spinner.stopAnimating()
        #expect(!spinner.isAnimating && !spinner.isHidden)
    }

    @Test("Content has a size")
    func intrinsicSizes() {
        let label = UILabel()
        label.text = "Some text"
        #expect(label.intrinsicContentSize.width > 20)
        label.sizeToFit()
        #expect(label.bounds.size == label.intrinsicContentSize)
        #expect(UIView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(UIImage(systemName: "plus") != nil)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
    }

    @Test("Colours compare by value")
    func colours() {
        #expect(UIColor.red == UIColor.red)
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) != UIColor.systemBackground)
    }
}
