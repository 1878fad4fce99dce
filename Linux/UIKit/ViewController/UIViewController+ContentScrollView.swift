extension UIViewController {
    /// Sets the scroll view whose position affects the bars. On Linux this has no effect, because header bars look the same
    /// at any scroll position.
    public func setContentScrollView(_ scrollView: UIScrollView?) {}
}
