/// The latest elements of a list that may grow without end.
struct RecentList<Element> {
    /// How many are kept. More is nothing that anybody reads.
    static var limit: Int { 200 }

    private(set) var elements: [Element] = []
    /// How many there have been.
    private(set) var total = 0

    mutating func append(_ element: Element) {
        elements.append(element)
        total += 1
        if elements.count > Self.limit { elements.removeFirst(elements.count - Self.limit) }
    }

    /// Those that came after so many, oldest first.
    func suffix(after count: Int) -> ArraySlice<Element> { elements.suffix(max(0, total - count)) }
}
