/// A part of a menu whose elements are made when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private var provider: (@escaping ([UIMenuElement]) -> Void) -> Void = { $0([]) }

    /// Creates elements that are made each time the menu opens.
    ///
    /// - Parameter elementProvider: passes the elements to the closure. On Linux those that it passes later aren't
    ///   shown.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        let element = UIDeferredMenuElement()
        element.provider = elementProvider
        return element
    }

    /// The actions for a menu that opens now.
    var actions: [UIAction] {
        var elements: [UIMenuElement] = []
        provider { elements = $0 }
        return elements.compactMap { $0 as? UIAction }
    }
}
