internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

/// Saves and fills the passwords of a web view's pages. On iOS the system does it.
@MainActor
final class PagePasswords {
    private weak var view: WKWebView?
    private var question: PasswordBar?
    private var offer: PasswordBar?
    /// Whether the focus is in a form that signs the user in.
    private var isSigningIn = false

    init(of view: WKWebView) {
        self.view = view
        watchRequests(of: view)
    }

    private var passwords: SavedPasswords? { view?.settings.websiteDataStore.passwords }

    /// Handles a report of the main frame. A site whose pages others could read has no passwords, and a store in memory
    /// has none.
    func receive(_ report: PasswordReport, from url: URL?) {
        guard let view, view.settings.websiteDataStore.isPersistent else { return }
        let (id, site) = (ObjectIdentifier(view), SitePermissions.site(of: url))
        switch report {
        case .sent(let user, let password):
            guard let site else { return }
            passwords?.formWasSent(SentPassword(site: site, user: user, password: password, view: id))
        case .visit:
            passwords?.visitWasProposed(in: id)
        case .page(let hasField):
            endOffer()
            Task { await ask(afterPageWith: hasField, at: site, in: id) }
        case .focus(let isSignIn):
            endOffer()
            guard isSignIn, let site else { return }
            Task { await offerUsers(of: site) }
        case .choose: offer?.takeFocus()
        }
    }

    // MARK: Saving

    /// Follows the requests with which a form or a script can sign the user in.
    private func watchRequests(of view: WKWebView) {
        let id = ObjectIdentifier(view)
        view.engine.on("resource-load-started") { [weak self] arguments in
            guard let resource = arguments.pointer(1), let request = arguments.pointer(2).map({ OpaquePointer($0) }),
                let method = webkit_uri_request_get_http_method(request), String(cString: method) != "GET",
                let url = webkit_uri_request_get_uri(request).map({ String(cString: $0) })
            else { return .unhandled }
            self?.passwords?.requestDidBegin(url, in: id)
            connect(resource, "notify::response") { [weak self] arguments in
                let response = arguments.pointer(0).flatMap { webkit_web_resource_get_response(OpaquePointer($0)) }
                let status = response.map { webkit_uri_response_get_status_code($0) } ?? 0
                self?.passwords?.requestDidEnd(url, isAccepted: 200..<400 ~= status, in: id)
                return .unhandled
            }
            connect(resource, "failed") { [weak self] _ in
                self?.passwords?.requestDidEnd(url, isAccepted: false, in: id)
                return .unhandled
            }
            return .unhandled
        }
    }

    private func ask(afterPageWith hasField: Bool, at site: String?, in id: ObjectIdentifier) async {
        guard let (new, isUpdate) = await passwords?.newPassword(afterPageWith: hasField, at: site, in: id), let view
        else { return }
        question?.close()
        let text: SystemText = isUpdate ? .updatePasswordQuestion : .savePasswordQuestion
        let bar = PasswordBar(
            question: text.text(Self.host(of: new.site)), user: new.user,
            answers: [
                answer(.neverSave) { $0.saveNone(of: new.site) },
                answer(.notNow) { _ in },
                answer(isUpdate ? .update : .save) {
                    try await $0.keyring.save(new.password, of: new.user, at: new.site)
                },
            ])
        bar.show(in: view, beside: view.engine)
        question = bar
    }

    private func answer(
        _ text: SystemText, _ perform: @escaping @MainActor (SavedPasswords) async throws -> Void
    ) -> PasswordBar.Button {
        PasswordBar.Button(title: text.text()) { [weak self] in
            self?.question?.close()
            self?.question = nil
            self?.run(perform)
        }
    }

    // MARK: Filling

    private func endOffer() {
        isSigningIn = false
        offer?.close()
        offer = nil
    }

    /// Shows the users with a saved password while the focus is in the form. Nothing is filled before the user chooses,
    /// because scripts of the page can read it.
    private func offerUsers(of site: String) async {
        isSigningIn = true
        let users = await passwords?.users(at: site) ?? []
        guard isSigningIn, offer == nil, question == nil, !users.isEmpty, let view else { return }
        let bar = PasswordBar(rows: users.prefix(4).map { row(for: $0, at: site) })
        bar.show(in: view, beside: view.engine)
        offer = bar
    }

    private func row(for user: String, at site: String) -> [PasswordBar.Button] {
        let title = user.isEmpty ? Self.host(of: site) : user
        let fill = PasswordBar.Button(title: title, icon: "dialog-password-symbolic") { [weak self] in
            self?.endOffer()
            self?.run { self?.fill(user, try await $0.keyring.password(of: user, at: site), at: site) }
        }
        let delete = PasswordBar.Button(
            title: SystemText.deletePassword.text(user), icon: "user-trash-symbolic", showsTitle: false
        ) { [weak self] in
            self?.endOffer()
            self?.askToDelete(user, at: site)
        }
        return [fill, delete]
    }

    /// NB: meanwhile, the web view may load a page of another site, so the script compares the origin too.
    private func fill(_ user: String, _ password: String?, at site: String) {
        guard let view, let password else { return }
        view.becomeFirstResponder()
        view.call(
            "fillPassword(site, user, password)", ["site": site, "user": user, "password": password], in: nil, .frames
        ) { _ in }
    }

    private func askToDelete(_ user: String, at site: String) {
        let alert = UIAlertController(
            title: SystemText.deletePasswordQuestion.text(Self.host(of: site)), message: user, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: SystemText.cancel.text(), style: .cancel))
        alert.addAction(
            UIAlertAction(title: SystemText.delete.text(), style: .destructive) { [weak self] _ in
                self?.run { try await $0.keyring.delete(user, at: site) }
            })
        view?.window?.topPresenter?.present(alert, animated: true)
    }

    private func run(_ action: @escaping @MainActor (SavedPasswords) async throws -> Void) {
        Task { [weak self] in
            guard let passwords = self?.passwords else { return }
            do {
                try await action(passwords)
            } catch {
                self?.show(error)
            }
        }
    }

    private func show(_ error: any Error) {
        let message = (error as? GLibError)?.message ?? error.localizedDescription
        let alert = UIAlertController(title: SystemText.keyringFailed.text(), message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: SystemText.ok.text(), style: .default))
        view?.window?.topPresenter?.present(alert, animated: true)
    }

    private static func host(of site: String) -> String { URL(string: site)?.host ?? site }
}
