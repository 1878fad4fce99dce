import TestSupport
import Testing
import UIKit

/// Layouts in a language that is written from right to left.
@MainActor
@Suite(.serialized)
struct RightToLeftTests {
    private let area = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

    /// Each row: whether the text runs to the left, and the left edges.
    @Test(arguments: [(false, [10, 0, 35]), (true, [70, 60, 45])] as [(Bool, [CGFloat])])
    func `Leading and trailing are mirrored, and left stays`(_ isRightToLeft: Bool, _ edges: [CGFloat]) {
        setRightToLeft(isRightToLeft)
        defer { setRightToLeft(false) }
        let first = area.add(20) { [$0.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 10)] }
        let wide = area.add(40) { [area.trailingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 60)] }
        let next = area.add(20) { [$0.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 5)] }
        let left = area.add(20) { [$0.leftAnchor.constraint(equalTo: area.leftAnchor, constant: 3)] }
        area.layoutIfNeeded()
        #expect([first, wide, next].map(\.frame.minX) == edges)
        #expect(left.frame.minX == 3)
    }

    @Test func `A limit at the trailing edge is mirrored`() {
        setRightToLeft(true)
        defer { setRightToLeft(false) }
        let view = area.add(30) {
            [
                $0.leadingAnchor.constraint(greaterThanOrEqualTo: area.leadingAnchor, constant: 10),
                $0.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
            ]
        }
        area.layoutIfNeeded()
        #expect(view.frame.minX == 20)
    }

    @Test func `A row of views begins at the right`() {
        setRightToLeft(true)
        defer { setRightToLeft(false) }
        let views = [10, 20].map { width in
            let view = UIView(frame: .zero)
            view.widthAnchor.constraint(equalToConstant: width).isActive = true
            return view
        }
        let stack = UIStackView(arrangedSubviews: views + [UIView(frame: .zero)])
        stack.frame = area.frame
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [90, 70])
    }
}

extension UIView {
    fileprivate func add(_ width: CGFloat, _ constraints: (UIView) -> [NSLayoutConstraint]) -> UIView {
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: width)] + constraints(view))
        return view
    }
}
