internal import GObjectKit

extension UIView {
    /// Animates changes of frames, transforms and opacity. The properties have their new values at once.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        guard delay > 0 else {
            return ViewAnimation.run(seconds: duration, animations, completion)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            MainActor.assumeIsolated { ViewAnimation.run(seconds: duration, animations, completion) }
        }
    }

    /// Animates changes of frames, transforms and opacity.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Animates changes of frames, transforms and opacity.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// Options for animations. On Linux they have no effect: all animations ease in and out, and run once.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
        public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }
        public static var curveEaseInOut: AnimationOptions { [] }
        public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
        public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
        public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }
    }

    /// Shows an image of the current content over the view, and fades it out.
    func fadeFromNow(seconds: Double) {
        guard let still = snapshotView(afterScreenUpdates: false) else { return }
        still.isUserInteractionEnabled = false
        addSubview(still)
        UIView.animate(withDuration: seconds) {
            still.alpha = 0
        } completion: { _ in
            still.removeFromSuperview()
        }
    }
}
