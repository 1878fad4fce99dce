import Foundation
import OpenApp
import TurboNavigatorTool

// The window of `turbo-navigator open`.
do {
    try Sandbox.require()
    OpenAppDelegate.options = try OpenOptions(arguments: Array(CommandLine.arguments.dropFirst()))
} catch {
    Console.standard.printError("\(error)")
    exit(ExitCode.failure.rawValue)
}
OpenAppDelegate.main()
