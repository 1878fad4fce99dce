internal import CWebKitGTK
internal import GObjectKit

/// A question of the engine, kept until it is answered. NB: dropped unanswered it would count as yes.
@MainActor
struct PolicyDecision {
    private let decision: GObjectReference

    init(_ pointer: UnsafeMutableRawPointer) {
        decision = GObjectReference(pointer, .retaining)
    }

    var pointer: OpaquePointer { decision.opaque }

    /// The navigation in question; belongs to the decision.
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
