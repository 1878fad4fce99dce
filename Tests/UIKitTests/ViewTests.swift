import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct ViewTests {
    /// A view that records its moves between superviews.
    private final class RecordingView: UIView {
        var events: [String] = []

        override func willMove(toSuperview newSuperview: UIView?) {
            events.append(newSuperview == nil ? "will leave" : "will come")
        }

        override func didMoveToSuperview() {
            events.append(superview == nil ? "left" : "came")
        }

        override func didAddSubview(_ subview: UIView) {
            events.append("added")
        }
    }

    @Test(arguments: [(UIRectEdge.top, 1), (.left, 2), (.bottom, 4), (.right, 8), (.all, 15)] as [(UIRectEdge, UInt)])
    func `An edge has UIKit's value`(_ edge: UIRectEdge, _ value: UInt) {
        #expect(edge.rawValue == value)
    }

    @Test func `A view is informed before a visible view above it is removed or hidden`() {
        let (outer, lower, upper) = (UIView(), UIView(), UIView())
        for view in [lower, upper] { outer.addSubview(view) }
        var covers: [UIView] = []
        lower.onUncover = { covers.append($0) }
        upper.removeFromSuperview()
        #expect(covers == [upper])
        outer.addSubview(upper)
        upper.isHidden = true
        #expect(covers == [upper, upper])
        upper.removeFromSuperview()
        #expect(covers.count == 2)
    }

    @Test(arguments: [
        CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
        CGRect(x: 1e300, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: 5e9, height: 10),
    ])
    func `A view with an impossible frame is not shown, and the app does not crash`(_ frame: CGRect) async {
        let (window, view) = (TestWindow(), UIView(frame: frame))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        defer { window.close() }
        view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        window.view?.addSubview(view)
        await window.show()
        #expect(view.window === window.window)
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        await window.nextFrame()
        #expect(Picture(of: view)?.center == Picture.Color(255, 0, 0))
    }

    @Test func `Subviews stand where they are inserted`() {
        let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
        let view = UIView()
        view.addSubview(a)
        view.insertSubview(b, at: 0)
        view.insertSubview(c, aboveSubview: b)
        view.insertSubview(d, belowSubview: b)
        #expect(view.subviews == [d, b, c, a])
        view.sendSubviewToBack(a)
        #expect(view.subviews == [a, d, b, c])
        view.insertSubview(a, aboveSubview: c)
        #expect(view.subviews == [d, b, c, a])
        view.insertSubview(d, belowSubview: c)
        #expect(view.subviews == [b, d, c, a])
        view.sendSubviewToBack(UIView())
        #expect(view.subviews.count == 4)
    }

    @Test func `A view is informed when it is added and removed`() {
        let (outer, inner) = (RecordingView(), RecordingView())
        outer.addSubview(inner)
        inner.removeFromSuperview()
        inner.removeFromSuperview()
        #expect(inner.events == ["will come", "came", "will leave", "left"])
        #expect(outer.events == ["added"])
    }

    @Test func `Views are found by their tags`() {
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.tag = 7
        #expect(outer.viewWithTag(7) === inner)
        #expect(outer.viewWithTag(0) === outer)
        #expect(outer.viewWithTag(8) == nil)
    }

    @Test func `Places are converted between views`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let left = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let right = UIView(frame: CGRect(x: 150, y: 30, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        root.addSubview(left)
        root.addSubview(right)
        left.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 26))
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: right) == CGPoint(x: -134, y: -4))
        #expect(inner.convert(CGPoint(x: 16, y: 26), from: root) == CGPoint(x: 1, y: 1))
        #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 15, y: 25, width: 10, height: 10))
        left.bounds.origin.y = 3
        #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 22))
        #expect(root.convert(CGRect(x: 15, y: 22, width: 1, height: 1), to: inner).origin == .zero)
    }

    @Test func `Left and right are edges too, of the view and of its safe area`() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
            inner.rightAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.rightAnchor, constant: -20),
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.heightAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.heightAnchor, multiplier: 0.5),
        ])
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 0, width: 170, height: 50))
        #expect(outer.safeAreaInsets == .zero)
    }

    @Test func `A constraint between neighbors is ignored`() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let (one, two) = (UIView(), UIView())
        for view in [one, two] {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
        NSLayoutConstraint.activate([one.topAnchor.constraint(equalTo: two.bottomAnchor)])
        container.layoutIfNeeded()
        #expect(one.frame == .zero)
    }

    @Test func `Arranged views can be inserted and removed`() {
        let (a, b) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [a])
        stack.insertArrangedSubview(b, at: 0)
        #expect(stack.arrangedSubviews == [b, a])
        stack.removeArrangedSubview(b)
        #expect(stack.arrangedSubviews == [a])
        #expect(b.superview === stack)
    }

    @Test func `The chain leads from a view to the application`() async {
        let screen = await Screen.showing()
        let view = UIView()
        screen.a.view.addSubview(view)
        let chain = Array(sequence(first: view as UIResponder) { $0.next })
        #expect(chain.contains(screen.a) && chain.contains(screen.navigation) && chain.contains(screen.window))
        #expect(chain.last === UIApplication.shared)
    }

    @Test func `An image is placed by its content mode`() async throws {
        let image = try #require(UIImage(data: Self.redSquare))
        let view = UIImageView(image: image)
        #expect(view.contentMode == .scaleToFill)
        let window = TestWindow()
        window.view?.addSubview(view)
        view.frame = CGRect(x: 0, y: 100, width: 300, height: 100)
        let areas: [(UIView.ContentMode, Int)] = [
            (.scaleToFill, 300 * 100), (.scaleAspectFit, 100 * 100), (.scaleAspectFill, 300 * 100), (.center, 8 * 8),
            (.topLeft, 8 * 8),
        ]
        for (mode, area) in areas {
            view.contentMode = mode
            await window.show()
            let points = try redPoints(in: window)
            // Edges are antialiased.
            #expect(abs(points - area) <= area / 10 + 20, "\(mode): \(points) of \(area)")
        }
        window.close()
    }

    private func redPoints(in window: TestWindow) throws -> Int {
        let picture = try #require(Picture(ofWindowAround: window.window))
        return (0..<picture.height).reduce(0) { count, y in
            count
                + (0..<picture.width).count { picture.color(x: $0, y: y).map { $0.red > 200 && $0.green < 60 } == true }
        }
    }

    /// A PNG of 8 × 8 red points.
    static let redSquare =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mP4z8CAFTEMLQkAKP8/wc53yE8AAAAASUVORK5CYII="
        ) ?? Data()

    @Test func `The screen has a size, and a window as large as it gets the default size`() {
        let bounds = UIScreen.main.bounds
        #expect(bounds.width > 100 && bounds.height > 100)
        #expect(UIScreen.main.scale >= 1)
        let usual = UIWindow().frame.size
        #expect(UIWindow(frame: bounds).frame.size == usual)
        #expect(UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400)).frame.size.width == 300)
    }

    @Test func `The application has its windows`() async {
        let screen = await Screen.showing()
        #expect(UIApplication.shared.windows.contains(screen.window))
    }
}
