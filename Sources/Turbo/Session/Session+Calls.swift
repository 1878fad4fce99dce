import Foundation
import WebKit

/// Calls of the page in the web view.
extension Session {
    /// Calls the page. For a visit: a page that cannot do it is loaded as a whole, with the same options.
    func call(_ call: PageCall, for visit: Visit? = nil) {
        self.call(call) { session, reason in
            session.log(.warning, .callFailed(reason: reason))
            guard let visit, visit === session.currentVisit, visit.isRunning, let visitable = visit.visitable else {
                return
            }
            session.send(.documentLost)
            session.begin(visitable, location: visit.location, options: visit.options)
        }
    }

    /// Calls the page for a frame. It has none to report if the document of a stopped load took its place after all.
    func call(_ call: PageCall, forFrame frame: Int) {
        self.call(call) { session, reason in
            session.log(.info, "the page in the web view isn't the one that was called: \(reason)")
            session.send(.documentReplaced(frame: frame, isOwnerOnStack: session.isOwnerOnAStack))
        }
    }

    private func call(_ call: PageCall, orElse: @escaping @MainActor (Session, _ reason: String) -> Void) {
        onActivity?(call.activity)
        bridge.call(call) { [weak self] reason in
            if let self { orElse(self, reason) }
        }
    }
}
