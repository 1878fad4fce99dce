/// A transition between two states of a view's content. On Linux it always fades.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    /// The type of the transition.
    open var type = CATransitionType.fade
}

/// The type of a transition. On Linux all of them fade.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// A group of layer changes. On Linux it only returns the default duration.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    /// The default duration of animations, in seconds.
    open class func animationDuration() -> CFTimeInterval { 0.25 }
}

/// The key for the transition of a layer.
public let kCATransition = "transition"
