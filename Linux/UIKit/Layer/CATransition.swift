/// The change of a view's content, which fades.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    /// How the new content comes.
    open var type = CATransitionType.fade
}

/// How new content comes. All of them fade here.
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

/// What animations share.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    /// How long an animation lasts that says nothing of its own, in seconds.
    open class func animationDuration() -> CFTimeInterval { 0.25 }
}

/// The key under which a layer keeps its transition.
public let kCATransition = "transition"
