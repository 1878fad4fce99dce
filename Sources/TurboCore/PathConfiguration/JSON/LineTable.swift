/// Where the lines of a text begin: turns the place of a byte into line and column.
package struct LineTable: Sendable {
    package let bytes: [UInt8]
    /// The first byte of each line.
    private let starts: [Int]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// Line and column, both from 1; the column counts characters.
    package func position(at offset: Int) -> PathConfigurationDiagnostic.Position {
        let line = lineNumber(at: offset)
        let before = bytes[starts[line - 1]..<max(starts[line - 1], min(offset, bytes.count))]
        let column = before.filter { $0 & 0xC0 != 0x80 }.count + 1
        return PathConfigurationDiagnostic.Position(line: line, column: column)
    }

    /// The number of lines that begin at or before a byte, by halving.
    private func lineNumber(at offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return max(low, 1)
    }
}
