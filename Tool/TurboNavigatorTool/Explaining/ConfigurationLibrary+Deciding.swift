import NavigationSimulation
import TurboCore

extension ConfigurationLibrary {
    /// The library whose own decisions are simulated; nil for those with the decisions of Turbo Navigator.
    var android: AndroidDecision.Library? {
        switch self {
        case .turboNavigator, .hotwireIOS, .turboIOS: nil
        case .hotwireAndroid: .hotwireNative
        case .turboAndroid: .turboAndroid
        }
    }

    /// Returns the properties as an app with the library understands them, in the words of Turbo Navigator.
    func understood(_ properties: PathProperties) -> PathProperties {
        switch self {
        case .turboNavigator, .hotwireIOS: properties
        case .hotwireAndroid, .turboAndroid: Self.lowercased(properties)
        // The library reads no properties. Its apps present a page as a modal for this word, as its demo does.
        case .turboIOS where properties.value(.presentation) == "modal":
            properties.merging(["context": "modal", "presentation": "default"])
        case .turboIOS: properties
        }
    }

    /// Android ignores the case of the values of these keys.
    private static func lowercased(_ properties: PathProperties) -> PathProperties {
        let keys: [PathProperties.KnownKey] = [.context, .presentation, .queryStringPresentation]
        let words = keys.compactMap { key in
            properties.value(key)?.stringValue.map { (key.rawValue, JSONValue.string($0.lowercased())) }
        }
        return properties.merging(PathProperties(Dictionary(uniqueKeysWithValues: words)))
    }
}
