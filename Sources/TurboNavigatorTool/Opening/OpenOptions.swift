import Foundation
import TurboCore

/// What `turbo-navigator open` was asked for.
package struct OpenOptions: Sendable, Equatable {
    /// A size in points.
    package struct Size: Sendable, Equatable {
        package let width: Double
        package let height: Double
    }

    /// The first page.
    package let url: URL
    /// A file or a URL; nil to look on the site.
    package var configuration: PathConfiguration.Source?
    /// The library whose reading of the rules is asked for.
    package var dialect = PathDialect.turboNavigator
    /// That of a phone by default.
    package var size = Size(width: 390, height: 844)
    /// What is added to the engine's own user agent; nil for that of the library.
    package var userAgent: String?
    /// Where the events go, one JSON object a line; nil for nowhere.
    package var record: URL?
    /// Where the picture of the first page goes; nil for none. The app ends with it.
    package var screenshot: URL?

    /// Whether the certificate of the URL's server is trusted, whoever has signed it. Its host is this machine.
    package var acceptsCertificate = false
    /// Whether the inspector is open from the start.
    package var inspects = false

    /// - Parameter arguments: those of `turbo-navigator open`, without these two words.
    /// - Throws: an error whose description says what is wrong with them.
    package init(arguments: [String]) throws {
        try self.init(ArgumentParser(commands: Command.all).parse([Command.open.name] + arguments))
    }

    init(_ invocation: Invocation) throws {
        url = try invocation.webURL(orAsk: "Which URL is to be opened?")
        configuration = try invocation.value("--path-configuration").map { try Self.source($0, invocation) }
        dialect = invocation.platforms.first ?? .turboNavigator
        if let size = invocation.value("--size") { self.size = try Self.size(size, invocation) }
        userAgent = invocation.value("--user-agent")
        record = invocation.value("--record").map(URL.init(fileURLWithPath:))
        screenshot = invocation.value("--screenshot").map(URL.init(fileURLWithPath:))
        inspects = invocation.has("--inspect")
        acceptsCertificate = invocation.has("--accept-certificates")
        guard !acceptsCertificate || LoopbackHost.contains(url) else {
            throw invocation.usageError(
                "--accept-certificates is for servers on this machine, such as https://localhost:3000. For "
                    + "\(url.host ?? "another host") it would let anybody read and change what you send.")
        }
    }

    private static func source(_ text: String, _ invocation: Invocation) throws -> PathConfiguration.Source {
        if text.hasPrefix("http://") || text.hasPrefix("https://") {
            guard let url = URL(string: text), url.host != nil else {
                throw invocation.usageError("\"\(text)\" is not a URL.")
            }
            return .server(url)
        }
        guard FileManager.default.fileExists(atPath: text) else { throw ToolError("There is no file \"\(text)\".") }
        return .file(URL(fileURLWithPath: text))
    }

    private static func size(_ text: String, _ invocation: Invocation) throws -> Size {
        let numbers = text.lowercased().split(separator: "x").map { Double($0) }
        guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
            (200...4000).contains(width), (200...4000).contains(height)
        else { throw invocation.usageError("\"\(text)\" is not a size. Write 390x844, from 200 to 4000 each.") }
        return Size(width: width, height: height)
    }
}
