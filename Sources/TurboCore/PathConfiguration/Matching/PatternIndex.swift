/// Finds the patterns that may match a path, so that `NSRegularExpression` is needed only for those.
///
/// Each pattern with a required text has one or several branches. If there are many branches, they are stored under
/// their four rarest bytes, and one pass over the path finds those whose bytes occur. A few branches are checked one by
/// one. Then the whole texts of the found branches are compared. A pattern that is nothing but its text matches if the
/// text occurs; the others, and all patterns without a required text, are evaluated by `NSRegularExpression`. A class,
/// because each look-up retains it.
final class PatternIndex: Sendable {
    /// A pattern that may match.
    struct Candidate: Equatable {
        let pattern: Int
        /// Whether it matches for certain.
        let isCertain: Bool
    }

    /// The rule of each pattern, and its index among the patterns of the rule.
    let owners: [(rule: Int, pattern: Int)]
    /// The patterns without a required text.
    private let unfiled: [Int]
    private let branches: BranchTable
    /// nil if there are so few branches that it is faster to check each one.
    private let table: GramTable?
    /// Whether the patterns ignore case: all do, or none. Then the required texts are in lower case.
    private let ignoresCase: Bool

    /// Up to this number, branches are checked one by one.
    private static let fewBranches = 48

    /// The maximum number of bytes that are compared; after that, a pattern counts as one that may match.
    private static let maximumComparisons = 1_000_000

    init(_ rules: [PathRule]) {
        var owners: [(rule: Int, pattern: Int)] = []
        var unfiled: [Int] = []
        var branches = BranchTable()
        var filed: [[[UInt8]]] = []
        for (rule, pattern) in rules.indices.lazy.flatMap({ rule in rules[rule].compiled.indices.map { (rule, $0) } }) {
            if let required = rules[rule].compiled[pattern].required {
                for texts in required.branches {
                    branches.append(texts, pattern: owners.count, isWhole: required.isWhole)
                    filed.append(texts)
                }
            } else {
                unfiled.append(owners.count)
            }
            owners.append((rule, pattern))
        }
        ignoresCase = rules.contains { $0.compiled.contains(where: \.ignoresCase) }
        self.owners = owners
        self.unfiled = unfiled
        self.branches = branches
        table = branches.count > Self.fewBranches ? GramTable(filed) : nil
    }

    /// Returns the patterns that may match a path, in order; nil if the path contains anything but printable ASCII.
    func candidates(for path: String) -> [Candidate]? {
        var path = path
        if ignoresCase {
            guard path.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
            path = String(decoding: path.utf8.map(RequiredLiteral.lowercased), as: UTF8.self)
        }
        return path.withUTF8 { path in
            guard path.allSatisfy({ $0 &- 0x20 <= 0x5E }) else { return nil }
            var found: [Candidate] = []
            found.reserveCapacity(8)
            if let table { find(in: path, by: table, &found) } else { branches.findHits(in: path, &found) }
            for pattern in unfiled { found.append(Candidate(pattern: pattern, isCertain: false)) }
            Self.sortWithoutDoubles(&found)
            return found
        }
    }

    private func find(
        in path: UnsafeBufferPointer<UInt8>, by table: GramTable, _ found: inout [Candidate]
    ) {
        var comparisons = 0
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: path.count + 2) { text in
            text[0] = RequiredLiteral.start
            for index in path.indices { text[index + 1] = path[index] }
            text[path.count + 1] = RequiredLiteral.end
            table.forEachHit(in: UnsafeBufferPointer(text)) { branch in
                comparisons += path.count
                let isUnchecked = comparisons > Self.maximumComparisons
                if isUnchecked || branches.contains(branch, in: path) {
                    found.append(branches.candidate(branch, isChecked: !isUnchecked))
                }
            }
        }
    }

    /// Sorts the candidates by pattern, and removes duplicates.
    private static func sortWithoutDoubles(_ candidates: inout [Candidate]) {
        guard candidates.count > 1 else { return }
        if candidates.count < 16 {
            insertionSort(&candidates)
        } else {
            candidates.sort { $0.pattern < $1.pattern }
        }
        var count = 1
        for index in 1..<candidates.count {
            let candidate = candidates[index]
            if candidates[count - 1].pattern != candidate.pattern {
                candidates[count] = candidate
                count += 1
            } else if candidate.isCertain {
                candidates[count - 1] = candidate
            }
        }
        candidates.removeLast(candidates.count - count)
    }

    /// Fast for a few candidates that are nearly in order.
    private static func insertionSort(_ candidates: inout [Candidate]) {
        for index in 1..<candidates.count {
            var place = index
            while place > 0, candidates[place - 1].pattern > candidates[place].pattern {
                candidates.swapAt(place - 1, place)
                place -= 1
            }
        }
    }
}
