internal import UIKit

/// The questions whether a site may use something. On iOS, WebKit asks them too.
@MainActor
final class PermissionQuestions {
    /// The pages that wait for the choice of an alert, by its text.
    private var waiting: [String: [(Bool?) -> Void]] = [:]

    /// Asks the user about permissions of a site.
    ///
    /// A question that is already shown isn't shown again: all who ask it get the choice.
    /// - Parameter choose: gets nil if the alert can't be shown, or disappears without a choice.
    func ask(
        about kinds: Set<SitePermissions.Kind>, of host: String, in window: UIWindow?,
        _ choose: @escaping (_ isAllowed: Bool?) -> Void
    ) {
        let question = Self.text(for: kinds).text(host)
        if waiting[question] != nil {
            waiting[question]?.append(choose)
            return
        }
        guard let presenter = window?.topPresenter else { return choose(nil) }
        waiting[question] = [choose]
        let reply = SingleReply<Bool?>(to: question, otherwise: nil) { [self] isAllowed in
            for choose in waiting.removeValue(forKey: question) ?? [] { choose(isAllowed) }
        }
        presenter.present(Self.alert(question, reply), animated: true)
    }

    private static func alert(_ question: String, _ reply: SingleReply<Bool?>) -> UIAlertController {
        let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
        let deny = UIAlertAction(title: SystemText.dontAllow.text(), style: .cancel) { _ in reply(false) }
        alert.addAction(deny)
        alert.addAction(UIAlertAction(title: SystemText.allow.text(), style: .default) { _ in reply(true) })
        // Return, typed for the page, must not allow anything.
        alert.preferredAction = deny
        return alert
    }

    private static func text(for kinds: Set<SitePermissions.Kind>) -> SystemText {
        switch kinds {
        case [.camera]: .cameraQuestion
        case [.microphone]: .microphoneQuestion
        case [.notifications]: .notificationQuestion
        case [.location]: .locationQuestion
        default: .cameraAndMicrophoneQuestion
        }
    }
}

extension UIWindow {
    /// The view controller over all others, which presents alerts of the system.
    var topPresenter: UIViewController? {
        var presenter = rootViewController
        while let presented = presenter?.presentedViewController { presenter = presented }
        return presenter
    }
}
