/// The texts that paths must contain for the branches of patterns, in order, all in one array of bytes.
struct BranchTable: Sendable {
    private struct Piece {
        let start: Int32
        let count: Int32
    }

    private struct Branch {
        let pattern: Int32
        let firstPiece: Int32
        let pieceCount: Int32
        let beginsPath: Bool
        let endsPath: Bool
        /// Whether a path that contains the text matches.
        let isWhole: Bool
        /// The characters of the texts, in 32 classes. A path that lacks one of them isn't searched.
        let letters: UInt32
    }

    private var bytes: [UInt8] = []
    private var pieces: [Piece] = []
    private var branches: [Branch] = []

    var count: Int { branches.count }

    /// - Parameter texts: the texts of the branch, with the marks for the start and the end.
    mutating func append(_ texts: [[UInt8]], pattern: Int, isWhole: Bool) {
        let branch = Branch(
            pattern: Int32(pattern), firstPiece: Int32(pieces.count), pieceCount: Int32(texts.count),
            beginsPath: texts.first?.first == RequiredLiteral.start, endsPath: texts.last?.last == RequiredLiteral.end,
            isWhole: isWhole,
            letters: texts.joined().reduce(0) { $1 > RequiredLiteral.end ? $0 | Self.letter($1) : $0 })
        for text in texts {
            let plain = text.filter { $0 > RequiredLiteral.end }
            pieces.append(Piece(start: Int32(bytes.count), count: Int32(plain.count)))
            bytes += plain
        }
        branches.append(branch)
    }

    private static func letter(_ byte: UInt8) -> UInt32 { 1 << UInt32(byte & 31) }

    func candidate(_ branch: Int, isChecked: Bool) -> PatternIndex.Candidate {
        PatternIndex.Candidate(
            pattern: Int(branches[branch].pattern), isCertain: isChecked && branches[branch].isWhole)
    }

    /// Appends the pattern of each branch whose texts occur in order.
    func findHits(in path: UnsafeBufferPointer<UInt8>, _ found: inout [PatternIndex.Candidate]) {
        let missing = ~path.reduce(0) { $0 | Self.letter($1) }
        bytes.withUnsafeBufferPointer { bytes in
            pieces.withUnsafeBufferPointer { pieces in
                branches.withUnsafeBufferPointer { branches in
                    for branch in branches
                    where branch.letters & missing == 0 && Self.contains(branch, in: path, pieces, bytes) {
                        found.append(PatternIndex.Candidate(pattern: Int(branch.pattern), isCertain: branch.isWhole))
                    }
                }
            }
        }
    }

    /// Whether the texts of a branch occur in order.
    func contains(_ branch: Int, in path: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            pieces.withUnsafeBufferPointer { Self.contains(branches[branch], in: path, $0, bytes) }
        }
    }

    private static func contains(
        _ branch: Branch, in path: UnsafeBufferPointer<UInt8>, _ pieces: UnsafeBufferPointer<Piece>,
        _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        var start = 0
        let last = branch.pieceCount - 1
        for number in 0..<branch.pieceCount {
            let piece = pieces[Int(branch.firstPiece + number)]
            let text = UnsafeBufferPointer(rebasing: bytes[Int(piece.start)..<Int(piece.start + piece.count)])
            let mustBegin = number == 0 && branch.beginsPath
            if number == last, branch.endsPath {
                let place = path.count - text.count
                guard place >= start, !mustBegin || place == 0 else { return false }
                return isEqual(path, place, text)
            }
            if mustBegin {
                guard text.count <= path.count, isEqual(path, 0, text) else { return false }
                start = text.count
            } else {
                guard let end = firstEnd(of: text, in: path, from: start) else { return false }
                start = end
            }
        }
        return true
    }

    /// Compares from the end, because most texts begin with a slash.
    @inline(__always)
    private static func isEqual(
        _ path: UnsafeBufferPointer<UInt8>, _ place: Int, _ text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        var index = text.count - 1
        while index >= 0, path[place + index] == text[index] { index -= 1 }
        return index < 0
    }

    @inline(__always)
    private static func firstEnd(
        of text: UnsafeBufferPointer<UInt8>, in path: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Int? {
        var place = start
        let last = path.count - text.count
        while place <= last {
            if isEqual(path, place, text) { return place + text.count }
            place += 1
        }
        return nil
    }
}
