import HotwireNative
import UIKit

/// The screen of each page. Logs its appearance.
final class FamilyViewController: HotwireWebViewController {
    override func visitableDidRender() {
        super.visitableDidRender()
        NSLog("rendered: \(title ?? "")")
    }

    override func onBridgeComponentInitialized(_ component: BridgeComponent) {
        NSLog("component: \(type(of: component).name)")
    }
}
