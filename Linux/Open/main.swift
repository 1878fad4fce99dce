import Foundation
import TurboNavigatorTool

// The window of `turbo-navigator open`.
do {
    try Sandbox.require()
    OpenAppDelegate.options = try OpenOptions(arguments: Array(CommandLine.arguments.dropFirst()))
} catch {
    FileHandle.standardError.write(Data("turbo-navigator: \(error)\n".utf8))
    exit(ExitCode.failure.rawValue)
}
OpenAppDelegate.main()
