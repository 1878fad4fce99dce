import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Tables", .serialized, .timeLimit(.minutes(1)))
final class TableTests {
    /// The native screen of Hotwire Native's demo: rows that lead to a page.
    private final class Numbers: UITableViewController {
        var rows = [3, 2]
        var events: [String] = []
        var made = 0
        var refused: IndexPath?

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        }

        override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            made += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
            cell.accessoryType = .disclosureIndicator
            return cell
        }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }

        override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            indexPath == refused ? nil : indexPath
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            events.append("chosen \(indexPath.section).\(indexPath.row)")
        }

        override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            events.append("left \(indexPath.section).\(indexPath.row)")
        }
    }

    private let numbers = Numbers()
    private lazy var window = TestWindow(numbers)

    private func show() async -> UITableView {
        await window.show()
        await window.nextFrame()
        return numbers.tableView
    }

    @Test func `The numbers of sections and rows are known before a table is shown`() {
        #expect(numbers.tableView.numberOfSections == 2)
        let other = Numbers()
        #expect(other.tableView.numberOfRows(inSection: 1) == 2)
    }

    @Test func `Sections and rows are those of the data source`() async {
        let table = await show()
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 3)
        #expect(isVisible("Section 1", in: table) && isVisible("Row 1.1", in: table))
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 1))
        #expect(cell?.textLabel?.text == "Row 1.1" && cell?.reuseIdentifier == "Cell")
        #expect(cell.flatMap { table.indexPath(for: $0) } == IndexPath(row: 1, section: 1))
        #expect(table.cellForRow(at: IndexPath(row: 9, section: 0)) == nil)
    }

    @Test func `Rows that lead on have an arrow, and stand in a box`() async {
        let table = await show()
        #expect(seenIcons(around: table).filter { $0 == "go-next-symbolic" }.count == 5)
        #expect(isInBoxedList("Row 0.0", around: table) && isInBoxedList("Row 1.1", around: table))
        #expect(!isInBoxedList("Section 1", around: table))
        table.cellForRow(at: IndexPath(row: 0, section: 0))?.accessoryType = .none
        #expect(seenIcons(around: table).filter { $0 == "go-next-symbolic" }.count == 4)
    }

    @Test func `In a wide window rows stay a column of 640 points at most, in the middle`() async throws {
        let wide = TestWindow(numbers, width: 1000, height: 800)
        await wide.show()
        await wide.nextFrame()
        let row = try #require(numbers.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        row.backgroundColor = .red
        await wide.nextFrame()
        let y = Int(try Pointer(wide.window).place(of: .zero, in: row).y)
        let picture = try #require(await nextPicture(ofWindowAround: wide.window))
        let red = (0..<picture.width).filter { x in
            picture.color(x: x, y: y).map { $0.red > 180 && $0.green < 90 && $0.blue < 90 } ?? false
        }
        let (left, right) = (try #require(red.first), try #require(red.last))
        #expect(picture.width > 900)
        #expect((500...640).contains(right - left + 1))
        #expect(abs(left - (picture.width - 1 - right)) <= 2)
        wide.close()
    }

    @Test func `A clicked row is selected instead of the previous one, and reported; a selection by the app isn't`()
        async
    {
        let table = await show()
        #expect(click("Row 0.1", around: table))
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(click("Row 1.0", around: table))
        #expect(numbers.events == ["chosen 0.1", "left 0.1", "chosen 1.0"])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.isSelected == true)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
        table.deselectRow(at: IndexPath(row: 0, section: 1), animated: true)
        #expect(table.indexPathForSelectedRow == nil)
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        #expect(table.indexPathForSelectedRow?.row == 2 && numbers.events.count == 3)
        numbers.refused = IndexPath(row: 0, section: 0)
        click("Row 0.0", around: table)
        #expect(table.indexPathForSelectedRow?.row == 2 && numbers.events.count == 3)
    }

    @Test func `A row without a selection style can't be selected, nor any row if selection is off`() async {
        let table = await show()
        table.cellForRow(at: IndexPath(row: 0, section: 0))?.selectionStyle = .none
        click("Row 0.0", around: table)
        table.allowsSelection = false
        click("Row 0.1", around: table)
        #expect(numbers.events.isEmpty)
    }

    @Test func `When the user returns to a screen, no row is selected`() async {
        let table = await show()
        click("Row 0.1", around: table)
        numbers.viewWillAppear(false)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `A change of the data is visible after a reload, and cells are reused`() async {
        let table = await show()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        numbers.rows = [1]
        table.reloadData()
        #expect(table.numberOfSections == 1 && !isVisible("Row 1.1", in: table))
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
        numbers.rows = [1, 1]
        table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .automatic)
        #expect(isVisible("Row 1.0", in: table))
        numbers.rows = []
        table.reloadData()
        #expect(table.numberOfSections == 0 && table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    }

    @Test func `Of very many rows, those far below are created when they are scrolled to`() async {
        numbers.rows = [50_000]
        let table = await show()
        #expect(table.numberOfRows(inSection: 0) == 50_000 && numbers.made < 500)
        table.scrollToRow(at: IndexPath(row: 600, section: 0), at: .middle, animated: false)
        #expect(table.cellForRow(at: IndexPath(row: 600, section: 0))?.textLabel?.text == "Row 0.600")
        #expect(numbers.made < 1_000)
    }

    /// The app's own cell class, which is registered with the table.
    private final class OwnCell: UITableViewCell {
        let badge = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            badge.text = "made"
        }

        required init?(coder: NSCoder) {
            nil
        }
    }

    @Test func `A cell of the app's own class is created with its initializer`() {
        let table = UITableView(frame: .zero, style: .insetGrouped)
        table.register(OwnCell.self, forCellReuseIdentifier: "Own")
        let cell = table.dequeueReusableCell(withIdentifier: "Own", for: IndexPath(row: 0, section: 0)) as? OwnCell
        #expect(cell?.badge.text == "made" && cell?.detailTextLabel != nil && cell?.reuseIdentifier == "Own")
        #expect(table.dequeueReusableCell(withIdentifier: "Other") == nil)
        #expect(table.style == .insetGrouped)
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    }

    @Test func `An index path has a row and a section`() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path.row == 3 && path.section == 1)
        path.row = 4
        #expect(path == IndexPath(row: 4, section: 1))
    }

    @Test(arguments: [true, false])
    func `The user returns to the row that was selected`(reloads: Bool) async throws {
        let navigation = UINavigationController(rootViewController: numbers)
        let window = TestWindow(navigation)
        await window.show()
        await window.nextFrame()
        let pointer = Pointer(window.window)
        try await pointer.focusWindow()
        let cell = try #require(numbers.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        try await pointer.click(CGPoint(x: 20, y: 5), in: cell)
        try await window.nextFrame(while: numbers.events.isEmpty)
        #expect(numbers.events == ["chosen 0.1"])
        navigation.pushViewController(UIViewController(), animated: true)
        try await window.nextFrame(while: numbers.viewIfLoaded?.isFirstResponder != false)
        if reloads { numbers.tableView.reloadData() }
        try await pointer.key("alt+Left")
        try await window.nextFrame(while: focusedTexts(in: window.window) != ["Row 0.1"])
        #expect(focusedTexts(in: window.window) == ["Row 0.1"])
        window.close()
    }
}
