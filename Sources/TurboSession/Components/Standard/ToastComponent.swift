import UIKit

/// A short text over the page, which disappears by itself.
final class ToastComponent: StandardComponent {
    private struct Show: Decodable {
        let message: String
    }

    override class var name: String { "toast" }

    private weak var toast: ToastView?

    override func onReceive(message: BridgeMessage) {
        guard message.event == "show" else { return super.onReceive(message: message) }
        guard let data: Show = message.data(), !data.message.isEmpty, let view = screen?.viewIfLoaded else { return }
        toast?.removeFromSuperview()
        let new = ToastView(DialogText.shortened(data.message, characters: 200, lines: 4))
        new.show(over: view)
        toast = new
    }
}

/// The text of a toast on its background.
final class ToastView: UIView {
    /// How long the text is there: a person reads about 15 characters in a second.
    private let nanoseconds: UInt64
    private let label = UILabel()

    init(_ text: String) {
        nanoseconds = UInt64(max(3, text.count / 15 + 1)) * 1_000_000_000
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        label.text = text
        label.font = .preferredFont(forTextStyle: .callout)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        accessibilityLabel = text
        isAccessibilityElement = true
        // A toast doesn't take the clicks on the page below it.
        isUserInteractionEnabled = false
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func show(over view: UIView) {
        UIAccessibility.post(notification: .screenChanged, argument: self)
        let width = min(view.bounds.width - 32, 480)
        let size = label.sizeThatFits(CGSize(width: width - 32, height: 0))
        let height = size.height + 20
        let bottom = view.bounds.height - view.safeAreaInsets.bottom - 24
        let own = min(width, size.width + 32)
        frame = CGRect(x: (view.bounds.width - own) / 2, y: bottom - height, width: own, height: height)
        autoresizingMask = [.flexibleTopMargin, .flexibleLeftMargin, .flexibleRightMargin]
        view.addSubview(self)
        Task { [weak self, nanoseconds] in
            do { try await Task.sleep(nanoseconds: nanoseconds) } catch { return }
            self?.removeFromSuperview()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 10)
    }
}
