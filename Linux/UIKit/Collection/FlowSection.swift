/// The sizes in a section of a flow layout that scrolls vertically, and the frames that follow from them.
struct FlowSection {
    var sizes: [CGSize] = []
    var inset = UIEdgeInsets.zero
    var itemSpacing: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var headerHeight: CGFloat = 0
    var footerHeight: CGFloat = 0

    /// The place of the section in the content.
    private(set) var frame = CGRect.zero
    /// The frames of the items.
    private(set) var items: [CGRect] = []
    /// The items of each line.
    private(set) var lines: [Range<Int>] = []

    var header: CGRect { CGRect(x: 0, y: frame.minY, width: frame.width, height: headerHeight) }
    var footer: CGRect { CGRect(x: 0, y: frame.maxY - footerHeight, width: frame.width, height: footerHeight) }

    /// Places the items in lines that are as full as possible.
    mutating func place(top: CGFloat, width: CGFloat) {
        let room = width - inset.left - inset.right
        var y = top + headerHeight + inset.top
        (items, lines) = ([], [])
        while items.count < sizes.count {
            let line = items.count..<endOfLine(from: items.count, room: room)
            if !lines.isEmpty { y += lineSpacing }
            lines.append(line)
            let height = sizes[line].map(\.height).max() ?? 0
            items += frames(of: line, y: y, height: height, room: room)
            y += height
        }
        frame = CGRect(x: 0, y: top, width: width, height: y + inset.bottom + footerHeight - top)
    }

    /// The indexes of the items that may be in a rectangle.
    func items(in rect: CGRect) -> [Int] {
        // The lines are in order, so the first one is found in a few steps.
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if items[lines[middle]].allSatisfy({ $0.maxY < rect.minY }) { low = middle + 1 } else { high = middle }
        }
        return lines[low...].prefix { line in line.contains { items[$0].minY <= rect.maxY } }.flatMap { line in
            line.filter { items[$0].overlaps(rect) }
        }
    }

    private func endOfLine(from first: Int, room: CGFloat) -> Int {
        var (end, used) = (first + 1, sizes[first].width)
        while end < sizes.count, fits(used + itemSpacing + sizes[end].width, room) {
            used += itemSpacing + sizes[end].width
            end += 1
        }
        return end
    }

    /// The items of a line touch both sides. Those of an incomplete last line stand as if items like its last one
    /// completed it. A single item is in the middle.
    private func frames(of line: Range<Int>, y: CGFloat, height: CGFloat, room: CGFloat) -> [CGRect] {
        var count = line.count
        var used = sizes[line].reduce(0) { $0 + $1.width } + itemSpacing * CGFloat(count - 1)
        let step = itemSpacing + sizes[line.upperBound - 1].width
        while line.upperBound == sizes.count, step >= 1, fits(used + step, room) {
            used += step
            count += 1
        }
        let rest = max(room - used, 0)
        var x = inset.left + (count == 1 ? rest / 2 : 0)
        return sizes[line].map { size in
            defer { x += size.width + itemSpacing + (count == 1 ? 0 : rest / CGFloat(count - 1)) }
            return CGRect(origin: CGPoint(x: x, y: y + (height - size.height) / 2), size: size)
        }
    }

    /// Apps divide the width by the number of columns, which isn't exact.
    private func fits(_ width: CGFloat, _ room: CGFloat) -> Bool { width <= room + 0.001 }
}
