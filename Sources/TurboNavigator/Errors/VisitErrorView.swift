import UIKit

/// What covers a screen by default whose visit failed: what happened, in the user's words, and a button that tries again.
final class VisitErrorView: UIView {
    private let symbolView = UIImageView(image: UIImage(systemName: "exclamationmark.triangle"))
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let retryButton = UIButton(type: .system)

    /// - Parameter retry: what the button does.
    init(_ failure: VisitFailure, retry: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        fill(failure, retry: retry)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    private func fill(_ failure: VisitFailure, retry: @escaping @MainActor () -> Void) {
        backgroundColor = .systemBackground
        symbolView.contentMode = .scaleAspectFit
        addSubview(symbolView)
        titleLabel.text = BuiltInText.errorLoadingPage.text()
        titleLabel.font = .boldSystemFont(ofSize: 22)
        messageLabel.text = failure.message
        messageLabel.numberOfLines = 0
        for label in [titleLabel, messageLabel] {
            label.textAlignment = .center
            addSubview(label)
        }
        retryButton.setTitle(BuiltInText.retry.text(), for: .normal)
        retryButton.addAction(UIAction { _ in retry() }, for: .touchUpInside)
        addSubview(retryButton)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(bounds.width - 48, 420)
        let left = (bounds.width - width) / 2
        let middle = bounds.height * 0.42
        symbolView.frame = CGRect(x: (bounds.width - 48) / 2, y: middle - 134, width: 48, height: 48)
        titleLabel.frame = CGRect(x: left, y: middle - 70, width: width, height: 36)
        messageLabel.frame = CGRect(x: left, y: middle - 26, width: width, height: 64)
        retryButton.frame = CGRect(x: (bounds.width - 120) / 2, y: middle + 54, width: 120, height: 44)
    }
}
