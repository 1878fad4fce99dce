import Foundation

/// The uses of types between the folders of a module.
struct FolderUses {
    struct Use: Hashable {
        let user: String
        let used: String
    }

    /// Each use, with the first example: "TurboConfig in ErrorContainerView".
    private(set) var all: [Use: String] = [:]

    init(of module: String) throws {
        self.init(of: try SourceFile.all(below: module), in: module)
    }

    init(of files: [SourceFile], in module: String) {
        var homes: [String: String] = [:]
        for file in files {
            for name in Self.declarations(in: file) where homes[name] == nil {
                homes[name] = file.folder(below: module)
            }
        }
        for file in files {
            let folder = file.folder(below: module)
            for word in Self.words(of: file) {
                guard let home = homes[word], home != folder else { continue }
                let use = Use(user: folder, used: home)
                if all[use] == nil { all[use] = "\(word) in \(file.name)" }
            }
        }
    }

    /// The top-level types and functions that other files can use.
    private static func declarations(in file: SourceFile) -> [String] {
        let type =
            #"^(?:(?:public|package|internal|open|final|indirect|@\w+) )*(?:class|struct|enum|protocol|typealias) (\w+)"#
        let function = #"^(?:(?:public|package|@\w+) )*func (\w+)"#
        return [type, function].flatMap { (try? file.code.matches(of: $0)) ?? [] }
    }

    private static func words(of file: SourceFile) -> [String] {
        Set(((try? file.code.matches(of: #"\b([A-Za-z_]\w*)\b"#)) ?? [])).sorted()
    }

    /// Descriptions of the folders that use each other, directly or indirectly.
    var circles: [String] {
        Set(all.keys.filter { reaches(from: $0.used, to: $0.user) }.map { circle(of: $0) }).sorted()
    }

    /// A description of a cycle: all uses between its folders.
    private func circle(of use: Use) -> String {
        all.filter { other, _ in
            reaches(from: use.used, to: other.user) && reaches(from: other.used, to: use.user)
        }
        .map { "\($0.key.user) uses \($0.key.used) (\($0.value))" }.sorted().joined(separator: ", ")
    }

    private func reaches(from start: String, to end: String) -> Bool {
        var seen: Set<String> = []
        var waiting = [start]
        while let folder = waiting.popLast() {
            if folder == end { return true }
            guard seen.insert(folder).inserted else { continue }
            waiting += all.keys.filter { $0.user == folder }.map(\.used)
        }
        return false
    }
}
