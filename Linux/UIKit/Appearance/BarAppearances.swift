internal import GObjectKit

/// The appearances set on a bar. A bar without any uses those of the class (`appearance()`).
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
    var standard: Appearance?
    var scrollEdge: Appearance?

    /// The appearance in use. Content doesn't scroll under bars here, so it is the standard one, or else the
    /// scroll-edge one.
    var counting: Appearance? { standard ?? scrollEdge }
}

/// The appearance proxies of the bar classes: see `appearance()`. Their classes are known only at run time; see
/// InitTemplate.
@MainActor
enum AppearanceProxies {
    private static var made: [ObjectIdentifier: UIView] = [:]

    static func proxy<Bar: UIView>(of type: Bar.Type) -> Bar {
        if let known = made[ObjectIdentifier(type)] as? Bar { return known }
        let new: NSObject = unsafeBitCast(type, to: InitTemplate.Type.self).init()
        let bar = unsafeDowncast(new, to: type)
        made[ObjectIdentifier(type)] = bar
        return bar
    }

    static var ofNavigationBars: UINavigationBar? { made[ObjectIdentifier(UINavigationBar.self)] as? UINavigationBar }
    static var ofTabBars: UITabBar? { made[ObjectIdentifier(UITabBar.self)] as? UITabBar }
}
