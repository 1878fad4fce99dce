/// Random numbers that are the same for the same seed, so that a failure can be reproduced.
package struct Dice {
    private var state: UInt64

    package init(seed: Int) {
        state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15
    }

    /// - Returns: a number in `0..<sides`.
    package mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(sides))
    }

    package mutating func pick<Value>(_ values: [Value]) -> Value {
        values[roll(values.count)]
    }
}
