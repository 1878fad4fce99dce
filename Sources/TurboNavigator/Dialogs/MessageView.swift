import UIKit

/// A message of the server at the bottom of the screen, which disappears by itself.
final class MessageView: UIView {
    private let label = UILabel()
    private var timer: Timer?

    init(_ text: String) {
        super.init(frame: .zero)
        backgroundColor = .label
        layer.cornerRadius = 12
        label.text = text
        label.textColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        accessibilityLabel = text
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// The number of seconds for which a text is shown: longer for one that takes longer to read.
    static func duration(of text: String) -> TimeInterval { max(4, Double(text.count) / 15) }

    /// Shows the message over everything in a view, and replaces an earlier one.
    func show(over view: UIView) {
        for former in view.subviews where former is MessageView { former.removeFromSuperview() }
        // Screen readers on iOS read the text. On Linux the view is an alert.
        UIAccessibility.post(notification: .screenChanged, argument: self)
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            centerXAnchor.constraint(equalTo: area.centerXAnchor),
            leadingAnchor.constraint(greaterThanOrEqualTo: area.leadingAnchor, constant: 16),
            trailingAnchor.constraint(lessThanOrEqualTo: area.trailingAnchor, constant: -16),
            bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
        ])
        timer = .scheduledTimer(withTimeInterval: Self.duration(of: label.text ?? ""), repeats: false) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.removeFromSuperview() }
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { timer?.invalidate() }
    }
}
