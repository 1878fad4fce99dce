#if SWIFT_PACKAGE
    import __NAME__
#endif

@main
enum Start {
    @MainActor static func main() {
        AppDelegate.main()
    }
}
