/// The type of activities that stand for a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The state of the app at a moment, from which the app can return there.
open class NSUserActivity: NSObject {
    /// The kind of activity, in reverse-DNS notation.
    open private(set) var activityType: String
    /// A title for the user. The default is nil.
    open var title: String?
    /// The web page of the activity. The default is nil.
    open var webpageURL: URL?
    /// The data of the activity: property-list values with keys that are texts. The default is nil.
    open var userInfo: [AnyHashable: Any]?
    /// A text by which the app chooses the scene for the activity. The default is nil.
    open var targetContentIdentifier: String?
    /// Whether another device of the user may continue the activity. The default is true. On Linux none does.
    open var isEligibleForHandoff = true
    /// Whether the activity has changed and should be saved. Setting it to true lets UIKit ask the scene delegate for
    /// its activity soon. The default is false.
    open var needsSave = false {
        didSet { if needsSave, !oldValue { Task { @MainActor in UIApplication.shared.lifecycle.stateDidChange() } } }
    }
    /// The window of the scene whose state this is.
    var window: WindowPlace?

    /// Creates an activity.
    ///
    /// - Parameter activityType: the kind of activity, in reverse-DNS notation.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds entries to the data, and replaces those with equal keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}
