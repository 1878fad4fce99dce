import Foundation

/// The settings with which the print dialog opens.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    /// The kind of the content. The grayscale ones are printed without color, photos in a high quality.
    open var outputType = OutputType.general
    /// The orientation of the paper.
    open var orientation = Orientation.portrait
    /// The sides of the paper that are printed.
    open var duplex = Duplex.none
    /// The name of the print job. On Linux the name of the file if the user prints to one.
    open var jobName = ""

    public override init() {
        super.init()
    }

    /// Creates the default settings.
    ///
    /// - Parameter dictionary: has no effect on Linux, because no settings can be stored as a dictionary.
    public init(dictionary: [AnyHashable: Any]?) {
        super.init()
    }

    /// Returns the default settings.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// The kind of what is printed.
    public enum OutputType: Int, Sendable {
        case general = 0
        case photo = 1
        case grayscale = 2
        case photoGrayscale = 3
    }

    /// The orientation of the paper.
    public enum Orientation: Int, Sendable {
        case portrait = 0
        case landscape = 1
    }

    /// The sides of the paper that are printed.
    public enum Duplex: Int, Sendable {
        case none = 0
        case longEdge = 1
        case shortEdge = 2
    }
}
