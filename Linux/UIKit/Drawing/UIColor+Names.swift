// Where GTK's theme has a named color for the purpose, `css` is that name, so that light and dark follow the system.
extension UIColor {
    public class var black: UIColor { UIColor(css: "#000000") }
    public class var white: UIColor { UIColor(css: "#ffffff") }
    public class var darkGray: UIColor { UIColor(css: "#555555") }
    public class var gray: UIColor { UIColor(css: "#808080") }
    public class var lightGray: UIColor { UIColor(css: "#aaaaaa") }
    public class var red: UIColor { UIColor(css: "#ff0000") }
    public class var green: UIColor { UIColor(css: "#00ff00") }
    public class var blue: UIColor { UIColor(css: "#0000ff") }
    public class var cyan: UIColor { UIColor(css: "#00ffff") }
    public class var magenta: UIColor { UIColor(css: "#ff00ff") }
    public class var yellow: UIColor { UIColor(css: "#ffff00") }
    public class var orange: UIColor { UIColor(css: "#ff8000") }
    public class var purple: UIColor { UIColor(css: "#800080") }
    public class var brown: UIColor { UIColor(css: "#996633") }
    public class var clear: UIColor { UIColor(css: "transparent") }

    public class var systemRed: UIColor { UIColor(css: "@red_3") }
    public class var systemOrange: UIColor { UIColor(css: "@orange_3") }
    public class var systemYellow: UIColor { UIColor(css: "@yellow_4") }
    public class var systemGreen: UIColor { UIColor(css: "@green_4") }
    public class var systemBlue: UIColor { UIColor(css: "@blue_3") }
    public class var systemPurple: UIColor { UIColor(css: "@purple_3") }
    public class var systemBrown: UIColor { UIColor(css: "@brown_3") }
    public class var systemPink: UIColor { UIColor(css: "#ff2d55") }
    public class var systemIndigo: UIColor { UIColor(css: "#5856d6") }
    public class var systemTeal: UIColor { UIColor(css: "#30b0c7") }
    public class var systemCyan: UIColor { UIColor(css: "#32ade6") }
    public class var systemMint: UIColor { UIColor(css: "#00c7be") }
    public class var systemGray: UIColor { UIColor(css: "alpha(@window_fg_color,0.5)") }
    public class var systemGray2: UIColor { UIColor(css: "alpha(@window_fg_color,0.4)") }
    public class var systemGray3: UIColor { UIColor(css: "alpha(@window_fg_color,0.3)") }
    public class var systemGray4: UIColor { UIColor(css: "alpha(@window_fg_color,0.22)") }
    public class var systemGray5: UIColor { UIColor(css: "alpha(@window_fg_color,0.14)") }
    public class var systemGray6: UIColor { UIColor(css: "alpha(@window_fg_color,0.08)") }

    /// The accent color of the system.
    public class var tintColor: UIColor { UIColor(css: "@accent_color") }
    /// The color of text.
    public class var label: UIColor { UIColor(css: "@window_fg_color") }
    /// The color of secondary text.
    public class var secondaryLabel: UIColor { UIColor(css: "alpha(@window_fg_color,0.55)") }
    public class var tertiaryLabel: UIColor { UIColor(css: "alpha(@window_fg_color,0.35)") }
    /// The color of a placeholder.
    public class var placeholderText: UIColor { UIColor(css: "alpha(@window_fg_color,0.35)") }
    /// The color of links.
    public class var link: UIColor { UIColor(css: "@accent_color") }
    /// The color of separator lines.
    public class var separator: UIColor { UIColor(css: "alpha(@window_fg_color,0.15)") }
    /// The background of content.
    public class var systemBackground: UIColor { UIColor(css: "@view_bg_color") }
    /// The background of grouped content.
    public class var secondarySystemBackground: UIColor { UIColor(css: "@window_bg_color") }
    public class var systemGroupedBackground: UIColor { UIColor(css: "@window_bg_color") }
    public class var secondarySystemGroupedBackground: UIColor { UIColor(css: "@card_bg_color") }
}
