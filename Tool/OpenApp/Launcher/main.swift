import Foundation
import OpenApp
import TurboNavigatorTool

// The window of `turbo-navigator open`, and what `turbo-navigator compare` needs GTK for.
do {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let options = try CompareOptions(arguments: arguments) {
        var comparison = PictureComparison(options)
        exit(try comparison.run().rawValue)
    }
    let options = try OpenOptions(arguments: arguments)
    try options.isOwnSite ? Sandbox.allowMissing() : Sandbox.require()
    OpenAppDelegate.options = options
} catch {
    Console.standard.printError("\(error)")
    exit(ExitCode.failure.rawValue)
}
OpenAppDelegate.main()
