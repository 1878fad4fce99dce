/// Shows why there is no view controller of a storyboard.
final class StoryboardNoticeController: UIViewController {
    private let text: String

    /// Logs the problem.
    init(_ problem: any Error) {
        text = "\(problem)"
        super.init(nibName: nil, bundle: nil)
        Log.warn(text)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Self.add(text, to: view)
    }

    /// Adds a text in the middle of a view.
    static func add(_ text: String, to view: UIView) {
        let label = UILabel(frame: view.bounds.insetBy(dx: 24, dy: 24))
        label.text = text
        label.textAlignment = .center
        label.numberOfLines = 0
        label.textColor = .secondaryLabel
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
    }
}
