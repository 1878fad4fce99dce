internal import GObjectKit

extension UIView {
    /// Changes views, and lets what was changed of frames and opacity move there. The properties change at once.
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

    /// Changes views, and lets what was changed of frames and opacity move there.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Changes views, and lets what was changed of frames and opacity move there.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// How an animation moves. All of them begin and end gently here, and run once.
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

    /// Shows the content of now over that of later, and lets it fade.
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
