extension Picture {
    /// How many colors there are in some rows and columns.
    package func colorCount(rows: Range<Int>, columns: Range<Int>? = nil) -> Int {
        let columns = columns ?? 0..<width
        var colors = Set<UInt32>()
        for row in rows {
            for column in columns {
                let start = row * rowSize + column * 4
                colors.insert(UInt32(bytes[start]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2]))
            }
        }
        return colors.count
    }

    /// How many points in some rows and columns are nearly of a color: of letters and icons the edges are softened.
    package func points(near color: Color, rows: Range<Int>? = nil, columns: Range<Int>? = nil) -> Int {
        (rows ?? 0..<height).reduce(0) { count, y in
            count + (columns ?? 0..<width).count { x in self.color(x: x, y: y)?.isNear(color) == true }
        }
    }

    /// The share of another picture's pixels that are the same in this one, which shows it somewhere; 0 where it
    /// doesn't.
    package func likeness(to part: Picture) -> Double {
        guard part.width <= width, part.height <= height else { return 0 }
        // A row with text is nowhere else.
        let row = (0..<part.height).max { part.colorCount(rows: $0..<$0 + 1) < part.colorCount(rows: $1..<$1 + 1) } ?? 0
        for y in 0...(height - part.height) {
            for x in 0...(width - part.width) where sameBytes(in: row, of: part, at: (x, y), stopsAtFirst: true) > 0 {
                let same = (0..<part.height).reduce(0) { $0 + sameBytes(in: $1, of: part, at: (x, y)) }
                return Double(same) / Double(part.width * part.height)
            }
        }
        return 0
    }

    private var rowSize: Int { width * 4 }

    /// How many pixels of a row are the same, with the other picture at a place in this one. With `stopsAtFirst` 0
    /// unless all are.
    private func sameBytes(
        in row: Int, of part: Picture, at place: (x: Int, y: Int), stopsAtFirst: Bool = false
    ) -> Int {
        var (here, there) = ((place.y + row) * rowSize + place.x * 4, row * part.rowSize)
        var count = 0
        for _ in 0..<part.width {
            let isSame =
                bytes[here] == part.bytes[there] && bytes[here + 1] == part.bytes[there + 1]
                && bytes[here + 2] == part.bytes[there + 2]
            if isSame { count += 1 } else if stopsAtFirst { return 0 }
            (here, there) = (here + 4, there + 4)
        }
        return count
    }
}

extension Picture.Color {
    fileprivate func isNear(_ other: Self) -> Bool {
        [(red, other.red), (green, other.green), (blue, other.blue)].allSatisfy { abs(Int($0.0) - Int($0.1)) < 60 }
    }
}
