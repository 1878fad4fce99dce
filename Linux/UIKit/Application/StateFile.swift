internal import CGTK

/// The file with the activities of the scenes. Only the user can read it. It is replaced as a whole, so a process that
/// is killed leaves the former one.
@MainActor
package final class StateFile {
    /// The number of bytes of a file that is read or written.
    private static let maximumSize = 2 << 20
    private static let maximumScenes = 10

    private let url: URL
    /// The contents that were written last.
    private var written: Data?

    package init(_ url: URL) {
        self.url = url
    }

    /// The file of the launched app, in the user's folder for the states of apps.
    static var ofApp: StateFile {
        let name = AppIdentity.current.identifier ?? ProcessInfo.processInfo.processName
        let folder = URL(fileURLWithPath: String(cString: g_get_user_state_dir())).appendingPathComponent(name)
        return StateFile(folder.appendingPathComponent("scene.plist"))
    }

    /// Returns the activities in the file, that of the scene used last behind the others, and deletes the file: a state
    /// with which the app crashes at its start is used only once. A file that is broken, too large or another user's is
    /// ignored and logged.
    package func take() -> [NSUserActivity] {
        defer { _ = unlink(url.path) }
        do {
            return try contents().map(Self.activities) ?? []
        } catch {
            Log.warn("The app starts without its former state, because \(url.path) can't be used: \(error)")
            return []
        }
    }

    private func contents() throws -> Data? {
        // NB: without O_NONBLOCK, opening a named pipe waits for its writer.
        let descriptor = open(url.path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw StateProblem.system(errno)
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw StateProblem.system(errno) }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_uid == getuid() else { throw StateProblem.foreign }
        guard status.st_size <= Self.maximumSize else { throw StateProblem.tooLarge }
        return try file.readToEnd() ?? Data()
    }

    private static func activities(_ data: Data) throws -> [NSUserActivity] {
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard let scenes = (list as? [String: Any])?["scenes"] as? [[String: Any]] else {
            throw StateProblem.noActivity
        }
        return try scenes.suffix(maximumScenes).map(activity)
    }

    private static func activity(_ values: [String: Any]) throws -> NSUserActivity {
        guard let type = values["activityType"] as? String, !type.isEmpty else { throw StateProblem.noActivity }
        let activity = NSUserActivity(activityType: type)
        activity.title = values["title"] as? String
        activity.userInfo = values["userInfo"] as? [String: Any]
        activity.window = WindowPlace(values["window"])
        return activity
    }

    /// Writes activities; an empty list deletes the file.
    package func write(_ activities: [NSUserActivity]) {
        do {
            guard !activities.isEmpty else {
                written = nil
                guard unlink(url.path) == 0 || errno == ENOENT else { throw StateProblem.system(errno) }
                return
            }
            let data = try Self.data(activities)
            guard data != written else { return }
            guard data.count <= Self.maximumSize else { throw StateProblem.tooLarge }
            try replace(with: data)
            written = data
        } catch {
            Log.warnOnce("The app's state isn't kept in \(url.path): \(error)")
        }
    }

    private static func data(_ activities: [NSUserActivity]) throws -> Data {
        let list = ["scenes": activities.suffix(maximumScenes).map(values)]
        // An XML list of equal values has equal bytes, because its keys are sorted.
        return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    }

    private static func values(of activity: NSUserActivity) -> [String: Any] {
        var values: [String: Any] = ["activityType": activity.activityType]
        values["title"] = activity.title
        values["window"] = activity.window?.values
        values["userInfo"] = activity.userInfo.map(entries)
        return values
    }

    /// The entries that a property list can contain.
    private static func entries(_ info: [AnyHashable: Any]) -> [String: Any] {
        var entries: [String: Any] = [:]
        for (key, value) in info {
            if let name = key as? String, PropertyListSerialization.propertyList(value, isValidFor: .xml) {
                entries[name] = value
            } else {
                Log.warnOnce("userInfo[\(key)] isn't kept with the app's state: it isn't a property-list value.")
            }
        }
        return entries
    }

    private func replace(with data: Data) throws {
        let folder = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard chmod(folder.path, 0o700) == 0 else { throw StateProblem.system(errno) }
        let new = url.appendingPathExtension("new")
        _ = unlink(new.path)
        let descriptor = open(new.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StateProblem.system(errno) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: data)
        try file.close()
        guard rename(new.path, url.path) == 0 else { throw StateProblem.system(errno) }
    }
}

/// The reason why a state can't be read or written.
private enum StateProblem: Error, CustomStringConvertible {
    case system(Int32)
    case foreign
    case tooLarge
    case noActivity

    var description: String {
        switch self {
        case .system(let number): String(cString: strerror(number))
        case .foreign: "it isn't a file of the user"
        case .tooLarge: "it is larger than two megabytes"
        case .noActivity: "it has no activity"
        }
    }
}
