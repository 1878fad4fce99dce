import Turbo
import UIKit

/// A visitable that isn't a VisitableViewController: a page below a native header.
public class NoteViewController: UIViewController, Visitable {
    public weak var visitableDelegate: VisitableDelegate?
    public var visitableView: VisitableView! = VisitableView(frame: .zero)
    public var visitableURL: URL!

    private let header = UILabel()

    public init(url: URL) {
        visitableURL = url
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        header.text = "Note"
        header.font = UIFont.preferredFont(forTextStyle: .largeTitle)
        header.textAlignment = .center
        let stack = UIStackView(arrangedSubviews: [header, visitableView])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        visitableDelegate?.visitableViewWillAppear(self)
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        visitableDelegate?.visitableViewDidAppear(self)
    }

    public func visitableDidRender() {
        title = format(visitableView.webView?.title)
    }

    func format(_ title: String?) -> String {
        (title ?? "").components(separatedBy: " | ")[0]
    }
}
