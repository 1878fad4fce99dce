import UIKit

/// A native screen with buttons.
public class CalculatorViewController: UIViewController {
    public let url: URL
    public private(set) var sum = 0
    public let addButton = UIButton(type: .system)
    private let result = UILabel()
    private lazy var spinner: UIActivityIndicatorView = {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.hidesWhenStopped = true
        spinner.color = .gray
        return spinner
    }()

    public init(url: URL) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
        title = "Calculator"
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        addButton.setTitle("Add one", for: .normal)
        addButton.addAction(UIAction { [weak self] _ in self?.addOne() }, for: .touchUpInside)
        result.numberOfLines = 0
        result.font = .boldSystemFont(ofSize: 34)
        let stack = UIStackView(arrangedSubviews: [result, addButton, spinner])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.backButtonTitle = "Back"
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    private func addOne() {
        sum += 1
        result.text = "\(sum)"
        if #available(iOS 16, *) { spinner.stopAnimating() }
    }
}
