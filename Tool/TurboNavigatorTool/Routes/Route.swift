import Foundation
import NavigationSimulation
import TurboCore

/// A path of the app.
struct Route: Sendable, Hashable {
    /// The path as in the list: `/posts/:id`.
    let name: String
    /// An example path with its query, as in a URL: `/posts/1`. The path of `https://example.com` is empty.
    let address: String
    /// Whether a part of the address is a made-up value for a parameter.
    var isSampled = false

    /// Parses a path or an http(s) URL as people write it. Escapes invalid characters, and keeps valid escapes.
    ///
    /// - Returns: nil for anything else.
    init?(written: String) {
        guard let address = RouteAddress.addressAsWritten(written) else { return nil }
        self.init(name: address.hasPrefix("/") ? RouteAddress.decoded(address) : written, address: address)
    }

    init(name: String, address: String, isSampled: Bool = false) {
        self.name = name
        self.address = address
        self.isSampled = isSampled
    }

    /// The address without its escapes, for people. A URL without a path is shown as a whole.
    var path: String { address.hasPrefix("/") ? RouteAddress.decoded(address) : name }

    /// The address, or the name of a URL without a path.
    var written: String { address.hasPrefix("/") ? address : name }
}
