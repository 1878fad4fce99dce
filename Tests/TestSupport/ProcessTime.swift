internal import Foundation

/// The processor time of processes, by thread.
package struct ProcessTime {
    /// The system's files with the times.
    private let files: [String]

    package init(_ pids: [Int]) {
        files = pids.flatMap { pid in
            let folder = "/proc/\(pid)/task/"
            // A terminated process uses nothing.
            let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return threads.map { "\(folder)\($0)/schedstat" }
        }
    }

    /// The time of each thread; nil for one that has ended.
    package func readings() -> [Double?] { files.map(Self.seconds) }

    /// Seconds between two readings, without threads that have ended in between.
    package static func used(from start: [Double?], to end: [Double?]) -> Double {
        zip(start, end).reduce(0) { sum, thread in
            guard let before = thread.0, let after = thread.1 else { return sum }
            return sum + after - before
        }
    }

    /// NB: in nanoseconds. The times of a process itself count in hundredths of a second. Foundation's own reading of
    /// files would take more time than what is measured.
    private static func seconds(_ path: String) -> Double? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 64)
        return fgets(&line, 64, file) == nil ? nil : strtod(line, nil) / 1_000_000_000
    }
}
