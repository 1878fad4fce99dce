import Foundation

/// The time of processors that processes use, by their threads.
struct ProcessTime {
    private let files: [String]

    init(_ pids: [Int]) {
        files = pids.flatMap { pid in
            let folder = "/proc/\(pid)/task/"
            // A process that has ended uses nothing.
            let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return threads.map { "\(folder)\($0)/schedstat" }
        }
    }

    /// NB: in nanoseconds. The times of a process itself count in hundredths of a second. Foundation's own reading of files
    /// would take more time than what is measured.
    var seconds: TimeInterval { files.reduce(0) { $0 + Self.nanoseconds($1) } / 1_000_000_000 }

    private static func nanoseconds(_ path: String) -> Double {
        guard let file = fopen(path, "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 64)
        return fgets(&line, 64, file) == nil ? 0 : strtod(line, nil)
    }
}
