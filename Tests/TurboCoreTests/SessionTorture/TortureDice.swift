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
