import Foundation
import NavigationSimulation
import TurboCore

/// A path configuration as one library reads it.
struct ConfigurationFile: Sendable {
    let name: String
    let document: PathConfigurationDocument
    let library: ConfigurationLibrary
    let matchesQuery: Bool

    init(
        name: String, document: PathConfigurationDocument, library: ConfigurationLibrary = .turboNavigator,
        matchesQuery: Bool = false
    ) {
        self.name = name
        self.document = document.read(by: library).indexed
        self.library = library
        self.matchesQuery = matchesQuery
    }

    /// Reads a file once for each library that the command line or the file names.
    ///
    /// - Throws: a ``ToolError`` if the file can't be read or isn't a path configuration.
    static func read(_ name: String, _ invocation: Invocation, _ console: Console) async throws -> [ConfigurationFile] {
        let file = try await InputFile.configuration(name)
        let text = PathConfigurationText(file.data)
        let errors = text.document.diagnostics.filter { $0.severity == .error }
        if let first = errors.first, text.document.rules.isEmpty, text.document.settings.isEmpty {
            let place = first.position.map { ":\($0.line):\($0.column)" } ?? ""
            throw ToolError("\(file.name)\(place): \(first.message)")
        }
        let ofFile = CheckDirectives(text).libraries
        let libraries = invocation.libraries.isEmpty ? ofFile : invocation.libraries
        let options = CheckOptions(matchesQuery: invocation.matchesQuery)
        return try (libraries.isEmpty ? [.turboNavigator] : libraries).map { library in
            let isLost = try reportMistakes(of: text, file.name, errors.count, library, console)
            return ConfigurationFile(
                name: file.name, document: isLost ? PathConfigurationDocument() : text.document, library: library,
                matchesQuery: options.matchesQuery(library))
        }
    }

    /// Prints the worst consequence of the mistakes in a file for an app with a library.
    ///
    /// - Returns: whether the app loses the file.
    private static func reportMistakes(
        of text: PathConfigurationText, _ name: String, _ count: Int, _ library: ConfigurationLibrary,
        _ console: Console
    ) throws -> Bool {
        guard library != .turboNavigator else {
            if text.isTooLarge { throw ToolError("\(name) is larger than 1 MB, so an app ignores it.") }
            let errors = count == 1 ? "has 1 error" : "has \(count) errors"
            if count > 0 {
                console.printError("\(name) \(errors). The invalid parts are ignored. Run \"check\" for details.")
            }
            return false
        }
        let fatal = LibraryReading(text: text, library: library).fatalFindings
        let worst = fatal.first { $0.consequence == .losesFile } ?? fatal.first
        if let worst { console.printError("\(name), for \(library.rawValue): \(worst.message)") }
        return worst?.consequence == .losesFile
    }

    /// Reads a file for one library.
    ///
    /// - Throws: a ``UsageError`` if the command line names several libraries, or a ``ToolError`` as `read` does.
    static func readOne(_ name: String, _ invocation: Invocation, _ console: Console) async throws -> ConfigurationFile
    {
        guard invocation.libraries.count <= 1 else {
            throw invocation.usageError("\(invocation.command.name) works for one library. Use --for only once.")
        }
        let files = try await read(name, invocation, console)
        guard let file = files.first else { throw ToolError("Can't read \(name).") }
        return file
    }

    /// The properties of a path and query, as an app understands them.
    func understood(_ address: String) -> PathProperties { library.understood(match(address).properties) }

    /// Returns the steps of a simulation in an app with this file. The first step opens the start page.
    func simulation(start: String = "/", _ lines: [SimulationScenario.Line]) -> [SimulationResult] {
        let properties = { (url: URL) in understood(RouteAddress.addressAsWritten(url.absoluteString) ?? "/") }
        let lines = [.tap(start, text: "start \(start)")] + lines
        if let android = library.android {
            var simulator = AndroidSimulator(start: start, android, properties: properties)
            return lines.map { simulator.run($0) }
        }
        var simulator = Simulator(start: start, properties: properties)
        return lines.map { simulator.run($0) }
    }

    /// Matches a path and query, as written in a URL.
    func match(_ address: String) -> PathMatch {
        document.match(address: address, library, matchesQuery: matchesQuery)
    }
}

extension SimulationScenario.Line {
    /// A tap on a link to which the server responds with its page.
    static func tap(_ address: String, text: String) -> SimulationScenario.Line {
        SimulationScenario.Line(text: text, input: .tap(address, action: .advance, kind: .web, response: .page))
    }
}
