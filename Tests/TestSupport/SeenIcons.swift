internal import CWebKitGTK
package import UIKit

/// The names of the icons that are seen in the window of the view, from the top to the bottom.
@MainActor
package func seenIcons(around view: UIView) -> [String] {
    SeenWidgets.all(gtk_image_get_type(), around: view).compactMap { image in
        gtk_image_get_icon_name(OpaquePointer(image)).map { String(cString: $0) }
    }
}

/// The accessible names of the visible images in the window of the view.
@MainActor
package func seenPictures(around view: UIView) -> [String] {
    SeenWidgets.all(gtk_picture_get_type(), around: view).compactMap { picture in
        gtk_picture_get_alternative_text(OpaquePointer(picture)).map { String(cString: $0) }
    }
}
