/// The domain of ``UISceneError``.
public let UISceneErrorDomain = "UISceneErrorDomain"

/// An error of a request for a scene.
public struct UISceneError: CustomNSError, Hashable {
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0
    }

    public static var errorDomain: String { UISceneErrorDomain }
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }

    public let code: Code

    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        let sentence = "The app supports one scene. Set UIApplicationSupportsMultipleScenes in Info.plist to true."
        return [NSLocalizedDescriptionKey: sentence]
    }

    init(_ code: Code) {
        self.code = code
    }
}
