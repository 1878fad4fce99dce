import UIKit

/// A native screen on the same stack as the pages: a table of the numbers from one to nine, each of which leads to a
/// page.
final class NumbersViewController: UITableViewController {
    private let url: URL
    private let choose: (Int) -> Void

    /// - Parameter choose: called when the user taps a number.
    init(url: URL, choose: @escaping (Int) -> Void) {
        self.url = url
        self.choose = choose
        super.init(style: .insetGrouped)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Numbers"
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "A native screen for \(url.path)"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "number")
            ?? UITableViewCell(style: .default, reuseIdentifier: "number")
        cell.textLabel?.text = "Number \(indexPath.row + 1)"
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        choose(indexPath.row + 1)
    }
}
