import UIKit

/// A native screen on the same stack as the pages: the numbers from one to nine.
final class NumbersViewController: UIViewController {
    private let url: URL
    private let heading = UILabel(frame: .zero)
    private var numbers: [UILabel] = []

    init(url: URL) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Numbers"
        view.backgroundColor = .systemBackground
        heading.text = "A native screen for \(url.path)"
        heading.textAlignment = .center
        view.addSubview(heading)
        numbers = (1...9).map { number in
            let label = UILabel(frame: .zero)
            label.text = "\(number)"
            label.font = .boldSystemFont(ofSize: 34)
            label.textAlignment = .center
            view.addSubview(label)
            return label
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        heading.frame = CGRect(x: 0, y: 32, width: width, height: 32)
        let side = min(width / 4, 96)
        let left = (width - side * 3) / 2
        for (index, label) in numbers.enumerated() {
            label.frame = CGRect(
                x: left + side * CGFloat(index % 3), y: 96 + side * CGFloat(index / 3), width: side, height: side)
        }
    }
}
