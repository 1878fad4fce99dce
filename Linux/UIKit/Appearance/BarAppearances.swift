internal import GObjectKit

/// The appearances that a bar was given, and which of them counts. A bar that has none looks as the app's bars do.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
    var standard: Appearance?
    var scrollEdge: Appearance?

    /// Pages don't scroll below a bar here, so there is one look: the standard one, or else that for the top of a page.
    var counting: Appearance? { standard ?? scrollEdge }
}

/// The bars that stand for all of a class: see `appearance()`. The class is known at run time only; see InitTemplate.
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
