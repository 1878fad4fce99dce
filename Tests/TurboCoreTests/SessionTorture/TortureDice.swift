/// Numbers that a seed determines, as a world needs them.
struct TortureDice {
    private var generator: SeededGenerator

    init(seed: Int) {
        generator = SeededGenerator(seed: UInt64(seed))
    }

    /// - Returns: a number from zero up to, and without, `sides`.
    mutating func roll(_ sides: Int) -> Int { Int(generator.next() % UInt64(sides)) }

    mutating func flip() -> Bool { roll(2) == 0 }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
}
