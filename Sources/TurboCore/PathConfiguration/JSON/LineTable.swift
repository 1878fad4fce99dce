/// The positions of a text's lines, to convert the offset of a byte into line and column.
package struct LineTable: Sendable {
    package let bytes: [UInt8]
    /// The offset of each line's first byte.
    private let starts: [Int]
    /// The number of characters before each block of bytes, because a file may have one line of a megabyte.
    private let counts: [Int]

    private static let blockSize = 1024

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        var counts = [0]
        for start in stride(from: 0, to: bytes.count, by: Self.blockSize) {
            let block = bytes[start..<min(start + Self.blockSize, bytes.count)]
            counts.append((counts.last ?? 0) + block.count { $0 & 0xC0 != 0x80 })
        }
        self.counts = counts
    }

    /// Returns the line and column of an offset, both from 1. The column counts characters.
    package func position(at offset: Int) -> PathConfigurationDiagnostic.Position {
        let line = lineNumber(at: offset)
        let start = starts[line - 1]
        let column = characters(before: max(start, min(offset, bytes.count))) - characters(before: start) + 1
        return PathConfigurationDiagnostic.Position(line: line, column: column)
    }

    /// Returns the offset of a position.
    package func offset(of position: PathConfigurationDiagnostic.Position) -> Int {
        guard starts.indices.contains(position.line - 1) else { return bytes.count }
        var offset = starts[position.line - 1]
        for _ in 1..<max(position.column, 1) {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return min(offset, bytes.count)
    }

    /// Returns the number of characters that begin before an offset.
    private func characters(before offset: Int) -> Int {
        let block = offset / Self.blockSize
        return counts[block] + bytes[(block * Self.blockSize)..<offset].count { $0 & 0xC0 != 0x80 }
    }

    /// Returns the number of lines that begin at or before an offset, by binary search.
    private func lineNumber(at offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return max(low, 1)
    }
}
