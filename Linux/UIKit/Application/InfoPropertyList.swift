/// The app's Info.plist.
///
/// SwiftPM rejects a file of that name at the top of a target. So it is searched beside the executable, and in the
/// folders that the target copies into its resources.
package struct InfoPropertyList {
    /// The folder of the file, which may also contain the icon; nil without a file.
    let folder: URL?
    private let values: [String: Any]
    /// The values of Xcode's build settings.
    private let settings: [String: String]

    package init(_ values: [String: Any] = [:], folder: URL? = nil, module: String = "") {
        self.values = values
        self.folder = folder
        let product = ProcessInfo.processInfo.processName
        settings = [
            "PRODUCT_MODULE_NAME": module, "PRODUCT_NAME": product, "EXECUTABLE_NAME": product, "TARGET_NAME": product,
        ]
    }

    /// Returns the app's Info.plist, or an empty list.
    ///
    /// - Parameter module: the module of the app delegate. Its resources are searched as well as the executable's.
    package static func find(module: String) -> InfoPropertyList {
        first(in: AppResources.folders(ofModule: module), module: module)
            ?? InfoPropertyList(Bundle.main.infoDictionary ?? [:], module: module)
    }

    /// Returns the first readable file in the folders; nil if there is none.
    static func first(in folders: [URL], module: String) -> InfoPropertyList? {
        for folder in folders {
            let file = folder.appendingPathComponent("Info.plist")
            guard FileManager.default.fileExists(atPath: file.path), let values = read(file) else { continue }
            return InfoPropertyList(values, folder: folder, module: module)
        }
        return nil
    }

    private static func read(_ file: URL) -> [String: Any]? {
        do {
            return try values(in: Data(contentsOf: file))
        } catch {
            FileHandle.standardError.write(Data("[UIKit] Cannot read \(file.path): \(error)\n".utf8))
            return nil
        }
    }

    static func values(in data: Data) throws -> [String: Any] {
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        if let values = list as? [String: Any] { return values }
        throw CocoaError(.propertyListReadCorrupt)
    }

    /// Returns a string with build settings expanded; nil if it is empty or refers to a setting that doesn't exist
    /// here.
    func text(_ keys: String...) -> String? {
        keys.lazy.compactMap { (values[$0] as? String).flatMap(filled) }.first
    }

    func dictionary(_ key: String) -> [String: Any] {
        values[key] as? [String: Any] ?? [:]
    }

    func list(_ key: String) -> [[String: Any]] {
        values[key] as? [[String: Any]] ?? []
    }

    func filled(_ text: String) -> String? {
        var isKnown = true
        let filled = text.replacing(/\$[({]([A-Z_]+)(?::\w+)?[)}]/) { match in
            guard let value = settings[String(match.1)], !value.isEmpty else {
                isKnown = false
                return ""
            }
            return value
        }
        return isKnown && !filled.isEmpty ? filled : nil
    }
}
