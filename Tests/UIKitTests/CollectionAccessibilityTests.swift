import TestSupport
import Testing
import UIKit

/// A collection view as screen readers have it. `bin/test` runs it with the other accessibility tests.
@MainActor
@Suite(.serialized, .enabled(if: AccessibleNode.isThere))
final class CollectionAccessibilityTests {
    private final class Numbers: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = UICollectionViewCell(frame: .zero)
            for text in ["Item", "\(indexPath.item)"] {
                let label = UILabel()
                label.text = text
                cell.contentView.addSubview(label)
            }
            if indexPath.item == 2 { cell.accessibilityLabel = "The last item" }
            return cell
        }
    }

    @Test func `A cell has the name that the app gives it, or else its texts`() async throws {
        let window = TestWindow(Numbers(collectionViewLayout: UICollectionViewFlowLayout()))
        await window.show()
        await window.nextFrame()
        defer { window.close() }
        let items = try await AccessibleNode.ofThisApp().all("list item")
        #expect(items.map(\.name) == ["Item, 0", "Item, 1", "The last item"])
        #expect(items.map(\.isFocusable) == [true, false, false])
    }
}
