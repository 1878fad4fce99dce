/// Tells which patterns may match a path, so that `NSRegularExpression` is not asked about the others.
///
/// Each pattern with a required text is filed under four bytes of it, the rarest ones. One pass over the path finds the
/// patterns whose bytes occur; of these the whole texts are compared. What is left, and all patterns without a required
/// text, is for `NSRegularExpression` to judge.
struct PatternIndex: Sendable {
    /// What a path must contain for one branch of a pattern: texts in their order.
    struct Branch: Sendable {
        let pattern: Int
        let texts: [[UInt8]]
    }

    /// The rule of each pattern, and its place among the patterns of the rule.
    let owners: [(rule: Int, pattern: Int)]
    /// The patterns without a required text.
    private let unfiled: [Int]
    private let branches: [Branch]
    private let table: GramTable

    /// How many bytes are compared at most; after that a pattern counts as one that may match.
    private static let maximumComparisons = 1_000_000

    init(_ rules: [PathRule]) {
        var owners: [(rule: Int, pattern: Int)] = []
        var unfiled: [Int] = []
        var branches: [Branch] = []
        for (rule, pattern) in rules.indices.lazy.flatMap({ rule in rules[rule].compiled.indices.map { (rule, $0) } }) {
            let text = rules[rule].compiled[pattern]
            if !text.ignoresCase, let texts = RequiredLiteral.branches(of: text.text) {
                branches += texts.map { Branch(pattern: owners.count, texts: $0) }
            } else {
                unfiled.append(owners.count)
            }
            owners.append((rule, pattern))
        }
        self.owners = owners
        self.unfiled = unfiled
        self.branches = branches
        table = GramTable(branches.map { $0.texts })
    }

    /// The patterns that may match a path, in their order; nil if nothing can be said about it, because it holds
    /// anything but printable ASCII.
    func candidates(for path: String) -> [Int]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(path.utf8.count + 2)
        bytes.append(RequiredLiteral.start)
        bytes.append(contentsOf: path.utf8)
        bytes.append(RequiredLiteral.end)
        guard bytes.dropFirst().dropLast().allSatisfy({ $0 &- 0x20 <= 0x5E }) else { return nil }
        var found = unfiled
        var comparisons = 0
        bytes.withUnsafeBufferPointer { text in
            table.forEachHit(in: text) { branch in
                comparisons += text.count
                if comparisons > Self.maximumComparisons || Self.contains(text, branches[branch].texts) {
                    found.append(branches[branch].pattern)
                }
            }
        }
        guard found.count > unfiled.count else { return found }
        return Self.sortedWithoutDoubles(found)
    }

    private static func sortedWithoutDoubles(_ patterns: [Int]) -> [Int] {
        var result: [Int] = []
        for pattern in patterns.sorted() where pattern != result.last { result.append(pattern) }
        return result
    }

    /// Whether all texts occur one after the other.
    private static func contains(_ text: UnsafeBufferPointer<UInt8>, _ parts: [[UInt8]]) -> Bool {
        var start = 0
        for part in parts {
            guard let end = firstEnd(of: part, in: text, from: start) else { return false }
            start = end
        }
        return true
    }

    private static func firstEnd(of part: [UInt8], in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        part.withUnsafeBufferPointer { part in
            var place = start
            while place + part.count <= text.count {
                var length = 0
                while length < part.count, text[place + length] == part[length] { length += 1 }
                if length == part.count { return place + length }
                place += 1
            }
            return nil
        }
    }
}
