import UIKit

/// The default error view: a sentence about the failure, and a Retry button if the visit can be made again.
final class VisitErrorView: UIView {
    private let symbolView = UIImageView(image: UIImage(systemName: "exclamationmark.triangle"))
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let retryButton = UIButton(type: .system)
    /// The visible views, from top to bottom.
    private var column: [UIView] = []

    init(_ failure: VisitFailure) {
        super.init(frame: .zero)
        fill(failure)
        column = [symbolView, titleLabel, messageLabel]
        if failure.canRetry { addRetryButton(failure) }
        for view in column { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    private func fill(_ failure: VisitFailure) {
        backgroundColor = .systemBackground
        symbolView.contentMode = .scaleAspectFit
        titleLabel.text = BuiltInText.errorLoadingPage.text()
        accessibilityLabel = titleLabel.text
        titleLabel.font = .boldSystemFont(ofSize: 24)
        messageLabel.text = failure.message
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
        }
    }

    private func addRetryButton(_ failure: VisitFailure) {
        retryButton.setTitle(BuiltInText.retry.text(), for: .normal)
        retryButton.addAction(UIAction { _ in failure.retry() }, for: .touchUpInside)
        column.append(retryButton)
    }

    /// Centers the views in a column of a readable width.
    package override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(bounds.width - 48, 420)
        let texts = [titleLabel, messageLabel].map { $0.sizeThatFits(CGSize(width: width, height: 0)).height }
        let heights: [CGFloat] = [64, texts[0], texts[1], 44]
        let gaps: [CGFloat] = [0, 18, 10, 26]
        let whole = column.indices.map { heights[$0] + gaps[$0] }.reduce(0, +)
        var y = max(12, (bounds.height - whole) / 2 - bounds.height * 0.04)
        for (index, view) in column.enumerated() {
            let width = view === retryButton ? min(width, 140) : width
            y += gaps[index]
            view.frame = CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: heights[index])
            y += heights[index]
        }
    }
}
