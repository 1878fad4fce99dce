public import Foundation

/// Gives `init()` to a class that is known by its metatype only.
///
/// A `required init()` on UIResponder would force itself on every subclass with an initialiser of its own, so the call
/// goes through this class, whose slot for `init()` is where every NSObject subclass has it:
/// `unsafeBitCast(type, to: InitTemplate.Type.self).init()`. It must be `open`, or the compiler calls it directly.
open class InitTemplate: NSObject {
    public required override init() {
        super.init()
    }
}
