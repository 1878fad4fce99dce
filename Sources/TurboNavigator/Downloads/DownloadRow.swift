import UIKit

/// The row at the bottom of the screen: the name of a file, its progress, and what the user can do now. After the end
/// of a download it has a second line of buttons.
final class DownloadRow: UIView {
    /// The number of seconds for which new buttons don't react: the user may be pressing those before.
    static let pause: TimeInterval = 0.7
    private static let margin: CGFloat = 12
    private static let gap: CGFloat = 8

    private let titleLabel = UILabel()
    private let textLabel = UILabel()
    private let progressView = UIProgressView(progressViewStyle: .default)
    /// The buttons, in the order of the actions.
    private(set) var buttons: [UIButton] = []
    private let act: @MainActor (DownloadEntry.Action, DownloadEntry.ID?) -> Void
    private(set) var summary: DownloadSummary?

    /// - Parameter act: receives the action of a button, with the download; nil for several.
    init(_ act: @escaping @MainActor (DownloadEntry.Action, DownloadEntry.ID?) -> Void) {
        self.act = act
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.lineBreakMode = .byTruncatingMiddle
        textLabel.font = .preferredFont(forTextStyle: .callout)
        textLabel.textColor = .secondaryLabel
        textLabel.numberOfLines = 2
        for label in [titleLabel, textLabel] { label.adjustsFontForContentSizeCategory = true }
        for view in [titleLabel, textLabel, progressView] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
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

    func show(_ summary: DownloadSummary) {
        let former = self.summary
        self.summary = summary
        titleLabel.text = summary.title
        textLabel.text = summary.text
        progressView.isHidden = summary.fraction == nil
        progressView.setProgress(Float(summary.fraction ?? 0), animated: false)
        if former?.actions != summary.actions || former?.entry != summary.entry { replaceButtons(with: summary) }
        // The text may need a second line.
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Replaces all buttons, so that a press that has begun on a former one does nothing.
    private func replaceButtons(with summary: DownloadSummary) {
        let isFirst = buttons.isEmpty
        for button in buttons { button.removeFromSuperview() }
        buttons = summary.actions.map(makeButton)
        for button in buttons { addSubview(button) }
        guard !isFirst else { return }
        for button in buttons { button.isEnabled = false }
        let new = buttons
        _ = Timer.scheduledTimer(withTimeInterval: Self.pause, repeats: false) { _ in
            MainActor.assumeIsolated { for button in new { button.isEnabled = true } }
        }
    }

    private func makeButton(_ action: DownloadEntry.Action) -> UIButton {
        let button = UIButton(type: .system)
        if action == .close {
            button.setImage(UIImage(systemName: "xmark"), for: .normal)
            button.accessibilityLabel = action.title
        } else {
            button.setTitle(action.title, for: .normal)
            button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
        }
        button.addAction(
            UIAction { [weak self] _ in if let summary = self?.summary { self?.act(action, summary.entry) } },
            for: .touchUpInside)
        return button
    }

    // MARK: Layout

    /// The first line has the texts and one button: the last one. The others, before it, are in a second line.
    private struct Arrangement {
        var title = CGRect.zero
        var text = CGRect.zero
        var buttons: [CGRect] = []
        var height: CGFloat = 0
    }

    private func arrangement(in width: CGFloat, _ insets: UIEdgeInsets) -> Arrangement {
        var result = Arrangement()
        let sizes = buttons.map(\.intrinsicContentSize)
        let (start, end) = (insets.left + Self.margin, width - insets.right - Self.gap)
        let last = sizes.last ?? .zero
        let room = max(0, end - last.width - Self.gap - start)
        let heights = [titleLabel, textLabel].map { $0.sizeThatFits(CGSize(width: room, height: 0)).height }
        result.title = CGRect(x: start, y: 10, width: room, height: heights[0])
        result.text = CGRect(x: start, y: result.title.maxY, width: room, height: heights[1])
        let line = max(52, result.text.maxY + 6, last.height + 18)
        var x = start
        for size in sizes.dropLast() {
            let width = min(size.width, end - x)
            result.buttons.append(CGRect(x: x, y: line, width: width, height: size.height))
            x += width + Self.gap
        }
        result.buttons.append(CGRect(x: end - last.width, y: 9, width: last.width, height: last.height))
        let lowest = result.buttons.dropLast().map(\.maxY).max().map { $0 + 9 }
        result.height = (lowest ?? line) + insets.bottom
        return result
    }

    override var intrinsicContentSize: CGSize {
        let view = superview ?? self
        return CGSize(
            width: UIView.noIntrinsicMetric, height: arrangement(in: view.bounds.width, view.safeAreaInsets).height)
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = arrangement(in: bounds.width, safeAreaInsets)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = { [bounds] (frame: CGRect) in
            isMirrored
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        titleLabel.frame = place(arrangement.title)
        textLabel.frame = place(arrangement.text)
        for (button, frame) in zip(buttons, arrangement.buttons) { button.frame = place(frame) }
        progressView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: progressView.intrinsicContentSize.height)
    }
}
