extension UITableViewCell {
    /// The layout of a cell's texts.
    public enum CellStyle: Int, Sendable {
        /// One text only.
        case `default` = 0
        /// The detail text on the right.
        case value1 = 1
        /// On Linux the same as `value1`.
        case value2 = 2
        /// The detail text below the main one.
        case subtitle = 3
    }

    /// The highlighting of a selected cell. With `none` it can't be selected.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    /// The accessory on the right of a cell.
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
