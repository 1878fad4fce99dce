import Foundation
import TurboCore

/// The options of `turbo-navigator open`.
package struct OpenOptions: Sendable, Equatable {
    /// A size in points.
    package struct Size: Sendable, Equatable {
        package let width: Double
        package let height: Double
    }

    /// The first page.
    package let url: URL
    /// The file or URL of the rules, or nil to search the site.
    package var configuration: PathConfiguration.Source?
    /// The library whose interpretation of the rules is used.
    package var library = ConfigurationLibrary.turboNavigator
    /// The size of the window; a phone's by default.
    package var size = Size(width: 390, height: 844)
    /// The text to append to WebKit's user agent, or nil for the library's default.
    package var userAgent: String?
    /// The file to record events to, one JSON object per line, or nil for no record.
    package var record: URL?
    /// The file for a screenshot of the first page, or nil for none. The app ends after the screenshot.
    package var screenshot: URL?

    /// Whether to trust the server's certificate regardless of its issuer. Allowed only for this machine.
    package var acceptsCertificate = false
    /// The descriptor of the socket by which the process that starts the app drives it; nil for an app with a user.
    package var drive: Int32?
    /// Whether to open the inspector at launch.
    package var inspects = false

    /// Whether the process that tests the site has started the app, and the site is on this machine.
    package var isOwnSite: Bool { drive != nil && LoopbackHost.contains(url) }

    /// A sentence about what the window can't show; nil if there is nothing to say.
    package var notice: String? {
        guard library.isAndroid else { return nil }
        return
            "The rules are read as by \(library.rawValue), but the window navigates as on iOS. For Android's own stack: "
            + "turbo-navigator simulate FILE --for \(library.rawValue) PATH…"
    }

    /// - Parameter arguments: the arguments after `turbo-navigator open`.
    /// - Throws: an error whose description explains the problem.
    package init(arguments: [String]) throws {
        try self.init(ArgumentParser(commands: Command.all).parse([Command.open.name] + arguments))
    }

    init(_ invocation: Invocation) throws {
        url = try invocation.webURL(orAsk: "Missing URL: name the first page.")
        configuration = try invocation.value("--path-configuration").map { try Self.source($0, invocation) }
        library = invocation.libraries.first ?? .turboNavigator
        if let size = invocation.value("--size") { self.size = try Self.size(size, invocation) }
        userAgent = invocation.value("--user-agent")
        record = invocation.value("--record").map(URL.init(fileURLWithPath:))
        screenshot = invocation.value("--screenshot").map(URL.init(fileURLWithPath:))
        inspects = invocation.has("--inspect")
        drive = try invocation.value("--drive").map { text in
            guard let number = Int32(text), number > 2 else {
                throw invocation.usageError("\"\(text)\" isn't the number of a socket that the process has inherited.")
            }
            return number
        }
        acceptsCertificate = invocation.has("--accept-certificates")
        guard !acceptsCertificate || LoopbackHost.contains(url) else {
            throw invocation.usageError(
                "--accept-certificates works only for servers on this machine, such as https://localhost:3000. For "
                    + "\(url.host ?? "another host") it would let anybody read and change what you send.")
        }
    }

    private static func source(_ text: String, _ invocation: Invocation) throws -> PathConfiguration.Source {
        if text.hasPrefix("http://") || text.hasPrefix("https://") {
            guard let url = URL(string: text), url.host != nil else {
                throw invocation.usageError("\"\(text)\" isn't a URL.")
            }
            return .server(url)
        }
        guard FileManager.default.fileExists(atPath: text) else {
            throw ToolError("The file \"\(text)\" doesn't exist.")
        }
        return .file(URL(fileURLWithPath: text))
    }

    private static func size(_ text: String, _ invocation: Invocation) throws -> Size {
        let numbers = text.lowercased().split(separator: "x").map { Double($0) }
        guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
            (200...4000).contains(width), (200...4000).contains(height)
        else { throw invocation.usageError("\"\(text)\" isn't a size such as 390x844, with numbers from 200 to 4000.") }
        return Size(width: width, height: height)
    }
}
