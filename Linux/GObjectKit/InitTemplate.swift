public import Foundation

/// Calls `init()` on a class of which only the metatype is known.
///
/// A `required init()` on UIResponder would force every subclass with its own initializer to implement it, so the call
/// goes through this class, whose `init()` has the same vtable slot as in every NSObject subclass:
/// `unsafeBitCast(type, to: InitTemplate.Type.self).init()`. It must be `open`, or the compiler calls it directly.
open class InitTemplate: NSObject {
    public required override init() {
        super.init()
    }
}
