import Testing

@Suite("Comparing declarations")
struct DeclarationTests {
    @Test(arguments: [
        ("@MainActor open func f(_ a: Int)", "optional func f(_ b: Int)"),
        ("class var shared: UIApplication { get }", "@MainActor static let shared: UIApplication"),
        ("var top: CGFloat", "var top: CGFloat { get set }"),
        ("@NSCopying var image: UIImage? { get set }", "weak var image: UIImage?"),
        ("init(url URL: URL)", "@MainActor init(url: URL)"),
        ("func f(_ h: @escaping @MainActor @Sendable (any Error) -> Void)", "func f(_ g: @escaping (Error) -> ())"),
        ("class A<T> : B where T : AnyObject", "@MainActor class A<T>"),
    ])
    func `Declarations that differ only in spelling details are the same`(_ one: String, _ other: String) {
        #expect(Declaration(one) == Declaration(other))
    }

    @Test(arguments: [
        ("func f(_ a: Int)", "func f(a: Int)"),
        ("func f(_ a: Int)", "func f(_ a: Int?)"),
        ("func f(_ a: Int = 1)", "func f(_ a: Int)"),
        ("func f(_ a: [Int: Int])", "func f(_ a: [Int: String])"),
        ("func f() -> Int", "func f() -> Int!"),
        ("func f() async", "func f()"),
        ("class func f()", "func f()"),
        ("var a: Int { get }", "var a: Int"),
        ("convenience init(a: Int)", "init(a: Int)"),
        ("init?(a: Int)", "init(a: Int)"),
        ("class A", "struct A"),
        ("func f(_ h: (Int) -> Void)", "func f(_ h: @escaping (Int) -> Void)"),
    ])
    func `Declarations that differ in meaning are different`(_ one: String, _ other: String) {
        #expect(Declaration(one) != Declaration(other))
    }
}
