/// Asked and told when the user chooses a row. What the app chooses is not reported.
@preconcurrency @MainActor
public protocol UITableViewDelegate: NSObjectProtocol {
    /// The row to choose in place of the one that the user wants; nil for none.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// The user has chosen a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// The user has chosen another row in place of this one.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// How high a row is; `UITableView.automaticDimension` for what its content needs.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
}
