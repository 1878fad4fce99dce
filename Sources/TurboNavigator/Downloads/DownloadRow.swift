import UIKit

/// The thin row at the bottom of the screen: the name of a file, its progress and a button.
final class DownloadRow: UIView {
    private let titleLabel = UILabel()
    private let textLabel = UILabel()
    private let progressView = UIProgressView(progressViewStyle: .default)
    private let button = UIButton(type: .system)
    private let act: @MainActor (DownloadEntry.Action, DownloadEntry.ID?) -> Void
    private(set) var summary: DownloadSummary?

    /// - Parameter act: receives the action of the button, with the download; nil for several.
    init(_ act: @escaping @MainActor (DownloadEntry.Action, DownloadEntry.ID?) -> Void) {
        self.act = act
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        titleLabel.font = .preferredFont(forTextStyle: .subheadline)
        titleLabel.lineBreakMode = .byTruncatingMiddle
        textLabel.font = .preferredFont(forTextStyle: .footnote)
        textLabel.textColor = .secondaryLabel
        textLabel.numberOfLines = 2
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        for label in [titleLabel, textLabel, button.titleLabel] { label?.adjustsFontForContentSizeCategory = true }
        button.addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
        for view in [titleLabel, textLabel, button, progressView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        activateConstraints()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    private func activateConstraints() {
        let area = safeAreaLayoutGuide
        let labels = [titleLabel, textLabel].flatMap { label in
            [
                label.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 12),
                label.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -8),
            ]
        }
        NSLayoutConstraint.activate(
            labels + [
                titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 10),
                textLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
                textLabel.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor, constant: -6),
                button.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -8),
                button.topAnchor.constraint(equalTo: topAnchor, constant: 12),
                progressView.topAnchor.constraint(equalTo: topAnchor),
                progressView.leadingAnchor.constraint(equalTo: leadingAnchor),
                progressView.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
    }

    /// Adds the row at the bottom of a view, over everything in it.
    func attach(to view: UIView) {
        removeFromSuperview()
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    override var intrinsicContentSize: CGSize {
        let width = (superview ?? self).bounds.width - button.intrinsicContentSize.width - 28
        let texts = [titleLabel, textLabel].map { $0.sizeThatFits(CGSize(width: width, height: 0)).height }
        return CGSize(width: UIView.noIntrinsicMetric, height: max(52, texts.reduce(16, +)))
    }

    func show(_ summary: DownloadSummary) {
        self.summary = summary
        titleLabel.text = summary.title
        textLabel.text = summary.text
        progressView.isHidden = summary.fraction == nil
        progressView.setProgress(Float(summary.fraction ?? 0), animated: false)
        if button.currentTitle != summary.action.title { button.setTitle(summary.action.title, for: .normal) }
        // The text may need a second line.
        invalidateIntrinsicContentSize()
    }

    private func perform() {
        if let summary { act(summary.action, summary.entry) }
    }
}
