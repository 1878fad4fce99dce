internal import CGTK
internal import GObjectKit

/// Exports files to where the user keeps files. On Linux it asks nothing: it copies them to the user's folder for
/// downloads, and shows them there in the desktop's app for files.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// The object that is notified of the copies.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    private let files: [URL]
    private var isDone = false

    /// Creates a picker that exports files.
    ///
    /// - Parameter asCopy: has no effect on Linux: files are copied.
    public init(forExporting urls: [URL], asCopy: Bool) {
        files = urls
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { .overFullScreen }
        set {}
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isDone else { return }
        isDone = true
        let window = viewIfLoaded?.window
        presentation.presenter?.dismiss(animated: false) { self.export(from: window) }
    }

    private func export(from window: UIWindow?) {
        do {
            let copies = try files.map(DownloadsFolder.keep)
            delegate?.documentPicker(self, didPickDocumentsAt: copies)
            FileManagerApp.show(copies) { [weak window] isShown in
                if !isShown, let copy = copies.first { window?.showSavedToast(copy) }
            }
        } catch {
            delegate?.documentPickerWasCancelled(self)
            window?.handle.showToast(error.localizedDescription)
        }
    }
}

/// The object that is notified of what the user does in a document picker.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called with the URLs of the copies.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called if nothing was exported.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// The desktop's app for files.
@MainActor
enum FileManagerApp {
    private static let name = "org.freedesktop.FileManager1"

    /// Shows the folder of files, with the files selected.
    ///
    /// - Parameter completion: receives whether the desktop has such an app.
    static func show(_ files: [URL], completion: @escaping @MainActor (Bool) -> Void) {
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return completion(false) }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        // NB: GLib ends the process with the bus unless told otherwise.
        g_dbus_connection_set_exit_on_close(bus, 0)
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        let items = files.map { g_variant_new_string($0.absoluteString) }
        let arguments = [g_variant_new_array(type, items, gsize(items.count)), g_variant_new_string("")]
        g_dbus_connection_call(
            bus, name, "/org/freedesktop/FileManager1", name, "ShowItems",
            g_variant_new_tuple(arguments, gsize(arguments.count)), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
            asyncReadyCallback,
            asyncReadyContext { source, result in
                var error: UnsafeMutablePointer<GError>?
                let reply = g_dbus_connection_call_finish(source.map { OpaquePointer($0) }, result, &error)
                if let reply { g_variant_unref(reply) }
                if let error { Log.warn("No app shows the folder: \(GLibError(consuming: error).message)") }
                completion(reply != nil)
            })
    }
}
