/// Seconds. It is CoreFoundation's on iOS.
public typealias CFTimeInterval = Double

/// What a layer can be told to show: only a transition here.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
    /// In seconds; 0 for the usual quarter.
    open var duration: CFTimeInterval = 0
}
