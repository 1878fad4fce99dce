internal import GObjectKit

/// A table: rows in sections.
///
/// On Linux rows are created a hundred at a time, shortly before they become visible, and kept until a reload.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    let list = TableList()
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var spareCells: [UITableViewCell] = []
    var selected: IndexPath?
    /// The row that the user has selected last.
    var lastRow: IndexPath?
    private var tableStyle = Style.plain
    private var isLoaded = false

    /// Creates a table of a style.
    public init(frame: CGRect, style: Style) {
        super.init(frame: frame)
        tableStyle = style
        setUp()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
    }

    private func setUp() {
        embed(list.reference)
        backgroundColor = .systemGroupedBackground
        list.onActivation = { [weak self] in self?.userDidSelect($0) }
        list.onEnd = { [weak self] in self?.addRows() }
    }

    /// The style of the table.
    open var style: Style { tableStyle }

    /// The data source.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadIfLoaded() }
    }

    /// The delegate.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet { reloadIfLoaded() }
    }

    /// The height of rows, unless the delegate returns one.
    open var rowHeight = UITableView.automaticDimension {
        didSet { reloadIfLoaded() }
    }

    /// The value that stands for the height of the content.
    public class var automaticDimension: CGFloat { -1 }

    /// Whether the user can select rows.
    open var allowsSelection = true {
        didSet { list.setActivatable(allowsSelection) }
    }

    /// A view above the first section, with the height of its frame.
    open var tableHeaderView: UIView? {
        didSet { list.setHeader(tableHeaderView?.host.reference, height: tableHeaderView?.frame.height ?? 0) }
    }

    /// A view below the last section, with the height of its frame.
    open var tableFooterView: UIView? {
        didSet { list.setFooter(tableFooterView?.host.reference, height: tableFooterView?.frame.height ?? 0) }
    }

    /// Registers a class for the cells with an identifier.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass as? UITableViewCell.Type
        if cellClass != nil, cellClasses[identifier] == nil {
            Log.warn("The class registered for \(identifier) is not a UITableViewCell.")
        }
    }

    /// Returns a cell that is no longer in use, or a new one of the registered class; nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeueCell(identifier)
    }

    /// Returns a cell that is no longer in use, or a new one of the registered class.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueCell(identifier) { return cell }
        Log.warnOnce("No class is registered for \(identifier), so its cells are plain.")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Reloads the content from the data source, and clears the selection.
    open func reloadData() {
        isLoaded = true
        selected = nil
        loadSections()
    }

    // The data source has its new content before these calls, so each of them reloads everything.

    /// Updates the table after rows have been inserted.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { loadSections() }
    /// Updates the table after rows have been deleted.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { loadSections() }
    /// Updates the table after rows have changed.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { loadSections() }
    /// Updates the table after sections have changed.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { loadSections() }

    /// The number of sections.
    open var numberOfSections: Int {
        loadIfNeeded()
        return list.sections.count
    }

    /// Returns the number of rows in a section.
    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return list.sections.indices.contains(section) ? list.sections[section].count : 0
    }

    /// Returns the cell of a row; nil if it hasn't been created yet.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        loadIfNeeded()
        return list.cell(at: indexPath)
    }

    /// Returns the index path of a cell.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        list.indexPath(of: cell)
    }

    /// The index path of the selected row.
    open var indexPathForSelectedRow: IndexPath? { selected }

    /// Selects a row, or clears the selection.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        mark(indexPath)
        if let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if selected == indexPath { mark(nil) }
    }

    /// Scrolls until the row is visible.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        makeRows(upTo: indexPath)
        list.scroll(to: indexPath)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
    }

    private func loadIfNeeded() {
        if !isLoaded { reloadData() }
    }

    private func reloadIfLoaded() {
        if isLoaded { reloadData() }
    }
}
