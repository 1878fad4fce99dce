import UIKit

/// A downloaded file, in its own temporary folder.
@MainActor
enum DownloadedFile {
    /// Creates a folder that other users of the system can neither guess nor read, and returns the URL for the file in
    /// it.
    static func makeURL(for suggestedName: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        return folder.appendingPathComponent(FileName.safe(suggestedName))
    }

    /// Deletes a file and everything else in its folder.
    static func delete(_ file: URL) {
        let folder = file.deletingLastPathComponent()
        do {
            for part in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
                try removeIfPresent(part)
            }
            try FileManager.default.removeItem(at: folder)
        } catch {
            TurboLog.shared.log(.warning, "navigator", "\(file.path) could not be deleted: \(error)")
        }
    }

    /// NB: WebKit deletes its part of a cancelled download at the same time.
    private static func removeIfPresent(_ part: URL) throws {
        do {
            try FileManager.default.removeItem(at: part)
        } catch CocoaError.fileNoSuchFile {
            return
        }
    }

    /// The number of bytes of a file; 0 if it is gone.
    static func size(of file: URL) -> Int64 {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return attributes?[.size] as? Int64 ?? 0
    }

    /// Shows a PDF or a picture inside the app, and offers any other file: the default for downloads.
    static func open(_ file: URL, from controller: UIViewController) {
        guard let kind = kind(of: file) else { return offer(file, from: controller) }
        let viewer = FileViewController(file, kind)
        controller.present(UINavigationController(rootViewController: viewer), animated: true)
    }

    private static func kind(of file: URL) -> ViewableFile? {
        do {
            let handle = try FileHandle(forReadingFrom: file)
            defer { handle.closeFile() }
            let start = try handle.read(upToCount: ViewableFile.startCount) ?? Data()
            return ViewableFile(name: file.lastPathComponent, start: start)
        } catch {
            return nil
        }
    }

    /// Offers a file in a share sheet.
    ///
    /// - Parameter ended: receives whether another app may still read the file. nil to delete the file if the user
    ///   cancels or saves it elsewhere.
    static func offer(
        _ file: URL, from controller: UIViewController, ended: (@MainActor (_ isOpenElsewhere: Bool) -> Void)? = nil
    ) {
        let shareSheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
        shareSheet.completionWithItemsHandler = { [weak controller] activity, isDone, _, error in
            // After cancelling one activity, the user can still choose another. Delete the file if it was saved
            // elsewhere, or if the user closed the sheet.
            let isCopied = activity.map { copyingActivities.contains($0.rawValue) } ?? false
            if let ended {
                ended(isDone && !isCopied)
            } else if isDone ? isCopied : activity == nil {
                delete(file)
            }
            if let error, let controller { show(VisitFailure(error, url: file), from: controller) }
        }
        // On an iPad, a popover requires a source view.
        shareSheet.popoverPresentationController?.sourceView = controller.view
        controller.present(shareSheet, animated: true)
    }

    /// The activities that copy the file, with Apple's name and with the name on Linux.
    private static let copyingActivities: Set<String> = ["com.apple.DocumentManagerUICore.SaveToFiles", "save"]

    /// Shows an alert with the reason why the download failed.
    static func show(_ failure: VisitFailure, from controller: UIViewController) {
        MessageAlert.show(.fileNotDownloaded, message(failure), from: controller)
    }

    /// Uses the system's description for errors of the file system, because it is more specific than the sentences for
    /// pages.
    static func message(_ failure: VisitFailure) -> String {
        switch failure.cause {
        case .network(.cannotWriteToFile), .network(.cannotCreateFile), .other: failure.error.localizedDescription
        case .turbo, .load, .network: failure.message
        }
    }
}
