import UIKit

/// Asks for name and password when a server sends an HTTP authentication challenge.
@MainActor
enum AuthenticationAlert {
    typealias CompletionHandler = (URLSession.AuthChallengeDisposition, URLCredential?) -> Void

    /// The authentication methods with name and password.
    private static let methods: Set<String> = [
        NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest,
        NSURLAuthenticationMethodNTLM,
    ]

    private struct SignIn: Sendable {
        let name: String
        let password: String
    }

    static func handles(_ challenge: URLAuthenticationChallenge) -> Bool {
        methods.contains(challenge.protectionSpace.authenticationMethod)
    }

    /// Presents the alert over a controller, unless that is an alert or presents something itself. In that case, the
    /// page shows the server's response without authentication.
    static func show(
        _ challenge: URLAuthenticationChallenge, from controller: UIViewController,
        _ completionHandler: @escaping CompletionHandler
    ) {
        guard controller.viewIfLoaded?.window != nil, !(controller is UIAlertController),
            controller.presentedViewController == nil
        else { return completionHandler(.performDefaultHandling, nil) }
        let dialog = DialogCompletion<SignIn?>(cancelled: nil) { signIn in
            guard let signIn else { return completionHandler(.cancelAuthenticationChallenge, nil) }
            completionHandler(
                .useCredential,
                URLCredential(user: signIn.name, password: signIn.password, persistence: .forSession))
        }
        controller.present(makeAlert(challenge, dialog), animated: true)
    }

    private static func makeAlert(
        _ challenge: URLAuthenticationChallenge, _ completion: DialogCompletion<SignIn?>
    ) -> UIAlertController {
        let space = challenge.protectionSpace
        let texts = [
            space.realm.map { DialogText.shortened($0) },
            challenge.previousFailureCount > 0 ? BuiltInText.signInFailed.text() : nil,
        ]
        let alert = UIAlertController(
            title: BuiltInText.signInTo.text(space.host),
            message: texts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n"), preferredStyle: .alert)
        alert.addTextField {
            $0.placeholder = BuiltInText.name.text()
            $0.textContentType = .username
            $0.autocapitalizationType = .none
            $0.autocorrectionType = .no
        }
        alert.addTextField {
            $0.placeholder = BuiltInText.password.text()
            $0.textContentType = .password
            $0.isSecureTextEntry = true
        }
        alert.addAction(UIAlertAction(title: BuiltInText.cancel.text(), style: .cancel) { _ in completion.cancel() })
        let signIn = UIAlertAction(title: BuiltInText.signIn.text(), style: .default) { [weak alert] _ in
            let (name, password) = (alert?.textFields?.first?.text ?? "", alert?.textFields?.last?.text ?? "")
            completion.complete(with: SignIn(name: name, password: password))
        }
        alert.addAction(signIn)
        alert.preferredAction = signIn
        return alert
    }
}
