/// Something outstanding, which happens sooner or later. The user decides about none of it.
enum TortureHappening {
    case mail, call, frame, step, load, ready, request, form, question, slow, move
    /// Time passes: these happen last.
    case deadline, passing, foreground
    /// UIKit and the navigator.
    case moment, deallocation, proceeding

    /// Whether it happens only if nothing else does.
    var isLate: Bool {
        switch self {
        case .deadline, .passing: true
        default: false
        }
    }
}
