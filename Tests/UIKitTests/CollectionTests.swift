import TestSupport
import Testing
import UIKit

/// Collection views in a window: clicks, keys and pictures.
@MainActor
@Suite("Collections", .serialized, .timeLimit(.minutes(1)))
final class CollectionTests {
    /// An app's grid of numbered cells.
    private final class Numbers: UICollectionViewController {
        var counts = [4, 5]
        var events: [String] = []
        var refused: IndexPath?

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "Number")
            collectionView.register(
                HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "Header")
        }

        override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Number", for: indexPath)
            (cell as? NumberCell)?.label.text = "Item \(indexPath.section).\(indexPath.item)"
            return cell
        }

        override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
            (view as? HeaderView)?.label.text = "Section \(indexPath.section)"
            return view
        }

        override func collectionView(
            _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
        ) -> Bool { indexPath != refused }

        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            events.append("chosen \(indexPath.section).\(indexPath.item)")
        }

        override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            events.append("left \(indexPath.section).\(indexPath.item)")
        }
    }

    private final class NumberCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.backgroundColor = .secondarySystemBackground
            contentView.layer.cornerRadius = 8
            selectedBackgroundView = UIView()
            selectedBackgroundView?.backgroundColor = .systemBlue
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
                label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            ])
        }

        required init?(coder: NSCoder) {
            nil
        }

        override var isSelected: Bool {
            didSet { contentView.backgroundColor = isSelected ? .clear : .secondarySystemBackground }
        }
    }

    private final class HeaderView: UICollectionReusableView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.frame = bounds.insetBy(dx: 4, dy: 4)
            label.font = .preferredFont(forTextStyle: .headline)
            addSubview(label)
        }

        required init?(coder: NSCoder) {
            nil
        }
    }

    private let flow = UICollectionViewFlowLayout()
    private lazy var numbers = Numbers(collectionViewLayout: flow)
    private lazy var window = TestWindow(numbers)

    private func show() async -> UICollectionView {
        flow.itemSize = CGSize(width: 110, height: 60)
        flow.headerReferenceSize = CGSize(width: 0, height: 40)
        await window.show()
        await window.nextFrame()
        return numbers.collectionView
    }

    private func cell(_ item: Int, _ section: Int = 0) throws -> UICollectionViewCell {
        try #require(numbers.collectionView.cellForItem(at: IndexPath(item: item, section: section)))
    }

    private func wait(until condition: () -> Bool) async throws {
        try await window.nextFrame(while: !condition())
    }

    /// The left edge of a view in the window, as it is drawn.
    private func left(_ view: UIView) throws -> CGFloat {
        try Pointer(window.window).place(of: .zero, in: view).x
            - Pointer(window.window).place(of: .zero, in: numbers.view).x
    }

    @Test func `Cells and headers are where the layout places them`() async throws {
        let grid = await show()
        defer { window.close() }
        #expect(isVisible("Section 1", in: grid) && isVisible("Item 1.4", in: grid))
        #expect(try [0, 1, 2].map { try left(cell($0)) } == [0, 140, 280])
        #expect(try cell(0).frame == CGRect(x: 0, y: 40, width: 110, height: 60))
        #expect(try cell(0).window === window.window)
        #expect(grid.indexPath(for: try cell(3, 1)) == IndexPath(item: 3, section: 1))
    }

    @Test func `A clicked item is selected instead of the previous one, and reported`() async throws {
        let grid = await show()
        defer { window.close() }
        let pointer = Pointer(window.window)
        try await pointer.focusWindow()
        try await pointer.click(CGPoint(x: 20, y: 20), in: cell(1))
        try await wait { numbers.events.count == 1 }
        try await pointer.click(CGPoint(x: 20, y: 20), in: cell(2, 1))
        try await wait { numbers.events.count == 3 }
        #expect(numbers.events == ["chosen 0.1", "left 0.1", "chosen 1.2"])
        #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 2, section: 1)])
        #expect(try cell(2, 1).isSelected && !cell(1).isSelected)
        numbers.refused = IndexPath(item: 0, section: 0)
        try await pointer.click(CGPoint(x: 20, y: 20), in: cell(0))
        grid.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
        for _ in 0..<10 { await window.nextFrame() }
        #expect(numbers.events.count == 3)
        #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    }

    @Test func `If several can be selected, a second click deselects`() async throws {
        let grid = await show()
        defer { window.close() }
        grid.allowsMultipleSelection = true
        let pointer = Pointer(window.window)
        try await pointer.focusWindow()
        for (count, item) in [0, 1, 0].enumerated() {
            try await pointer.click(CGPoint(x: 20, y: 20), in: cell(item))
            try await wait { numbers.events.count == count + 1 }
        }
        #expect(numbers.events == ["chosen 0.0", "chosen 0.1", "left 0.0"])
        #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test func `A pressed item is highlighted, and isn't selected if it is released elsewhere`() async throws {
        _ = await show()
        defer { window.close() }
        let pointer = Pointer(window.window)
        try await pointer.focusWindow()
        let pressed = try cell(0)
        try await pointer.press(CGPoint(x: 20, y: 20), in: pressed)
        try await wait { pressed.isHighlighted }
        #expect(pressed.isHighlighted && !pressed.isSelected)
        try await pointer.move(by: CGPoint(x: 160, y: 0))
        try await pointer.release()
        try await wait { !pressed.isHighlighted }
        #expect(!pressed.isHighlighted && numbers.events.isEmpty)
    }

    @Test func `Tab enters, the arrow keys move between items, Return and Space select`() async throws {
        _ = await show()
        defer { window.close() }
        let field = UITextField(frame: CGRect(x: 0, y: 500, width: 200, height: 40))
        numbers.view.addSubview(field)
        let pointer = Pointer(window.window)
        try await pointer.focusWindow()
        field.becomeFirstResponder()
        // After the last widget of a window, Tab continues with its bar.
        for _ in 0..<6 where focusedTexts(in: window.window) != ["Item 0.0"] {
            try await pointer.key("Tab")
            for _ in 0..<5 { await window.nextFrame() }
        }
        for (key, text) in [
            ("Right", "0.1"), ("Down", "1.1"), ("Down", "1.4"), ("Up", "1.1"), ("Left", "1.0"), ("Up", "0.3"),
            ("Up", "0.0"),
        ] {
            try await pointer.key(key)
            try await wait { focusedTexts(in: window.window) == ["Item \(text)"] }
            #expect(focusedTexts(in: window.window) == ["Item \(text)"], "\(key)")
        }
        try await pointer.key("Right", "Return", "Right", "space")
        try await wait { numbers.events.count == 3 }
        #expect(numbers.events == ["chosen 0.1", "left 0.1", "chosen 0.2"])
        try await pointer.key("Tab")
        try await wait { field.isFirstResponder }
        #expect(field.isFirstResponder)
        try await pointer.key("shift+Tab")
        try await wait { focusedTexts(in: window.window) == ["Item 0.2"] }
        #expect(focusedTexts(in: window.window) == ["Item 0.2"])
    }

    @Test func `The Down key scrolls to items that had no cell`() async throws {
        numbers.counts = [300]
        let grid = await show()
        defer { window.close() }
        let pointer = Pointer(window.window)
        try await pointer.focusWindow()
        try await pointer.click(CGPoint(x: 20, y: 20), in: cell(1))
        try await wait { focusedTexts(in: window.window) == ["Item 0.1"] }
        for _ in 0..<20 { try await pointer.key("Down") }
        try await wait { focusedTexts(in: window.window) == ["Item 0.61"] }
        #expect(focusedTexts(in: window.window) == ["Item 0.61"])
        let frame = try cell(61).frame
        #expect(grid.contentOffset.y == frame.maxY - grid.bounds.height)
    }

    @Test func `The wheel scrolls, and the focused item keeps the focus`() async throws {
        numbers.counts = [10_000]
        let grid = await show()
        defer { window.close() }
        let pointer = Pointer(window.window)
        try await pointer.focusWindow()
        try await pointer.click(CGPoint(x: 20, y: 20), in: cell(0))
        try await pointer.scroll(grid, clicks: 40)
        try await wait { grid.contentOffset.y > 700 }
        let first = try #require(grid.indexPathsForVisibleItems.first)
        #expect(first.item > 20 && isVisible("Item 0.\(first.item)", in: grid) && grid.visibleCells.count <= 30)
        #expect(focusedTexts(in: window.window) == ["Item 0.0"])
        try await pointer.key("Right")
        try await wait { grid.contentOffset.y < 100 }
        #expect(focusedTexts(in: window.window) == ["Item 0.1"])
    }

    @Test func `A reload keeps the position, and the focus at its place`() async throws {
        numbers.counts = [300]
        let grid = await show()
        defer { window.close() }
        let pointer = Pointer(window.window)
        try await pointer.focusWindow()
        grid.scrollToItem(at: IndexPath(item: 150, section: 0), at: .top, animated: false)
        await window.nextFrame()
        let offset = grid.contentOffset
        try await pointer.click(CGPoint(x: 20, y: 20), in: cell(151))
        try await wait { focusedTexts(in: window.window) == ["Item 0.151"] }
        numbers.counts = [299]
        grid.reloadData()
        await window.nextFrame()
        await window.nextFrame()
        #expect(grid.contentOffset == offset && focusedTexts(in: window.window) == ["Item 0.151"])
        numbers.counts = [298]
        grid.deleteItems(at: [IndexPath(item: 151, section: 0)])
        await window.nextFrame()
        await window.nextFrame()
        #expect(grid.contentOffset == offset && focusedTexts(in: window.window) == ["Item 0.152"])
    }

    @Test(arguments: [true, false])
    func `The user returns to the item that was selected`(reloads: Bool) async throws {
        let navigation = UINavigationController(rootViewController: numbers)
        let window = TestWindow(navigation)
        flow.itemSize = CGSize(width: 110, height: 60)
        await window.show()
        await window.nextFrame()
        defer { window.close() }
        let pointer = Pointer(window.window)
        try await pointer.focusWindow()
        try await pointer.click(CGPoint(x: 20, y: 20), in: cell(1))
        try await window.nextFrame(while: numbers.events.isEmpty)
        navigation.pushViewController(UIViewController(), animated: true)
        try await window.nextFrame(while: numbers.viewIfLoaded?.isFirstResponder != false)
        if reloads { numbers.collectionView.reloadData() }
        try await pointer.key("alt+Left")
        try await window.nextFrame(while: focusedTexts(in: window.window) != ["Item 0.1"])
        #expect(focusedTexts(in: window.window) == ["Item 0.1"])
    }

    @Test(arguments: [
        CGSize(width: CGFloat.infinity, height: 10), CGSize(width: 10, height: CGFloat.infinity),
        CGSize(width: CGFloat.nan, height: CGFloat.nan), CGSize(width: 5e9, height: 5e9), .zero,
        CGSize(width: 1e-9, height: 10), CGSize(width: -10, height: -10),
    ])
    func `Items of an impossible size do not stop the app`(_ size: CGSize) async throws {
        let grid = await show()
        defer { window.close() }
        flow.itemSize = size
        for _ in 0..<2 { await window.nextFrame() }
        #expect(grid.numberOfItems(inSection: 1) == 5)
        flow.itemSize = CGSize(width: 80, height: 40)
        try await wait { grid.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size == flow.itemSize }
        #expect(try cell(0).frame.size == flow.itemSize)
    }

    @Test func `In a wider window more items are in a line`() async throws {
        let grid = await show()
        defer { window.close() }
        #expect(try cell(3).frame.minY == 110)
        await resize(window.window, to: CGSize(width: 600, height: 500))
        try await wait { grid.bounds.width == 600 }
        await window.nextFrame()
        #expect(try cell(3).frame.origin == CGPoint(x: 367.5, y: 40))
    }

    @Test func `A grid is mirrored in a language that is written from right to left`() async throws {
        setRightToLeft(true)
        defer { setRightToLeft(false) }
        let grid = await show()
        defer { window.close() }
        #expect(try [0, 1, 2].map { try left(cell($0)) } == [280, 140, 0])
        #expect(grid.indexPathForItem(at: CGPoint(x: 300, y: 60)) == IndexPath(item: 0, section: 0))
        let pointer = Pointer(window.window)
        try await pointer.focusWindow()
        try await pointer.click(CGPoint(x: 20, y: 20), in: cell(0))
        try await pointer.key("Left")
        try await wait { focusedTexts(in: window.window) == ["Item 0.1"] }
        #expect(focusedTexts(in: window.window) == ["Item 0.1"])
        flow.scrollDirection = .horizontal
        numbers.counts = [200]
        grid.reloadData()
        await window.nextFrame()
        await window.nextFrame()
        #expect(try left(cell(0)) == 280 && grid.contentOffset.x == flow.collectionViewContentSize.width - 390)
    }

    @Test func `The background stays behind the items while they scroll`() async throws {
        numbers.counts = [300]
        let grid = await show()
        defer { window.close() }
        let background = UIView()
        background.backgroundColor = .systemRed
        grid.backgroundView = background
        await window.nextFrame()
        grid.contentOffset.y = 500
        await window.nextFrame()
        await window.nextFrame()
        #expect(background.frame == CGRect(x: 0, y: 500, width: 390, height: grid.bounds.height))
        let picture = try #require(await nextPicture(ofWindowAround: grid))
        let place = try Pointer(window.window).place(of: .zero, in: grid)
        let gap = picture.color(x: Int(place.x) + 127, y: Int(place.y) + 20)
        #expect(gap.map { $0.red > 200 && $0.blue < 90 } == true)
        #expect(isVisible("Item 0.21", in: grid))
    }

    @Test(arguments: [false, true])
    func `A grid looks as the app draws it, in light and dark`(isDark: Bool) async throws {
        setDark(isDark)
        defer { setDark(false) }
        _ = await show()
        defer { window.close() }
        let pointer = Pointer(window.window)
        try await pointer.focusWindow()
        try await pointer.click(CGPoint(x: 20, y: 20), in: cell(0))
        try await pointer.key("Right")
        try await wait { focusedTexts(in: window.window) == ["Item 0.1"] }
        for _ in 0..<20 { await window.nextFrame() }
        let picture = try #require(await nextPicture(ofWindowAround: numbers.view))
        let place = try pointer.place(of: CGPoint(x: 10, y: 10), in: cell(0))
        let selected = try #require(picture.color(x: Int(place.x), y: Int(place.y)))
        #expect(selected.blue > 180 && selected.red < 100)
    }
}
