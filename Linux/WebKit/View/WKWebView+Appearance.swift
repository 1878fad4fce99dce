internal import UIKit

extension WKWebView {
    func makeScrollView() -> UIScrollView {
        let scrollView = UIScrollView(frame: bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.isUserInteractionEnabled = false
        addSubview(scrollView)
        return scrollView
    }
}
