/// A hash table of texts by a few of their bytes. One pass over a path finds the texts whose bytes occur in it.
struct GramTable: Sendable {
    /// The number of bytes that are looked up at once.
    private static let length = 4

    /// The keys: up to four bytes and their number; 0 for an empty slot.
    private let keys: [UInt64]
    /// The range of each slot's entries in `entries`.
    private let ranges: [Range<Int>]
    private let entries: [Int]
    private let shift: UInt64
    /// The numbers of bytes in the keys.
    private let lengths: [Int]

    /// - Parameter texts: for each entry its texts, all of which must occur; none is empty.
    init(_ texts: [[[UInt8]]]) {
        var frequency: [UInt64: Int] = [:]
        for text in texts.joined() { Self.forEachGram(of: text) { frequency[$0, default: 0] += 1 } }
        var groups: [UInt64: [Int]] = [:]
        for (entry, texts) in texts.enumerated() {
            groups[Self.rarestGram(of: texts, frequency), default: []].append(entry)
        }
        var capacity = 16
        while capacity < groups.count * 4 { capacity *= 2 }
        shift = UInt64(64 - capacity.trailingZeroBitCount)
        var keys = [UInt64](repeating: 0, count: capacity)
        var ranges = [Range<Int>](repeating: 0..<0, count: capacity)
        var entries: [Int] = []
        for (key, group) in groups {
            var slot = Self.slot(of: key, shift)
            while keys[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
            keys[slot] = key
            ranges[slot] = entries.count..<(entries.count + group.count)
            entries += group
        }
        (self.keys, self.ranges, self.entries) = (keys, ranges, entries)
        lengths = Set(groups.keys.map { Int($0 >> 32) }).sorted()
    }

    /// Calls the closure once for each entry whose bytes occur.
    func forEachHit(in text: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
        var last = -1
        for slot in slots(in: text).sorted() where slot != last {
            last = slot
            for entry in ranges[slot] { body(entries[entry]) }
        }
    }

    /// Returns the slots of all bytes that occur, some of them more than once.
    private func slots(in text: UnsafeBufferPointer<UInt8>) -> [Int] {
        var slots: [Int] = []
        keys.withUnsafeBufferPointer { keys in
            for length in lengths where length <= text.count {
                var gram: UInt32 = 0
                let mask = UInt32.max >> (32 - 8 * UInt32(length))
                for index in text.indices {
                    gram = (gram << 8 | UInt32(text[index])) & mask
                    guard index >= length - 1,
                        let slot = Self.find(UInt64(length) << 32 | UInt64(gram), in: keys, shift)
                    else { continue }
                    slots.append(slot)
                }
            }
        }
        return slots
    }

    /// Returns the slot of a key; nil if the table doesn't have it.
    private static func find(_ key: UInt64, in keys: UnsafeBufferPointer<UInt64>, _ shift: UInt64) -> Int? {
        var slot = slot(of: key, shift)
        while keys[slot] != 0 {
            if keys[slot] == key { return slot }
            slot = (slot + 1) & (keys.count - 1)
        }
        return nil
    }

    private static func slot(of key: UInt64, _ shift: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> shift)
    }

    private static func forEachGram(of text: [UInt8], _ body: (UInt64) -> Void) {
        let length = min(Self.length, text.count)
        for start in 0...(text.count - length) {
            let gram = text[start..<(start + length)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            body(UInt64(length) << 32 | gram)
        }
    }

    /// Returns the longest bytes that occur in the fewest texts.
    private static func rarestGram(of texts: [[UInt8]], _ frequency: [UInt64: Int]) -> UInt64 {
        var best: (key: UInt64, rank: Int) = (0, Int.max)
        for text in texts {
            forEachGram(of: text) { key in
                let rank = (frequency[key] ?? 0) + (Self.length - Int(key >> 32)) * 1000
                if rank < best.rank { best = (key, rank) }
            }
        }
        return best.key
    }
}
