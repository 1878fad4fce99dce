import Foundation

extension NewApp {
    /// Writes the files into a folder, which is made.
    ///
    /// - Throws: a ``ToolError`` if there is something in it already, or if it can't be written.
    func write(to folder: URL) throws {
        let manager = FileManager.default
        if manager.fileExists(atPath: folder.path) {
            guard (try? manager.contentsOfDirectory(atPath: folder.path))?.isEmpty == true else {
                throw ToolError("\"\(folder.path)\" is there already. Choose another name, or remove it first.")
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
            throw ToolError("\"\(folder.path)\" can't be written: \(error.localizedDescription)")
        }
    }
}
