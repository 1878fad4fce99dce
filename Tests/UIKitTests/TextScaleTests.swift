import TestSupport
import Testing

@testable import UIKit

/// Large text of the desktop.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct TextScaleTests {
    /// The sizes of a view with some text.
    private func height(of view: UIView) -> CGFloat { view.intrinsicContentSize.height }

    @Test func `Text grows with the desktop's text, whatever its font`() async {
        let fixed = UILabel()
        fixed.font = .systemFont(ofSize: 20)
        let views = [UILabel(), fixed, UIButton(type: .system), UITextField()]
        let stack = UIStackView(arrangedSubviews: views)
        for label in views.compactMap({ $0 as? UILabel }) { label.text = "Text" }
        (views[2] as? UIButton)?.setTitle("Text", for: .normal)
        let window = TestWindow()
        window.view?.addSubview(stack)
        await window.show()
        let former = views.map(height)
        setTextScale(3)
        defer { setTextScale(1) }
        await window.nextFrame()
        await window.nextFrame()
        for (view, former) in zip(views, former) {
            // The borders of a button and a field stay.
            #expect(height(of: view) - former > 5, "\(type(of: view)): \(former), then \(height(of: view))")
        }
        #expect(fixed.font.pointSize == 20)
        window.close()
    }

    @Test func `Fonts of text styles, metrics and the category follow the desktop's text`() {
        #expect(UIApplication.shared.preferredContentSizeCategory == .large)
        var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        setTextScale(1.25)
        defer { setTextScale(1) }
        #expect(count == 1)
        #expect(UIApplication.shared.preferredContentSizeCategory == .extraExtraLarge)
        let body = UIFont.preferredFont(forTextStyle: .body)
        #expect(body.pointSize == 17 * 1.25 && UIFont.systemFont(ofSize: 17).pointSize == 17)
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledValue(for: 44) == 55)
        #expect(metrics.scaledFont(for: .boldSystemFont(ofSize: 24)).pointSize == 30)
        #expect(metrics.scaledFont(for: body).pointSize == body.pointSize)
    }

    /// Each row: a text scale, and the category.
    @Test(
        arguments: [
            (0.5, .extraSmall), (0.9, .small), (1, .large), (1.1, .extraLarge), (1.5, .extraExtraExtraLarge),
            (2, .accessibilityLarge), (10, .accessibilityExtraExtraExtraLarge),
        ] as [(CGFloat, UIContentSizeCategory)])
    func `A scale has the nearest category`(_ scale: CGFloat, _ category: UIContentSizeCategory) {
        #expect(UIContentSizeCategory.nearest(toScale: scale) == category)
    }

    @Test func `Rows grow with the desktop's text`() async throws {
        final class Table: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "x")
                cell.textLabel?.text = "Title"
                cell.detailTextLabel?.text = "Detail"
                return cell
            }
        }
        let table = Table()
        let window = TestWindow(table)
        await window.show()
        let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let former = height(of: cell)
        setTextScale(1.5)
        defer { setTextScale(1) }
        await window.nextFrame()
        await window.nextFrame()
        #expect(height(of: cell) - former > 10, "\(former), then \(height(of: cell))")
        window.close()
    }
}
