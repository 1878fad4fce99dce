import UIKit

/// A screen whose page has bridge components (as in Hotwire Native). ``BridgeViewController`` is one.
@preconcurrency @MainActor
public protocol BridgeDestination: AnyObject {
    /// A component was made for this screen. By default nothing happens.
    func onBridgeComponentInitialized(_ component: BridgeComponent)
}

extension BridgeDestination {
    public func onBridgeComponentInitialized(_ component: BridgeComponent) {}
}
