import UIKit

/// A message of the server or of a page at the bottom of the screen, which disappears by itself.
package final class MessageView: UIView {
    private let label = UILabel()
    private var timer: Timer?

    package init(_ text: String) {
        super.init(frame: .zero)
        // Opaque, as `.label` isn't on Linux, and distinct from a page in either appearance.
        backgroundColor = UIColor(white: 0.2, alpha: 1)
        layer.cornerRadius = 12
        label.text = text
        label.textColor = .white
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        accessibilityLabel = text
        isAccessibilityElement = true
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// The number of seconds for which a text is shown: longer for one that takes longer to read.
    static func duration(of text: String) -> TimeInterval { max(4, Double(text.count) / 15) }

    /// Shows the message over everything in a view, and replaces an earlier one.
    package func show(over view: UIView) {
        for former in view.subviews where former is MessageView { former.removeFromSuperview() }
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        // Screen readers on iOS read the text. On Linux the view is an alert.
        UIAccessibility.post(notification: .screenChanged, argument: self)
        let area = view.safeAreaLayoutGuide
        let insets = view.safeAreaInsets
        let width = min(view.bounds.width - insets.left - insets.right - 32, 600)
        let text = label.sizeThatFits(CGSize(width: width - 32, height: 0))
        NSLayoutConstraint.activate([
            centerXAnchor.constraint(equalTo: area.centerXAnchor),
            bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
            widthAnchor.constraint(equalToConstant: min(text.width + 32, width)),
            // NB: on Linux a view has no height by the constraints of its subviews.
            heightAnchor.constraint(equalToConstant: text.height.rounded(.up) + 22),
        ])
        timer = .scheduledTimer(withTimeInterval: Self.duration(of: label.text ?? ""), repeats: false) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.removeFromSuperview() }
        }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 11)
    }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { timer?.invalidate() }
    }
}
