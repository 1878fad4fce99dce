import TurboCore

/// Effects as text, to compare and to read.
enum EffectText {
    static func text(_ effect: VisitMachine.Effect) -> String {
        switch effect {
        case .begin: "begin"
        case .requestDidStart: "request started"
        case .requestDidFinish: "request finished"
        case .show: "show"
        case .armDeadline(let seconds): "arm \(seconds.map { "\(Int($0))" } ?? "nil")"
        case .end(.rendered): "rendered"
        case .end(.cancelled): "cancelled"
        case .end(.failed(let failure)): "failed: \(failure.error)"
        }
    }
}
