import Foundation
import TestSupport
import TestTraits
import Testing
import UIKit

/// Scaled, turned and moved views.
@MainActor
@Suite(.serialized, .usualAnimations, .timeLimit(.minutes(1)))
struct TransformTests {
    private let quarter = CGAffineTransform(rotationAngle: .pi / 2)

    /// The point (10, 20) after each transform.
    nonisolated private static let points: [(String, CGAffineTransform, CGPoint)] = [
        ("identity", .identity, CGPoint(x: 10, y: 20)),
        ("move", CGAffineTransform(translationX: 1, y: 2), CGPoint(x: 11, y: 22)),
        ("scaling", CGAffineTransform(scaleX: 2, y: 3), CGPoint(x: 20, y: 60)),
        ("quarter turn", CGAffineTransform(rotationAngle: .pi / 2), CGPoint(x: -20, y: 10)),
        ("shear", CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0), CGPoint(x: 20, y: 20)),
        ("scaling, then move", .identity.translatedBy(x: 1, y: 2).scaledBy(x: 2, y: 2), CGPoint(x: 21, y: 42)),
        ("move, then scaling", .identity.scaledBy(x: 2, y: 2).translatedBy(x: 1, y: 2), CGPoint(x: 22, y: 44)),
        (
            "concatenated", CGAffineTransform(scaleX: 2, y: 2).concatenating(.init(rotationAngle: .pi / 2)),
            CGPoint(x: -40, y: 20)
        ),
        ("turned back", CGAffineTransform(rotationAngle: 1).rotated(by: -1), CGPoint(x: 10, y: 20)),
    ]

    @Test(arguments: points)
    func `A point is transformed, and transformed back`(
        _ name: String, _ transform: CGAffineTransform, _ expected: CGPoint
    ) {
        let point = CGPoint(x: 10, y: 20)
        let (there, back) = (point.applying(transform), point.applying(transform).applying(transform.inverted()))
        #expect(abs(there.x - expected.x) < 1e-9 && abs(there.y - expected.y) < 1e-9, "\(there)")
        #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9, "\(back)")
    }

    @Test func `Sizes aren't moved, rectangles become those around their corners, and a flat transform has no inverse`()
    {
        let move = CGAffineTransform(scaleX: 2, y: 1).translatedBy(x: 5, y: 5)
        #expect(CGSize(width: 3, height: 4).applying(move) == CGSize(width: 6, height: 4))
        let turned = CGRect(x: 0, y: 0, width: 30, height: 10).applying(quarter)
        #expect(abs(turned.minX + 10) < 1e-9 && abs(turned.width - 10) < 1e-9 && abs(turned.height - 30) < 1e-9)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat && !flat.isIdentity && CGAffineTransform().isIdentity)
    }

    /// A red view of 100 × 40 points at (100, 100), whose left half is blue.
    private func shownView() async -> (TestWindow, UIView) {
        let window = TestWindow(width: 400, height: 400)
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
        window.view?.backgroundColor = .white
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        left.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(left)
        window.view?.addSubview(view)
        await window.show()
        return (window, view)
    }

    private func colors(_ window: TestWindow, _ points: [(Int, Int)]) throws -> [String] {
        let picture = try #require(window.view.flatMap(Picture.init(of:)))
        return points.map { x, y in
            switch picture.color(x: x, y: y) {
            case Picture.Color(255, 0, 0): "red"
            case Picture.Color(0, 0, 255): "blue"
            default: "none"
            }
        }
    }

    @Test func `A view is drawn turned, scaled, mirrored and sheared about its center`() async throws {
        let (window, view) = await shownView()
        defer { window.close() }
        #expect(
            try colors(window, [(110, 120), (190, 120), (150, 80), (150, 160)]) == ["blue", "red", "none", "none"])
        view.transform = quarter
        await window.nextFrame()
        #expect(
            try colors(window, [(110, 120), (190, 120), (150, 80), (150, 160)]) == ["none", "none", "blue", "red"])
        view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        await window.nextFrame()
        #expect(try colors(window, [(55, 120), (245, 120), (150, 108), (40, 120)]) == ["blue", "red", "none", "none"])
        view.transform = CGAffineTransform(scaleX: -1, y: 1)
        await window.nextFrame()
        #expect(try colors(window, [(110, 120), (190, 120)]) == ["red", "blue"])
        view.transform = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 30)
        await window.nextFrame()
        #expect(
            try colors(window, [(90, 132), (206, 168), (190, 132), (104, 168)]) == ["blue", "red", "none", "none"])
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
        await window.nextFrame()
        #expect(try colors(window, [(150, 120)]) == ["none"])
        view.transform = .identity
        await window.nextFrame()
        #expect(try colors(window, [(110, 120), (190, 120)]) == ["blue", "red"])
    }

    @Test func `A transform changes the frame and what a click hits, but neither bounds nor center`() async {
        let (window, view) = await shownView()
        defer { window.close() }
        view.transform = quarter
        #expect(view.bounds.size == CGSize(width: 100, height: 40) && view.center == CGPoint(x: 150, y: 120))
        let frame = view.frame
        #expect(abs(frame.minX - 130) < 1e-9 && abs(frame.minY - 70) < 1e-9 && abs(frame.height - 100) < 1e-9)
        let corner = view.convert(CGPoint(x: 0, y: 40), to: view.superview)
        #expect(abs(corner.x - 130) < 1e-9 && abs(corner.y - 70) < 1e-9, "\(corner)")
        let back = view.convert(CGPoint(x: 130, y: 70), from: view.superview)
        #expect(abs(back.x) < 1e-9 && abs(back.y - 40) < 1e-9, "\(back)")
        await window.nextFrame()
        let top = view.superview?.convert(CGPoint.zero, to: nil).y ?? 0
        #expect(window.isHit(view, x: 150, y: 165 + top) && !window.isHit(view, x: 195, y: 120 + top))
    }

    @Test func `A turn is animated`() async {
        let (window, view) = await shownView()
        defer { window.close() }
        var between = 0
        window.watch { _ in
            guard let picture = window.view.flatMap(Picture.init(of:)) else { return }
            // The corner of the bounds at the start, and that at the end.
            let ends = [picture.color(x: 104, y: 104), picture.color(x: 134, y: 164)]
            if ends.allSatisfy({ $0 != Picture.Color(255, 0, 0) && $0 != Picture.Color(0, 0, 255) }) { between += 1 }
        }
        await withCheckedContinuation { continuation in
            UIView.animate(withDuration: 0.4) {
                view.transform = quarter
            } completion: { _ in
                continuation.resume()
            }
        }
        #expect(between > 0 && view.transform == quarter)
    }
}
