/// A pending event, which happens sooner or later without the user.
enum TortureAction {
    case mail, call, frame, step, load, ready, request, form, question, slow, move, decision
    /// Events of time passing, which happen last.
    case deadline, passing, foreground, check
    /// UIKit and the navigator.
    case moment, deallocation, proceeding

    /// Whether it happens only if nothing else does.
    var isLate: Bool {
        switch self {
        case .deadline, .passing, .check: true
        default: false
        }
    }
}
