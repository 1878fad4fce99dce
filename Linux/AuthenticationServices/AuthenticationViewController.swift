internal import SafariServices

/// The browser of a sign-in.
@MainActor
final class AuthenticationViewController: SFSafariViewController {
    /// Called when the browser isn't presented any more, whoever has dismissed it.
    var onClose: (() -> Void)?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if presentingViewController == nil { onClose?() }
    }
}
