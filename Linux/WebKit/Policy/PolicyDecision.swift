internal import CWebKitGTK
internal import GObjectKit

/// A policy decision that WebKitGTK waits for. NB: if it is released without a decision, WebKitGTK allows it.
@MainActor
struct PolicyDecision {
    private let decision: GObjectReference

    init(_ pointer: UnsafeMutableRawPointer) {
        decision = GObjectReference(pointer, .retaining)
    }

    var pointer: OpaquePointer { decision.opaque }

    /// The navigation to decide about. The decision owns it.
    var navigationAction: OpaquePointer? {
        webkit_navigation_policy_decision_get_navigation_action(decision.opaque)
    }

    func use() {
        webkit_policy_decision_use(decision.cast())
    }

    func download() {
        webkit_policy_decision_download(decision.cast())
    }

    func ignore() {
        webkit_policy_decision_ignore(decision.cast())
    }
}
