internal import UIKit

/// The right to answer one question of the engine, exactly once.
///
/// The handlers given to delegates hold it. A second answer is ignored; if the handler is dropped unanswered, the
/// engine gets the fallback, so that no page waits for ever. Both are mistakes of the app, and logged.
@MainActor
final class Answer<Value> {
    private let question: String
    private let fallback: Value
    private var deliver: ((Value) -> Void)?

    init(to question: String, otherwise fallback: Value, deliver: @escaping (Value) -> Void) {
        self.question = question
        self.fallback = fallback
        self.deliver = deliver
    }

    func callAsFunction(_ value: Value) {
        guard let deliver else { return Log.fault("\(question) was answered twice; the second answer is ignored") }
        self.deliver = nil
        deliver(value)
    }

    isolated deinit {
        guard let deliver else { return }
        Log.fault("\(question) was never answered; the answer is now “\(fallback)”")
        deliver(fallback)
    }
}
