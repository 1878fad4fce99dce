import UIKit

/// Shows symbols with their names, in the size of a tab's icon and in twice that size.
final class SymbolPage: UIViewController {
    private static let columns = 6
    /// The number of symbols that fit on the screen of the tests.
    static let capacity = 24 * columns
    private static let cell = CGSize(width: 205, height: 38)
    let names: [String]

    init(_ names: [String]) {
        self.names = names
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The size that shows all symbols.
    var size: CGSize {
        let rows = (names.count + Self.columns - 1) / Self.columns
        return CGSize(width: CGFloat(Self.columns) * Self.cell.width, height: CGFloat(rows) * Self.cell.height)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, name) in names.enumerated() {
            let x = CGFloat(index % Self.columns) * Self.cell.width
            let y = CGFloat(index / Self.columns) * Self.cell.height
            addIcon(name, CGRect(x: x + 6, y: y + 11, width: 16, height: 16))
            addIcon(name, iconFrame(index))
            addName(name, CGRect(x: x + 66, y: y, width: Self.cell.width - 66, height: Self.cell.height))
        }
    }

    /// The frame of the larger icon of a name.
    func iconFrame(_ index: Int) -> CGRect {
        let (column, row) = (index % Self.columns, index / Self.columns)
        return CGRect(
            x: CGFloat(column) * Self.cell.width + 28, y: CGFloat(row) * Self.cell.height + 3, width: 32, height: 32)
    }

    private func addIcon(_ name: String, _ frame: CGRect) {
        let icon = UIImageView(image: UIImage(systemName: name))
        icon.frame = frame
        view.addSubview(icon)
    }

    private func addName(_ name: String, _ frame: CGRect) {
        let label = UILabel(frame: frame)
        label.text = name
        label.font = .systemFont(ofSize: 9)
        view.addSubview(label)
    }
}
