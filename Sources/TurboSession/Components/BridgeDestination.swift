import UIKit

/// A screen whose page has bridge components (as in Hotwire Native). ``BridgeViewController`` is one.
@preconcurrency @MainActor
public protocol BridgeDestination: AnyObject {
    /// A component was created for this screen. The default does nothing.
    func onBridgeComponentInitialized(_ component: BridgeComponent)
}

extension BridgeDestination {
    public func onBridgeComponentInitialized(_ component: BridgeComponent) {}
}
