import UIKit

/// A file that a page led to, in a folder of its own among the temporary ones.
@MainActor
enum DownloadedFile {
    /// A folder that no other user can guess or read.
    static func makePlace(for suggestedName: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        return folder.appendingPathComponent(FileName.safe(suggestedName))
    }

    static func delete(_ file: URL) {
        do {
            try FileManager.default.removeItem(at: file.deletingLastPathComponent())
        } catch {
            TurboLog.shared.record(.warning, "navigator", "\(file.path) could not be deleted: \(error)")
        }
    }

    /// What happens by default to a file: the user is asked. What is not taken is deleted.
    static func offer(_ file: URL, from controller: UIViewController) {
        let question = UIActivityViewController(activityItems: [file], applicationActivities: nil)
        question.completionWithItemsHandler = { [weak controller] activity, isDone, _, error in
            // Who goes back from one activity has the others yet. What was kept elsewhere is not needed twice.
            let isKept = activity.map { keeping.contains($0.rawValue) } ?? false
            if isDone ? isKept : activity == nil { delete(file) }
            if let error, let controller { show(VisitFailure(error, url: file), from: controller) }
        }
        // An iPad wants to know what its popover points at.
        question.popoverPresentationController?.sourceView = controller.view
        controller.present(question, animated: true)
    }

    /// Activities that copy the file, in Apple's names and in those of Linux.
    private static let keeping: Set<String> = ["com.apple.DocumentManagerUICore.SaveToFiles", "save"]

    /// Tells the user why the download failed.
    static func show(_ failure: VisitFailure, from controller: UIViewController) {
        Notice.show(.fileNotDownloaded, message(failure), from: controller)
    }

    /// Of trouble with the disk the system knows more than the sentences for pages.
    private static func message(_ failure: VisitFailure) -> String {
        switch failure.cause {
        case .network(.cannotWriteToFile), .network(.cannotCreateFile), .other: failure.error.localizedDescription
        case .turbo, .load, .network: failure.message
        }
    }
}
