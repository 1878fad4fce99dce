internal import GObjectKit

/// The colors and fonts of a header bar.
@MainActor
struct BarColors: Equatable {
    private var background: UIColor?
    private var title: TextAttributes
    private var buttons: UIColor?

    init(
        _ appearance: UINavigationBarAppearance?, _ background: UIColor?, _ title: [NSAttributedString.Key: Any]?,
        buttons: UIColor?
    ) {
        self.background = appearance?.backgroundColor ?? background
        self.title = TextAttributes(appearance.map(\.titleTextAttributes).flatMap { $0.isEmpty ? nil : $0 } ?? title)
        self.buttons = buttons
    }

    /// Returns this look with missing values filled in from another.
    func completed(by other: BarColors) -> BarColors {
        var whole = self
        whole.background = background ?? other.background
        whole.title.color = title.color ?? other.title.color
        whole.title.font = title.font ?? other.title.font
        whole.buttons = buttons ?? other.buttons
        return whole
    }

    func draw(on bar: GObjectReference, titles: [GObjectReference], _ looks: BarStyles) {
        looks.bar.set("background-color", background?.css, on: bar)
        looks.bar.set("color", buttons?.css, on: bar)
        for (label, style) in zip(titles, looks.titles) { title.draw(on: label, style) }
    }
}

/// The style classes of one header bar.
@MainActor
struct BarStyles {
    let bar = ViewStyle()
    let titles = [ViewStyle(), ViewStyle()]
}
