/// The latest elements of a list that can grow without limit.
struct RecentList<Element> {
    /// The number of elements that are stored. No user reads more.
    static var limit: Int { 200 }

    private(set) var elements: [Element] = []
    /// The number of elements appended so far.
    private(set) var total = 0

    mutating func append(_ element: Element) {
        elements.append(element)
        total += 1
        if elements.count > Self.limit { elements.removeFirst(elements.count - Self.limit) }
    }

    /// The elements appended after the first `count`, oldest first.
    func suffix(after count: Int) -> ArraySlice<Element> { elements.suffix(max(0, total - count)) }
}
