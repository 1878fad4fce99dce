import Foundation
import TurboNavigatorTool

/// The entry point of `turbo-navigator`.
@main
enum TurboNavigator {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        exit(await Tool.run(arguments, console: .standard).rawValue)
    }
}
