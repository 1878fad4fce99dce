internal import GObjectKit

/// The colors and fonts of a header bar.
@MainActor
struct BarColors: Equatable {
    private var background: UIColor?
    private var title: TextAttributes
    private var buttons: UIColor?
    /// The attributes of text buttons, by the part of a selector for their kind and state.
    private var texts: [String: TextAttributes]

    init(
        _ appearance: UINavigationBarAppearance?, _ background: UIColor?, _ title: [NSAttributedString.Key: Any]?,
        buttons: UIColor?
    ) {
        self.background = appearance?.backgroundColor ?? background
        self.title = TextAttributes(appearance.map(\.titleTextAttributes).flatMap { $0.isEmpty ? nil : $0 } ?? title)
        self.buttons = buttons
        texts = appearance.map(Self.texts) ?? [:]
    }

    private static func texts(of appearance: UINavigationBarAppearance) -> [String: TextAttributes] {
        let kinds = [
            (":not(.suggested-action)", appearance.buttonAppearance),
            (".suggested-action", appearance.doneButtonAppearance),
        ]
        var texts: [String: TextAttributes] = [:]
        for (kind, button) in kinds {
            let normal = TextAttributes(button.normal.titleTextAttributes)
            let disabled = TextAttributes(button.disabled.titleTextAttributes)
            texts[kind] = normal
            texts["\(kind):disabled"] = TextAttributes(font: disabled.font ?? normal.font, color: disabled.color)
        }
        return texts.filter { $0.value.font != nil || $0.value.color != nil }
    }

    /// Returns these colors with missing values filled in from another.
    func completed(by other: BarColors) -> BarColors {
        var whole = self
        whole.background = background ?? other.background
        whole.title.color = title.color ?? other.title.color
        whole.title.font = title.font ?? other.title.font
        whole.buttons = buttons ?? other.buttons
        whole.texts = texts.merging(other.texts) { own, _ in own }
        return whole
    }

    func draw(on bar: GObjectReference, titles: [GObjectReference], _ styles: BarStyles) {
        styles.bar.set("background-color", background?.css, on: bar)
        styles.bar.set("color", buttons?.css, on: bar)
        for (label, style) in zip(titles, styles.titles) { title.draw(on: label, style) }
        styles.texts.draw(texts, on: bar)
    }
}

/// The style classes of one header bar.
@MainActor
struct BarStyles {
    let bar = ViewStyle()
    let titles = [ViewStyle(), ViewStyle()]
    let texts = BarTextStyles()
}

/// The style classes for the text buttons of one header bar.
@MainActor
final class BarTextStyles {
    private var styles: [String: ViewStyle] = [:]

    /// - Parameter texts: the attributes, by the part of a selector for their kind and state.
    func draw(_ texts: [String: TextAttributes], on bar: GObjectReference) {
        for kind in Set(styles.keys).union(texts.keys) {
            let style = styles[kind] ?? ViewStyle()
            styles[kind] = style
            let attributes = texts[kind] ?? TextAttributes(nil)
            let state = " button.text-button\(kind)"
            attributes.draw(on: bar, style, state: state)
            // The theme draws a disabled button half transparent.
            let isFaded = attributes.color == nil || !kind.hasSuffix(":disabled")
            style.set("filter", isFaded ? nil : "none", on: bar, state: state)
        }
    }
}
