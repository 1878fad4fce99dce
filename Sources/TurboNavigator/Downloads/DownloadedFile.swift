import UIKit

/// A downloaded file, in its own temporary folder.
@MainActor
enum DownloadedFile {
    /// The folders of the files, until the end of the app.
    private static var folders: Set<URL> = []
    private static let deletion = NotificationCenter.default.addObserver(
        forName: UIApplication.willTerminateNotification, object: nil, queue: nil
    ) { _ in
        MainActor.assumeIsolated { folders.forEach(deleteFolder) }
    }

    /// Creates a folder that other users of the system can neither guess nor read, and returns the URL for the file in
    /// it.
    static func makeURL(for suggestedName: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        _ = deletion
        folders.insert(folder)
        return folder.appendingPathComponent(FileName.safe(suggestedName))
    }

    /// Deletes a file and everything else in its folder.
    static func delete(_ file: URL) { deleteFolder(file.deletingLastPathComponent()) }

    private static func deleteFolder(_ folder: URL) {
        folders.remove(folder)
        do {
            for part in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
                try removeIfPresent(part)
            }
            try FileManager.default.removeItem(at: folder)
        } catch {
            logNavigation(.warning, "\(folder.path) could not be deleted: \(error)")
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

    /// Shows a PDF or a picture inside the app, and offers any other file to other apps: the default for downloads.
    static func open(_ file: URL, from controller: UIViewController) {
        guard let kind = kind(of: file) else { return offer(file, from: controller) }
        let viewer = FileViewController(file, kind)
        controller.present(UINavigationController(rootViewController: viewer), animated: true)
    }

    /// Whether a file ends as a PDF does.
    static func isPDF(_ file: URL) -> Bool {
        do {
            let handle = try FileHandle(forReadingFrom: file)
            defer { handle.closeFile() }
            let size = handle.seekToEndOfFile()
            try handle.seek(toOffset: size - min(size, UInt64(ViewableFile.endCount)))
            return ViewableFile.isPDF(endingWith: try handle.readToEnd() ?? Data())
        } catch {
            return false
        }
    }

    /// The kind of a file that the app can show itself; nil for another one.
    static func kind(of file: URL) -> ViewableFile? {
        do {
            let handle = try FileHandle(forReadingFrom: file)
            defer { handle.closeFile() }
            let start = try handle.read(upToCount: ViewableFile.startCount) ?? Data()
            return ViewableFile(name: file.lastPathComponent, start: start)
        } catch {
            return nil
        }
    }

    /// Offers a file in a share sheet. The file stays, whatever the user chooses.
    static func offer(_ file: URL, from controller: UIViewController) {
        controller.share(file) { [weak controller] error in
            guard let controller else { return }
            MessageAlert.show(.fileNotDownloaded, message(VisitFailure(error, url: file)), from: controller)
        }
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
