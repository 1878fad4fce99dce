internal import CGTK
internal import GObjectKit

/// The app on the session bus. It runs only once, because its data has room for one: a second process passes its links to
/// the first, which shows its window, and exits.
///
/// The bus finds the first process by the application ID. Without a bus, each process is an app of its own.
@MainActor
final class SingleInstance {
    private let application: GObjectReference
    private let onLinks: ([URL]) -> Void
    let sessionEnd: SessionEnd

    /// - Parameter onLinks: called with the links of a later process; empty if it was started without a link.
    init(identifier: String, onLinks: @escaping ([URL]) -> Void) {
        self.onLinks = onLinks
        application = GObjectReference(
            UnsafeMutableRawPointer(gtk_application_new(identifier, G_APPLICATION_HANDLES_OPEN)), .adopting)
        sessionEnd = SessionEnd(application)
        application.on("open") { [weak self] arguments in
            guard let files = arguments.pointer(1) else { return .unhandled }
            self?.onLinks(Self.urls(files, count: arguments.int(2)))
            return .handled
        }
        application.on("activate") { [weak self] _ in
            self?.onLinks([])
            return .handled
        }
    }

    /// - Returns: whether this is the first process. If not, its links have been passed to the first.
    func begin(with urls: [URL]) -> Bool {
        var error: UnsafeMutablePointer<GError>?
        guard g_application_register(application.cast(), nil, &error) != 0 else {
            if let error {
                Log.warn(
                    "Each start of the app is a new process, also for a link: \(GLibError(consuming: error).message)")
            }
            return true
        }
        guard g_application_get_is_remote(application.cast()) != 0 else { return true }
        var files = urls.map { g_file_new_for_uri($0.absoluteString) }
        if files.isEmpty {
            g_application_activate(application.cast())
        } else {
            g_application_open(application.cast(), &files, Int32(files.count), "")
        }
        for file in files { g_object_unref(UnsafeMutableRawPointer(file)) }
        // NB: the message is only queued so far, and the process is about to exit.
        g_dbus_connection_flush_sync(g_application_get_dbus_connection(application.cast()), nil, nil)
        return false
    }

    private static func urls(_ files: UnsafeMutableRawPointer, count: Int) -> [URL] {
        let list = files.assumingMemoryBound(to: OpaquePointer?.self)
        return (0..<count).compactMap { index in
            guard let file = list[index], let text = g_file_get_uri(file) else { return nil }
            defer { g_free(text) }
            return URL(string: String(cString: text))
        }
    }
}
