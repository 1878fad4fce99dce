import UIKit

/// The default error view: a sentence about the failure, a Retry button if the visit can be made again, and a Go Back
/// button if that isn't likely to help.
final class VisitErrorView: UIView {
    /// Contains the others, because large text may need more than the screen.
    private let scrollView = UIScrollView()
    private let symbolView = UIImageView(image: UIImage(systemName: "exclamationmark.triangle"))
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var buttons: [UIButton] = []
    /// The visible views, from top to bottom.
    private var column: [UIView] = []
    private var sizeObserver: NotificationObserver?

    init(_ failure: VisitFailure) {
        super.init(frame: .zero)
        fill(failure)
        if failure.canGoBack, !failure.mayBeTemporary { addButton(.goBack) { failure.goBack() } }
        if failure.canRetry { addButton(.retry) { failure.retry() } }
        column = [symbolView, titleLabel, messageLabel] + buttons
        scrollView.contentInsetAdjustmentBehavior = .always
        addSubview(scrollView)
        for view in column { scrollView.addSubview(view) }
        sizeObserver = NotificationObserver(UIContentSizeCategory.didChangeNotification) { [weak self] in
            self?.setNeedsLayout()
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    private func fill(_ failure: VisitFailure) {
        backgroundColor = .systemBackground
        symbolView.contentMode = .scaleAspectFit
        titleLabel.text = BuiltInText.errorLoadingPage.text()
        titleLabel.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .boldSystemFont(ofSize: 24))
        messageLabel.text = failure.message
        messageLabel.font = .preferredFont(forTextStyle: .body)
        // Screen readers on Linux announce the view by its label, before its button. VoiceOver doesn't read the label of a
        // view that contains elements, but moves to the first of them.
        accessibilityLabel = [titleLabel.text, failure.message].compactMap { $0 }.joined(separator: ". ")
        titleLabel.accessibilityLabel = accessibilityLabel
        messageLabel.isAccessibilityElement = false
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
        }
    }

    private func addButton(_ title: BuiltInText, _ perform: @escaping @MainActor () -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(title.text(), for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.addAction(UIAction { _ in perform() }, for: .touchUpInside)
        buttons.append(button)
    }

    package override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Centers the views in a column of a readable width, between the bars.
    package override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        let insets = safeAreaInsets
        let area = CGSize(
            width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
        let width = min(area.width - 48, 420)
        let sizes = column.map { size(of: $0, width: width) }
        let gaps: [CGFloat] = [0, 18, 10, 26, 8]
        let whole = column.indices.map { sizes[$0].height + gaps[$0] }.reduce(0, +)
        var y = max(12, (area.height - whole) / 2 - area.height * 0.04)
        for (index, view) in column.enumerated() {
            y += gaps[index]
            view.frame = CGRect(origin: CGPoint(x: (area.width - sizes[index].width) / 2, y: y), size: sizes[index])
            y += sizes[index].height
        }
        scrollView.contentSize = CGSize(width: area.width, height: y + 12)
    }

    private func size(of view: UIView, width: CGFloat) -> CGSize {
        guard view !== symbolView else { return CGSize(width: width, height: 64) }
        let size = view.sizeThatFits(CGSize(width: width, height: 0))
        guard view is UIButton else { return CGSize(width: width, height: size.height) }
        // Buttons of one width, unless a title is longer.
        return CGSize(width: min(width, max(140, size.width)), height: max(44, size.height))
    }
}

extension VisitFailure {
    /// Whether another try may succeed. A page that doesn't exist, or isn't for this user, rarely does.
    fileprivate var mayBeTemporary: Bool { ![403, 404, 410].contains(statusCode) }
}
