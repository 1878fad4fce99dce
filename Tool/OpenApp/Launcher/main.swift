import Foundation
import OpenApp
import TurboNavigatorTool

// The window of `turbo-navigator open`.
do {
    let options = try OpenOptions(arguments: Array(CommandLine.arguments.dropFirst()))
    try options.isOwnSite ? Sandbox.allowMissing() : Sandbox.require()
    OpenAppDelegate.options = options
} catch {
    Console.standard.printError("\(error)")
    exit(ExitCode.failure.rawValue)
}
OpenAppDelegate.main()
