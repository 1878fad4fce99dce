/// A cache of the properties of recent addresses.
struct PathCache {
    /// The maximum number of addresses. When there are more, all are forgotten.
    static let capacity = 1024

    /// An address: a URL, or a path, which may be the same text.
    enum Address: Hashable {
        case url(String)
        case path(String)
    }

    private var known: [Address: PathProperties] = [:]

    subscript(address: Address) -> PathProperties? { known[address] }

    mutating func remember(_ properties: PathProperties, for address: Address) {
        if known.count >= Self.capacity { forgetAll() }
        known[address] = properties
    }

    mutating func forgetAll() {
        known = [:]
    }
}
