import Foundation

extension NewApp {
    /// Writes the files into a folder. Creates the folder if needed.
    ///
    /// - Throws: a ``ToolError`` if the folder isn't empty or can't be written.
    func write(to folder: URL) throws {
        let manager = FileManager.default
        if manager.fileExists(atPath: folder.path) {
            guard (try? manager.contentsOfDirectory(atPath: folder.path))?.isEmpty == true else {
                throw ToolError("\"\(folder.path)\" already exists. Choose another name, or remove it first.")
            }
        }
        do {
            for file in files {
                let place = folder.appendingPathComponent(file.path)
                try manager.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try file.data.write(to: place, options: .withoutOverwriting)
            }
        } catch {
            throw ToolError("Can't write to \"\(folder.path)\": \(error.localizedDescription)")
        }
    }
}
