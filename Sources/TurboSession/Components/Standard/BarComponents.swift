import UIKit

/// A ready-made component with controls in the bar: one at each side, as in the public library.
class BarComponent: StandardComponent {
    private struct Control {
        /// The message that asked for the control.
        let message: BridgeMessage
        let signal: PageSignal
    }

    private var controls: [Control] = []

    /// Returns the control that a message asks for; nil if the message isn't one for a control.
    func signal(for message: BridgeMessage) -> PageSignal? { nil }

    /// The user has tapped the control, or an item of its menu.
    func userDidTap(_ id: Int, of signal: PageSignal, for message: BridgeMessage) { reply(with: message) }

    override func onReceive(message: BridgeMessage) {
        if message.event == "disconnect" { return pageIsWithoutControl() }
        guard let signal = signal(for: message) else {
            return logComponents(
                .warning, "\(Self.name): “\(message.event)” has no data for a control that is known here")
        }
        controls.removeAll { $0.signal.side == signal.side }
        controls.append(Control(message: message, signal: signal))
        show()
    }

    override func pageIsWithoutControl() {
        controls = []
        show()
    }

    /// Replaces the controls by those that their messages ask for now.
    func update() {
        controls = controls.map { Control(message: $0.message, signal: signal(for: $0.message) ?? $0.signal) }
        show()
    }

    private func show() {
        if let webView = delegate?.webView { UnknownSymbols.report(controls.flatMap(\.signal.symbols), in: webView) }
        screen?.navigationItem.show(controls.map(\.signal), of: Self.name) { [weak self] id in
            guard let self, let control = controls.first(where: { $0.signal.tapped(id) != nil }) else { return }
            userDidTap(id, of: control.signal, for: control.message)
        }
    }
}

/// A button. The page says at which side by the event, or in the data.
final class ButtonComponent: BarComponent {
    override class var name: String { "button" }

    override func signal(for message: BridgeMessage) -> PageSignal? {
        guard ["connect", "left", "right"].contains(message.event), let data: ControlData = message.data(),
            let name = data.name ?? data.symbol
        else { return nil }
        let isAtStart = message.event == "left" || data.isAtStart
        let element = PageSignal.Element(id: isAtStart ? 0 : 1, title: name, symbol: data.symbol)
        return PageSignal(element, at: isAtStart ? .start : .end)
    }
}

/// The button that sends the page's form.
final class FormComponent: BarComponent {
    override class var name: String { "form" }

    private var isEnabled = true

    override func onReceive(message: BridgeMessage) {
        switch message.event {
        case "submitEnabled", "enableSubmit": setEnabled(true)
        case "submitDisabled", "disableSubmit": setEnabled(false)
        default:
            if message.event == "connect" { isEnabled = true }
            super.onReceive(message: message)
        }
    }

    private func setEnabled(_ isEnabled: Bool) {
        self.isEnabled = isEnabled
        update()
    }

    override func signal(for message: BridgeMessage) -> PageSignal? {
        guard message.event == "connect", let data: ControlData = message.data(), let name = data.name else {
            return nil
        }
        return PageSignal(PageSignal.Element(id: 0, title: name, role: .primary, isEnabled: isEnabled))
    }
}

/// A menu in the bar, or a sheet with the choices of the page.
class MenuComponent: BarComponent {
    override class var name: String { "menu" }

    override func onReceive(message: BridgeMessage) {
        guard message.event == "display" else { return super.onReceive(message: message) }
        guard let data: ControlData = message.data(), !data.choices.isEmpty else { return }
        let sheet = UIAlertController(title: data.name, message: nil, preferredStyle: .actionSheet)
        for choice in data.choices {
            let style: UIAlertAction.Style = choice.role == .destructive ? .destructive : .default
            sheet.addAction(
                UIAlertAction(title: choice.title, style: style) { [weak self] _ in
                    self?.choose(choice.id, for: message)
                })
        }
        sheet.addAction(UIAlertAction(title: BuiltInText.cancel.text(), style: .cancel))
        // On an iPad the sheet points at the button in the page.
        sheet.popoverPresentationController?.sourceView = delegate?.webView
        if let source = data.source, let scrollView = delegate?.webView?.scrollView {
            sheet.popoverPresentationController?.sourceRect = source.frame(in: scrollView)
        }
        present(sheet)
    }

    /// Without items, a tap on the button lets the page show its menu.
    override func signal(for message: BridgeMessage) -> PageSignal? {
        guard message.event == "connect", let data: ControlData = message.data() else { return nil }
        let element = PageSignal.Element(id: 0, title: data.name ?? BuiltInText.more.text(), symbol: "ellipsis.circle")
        return PageSignal(element, data.choices.isEmpty ? .button : .menu(data.choices))
    }

    override func userDidTap(_ id: Int, of signal: PageSignal, for message: BridgeMessage) {
        if signal.kind == .button { reply(with: message) } else { choose(id, for: message) }
    }

    private func choose(_ index: Int, for message: BridgeMessage) {
        reply(with: message.replacing(jsonData: #"{"index": \#(index), "selectedIndex": \#(index)}"#))
    }
}

final class OverflowMenuComponent: MenuComponent {
    override class var name: String { "overflow-menu" }
}

/// A button that offers an address of the web, without a reply.
final class ShareComponent: BarComponent {
    override class var name: String { "share" }

    override func signal(for message: BridgeMessage) -> PageSignal? {
        guard message.event == "connect", let data: ControlData = message.data() else { return nil }
        let name = data.name ?? BuiltInText.share.text()
        let element = PageSignal.Element(id: 0, title: name, share: data.url.flatMap { URL(pageText: $0) })
        return element.share.map { _ in PageSignal(element) }
    }

    override func userDidTap(_ id: Int, of signal: PageSignal, for message: BridgeMessage) {
        if let url = signal.element.share { screen?.share(url) }
    }
}
