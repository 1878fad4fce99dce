import TurboCore

extension ConfigurationLibrary {
    /// The name of the library in sentences.
    var libraryName: String {
        switch self {
        case .turboNavigator: "Turbo Navigator"
        case .hotwireIOS: "Hotwire Native for iOS"
        case .hotwireAndroid: "Hotwire Native for Android"
        case .turboIOS: "turbo-ios"
        case .turboAndroid: "turbo-android"
        }
    }
}
