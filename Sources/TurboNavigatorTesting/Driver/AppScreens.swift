import NavigationSimulation
import TurboNavigator
import UIKit
import WebKit

/// The view controllers of a window: both stacks, overlays, and the visible page.
@MainActor
struct AppScreens {
    private let window: UIWindow

    init(in window: UIWindow) {
        self.window = window
    }

    /// The root and the controllers presented over it, from bottom to top.
    private var layers: [UIViewController] {
        window.rootViewController.map { root in
            Array(
                sequence(first: root) {
                    $0.presenter.presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
                })
        } ?? []
    }

    /// The visible controller, inside its stack or tab.
    var top: UIViewController? { layers.last.map(Self.innermost) }

    /// The topmost presented controller; nil if there is none.
    var presented: UIViewController? { layers.count > 1 ? layers.last : nil }

    /// The visible stack; nil if there is none.
    var stack: UINavigationController? { layers.last.flatMap(Self.stack) }

    /// The tab bar controller; nil for an app without tabs.
    var tabs: UITabBarController? { layers.first as? UITabBarController }

    /// The titles of the tabs, in their order; empty for an app without tabs.
    var tabTitles: [String] {
        if #available(iOS 18.0, *), let tabs, !tabs.tabs.isEmpty { return tabs.tabs.map(\.title) }
        return (tabs?.viewControllers ?? []).map { $0.tabBarItem.title ?? "" }
    }

    /// The title of the selected tab; nil for an app without tabs.
    var selectedTabTitle: String? {
        if #available(iOS 18.0, *), let selected = tabs?.selectedTab { return selected.title }
        return tabs?.selectedViewController?.tabBarItem.title
    }

    /// The navigator of the visible stacks; nil for an app without a navigator.
    var navigator: TurboNavigator? {
        layers.lazy.compactMap(Self.stack).compactMap(TurboNavigator.navigator).first
    }

    /// All visible stacks, the main one first.
    var stacks: [UINavigationController] { layers.compactMap(Self.stack) }

    /// Whether a transition is running.
    var areMoving: Bool {
        let all = window.rootViewController.map { sequence(first: $0, next: \.presentedViewController) }
        return stacks.contains { $0.transitionCoordinator != nil }
            || all?.contains { $0.isBeingPresented || $0.isBeingDismissed } == true
    }

    /// The screen of the visible page.
    var page: (any Visitable)? { top as? any Visitable }

    /// Returns whether an error view is shown over a page.
    static func isFailed(_ screen: any Visitable) -> Bool {
        ErrorContainerView.shown(on: screen) != nil
    }

    /// The texts of the labels on the visible screen, including those of an error view.
    var labels: [String] {
        top?.viewIfLoaded.map(Self.labels) ?? []
    }

    static func labels(below view: UIView) -> [String] {
        guard !view.isHidden else { return [] }
        let text = (view as? UILabel)?.text.flatMap { $0.isEmpty ? nil : $0 }
        return (text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    /// The topmost native list; nil if there is none.
    var list: AppList? { top?.viewIfLoaded.flatMap { AppList(below: $0) } }

    /// The visible web view.
    var webView: WKWebView? { page?.visitableView?.webView ?? top.flatMap { Self.webView(below: $0.viewIfLoaded) } }

    /// The sessions of the visible stacks.
    var sessions: [Session] {
        let screens = stacks.flatMap(\.viewControllers)
        let visiting = screens.compactMap { ($0 as? any Visitable)?.visitableDelegate as? Session }
        let all = (navigator.map { [$0.session, $0.modalSession] } ?? []) + visiting
        return all.enumerated().filter { item in !all[..<item.offset].contains { $0 === item.element } }.map(\.element)
    }

    /// The stacks as text: "/ /posts | /posts/new", and overlays after an exclamation mark.
    var text: String {
        let overlays = layers.dropFirst().filter { !($0 is UINavigationController) }
        return textWithoutOverlays + overlays.map { " ! \(Self.name(of: $0))" }.joined()
    }

    /// The stacks as text, without overlays.
    var textWithoutOverlays: String {
        let layers = layers
        guard let root = layers.first else { return "" }
        let lowest = Self.stack(of: root).map(text) ?? Self.name(of: Self.innermost(of: root))
        let modals = layers.dropFirst().compactMap { $0 as? UINavigationController }
        return ([lowest] + modals.map(text)).joined(separator: " | ")
    }

    private func text(of stack: UINavigationController) -> String {
        guard let navigator = TurboNavigator.navigator(of: stack) else {
            return stack.viewControllers.map(Self.name).joined(separator: " ")
        }
        let state = navigator.currentState()
        let screens = stack === navigator.navigationController ? state.main : state.modal?.screens ?? []
        // Both have one screen for each controller.
        return zip(screens, stack.viewControllers).map { screen, controller in
            screen.routedURL == nil ? Self.name(of: controller) : SimulationNames.path(screen)
        }.joined(separator: " ")
    }

    /// Returns the path of a page, or the title of a native screen in parentheses.
    private static func name(of controller: UIViewController) -> String {
        if let url = (controller as? any Visitable)?.visitableURL { return SimulationNames.path(url) }
        let title = controller.navigationItem.title ?? controller.title ?? (controller as? UIAlertController)?.message
        return "(\(title.flatMap { $0.isEmpty ? nil : $0 } ?? "\(type(of: controller))"))"
    }

    private static func stack(of controller: UIViewController) -> UINavigationController? {
        if let stack = controller as? UINavigationController { return stack }
        if let tabs = controller as? UITabBarController { return tabs.selectedViewController.flatMap(stack) }
        return controller.children.count == 1 ? controller.children.first.flatMap(stack) : nil
    }

    private static func innermost(of controller: UIViewController) -> UIViewController {
        if let stack = controller as? UINavigationController { return stack.topViewController.map(innermost) ?? stack }
        if let tabs = controller as? UITabBarController { return tabs.selectedViewController.map(innermost) ?? tabs }
        guard !(controller is any Visitable), controller.children.count == 1 else { return controller }
        return controller.children.first.map(innermost) ?? controller
    }

    private static func webView(below view: UIView?) -> WKWebView? {
        guard let view else { return nil }
        return view as? WKWebView ?? view.subviews.reversed().lazy.compactMap(webView).first
    }
}
