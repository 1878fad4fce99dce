internal import CGTK
internal import GObjectKit

/// The minimum and natural size that a widget requests.
@MainActor
struct Measurement {
    let minimum: CGSize
    let natural: CGSize

    /// - Parameter width: the width for which to measure the height, or -1 for the natural width.
    init(_ reference: GObjectReference, width: Int32) {
        var minimumWidth: Int32 = 0
        var naturalWidth: Int32 = 0
        var minimumHeight: Int32 = 0
        var naturalHeight: Int32 = 0
        gtk_widget_measure(
            reference.widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimumWidth, &naturalWidth, nil, nil)
        let used = width < 0 ? naturalWidth : max(width, minimumWidth)
        gtk_widget_measure(
            reference.widget, GTK_ORIENTATION_VERTICAL, width < 0 ? -1 : used, &minimumHeight, &naturalHeight, nil, nil)
        minimum = CGSize(width: Int(minimumWidth), height: Int(minimumHeight))
        natural = CGSize(width: Int(used), height: Int(naturalHeight))
    }
}

extension CGRect {
    /// The rectangle with its edges on whole pixels, so that neighbors neither leave a gap nor overlap.
    var roundedToPixels: CGRect {
        let x = minX.rounded()
        let y = minY.rounded()
        return CGRect(x: x, y: y, width: max(0, maxX.rounded() - x), height: max(0, maxY.rounded() - y))
    }
}
