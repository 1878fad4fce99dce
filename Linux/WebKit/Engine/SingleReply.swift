internal import UIKit

/// Answers one question of WebKitGTK exactly once.
///
/// The completion handlers passed to delegates retain it. A second reply is ignored. If a handler is released without a
/// call, WebKitGTK gets the fallback, so that no page waits forever. Both are errors of the app and are logged.
@MainActor
final class SingleReply<Value> {
    private let question: String
    private let fallback: Value
    private var deliver: ((Value) -> Void)?

    init(to question: String, otherwise fallback: Value, deliver: @escaping (Value) -> Void) {
        self.question = question
        self.fallback = fallback
        self.deliver = deliver
    }

    func callAsFunction(_ value: Value) {
        guard let deliver else { return Log.fault("\(question) got two replies; the second one was ignored") }
        self.deliver = nil
        deliver(value)
    }

    isolated deinit {
        guard let deliver else { return }
        Log.fault("\(question) got no reply; the default “\(fallback)” was used")
        deliver(fallback)
    }
}
