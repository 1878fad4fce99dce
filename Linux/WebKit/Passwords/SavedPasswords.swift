internal import UIKit

/// The passwords of a data store's sites: those in the user's keyring, and the one that the user has just sent.
@MainActor
final class SavedPasswords {
    let keyring = Keyring()

    private let permissions: SitePermissions
    private var sent: SentPassword?
    private var hasReportedError = false

    init(permissions: SitePermissions) {
        self.permissions = permissions
    }

    func formWasSent(_ password: SentPassword) {
        let answer = permissions.answer(to: URL(string: password.site), about: [.passwords], isVisible: true)
        sent = answer == .deny ? nil : password
    }

    func visitWasProposed(in view: ObjectIdentifier) {
        sent?.visitWasProposed(in: view)
    }

    func requestDidBegin(_ url: String, in view: ObjectIdentifier) {
        sent?.requestDidBegin(url, in: view)
    }

    func requestDidEnd(_ url: String, isAccepted: Bool, in view: ObjectIdentifier) {
        sent?.requestDidEnd(url, isAccepted: isAccepted, in: view)
    }

    /// Returns the sent password if a page shows that the server has accepted it, and the keyring doesn't have it.
    ///
    /// - Returns: also whether the keyring has another one of this user, which it would replace.
    func newPassword(afterPageWith hasField: Bool, at site: String?, in view: ObjectIdentifier) async
        -> (password: SentPassword, isUpdate: Bool)?
    {
        guard let password = sent else { return nil }
        let outcome = password.outcome(ofPageWith: hasField, at: site, in: view)
        if outcome != .unknown { sent = nil }
        guard outcome == .accepted else { return nil }
        do {
            let saved = try await keyring.password(of: password.user, at: password.site)
            return saved == password.password ? nil : (password, saved != nil)
        } catch {
            report(error)
            return nil
        }
    }

    /// The users with a password at a site; empty without a keyring.
    func users(at site: String) async -> [String] {
        do {
            return try await keyring.users(at: site)
        } catch {
            report(error)
            return []
        }
    }

    func saveNone(of site: String) {
        permissions.set(false, about: [.passwords], for: URL(string: site))
    }

    /// Without a keyring each request fails, so only the first error is logged.
    private func report(_ error: any Error) {
        guard !hasReportedError else { return }
        hasReportedError = true
        Log.fault("passwords are neither saved nor filled, because the user's keyring can't be read: \(error)")
    }
}
