import Foundation
import TurboSession

/// Fetches rules again whose server could not be reached, when the server may be reachable again: the user tapped
/// Retry, or a page was loaded.
@MainActor
final class MissingRulesLoader {
    /// The minimum time between two attempts after loaded pages, in seconds.
    private static let minimumInterval: TimeInterval = 60

    private let configuration: PathConfiguration
    private var lastPage: Date?

    init(of configuration: PathConfiguration) {
        self.configuration = configuration
    }

    func userDidRetry() {
        configuration.fetchMissing()
    }

    func pageDidRender() {
        guard configuration.isMissingServers else { return }
        if let lastPage, -lastPage.timeIntervalSinceNow < Self.minimumInterval { return }
        lastPage = Date()
        configuration.fetchMissing()
    }
}
