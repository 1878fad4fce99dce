extension UIViewController {
    /// Names the scroll view whose position decides how the bars look. Adwaita's header bars look the same wherever a page
    /// is scrolled to, so that nothing follows from it here.
    public func setContentScrollView(_ scrollView: UIScrollView?) {}
}
