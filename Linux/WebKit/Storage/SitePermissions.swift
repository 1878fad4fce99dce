internal import UIKit

/// The user's choices about the permissions of pages, by origin. Web views with the same data store share them, and a
/// store on disk keeps them in a file.
@MainActor
package final class SitePermissions {
    package enum Kind: String, CaseIterable, Sendable {
        case location
        case camera
        case microphone
        case notifications
        case passwords
    }

    /// The answer to a page that requests permissions.
    package enum Answer: Equatable, Sendable {
        case allow
        case deny
        /// The user is asked about those without a choice.
        case ask(Set<Kind>)
    }

    let questions = PermissionQuestions()
    /// The number of questions about one thing that the user can answer with Escape. After it, the site is quiet.
    private static let mostPostponed = 3

    private static let ports = ["http": 80, "https": 443]
    private static let loopback: Set<String> = ["localhost", "127.0.0.1", "::1"]

    private let file: SiteFile<[String: Bool]>
    private lazy var chosen = file.read()
    /// How often the user has postponed a choice since the app was started.
    private var postponed: [String: [Kind: Int]] = [:]

    /// - Parameter file: nil to keep the choices in memory.
    package init(file: URL?) {
        self.file = SiteFile(url: file, subject: "the permissions of sites")
    }

    /// - Parameters:
    ///   - url: the URL of the page.
    ///   - isVisible: whether the user sees the page. The question of a hidden one would seem to be that of another.
    package func answer(to url: URL?, about kinds: Set<Kind>, isVisible: Bool) -> Answer {
        guard let site = Self.site(of: url) else { return .deny }
        let choices = chosen[site] ?? [:]
        let unknown = kinds.filter { choices[$0.rawValue] == nil }
        if kinds.contains(where: { choices[$0.rawValue] == false }) { return .deny }
        if unknown.isEmpty { return .allow }
        let isQuiet = unknown.contains { postponed[site]?[$0, default: 0] ?? 0 >= Self.mostPostponed }
        return isVisible && !isQuiet ? .ask(unknown) : .deny
    }

    /// Whether the user was asked for nothing.
    var isEmpty: Bool { chosen.isEmpty && postponed.isEmpty }

    /// The user's choice; nil for none.
    func choice(about kind: Kind, for url: URL?) -> Bool? {
        Self.site(of: url).flatMap { chosen[$0]?[kind.rawValue] }
    }

    /// - Parameter isAllowed: nil if the site has to ask, also if the user has postponed the choice.
    package func set(_ isAllowed: Bool?, about kinds: Set<Kind>, for url: URL?) {
        guard let site = Self.site(of: url) else { return }
        for kind in kinds {
            chosen[site, default: [:]][kind.rawValue] = isAllowed
            postponed[site]?[kind] = nil
        }
        if chosen[site]?.isEmpty == true { chosen[site] = nil }
        file.write(chosen)
    }

    func record(_ choice: PermissionQuestions.Choice, about kinds: Set<Kind>, for url: URL?) {
        switch choice {
        case .allow: set(true, about: kinds, for: url)
        case .deny: set(false, about: kinds, for: url)
        case .notNow: postpone(kinds, for: url)
        }
    }

    /// Registers that the user wasn't willing to choose now.
    package func postpone(_ kinds: Set<Kind>, for url: URL?) {
        guard let site = Self.site(of: url) else { return }
        for kind in kinds { postponed[site, default: [:]][kind, default: 0] += 1 }
    }

    /// The origins that are allowed, or aren't.
    func origins(about kind: Kind, isAllowed: Bool) -> [String] {
        chosen.filter { $0.value[kind.rawValue] == isAllowed }.map(\.key)
    }

    /// The origin of a page; nil if others could read or change the page on its way to the user.
    static func site(of url: URL?) -> String? {
        guard let url, let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased(),
            let port = ports[scheme], !host.isEmpty, scheme == "https" || loopback.contains(host)
        else { return nil }
        return "\(scheme)://\(host.contains(":") ? "[\(host)]" : host):\(url.port ?? port)"
    }
}
