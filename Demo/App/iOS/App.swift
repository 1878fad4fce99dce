/// The start of the demo on iOS. `Launcher` is the one on Linux.
@main
enum Start {
    @MainActor static func main() {
        DemoAppDelegate.main()
    }
}
