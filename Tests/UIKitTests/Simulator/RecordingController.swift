import UIKit

/// A controller that records its callbacks.
class RecordingController: UIViewController {
    let name: String
    let journal: Journal
    var recordsMoves = false
    var onWillAppear: () -> Void = {}

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        journal.add("\(name) didLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        journal.add("\(name) willAppear\(flags(animated))")
        onWillAppear()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        journal.add("\(name) didAppear\(flags(animated))")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        journal.add("\(name) willDisappear\(flags(animated))")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        journal.add("\(name) didDisappear\(flags(animated))")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if recordsMoves { journal.add("\(name) willMove \(parent == nil ? "out" : "in")") }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if recordsMoves { journal.add("\(name) didMove \(parent == nil ? "out" : "in")") }
    }

    private func flags(_ animated: Bool) -> String {
        animated ? " animated" : ""
    }
}

/// A navigation controller that records its own appearance callbacks.
final class RecordingNavigation: UINavigationController {
    var journal: Journal?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        journal?.add("nav willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        journal?.add("nav didAppear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        journal?.add("nav didDisappear")
    }
}
