/// A random number generator with a seed (SplitMix64), so that a failure can be reproduced.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

/// The random choices of a world, determined by its seed.
struct TortureDice {
    private var generator: SeededGenerator

    init(seed: Int) {
        generator = SeededGenerator(seed: UInt64(seed))
    }

    /// - Returns: a number from zero to `sides` - 1.
    mutating func roll(_ sides: Int) -> Int { Int(generator.next() % UInt64(sides)) }

    mutating func flip() -> Bool { roll(2) == 0 }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
}
