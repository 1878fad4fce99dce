import Foundation
import Turbo

/// All that the navigator remembers of a controller. What is on screen belongs to UIKit.
struct ScreenNote {
    let id: Screen.ID
    let kind: Screen.Kind
    /// nil for controllers that the app put on a stack by itself.
    var context: Navigation.Context?
    var routedURL: URL?
    /// What a rule has made of `isModalInPresentation`; nil where no rule said anything.
    var modality: RuledModality?
    /// The title of a screen whose page has not come yet: that of the link, or of the page before.
    var provisionalTitle: String?
}
