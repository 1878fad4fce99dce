internal import CGTK
import Foundation

/// A transform as a move, a rotation, a shear and a scaling, which can be animated. GTK draws these, but no matrix.
struct TransformParts {
    private let angle: CGFloat
    private let shear: CGFloat
    private let scale: CGSize
    private let move: CGPoint

    /// nil for the identity: GTK places a view without a transform.
    init?(_ transform: CGAffineTransform) {
        guard !transform.isIdentity else { return nil }
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        // A view that is flipped from left to right isn't turned.
        let sign: CGFloat = a < 0 && a * d < b * c ? -1 : 1
        angle = a == 0 && b == 0 ? 0 : atan2(sign * b, sign * a)
        let height = d * cos(angle) - c * sin(angle)
        shear = height == 0 ? 0 : (c * cos(angle) + d * sin(angle)) / height
        scale = CGSize(width: sign * hypot(a, b), height: height)
        move = CGPoint(x: transform.tx, y: transform.ty)
    }

    private init(
        angle: CGFloat = 0, shear: CGFloat = 0, scale: CGSize = CGSize(width: 1, height: 1), move: CGPoint = .zero
    ) {
        (self.angle, self.shear, self.scale, self.move) = (angle, shear, scale, move)
    }

    /// The transform between two. A rotation takes the shorter way.
    static func between(_ start: TransformParts?, _ end: TransformParts?, _ progress: CGFloat) -> TransformParts? {
        guard start != nil || end != nil else { return nil }
        return (start ?? TransformParts()).moved(to: end ?? TransformParts(), progress)
    }

    private func moved(to other: TransformParts, _ progress: CGFloat) -> TransformParts {
        func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
        let turn = (other.angle - angle).remainder(dividingBy: 2 * .pi)
        return TransformParts(
            angle: angle + turn * progress, shear: mixed(shear, other.shear),
            scale: CGSize(
                width: mixed(scale.width, other.scale.width), height: mixed(scale.height, other.scale.height)),
            move: CGPoint(x: mixed(move.x, other.move.x), y: mixed(move.y, other.move.y)))
    }

    /// Returns the transform for GTK of a rectangle that is transformed about its center. The caller owns it.
    func placement(of rect: CGRect) -> OpaquePointer? {
        func translated(_ transform: OpaquePointer?, _ x: CGFloat, _ y: CGFloat) -> OpaquePointer? {
            var point = graphene_point_t(x: Float(x), y: Float(y))
            return gsk_transform_translate(transform, &point)
        }
        let degrees = 180 / CGFloat.pi
        let center = translated(nil, rect.midX + move.x, rect.midY + move.y)
        let turned = gsk_transform_rotate(center, Float(angle * degrees))
        let sheared = gsk_transform_skew(turned, Float(atan(shear) * degrees), 0)
        let scaled = gsk_transform_scale(sheared, Float(scale.width), Float(scale.height))
        return translated(scaled, -rect.width / 2, -rect.height / 2)
    }
}
