import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct LayoutTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

    @Test func `Frame, bounds and center are one`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        view.center = CGPoint(x: 50, y: 50)
        #expect(view.frame == CGRect(x: 35, y: 30, width: 30, height: 40))
        view.bounds.size = CGSize(width: 10, height: 10)
        #expect(view.bounds.size == view.frame.size)
        #expect(UIView().frame == .zero)
    }

    @Test func `Flexible width and height fill a growing superview`() {
        let view = UIView(frame: container.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        container.frame.size = CGSize(width: 300, height: 250)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 250))
    }

    @Test func `Flexible margins keep a view in the middle, a fixed one keeps it in place`() {
        let (middle, fixed) = (UIView(frame: CGRect(x: 40, y: 90, width: 20, height: 20)), UIView())
        middle.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        fixed.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        container.addSubview(middle)
        container.addSubview(fixed)
        container.frame.size = CGSize(width: 200, height: 400)
        #expect(middle.center == CGPoint(x: 100, y: 200))
        #expect(fixed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func `A view has the intrinsic size that its class returns`() {
        final class Row: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 52) }
        }
        let row = Row()
        row.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            row.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
        container.layoutIfNeeded()
        #expect(row.frame == CGRect(x: 0, y: 148, width: 100, height: 52))
    }

    @Test func `A view can be constrained to four edges, also of the safe area`() {
        let view = constrained()
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: container.safeAreaLayoutGuide.topAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -5),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 5, width: 100, height: 190))
        container.frame.size = CGSize(width: 50, height: 50)
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 5, width: 50, height: 40))
    }

    @Test(arguments: [false, true])
    func `A view is laid out below its sibling, whichever was added first`(isLowerFirst: Bool) {
        let (upper, lower, inside) = (UIView(), UIView(), UIView())
        for view in isLowerFirst ? [lower, upper] : [upper, lower] { container.addSubview(view) }
        upper.addSubview(inside)
        for view in [upper, lower, inside] { view.translatesAutoresizingMaskIntoConstraints = false }
        let height = upper.heightAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([
            lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 20),
            lower.leadingAnchor.constraint(equalTo: upper.leadingAnchor),
            lower.widthAnchor.constraint(equalToConstant: 50), lower.heightAnchor.constraint(equalToConstant: 10),
            upper.topAnchor.constraint(equalTo: container.topAnchor, constant: 5), height,
            upper.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 7),
            upper.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
        container.layoutIfNeeded()
        #expect(lower.frame == CGRect(x: 7, y: 55, width: 50, height: 10))
        height.constant = 60
        container.layoutIfNeeded()
        #expect(lower.frame.minY == 85)
    }

    @Test func `A view is laid out below a subview of its sibling`() {
        let (upper, inside, lower) = (constrained(), UIView(), constrained())
        inside.translatesAutoresizingMaskIntoConstraints = false
        upper.addSubview(inside)
        NSLayoutConstraint.activate([
            lower.topAnchor.constraint(equalTo: inside.bottomAnchor, constant: 3),
            lower.heightAnchor.constraint(equalToConstant: 10),
            inside.topAnchor.constraint(equalTo: upper.topAnchor, constant: 4),
            inside.heightAnchor.constraint(equalToConstant: 20),
            upper.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
            upper.heightAnchor.constraint(equalToConstant: 30),
        ])
        container.layoutIfNeeded()
        #expect(lower.frame.minY == 32)
    }

    @Test func `Two views that each want to be below the other are laid out all the same`() {
        let views = [constrained(), constrained()]
        for view in views { view.heightAnchor.constraint(equalToConstant: 10).isActive = true }
        views[0].topAnchor.constraint(equalTo: views[1].bottomAnchor).isActive = true
        views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor).isActive = true
        container.layoutIfNeeded()
        #expect(views.map(\.frame.height) == [10, 10])
    }

    @Test func `Constraints for center and fixed size can be changed later`() {
        let view = constrained()
        let width = view.widthAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: container.centerYAnchor, constant: 10),
            width, view.heightAnchor.constraint(equalToConstant: 40),
        ])
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 40, y: 90, width: 20, height: 40))
        width.constant = 60
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 90, width: 60, height: 40))
        width.isActive = false
        #expect(!width.isActive)
    }

    @Test func `The superview may be the first item of a constraint`() {
        let view = constrained()
        NSLayoutConstraint.activate([
            container.topAnchor.constraint(equalTo: view.topAnchor, constant: -7),
            view.heightAnchor.constraint(equalToConstant: 10),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 7, width: 100, height: 10))
    }

    @Test(arguments: [[40, 20], [20, 40]] as [[CGFloat]])
    func `Of two minimum widths the larger one is used, whichever is first`(widths: [CGFloat]) {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate(widths.map { view.widthAnchor.constraint(greaterThanOrEqualToConstant: $0) })
        container.layoutIfNeeded()
        #expect(view.frame.width == 40)
    }

    @Test func `A wide label is kept within inequalities and wraps`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Text that does not fit into one hundred points on a single line"
        label.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: container.centerYAnchor),
            label.leadingAnchor.constraint(greaterThanOrEqualTo: container.leadingAnchor, constant: 5),
            label.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor, constant: -5),
        ])
        container.layoutIfNeeded()
        let oneLine = UILabel()
        oneLine.text = "X"
        #expect(label.frame.width <= 90)
        #expect(label.frame.height > oneLine.intrinsicContentSize.height * 2)
    }

    @Test func `Constraints to the edges of an outer view are used, as for a refresh control`() {
        let scrollView = UIScrollView(frame: CGRect(x: 10, y: 20, width: 80, height: 100))
        container.addSubview(scrollView)
        let control = UIRefreshControl()
        control.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(control)
        NSLayoutConstraint.activate([
            control.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            control.topAnchor.constraint(equalTo: container.safeAreaLayoutGuide.topAnchor, constant: 30),
            control.heightAnchor.constraint(equalToConstant: 60),
        ])
        container.layoutIfNeeded()
        #expect(control.frame.midX == 40 && control.frame.minY == 10 && control.frame.height == 60)
        let other = UIView()
        other.addSubview(scrollView)
        other.layoutIfNeeded()
        #expect(control.frame.midX == 40)
    }

    @Test func `Views can be laid out in a column`() {
        let views = (0..<3).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = 10
        stack.frame = CGRect(x: 0, y: 0, width: 50, height: 110)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minY) == [0, 40, 80])
        #expect(views.allSatisfy { $0.frame.size == CGSize(width: 50, height: 30) })
        views[1].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[0], views[2]])
    }

    @Test func `Views move between superviews, and change their order`() {
        let other = UIView()
        let (one, two) = (UIView(), UIView())
        container.addSubview(one)
        container.addSubview(two)
        container.bringSubviewToFront(one)
        #expect(container.subviews == [two, one])
        container.insertSubview(one, belowSubview: two)
        #expect(container.subviews == [one, two])
        other.addSubview(one)
        #expect(container.subviews == [two])
        #expect(one.superview === other)
        one.removeFromSuperview()
        one.removeFromSuperview()
        #expect(one.superview == nil && other.subviews.isEmpty)
        #expect(two.isDescendant(of: container) && !one.isDescendant(of: container))
    }

    private func constrained() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        return view
    }
}
