import TurboNavigator
import UIKit

/// A page with a bar button, a menu and its own title.
public class BookViewController: VisitableViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.askWhatToDo() })
        navigationItem.leftBarButtonItems = [
            UIBarButtonItem(title: "Sort", image: UIImage(systemName: "arrow.up.arrow.down"), menu: sortMenu)
        ]
        visitableView.allowsPullToRefresh = false
    }

    private var sortMenu: UIMenu {
        UIMenu(
            title: "Sort",
            children: [
                UIAction(title: "By title", state: .on) { _ in },
                UIAction(title: "By author", attributes: .disabled) { action in print(action.title) },
            ])
    }

    public func askWhatToDo() {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Share", style: .default) { [weak self] _ in self?.share() })
        alert.addAction(UIAlertAction(title: "Remove", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true, completion: nil)
    }

    func share() {
        reloadVisitable()
    }

    public override func visitableDidRender() {
        super.visitableDidRender()
        title = title?.uppercased()
    }
}
