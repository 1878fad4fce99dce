/// A duration in seconds. On iOS it is declared by CoreFoundation.
public typealias CFTimeInterval = Double

/// The base class of layer animations. On Linux the only one is CATransition.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
    /// The duration in seconds; 0 for the default of a quarter second.
    open var duration: CFTimeInterval = 0
}
