internal import UIKit

/// The questions whether a site may use something. On iOS, WebKit asks them too.
@MainActor
final class PermissionQuestions {
    enum Choice {
        case allow
        case deny
        /// The user has pressed Escape.
        case notNow
    }

    /// The pages that wait for the choice of an alert, by its text.
    private var waiting: [String: [(Choice?) -> Void]] = [:]

    /// Asks the user about permissions of a site.
    ///
    /// A question that is already shown isn't shown again: all who ask it get the choice.
    /// - Parameters:
    ///   - record: gets the choice once, before the pages.
    ///   - choose: gets nil if the alert can't be shown, or disappears without a choice.
    func ask(
        about kinds: Set<SitePermissions.Kind>, of host: String, in window: UIWindow?,
        record: @escaping (Choice) -> Void, _ choose: @escaping (Choice?) -> Void
    ) {
        ask(Self.text(for: kinds), of: host, in: window, record: record, choose)
    }

    /// Asks a question whose text contains the site.
    func ask(
        _ text: SystemText, of host: String, in window: UIWindow?, record: @escaping (Choice) -> Void = { _ in },
        _ choose: @escaping (Choice?) -> Void
    ) {
        let question = text.text(host)
        if waiting[question] != nil {
            waiting[question]?.append(choose)
            return
        }
        guard let presenter = window?.topPresenter else { return choose(nil) }
        waiting[question] = [choose]
        let reply = SingleReply<Choice?>(to: question, otherwise: nil) { [self] choice in
            if let choice { record(choice) }
            for choose in waiting.removeValue(forKey: question) ?? [] { choose(choice) }
        }
        presenter.present(Self.alert(question, reply), animated: true)
    }

    /// The buttons look the same. The first one has the focus, so that Return doesn't allow anything.
    private static func alert(_ question: String, _ reply: SingleReply<Choice?>) -> UIAlertController {
        let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: SystemText.dontAllow.text(), style: .default) { _ in reply(.deny) })
        alert.addAction(UIAlertAction(title: SystemText.allow.text(), style: .default) { _ in reply(.allow) })
        alert.escapeHandler = { reply(.notNow) }
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
    package var topPresenter: UIViewController? {
        var presenter = rootViewController
        while let presented = presenter?.presentedViewController { presenter = presented }
        return presenter
    }
}
