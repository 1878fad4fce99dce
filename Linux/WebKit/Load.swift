internal import UIKit

/// One load of the main frame.
@MainActor
final class Load {
    let navigation = WKNavigation()
    /// What is loaded, as far as known; changes with redirects.
    var url: URL?
    /// Whether the delegate was asked for the policy.
    var isApproved = false
    /// Set where we end the load ourselves: the engine reports all such ends as cancelled.
    var endedBy: URLError.Code?

    private var deadline: Task<Void, Never>?
    private var startDeadline: (() -> Void)?

    /// Whether the app asked for it, and not the page.
    let isRequested: Bool

    init(url: URL?, isRequested: Bool = false) {
        self.url = url
        self.isRequested = isRequested
    }

    isolated deinit {
        deadline?.cancel()
    }

    /// NB: the engine has no time limit of its own for a server that never answers.
    func setDeadline(after seconds: TimeInterval, _ expire: @escaping @MainActor () -> Void) {
        startDeadline = { [weak self] in
            self?.deadline = Task {
                do {
                    try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
                    expire()
                } catch {
                    // Cancelled: the answer came in time.
                }
            }
        }
        restartDeadline()
    }

    func restartDeadline() {
        deadline?.cancel()
        startDeadline?()
    }

    func clearDeadline() {
        deadline?.cancel()
    }
}

extension Load {
    /// Whether a policy question is about this load. Where the app goes back, only the engine knows the location.
    func matches(_ url: URL?, _ type: WKNavigationType) -> Bool {
        guard let expected = self.url else { return type == .backForward }
        return url?.normalized == expected.normalized
    }
}
