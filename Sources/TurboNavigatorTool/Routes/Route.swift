import Foundation
import NavigationSimulation
import TurboCore

/// A path of the app.
struct Route: Sendable, Hashable {
    /// As it stands in the list: `/posts/:id`.
    let name: String
    /// A path of this kind with its query, as in a URL: `/posts/1`.
    let address: String
    /// Whether a part of the address is made up, because the list has a parameter there.
    var isSampled = false

    /// A path or an http(s) URL as people write it: what a URL cannot hold is escaped, valid escapes stay.
    ///
    /// - Returns: nil for anything else.
    init?(written: String) {
        guard let address = RouteAddress.address(of: written) else { return nil }
        self.init(name: RouteAddress.decoded(address), address: address)
    }

    init(name: String, address: String, isSampled: Bool = false) {
        self.name = name
        self.address = address
        self.isSampled = isSampled
    }

    /// The address without its escapes, for people.
    var path: String { RouteAddress.decoded(address) }
}
