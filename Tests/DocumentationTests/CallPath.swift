import Foundation

/// A path through the sources, as listed in docs/architecture.md: each function calls the next one.
struct CallPath: Sendable, CustomStringConvertible {
    struct Function: Sendable, CustomStringConvertible {
        let type: String
        let name: String
        /// Whether the function waits for something before it calls the next one.
        let isWait: Bool

        var description: String { "\(type).\(name)" }
    }

    let description: String
    let functions: [Function]

    /// The paths of a page: lists of `Type.function` after a comment with the name of the path.
    static func all(in text: String) -> [CallPath] {
        text.components(separatedBy: "<!-- path: ").dropFirst().map { part in
            let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
            let name = lines.first?.replacingOccurrences(of: " -->", with: "") ?? ""
            let list = lines.dropFirst().prefix { $0.first?.isNumber == true || $0.hasPrefix("   (waits") }
            return CallPath(description: name, functions: list.compactMap(function))
        }
    }

    private static func function(_ line: Substring) -> Function? {
        let names = line.split(separator: "`").dropFirst().first?.split(separator: ".") ?? []
        guard names.count == 2 else { return nil }
        return Function(type: String(names[0]), name: String(names[1]), isWait: line.contains("(waits"))
    }

    /// Descriptions of missing functions, and of functions that the previous one doesn't call.
    func faults(in files: [SourceFile]) throws -> [String] {
        let bodies = try functions.map { try Self.bodies(of: $0, in: files) }
        let missing = zip(functions, bodies).filter { $1.isEmpty }.map { "there is no \($0.0)" }
        let calls = zip(zip(functions, bodies), functions.dropFirst())
        let broken = try calls.filter { caller, called in
            try !caller.1.contains { try !$0.matches(of: #"\b(\#(called.name))\("#).isEmpty }
        }
        return missing + broken.map { "\($0.0.0) doesn't call \($0.1)" }
    }

    /// The bodies of all overloads of a function.
    private static func bodies(of function: Function, in files: [SourceFile]) throws -> [String] {
        let own = files.filter { $0.name == function.type || $0.name.hasPrefix(function.type + "+") }
        let pattern = #"(?m)^( *)(?:[a-z()]+ )*func \#(function.name)\(([\s\S]*?)^\1\}"#
        return try own.flatMap { try $0.code.matches(of: pattern) }
    }
}
