import Testing
import UIKit

/// The content and the layouts of collection views, without a window.
@MainActor
@Suite(.serialized)
final class CollectionLayoutTests {
    /// A data source and delegate with labels for items.
    private final class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var counts = [4]
        var made = 0
        var events: [String] = []
        var widths: [CGFloat] = []
        var heights: [CGFloat] = []

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            made += 1
            return collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "End", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            let size = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
            return CGSize(
                width: widths.isEmpty ? size.width : widths[indexPath.item],
                height: heights.isEmpty ? size.height : heights[indexPath.item])
        }

        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {
            events.append("shown \(indexPath.item)")
        }

        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            events.append("gone \(indexPath.item)")
        }
    }

    /// A cell that knows how it was created, and how often it was reused.
    private final class Cell: UICollectionViewCell {
        var first = CGRect.zero
        var uses = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            first = frame
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }

        override func prepareForReuse() {
            super.prepareForReuse()
            uses += 1
        }
    }

    private let numbers = Numbers()
    private let flow = UICollectionViewFlowLayout()
    private lazy var grid = makeGrid(flow)

    private func makeGrid(_ layout: UICollectionViewLayout) -> UICollectionView {
        let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        grid.register(Cell.self, forCellWithReuseIdentifier: "Cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            grid.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "End")
        }
        grid.dataSource = numbers
        grid.delegate = numbers
        return grid
    }

    private func item(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func frames(_ section: Int = 0) -> [CGRect] {
        (0..<grid.numberOfItems(inSection: section)).compactMap {
            grid.layoutAttributesForItem(at: item($0, section))?.frame
        }
    }

    /// Each row: the widths of items in 320 points with a space of at least 10, and their left edges.
    @Test(
        arguments: [
            ([100, 100, 100], [0, 110, 220]),
            ([90, 90, 90, 90], [0, 115, 230, 0]),
            ([90, 90, 90, 90, 90], [0, 115, 230, 0, 115]),
            ([150, 150, 150], [0, 170, 0]),
            ([200, 200], [60, 60]),
            ([200, 90, 60], [0, 230, 0]),
            ([320, 320], [0, 0]),
        ] as [([CGFloat], [CGFloat])])
    func `The items of a line touch both sides, and those of the last one stand in the same columns`(
        _ widths: [CGFloat], _ edges: [CGFloat]
    ) {
        (numbers.widths, numbers.counts) = (widths, [widths.count])
        grid.layoutIfNeeded()
        #expect(frames().map(\.minX) == edges)
    }

    @Test func `Lines have the height of their highest item, with the others in the middle`() {
        (numbers.widths, numbers.heights) = (Array(repeating: 155, count: 4), [40, 80, 40, 40])
        grid.layoutIfNeeded()
        #expect(frames().map(\.minY) == [20, 0, 90, 90])
        #expect(flow.collectionViewContentSize == CGSize(width: 320, height: 130))
    }

    @Test func `Sections follow each other with header, inset and footer`() {
        numbers.counts = [1, 0, 2]
        flow.itemSize = CGSize(width: 100, height: 30)
        flow.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 10)
        flow.headerReferenceSize = CGSize(width: 0, height: 40)
        flow.footerReferenceSize = CGSize(width: 0, height: 15)
        grid.layoutIfNeeded()
        #expect(frames(0) == [CGRect(x: 20, y: 45, width: 100, height: 30)])
        #expect(frames(2).map(\.origin) == [CGPoint(x: 20, y: 209), CGPoint(x: 210, y: 209)])
        let header = UICollectionView.elementKindSectionHeader
        let place = grid.layoutAttributesForSupplementaryElement(ofKind: header, at: item(0, 1))
        #expect(place?.frame == CGRect(x: 0, y: 97, width: 320, height: 40))
        #expect(place?.representedElementKind == header && place?.representedElementCategory == .supplementaryView)
        let footer = UICollectionView.elementKindSectionFooter
        #expect(grid.supplementaryView(forElementKind: footer, at: item(0, 0))?.frame.minY == 82)
        #expect(grid.supplementaryView(forElementKind: header, at: item(0, 0))?.reuseIdentifier == "End")
    }

    @Test func `A layout that scrolls horizontally fills columns from the top`() {
        flow.scrollDirection = .horizontal
        flow.itemSize = CGSize(width: 80, height: 60)
        flow.headerReferenceSize = CGSize(width: 30, height: 0)
        grid.layoutIfNeeded()
        #expect(
            frames().map(\.origin) == [
                CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 70), CGPoint(x: 30, y: 140), CGPoint(x: 120, y: 0),
            ])
        #expect(flow.collectionViewContentSize == CGSize(width: 200, height: 200))
    }

    @Test func `A change of a property of the layout moves the cells`() {
        grid.layoutIfNeeded()
        let cell = grid.cellForItem(at: item(1))
        flow.itemSize = CGSize(width: 155, height: 30)
        flow.minimumLineSpacing = 20
        grid.layoutIfNeeded()
        #expect(cell?.frame == CGRect(x: 165, y: 0, width: 155, height: 30))
        #expect(grid.cellForItem(at: item(2))?.frame.minY == 50 && grid.cellForItem(at: item(1)) === cell)
        grid.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        grid.layoutIfNeeded()
        #expect(cell?.frame.width == 50 && flow.collectionView == nil)
    }

    @Test func `Only visible items have cells, which are reused`() throws {
        numbers.counts = [10_000]
        flow.itemSize = CGSize(width: 100, height: 60)
        grid.layoutIfNeeded()
        #expect(numbers.made == 9 && grid.indexPathsForVisibleItems == (0..<9).map { item($0) })
        let first = try #require(grid.cellForItem(at: item(0)) as? Cell)
        #expect(first.first.size == CGSize(width: 100, height: 60) && first.reuseIdentifier == "Cell")
        let known = Set(grid.visibleCells.map(ObjectIdentifier.init))
        grid.scrollToItem(at: item(9_999), at: .bottom, animated: false)
        #expect(grid.cellForItem(at: item(0)) == nil && grid.cellForItem(at: item(9_999)) != nil)
        #expect(known.isSuperset(of: grid.visibleCells.map(ObjectIdentifier.init)))
        #expect(grid.visibleCells.allSatisfy { ($0 as? Cell)?.uses == 1 && $0.superview != nil })
        #expect(grid.contentOffset.y == flow.collectionViewContentSize.height - 200)
        #expect(numbers.events.filter { $0.hasPrefix("gone") }.count == 9 && numbers.events.last == "shown 9999")
    }

    @Test(
        arguments: [
            (.top, 70), (.centeredVertically, 0), (.bottom, 0), ([], 0),
        ] as [(UICollectionView.ScrollPosition, CGFloat)])
    func `An item is scrolled to a position, or no farther than necessary`(
        _ position: UICollectionView.ScrollPosition, _ offset: CGFloat
    ) {
        numbers.counts = [100]
        flow.itemSize = CGSize(width: 100, height: 60)
        grid.layoutIfNeeded()
        grid.scrollToItem(at: item(3), at: position, animated: false)
        #expect(grid.contentOffset.y == offset)
        let middle = grid.indexPathForItem(at: CGPoint(x: 130, y: 80))
        #expect(middle == item(4) && grid.indexPathForItem(at: CGPoint(x: 105, y: 80)) == nil)
    }

    @Test func `A reload asks for all visible items again, and keeps the position`() {
        numbers.counts = [100]
        grid.layoutIfNeeded()
        grid.contentOffset = CGPoint(x: 0, y: 300)
        grid.selectItem(at: item(40), animated: false, scrollPosition: [])
        let made = numbers.made
        numbers.counts = [90, 5]
        grid.reloadData()
        #expect(grid.numberOfSections == 2 && grid.numberOfItems(inSection: 0) == 90)
        grid.layoutIfNeeded()
        #expect(numbers.made == made + grid.visibleCells.count && grid.contentOffset.y == 300)
        #expect(grid.indexPathsForSelectedItems == nil)
        numbers.counts = [3]
        grid.reloadData()
        grid.layoutIfNeeded()
        #expect(grid.contentOffset.y == 0 && grid.visibleCells.count == 3)
    }

    @Test func `Insertions and deletions keep the cells of other items`() throws {
        numbers.counts = [4, 2]
        grid.layoutIfNeeded()
        let (first, last) = (grid.cellForItem(at: item(0)), grid.cellForItem(at: item(1, 1)))
        let (made, third) = (numbers.made, grid.cellForItem(at: item(2)))
        grid.selectItem(at: item(2), animated: false, scrollPosition: [])
        numbers.counts = [4, 1, 2]
        grid.performBatchUpdates {
            self.grid.deleteItems(at: [self.item(1)])
            self.grid.insertItems(at: [self.item(0)])
            self.grid.insertSections([1])
        }
        grid.layoutIfNeeded()
        #expect(grid.cellForItem(at: item(1)) === first && grid.cellForItem(at: item(1, 2)) === last)
        #expect(grid.cellForItem(at: item(2)) === third && numbers.made == made + 2)
        #expect(grid.indexPathsForSelectedItems == [item(2)] && third?.isSelected == true)
        numbers.counts = [4, 2]
        grid.deleteSections([1])
        grid.moveItem(at: item(1), to: item(3))
        grid.layoutIfNeeded()
        #expect(grid.cellForItem(at: item(3)) === first && grid.cellForItem(at: item(1)) === third)
        #expect(grid.cellForItem(at: item(1, 1)) === last && numbers.made == made + 2)
        grid.reloadItems(at: [item(0)])
        grid.reloadSections([1])
        grid.layoutIfNeeded()
        #expect(numbers.made == made + 5)
    }

    @Test func `The handler of an update is called after it`() async {
        grid.layoutIfNeeded()
        numbers.counts = [5]
        let count = await withCheckedContinuation { continuation in
            grid.performBatchUpdates({ self.grid.insertItems(at: [self.item(4)]) }) { _ in
                continuation.resume(returning: self.grid.visibleCells.count)
            }
        }
        #expect(count == 5)
    }

    @Test func `The app selects one item, or several`() {
        grid.layoutIfNeeded()
        grid.selectItem(at: item(0), animated: false, scrollPosition: [])
        grid.selectItem(at: item(1), animated: false, scrollPosition: [])
        #expect(grid.indexPathsForSelectedItems == [item(1)])
        #expect(grid.visibleCells.map(\.isSelected) == [false, true, false, false])
        grid.allowsMultipleSelection = true
        grid.selectItem(at: item(3), animated: false, scrollPosition: [])
        grid.deselectItem(at: item(1), animated: false)
        #expect(grid.indexPathsForSelectedItems == [item(3)])
        grid.selectItem(at: nil, animated: false, scrollPosition: [])
        grid.allowsSelection = false
        grid.selectItem(at: item(0), animated: false, scrollPosition: [])
        #expect(grid.indexPathsForSelectedItems == nil && !grid.visibleCells.contains(where: \.isSelected))
    }

    @Test func `A selected cell has its selected background above the background`() throws {
        grid.layoutIfNeeded()
        let cell = try #require(grid.cellForItem(at: item(0)))
        let (plain, selected) = (UIView(), UIView())
        cell.backgroundView = plain
        cell.selectedBackgroundView = selected
        #expect(cell.subviews == [plain, cell.contentView])
        cell.isSelected = true
        #expect(cell.subviews == [plain, selected, cell.contentView] && selected.frame == cell.bounds)
        cell.isSelected = false
        cell.isHighlighted = true
        #expect(selected.superview === cell)
        cell.isHighlighted = false
        #expect(selected.superview == nil)
    }

    /// Items on a diagonal, with attributes of the app's own.
    private final class Diagonal: UICollectionViewLayout {
        final class Attributes: UICollectionViewLayoutAttributes {
            var name = ""

            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone)
                (copy as? Attributes)?.name = name
                return copy
            }
        }

        var prepared = 0
        var asked: [CGRect] = []
        private var all: [Attributes] = []

        override func prepare() {
            super.prepare()
            prepared += 1
            all = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { index in
                let attributes = Attributes(forCellWith: IndexPath(item: index, section: 0))
                attributes.frame = CGRect(x: index * 50, y: index * 50, width: 100, height: 100)
                (attributes.alpha, attributes.zIndex, attributes.name) = (0.5, -index, "\(index)")
                attributes.isHidden = index == 2
                return attributes
            }
        }

        override var collectionViewContentSize: CGSize { CGSize(width: 1_000, height: 1_000) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            asked.append(rect)
            return all.filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            all[indexPath.item]
        }
    }

    @Test func `A layout of the app's own places the items`() throws {
        let layout = Diagonal()
        numbers.counts = [20]
        grid = makeGrid(layout)
        grid.layoutIfNeeded()
        #expect(layout.prepared == 1 && layout.asked.last == grid.bounds)
        #expect(grid.indexPathsForVisibleItems == [0, 1, 3].map { item($0) })
        let (first, second) = (try #require(grid.cellForItem(at: item(0))), try #require(grid.cellForItem(at: item(1))))
        #expect(second.frame == CGRect(x: 50, y: 50, width: 100, height: 100) && second.alpha == 0.5)
        let order = second.superview?.subviews.filter { $0 === first || $0 === second }
        #expect(order == [second, first])
        #expect(grid.indexPathForItem(at: CGPoint(x: 75, y: 75)) == item(0))
        grid.scrollToItem(at: item(12), at: [.left, .top], animated: false)
        #expect(grid.contentOffset == CGPoint(x: 600, y: 600) && layout.prepared == 1)
        layout.invalidateLayout()
        grid.layoutIfNeeded()
        #expect(layout.prepared == 2)
        let copy = try #require(layout.layoutAttributesForItem(at: item(5))?.copy() as? Diagonal.Attributes)
        #expect(copy.name == "5" && copy.frame.minX == 250 && copy.indexPath == item(5) && copy.zIndex == -5)
    }

    @Test func `The inset is around the content`() {
        grid.contentInset = UIEdgeInsets(top: 12, left: 10, bottom: 20, right: 10)
        numbers.counts = [100]
        flow.itemSize = CGSize(width: 145, height: 60)
        grid.layoutIfNeeded()
        #expect(frames().prefix(2).map(\.minX) == [0, 155])
        #expect(grid.contentOffset == CGPoint(x: -10, y: -12))
        let cell = grid.cellForItem(at: item(1))
        #expect(cell?.convert(CGPoint.zero, to: grid) == CGPoint(x: 155, y: 0))
        grid.scrollToItem(at: item(99), at: .bottom, animated: false)
        #expect(grid.contentOffset.y == flow.collectionViewContentSize.height - 200)
    }

    @Test func `Attributes have a center and a size`() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: item(0))
        attributes.size = CGSize(width: 20, height: 10)
        attributes.center = CGPoint(x: 50, y: 40)
        #expect(attributes.frame == CGRect(x: 40, y: 35, width: 20, height: 10))
    }

    @Test func `An index path has an item and a section`() {
        var path = item(3, 1)
        #expect(path.item == 3 && path.section == 1)
        path.item = 4
        #expect(path == item(4, 1))
    }

    @Test func `A controller's view is a collection view with the controller's content`() {
        let controller = UICollectionViewController(collectionViewLayout: flow)
        #expect(controller.collectionViewLayout === flow)
        #expect(
            controller.collectionView.dataSource === controller && controller.collectionView.delegate === controller)
        controller.collectionView.dataSource = numbers
        controller.collectionView.selectItem(at: item(0), animated: false, scrollPosition: [])
        controller.viewWillAppear(false)
        #expect(controller.collectionView.indexPathsForSelectedItems == nil)
    }
}
