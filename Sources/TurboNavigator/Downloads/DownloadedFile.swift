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

    static func delete(_ file: URL) {
        do {
            try FileManager.default.removeItem(at: file.deletingLastPathComponent())
        } catch {
            TurboLog.shared.log(.warning, "navigator", "\(file.path) could not be deleted: \(error)")
        }
    }

    /// Offers a file in a share sheet: the default for downloads. Deletes it if the user saved a copy or closed the
    /// sheet.
    static func offer(_ file: URL, from controller: UIViewController) {
        let shareSheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
        shareSheet.completionWithItemsHandler = { [weak controller] activity, isDone, _, error in
            // After cancelling one activity, the user can still choose another. Delete the file if it was saved
            // elsewhere, or if the user closed the sheet.
            let isCopied = activity.map { copyingActivities.contains($0.rawValue) } ?? false
            if isDone ? isCopied : activity == nil { delete(file) }
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
    private static func message(_ failure: VisitFailure) -> String {
        switch failure.cause {
        case .network(.cannotWriteToFile), .network(.cannotCreateFile), .other: failure.error.localizedDescription
        case .turbo, .load, .network: failure.message
        }
    }
}
