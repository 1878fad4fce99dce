extension UITableViewCell {
    /// How the two texts stand.
    public enum CellStyle: Int, Sendable {
        /// One text.
        case `default` = 0
        /// The second one at the right.
        case value1 = 1
        /// The second one at the right, too.
        case value2 = 2
        /// The second one below the first.
        case subtitle = 3
    }

    /// Whether a chosen row is marked, and the row can be chosen at all.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    /// What stands at the right end of a row.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        case detailDisclosureButton = 2
        case checkmark = 3
        case detailButton = 4

        var iconName: String? {
            switch self {
            case .none: nil
            case .disclosureIndicator, .detailDisclosureButton: "go-next-symbolic"
            case .checkmark: "object-select-symbolic"
            case .detailButton: "dialog-information-symbolic"
            }
        }
    }
}
