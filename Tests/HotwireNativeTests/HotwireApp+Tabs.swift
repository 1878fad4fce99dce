import HotwireNative
import TurboTestSupport

/// Tabs, each called by the path of its first page.
extension HotwireApp {
    func tab(_ path: String, loading: TabLoading? = nil) -> HotwireTab {
        HotwireTab(id: path, title: path, image: nil, url: server.url(path), loading: loading)
    }

    /// Shows tabs in the window. The app is their delegate.
    func showTabs(_ tabs: [HotwireTab], lazily: Bool = false) -> HotwireTabBarController {
        let controller = HotwireTabBarController(navigatorDelegate: self, lazyLoadTabs: lazily)
        show(controller)
        controller.load(tabs)
        return controller
    }
}
