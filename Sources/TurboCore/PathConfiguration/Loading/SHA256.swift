import Foundation

/// The SHA-256 hash (FIPS 180-4), which Foundation doesn't have on every platform. Used for file names, not for
/// security.
enum SHA256 {
    /// Returns the hash in hexadecimal digits.
    static func hexadecimal(of text: String) -> String {
        var state = initialState
        let bytes = padded(Array(text.utf8))
        for block in stride(from: 0, to: bytes.count, by: 64) { compress(bytes[block..<(block + 64)], into: &state) }
        return state.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    private static func padded(_ message: [UInt8]) -> [UInt8] {
        var bytes = message + [0x80]
        bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
        let bits = UInt64(message.count) * 8
        return bytes + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    }

    private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        let words = schedule(block)
        var part = state
        for round in 0..<64 {
            let choice = (part[4] & part[5]) ^ (~part[4] & part[6])
            let sum1 = rotated(part[4], 6) ^ rotated(part[4], 11) ^ rotated(part[4], 25)
            let first = part[7] &+ sum1 &+ choice &+ constants[round] &+ words[round]
            let majority = (part[0] & part[1]) ^ (part[0] & part[2]) ^ (part[1] & part[2])
            let sum0 = rotated(part[0], 2) ^ rotated(part[0], 13) ^ rotated(part[0], 22)
            part = [first &+ sum0 &+ majority] + part[0..<3] + [part[3] &+ first] + part[4..<7]
        }
        for index in state.indices { state[index] = state[index] &+ part[index] }
    }

    private static func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
            block[start..<(start + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let sigma0 = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
            let sigma1 = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ sigma0 &+ words[index - 7] &+ sigma1)
        }
        return words
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    private static let initialState: [UInt32] = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
    private static let constants: [UInt32] = primes.map { fraction(Double($0).cubeRoot) }

    /// The first 32 bits of the fractional part.
    private static func fraction(_ number: Double) -> UInt32 {
        UInt32(truncatingIfNeeded: UInt64((number - number.rounded(.down)) * 4_294_967_296))
    }

    private static let primes: [Int] = (2...311).filter { number in
        (2..<number).allSatisfy { !number.isMultiple(of: $0) }
    }
}

extension Double {
    fileprivate var cubeRoot: Double { cbrt(self) }
}
