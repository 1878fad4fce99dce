import UIKit

/// The thin row above a page that tells the user something about it, such as "Offline" and how old the copy is.
final class NoticeRow: UIView {
    private let label = UILabel()
    private var sizeObserver: NotificationObserver?

    init(_ notice: PageNotice) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        label.text = notice.text()
        accessibilityLabel = label.text
        isAccessibilityElement = true
        label.font = .preferredFont(forTextStyle: .callout)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Calls back when the user changes the size of text, and with it the height of the row.
    func observeSize(_ action: @escaping @MainActor () -> Void) {
        sizeObserver = NotificationObserver(UIContentSizeCategory.didChangeNotification, action)
    }

    func height(for width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width - 24, height: 0)).height + 10
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 12, dy: 5)
    }
}
