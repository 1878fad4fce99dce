internal import GObjectKit

/// Rows in sections, as boxed lists that scroll.
///
/// Rows are made as they are about to come into sight, a hundred at a time, and are kept until the table is reloaded.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    let list = TableList()
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var spareCells: [UITableViewCell] = []
    var selected: IndexPath?
    private var tableStyle = Style.plain
    private var isLoaded = false

    /// An empty table.
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

    /// The style that the table was made with.
    open var style: Style { tableStyle }

    /// Gives the content. Held weakly.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadIfLoaded() }
    }

    /// Asked and told when the user chooses a row. Held weakly.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet { reloadIfLoaded() }
    }

    /// How high rows are whose height the delegate does not give.
    open var rowHeight = UITableView.automaticDimension {
        didSet { reloadIfLoaded() }
    }

    /// Stands for the height that the content needs.
    public class var automaticDimension: CGFloat { -1 }

    /// Whether the user can choose rows.
    open var allowsSelection = true {
        didSet { list.setActivatable(allowsSelection) }
    }

    /// A view above the first section, as high as its frame.
    open var tableHeaderView: UIView? {
        didSet { list.setHeader(tableHeaderView?.host.reference, height: tableHeaderView?.frame.height ?? 0) }
    }

    /// A view below the last section, as high as its frame.
    open var tableFooterView: UIView? {
        didSet { list.setFooter(tableFooterView?.host.reference, height: tableFooterView?.frame.height ?? 0) }
    }

    /// The class of the cells that have an identifier.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass as? UITableViewCell.Type
        if cellClass != nil, cellClasses[identifier] == nil {
            Log.warn("\(identifier) is registered with a class that is not one of cells.")
        }
    }

    /// A cell that is not used any more, or a new one of the registered class; nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        takeCell(identifier)
    }

    /// A cell that is not used any more, or a new one of the registered class.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = takeCell(identifier) { return cell }
        Log.warnOnce("No class is registered for the cells \(identifier), so they are plain ones.")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Asks for the content again, and shows it. What was chosen is so no longer.
    open func reloadData() {
        isLoaded = true
        selected = nil
        loadSections()
    }

    // The data source has changed already, so that each of these reads all of it again.

    /// Rows have come.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { loadSections() }
    /// Rows have gone.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { loadSections() }
    /// Rows have changed.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { loadSections() }
    /// Sections have changed.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { loadSections() }

    /// How many sections there are.
    open var numberOfSections: Int {
        loadIfNeeded()
        return list.sections.count
    }

    /// How many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return list.sections.indices.contains(section) ? list.sections[section].count : 0
    }

    /// The cell of a row, if it has been made.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        loadIfNeeded()
        return list.cell(at: indexPath)
    }

    /// Where a cell of this table is.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        list.indexPath(of: cell)
    }

    /// The row that is chosen.
    open var indexPathForSelectedRow: IndexPath? { selected }

    /// Chooses a row, or none.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        mark(indexPath)
        if let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// The row is not chosen any more.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if selected == indexPath { mark(nil) }
    }

    /// Scrolls until the row is seen.
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
