// `css` values are GTK's named colours where the theme has the notion, so that light and dark follow the system.
extension UIColor {
    public class var black: UIColor { UIColor(css: "#000000") }
    public class var white: UIColor { UIColor(css: "#ffffff") }
    public class var gray: UIColor { UIColor(css: "#808080") }
    public class var red: UIColor { UIColor(css: "#ff0000") }
    public class var orange: UIColor { UIColor(css: "#ff8000") }
    public class var clear: UIColor { UIColor(css: "transparent") }

    public class var systemRed: UIColor { UIColor(css: "@red_3") }
    public class var systemOrange: UIColor { UIColor(css: "@orange_3") }

    /// The accent colour of the system.
    public class var tintColor: UIColor { UIColor(css: "@accent_color") }
    /// Text.
    public class var label: UIColor { UIColor(css: "@window_fg_color") }
    /// Text of less weight.
    public class var secondaryLabel: UIColor { UIColor(css: "alpha(@window_fg_color,0.55)") }
    /// Thin lines.
    public class var separator: UIColor { UIColor(css: "alpha(@window_fg_color,0.15)") }
    /// Behind content.
    public class var systemBackground: UIColor { UIColor(css: "@view_bg_color") }
    /// Behind groups of content.
    public class var secondarySystemBackground: UIColor { UIColor(css: "@window_bg_color") }
}
