/// A cache of the properties of recent addresses. Its size is fixed: an address replaces another one with the same
/// slot.
struct PathCache {
    /// The maximum number of addresses.
    static let capacity = 1024

    /// The kind of address.
    enum Kind: UInt64 {
        case url
        case path
    }

    private struct Entry {
        let hash: UInt64
        let address: String
        let properties: PathProperties
    }

    private var entries: [Entry?] = []

    /// Returns the properties of an address; nil if they aren't in the cache.
    func properties(for address: String, _ kind: Kind) -> PathProperties? {
        guard !entries.isEmpty else { return nil }
        let hash = Self.hash(of: address, kind)
        guard let entry = entries[Self.slot(of: hash)], entry.hash == hash, entry.address == address else { return nil }
        return entry.properties
    }

    mutating func remember(_ properties: PathProperties, for address: String, _ kind: Kind) {
        if entries.isEmpty { entries = Array(repeating: nil, count: Self.capacity) }
        let hash = Self.hash(of: address, kind)
        entries[Self.slot(of: hash)] = Entry(hash: hash, address: address, properties: properties)
    }

    mutating func forgetAll() {
        entries = []
    }

    private static func slot(of hash: UInt64) -> Int {
        Int(truncatingIfNeeded: hash >> 32) & (capacity - 1)
    }

    /// Hashes eight bytes at a time. It needn't be collision-resistant: a forced collision costs only a search.
    private static func hash(of address: String, _ kind: Kind) -> UInt64 {
        var address = address
        return address.withUTF8 { bytes in
            var hash = UInt64(bytes.count) << 1 | kind.rawValue
            var rest = UnsafeRawBufferPointer(bytes)[...]
            while rest.count >= 8 {
                let word = UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: UInt64.self)
                hash = mixed(hash ^ word)
                rest = rest.dropFirst(8)
            }
            return mixed(rest.reduce(hash) { $0 << 8 ^ $0 >> 56 ^ UInt64($1) })
        }
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        let product = (value ^ value >> 29) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product >> 32
    }
}
