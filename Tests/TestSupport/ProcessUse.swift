internal import Foundation

/// The resources that a process of the app uses at a moment.
package struct ProcessUse: Codable, Sendable {
    package let pid: Int
    /// As the system knows it: "WebKitWebProces" for a process of pages.
    package let name: String
    /// Open files, sockets and memory that is shared by descriptor.
    package let descriptors: Int
    package let threads: Int
    /// Memory in kilobytes, where what several processes share counts in parts.
    package let memory: Int
    /// The part of it that is no file. How many processes share a library, and so its parts, is up to the machine.
    package let ownMemory: Int

    /// nil for a process that has ended.
    package init?(pid: Int) {
        let folder = "/proc/\(pid)/"
        guard let name = Self.text(folder + "comm"),
            let descriptors = try? FileManager.default.contentsOfDirectory(atPath: folder + "fd"),
            let threads = try? FileManager.default.contentsOfDirectory(atPath: folder + "task"),
            let rollup = Self.text(folder + "smaps_rollup"), let memory = Self.number(after: "Pss:", in: rollup),
            let files = Self.number(after: "Pss_File:", in: rollup)
        else { return nil }
        self.pid = pid
        self.name = name.trimmingCharacters(in: .newlines)
        self.descriptors = descriptors.count
        self.threads = threads.count
        self.memory = memory
        ownMemory = memory - files
    }

    /// This process and all that it has started, directly or not.
    package static func all() -> [ProcessUse] { pids().compactMap { ProcessUse(pid: $0) } }

    /// Their numbers. Reading them costs little.
    package static func pids() -> [Int] {
        let pids = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int($0) }
        let parents = Dictionary(pids.map { ($0, parent(of: $0)) }) { $1 }
        let own = Int(getpid())
        return pids.sorted().filter { pid in
            sequence(first: pid) { parents[$0] ?? nil }.contains(own)
        }
    }

    /// The processes that run pages.
    package static func ofPages() -> [ProcessUse] {
        all().filter { $0.name.hasPrefix("WebKitWebProces") }
    }

    /// Ends the processes that fetch, as a crash or the system does.
    package static func endNetwork() {
        all().filter { $0.name.hasPrefix("WebKitNetwork") }.forEach { kill(pid_t($0.pid), SIGKILL) }
    }

    /// Ends the next process that will run pages while it starts, as the system does that has no memory left.
    ///
    /// - Parameter former: the processes before.
    package static func endNextOfPages(besides former: Set<Int>) async {
        while !Task.isCancelled {
            let started = pids().first {
                !former.contains($0) && text("/proc/\($0)/comm")?.hasPrefix("WebKitWebProces") == true
            }
            if let started {
                kill(pid_t(started), SIGKILL)
                return
            }
            await Task.yield()
        }
    }

    private static func parent(of pid: Int) -> Int? {
        number(after: "PPid:", in: text("/proc/\(pid)/status"))
    }

    private static func text(_ path: String) -> String? {
        try? String(contentsOfFile: path, encoding: .utf8)
    }

    private static func number(after label: String, in text: String?) -> Int? {
        text?.split(separator: "\n").first { $0.hasPrefix(label) }?.split(whereSeparator: \.isWhitespace)
            .dropFirst().first.flatMap { Int($0) }
    }
}
