import Foundation
import Testing

/// Tests what the commands of `bin` print and install, with stand-ins for the compiler and the package system.
@Suite("Commands in bin", .enabled(if: ToolRun.hasLinuxTools, "It takes Linux and python3."))
struct CommandTests {
    /// `bin/new` built for 51 seconds without a line.
    @Test(arguments: [
        ("bin/new Books --url http://localhost:3000", "the command-line tool"),
        ("bin/open http://localhost:3000", "the command-line tool"), ("bin/demo", "the demo app"),
        ("maintenance/tour", "the demo app"), ("maintenance/monkey", "the demo app"),
        ("maintenance/bench rules", "the benchmark"),
        ("maintenance/bench visits", "the benchmark"), ("bin/install tool", "the command-line tool"),
        ("maintenance/release", "the command-line tool"), ("bin/docs --check", "TurboCore"),
        ("maintenance/check-ios", "HotwireNative for iOS"), ("bin/package App", "App for release"),
    ])
    func `A command prints what it builds before it builds`(line: String, name: String) throws {
        let run = try CommandClone(.all).run(line, display: ":99")
        let lines = run.output.split(separator: "\n").map(String.init)
        let build = try #require(lines.firstIndex(of: "swift build"), "\(run.output)")
        #expect(build > 0 && lines[build - 1] == "Building \(name).", "\(run.output)")
    }

    /// A fresh Debian downloaded ffmpeg, weston, zsh, fish and Node.js for the demo.
    @Test(arguments: [
        ("bin/demo", ":99", ["libgtk-4-dev", "puma"], ["xvfb", "xdotool", "ffmpeg", "dpkg-dev"]),
        ("bin/demo", "", ["libgtk-4-dev", "puma", "xvfb", "xauth", "xdotool"], ["ffmpeg", "weston", "fish"]),
        ("bin/demo --tour", ":99", ["libgtk-4-dev", "puma", "xvfb"], ["ffmpeg", "weston", "fish"]),
        ("bin/new Books --url http://localhost", "", ["libgtk-4-dev"], ["xvfb", "zsh", "eslint", "dpkg-dev"]),
        ("bin/test", "", ["libgtk-4-dev", "puma", "xvfb", "ffmpeg", "weston", "zsh", "fish", "dpkg-dev"], []),
        ("maintenance/tour", "", ["libgtk-4-dev", "puma", "xvfb", "xdotool"], ["libcurl4-openssl-dev"]),
        (
            "bin/package App", "", ["libgtk-4-dev", "dpkg-dev", "libcurl4-openssl-dev"],
            ["xvfb", "ffmpeg", "zsh", "eslint"]
        ),
    ])
    func `A command installs only what it needs`(
        line: String, display: String, needed: [String], others: [String]
    ) throws {
        let run = try CommandClone(.none).run(line, display: display)
        let start = "  apt-get install --no-install-recommends "
        let command = run.output.split(separator: "\n").first { $0.replacing("sudo ", with: "").hasPrefix(start) }
        let packages = try #require(command, "\(run.output)").split(separator: " ").map(String.init)
        #expect(packages.filter(needed.contains).count == needed.count, "\(packages)")
        #expect(!packages.contains(where: others.contains), "\(packages)")
        #expect(run.exitCode != 0 && !run.output.contains("swift build"), "\(run.output)")
    }
}
