import TurboNavigator

/// The interface of a ``Navigator`` for native screens, as Hotwire Native 1.0 and 1.1 name it. Later versions name it
/// ``NavigationHandler``, and have the decisions of route handlers here.
@preconcurrency @MainActor
public protocol Router: NavigationHandler {
    /// The decision of a handler about a URL.
    typealias Decision = RouteDecision
}

extension Navigator: Router {}
