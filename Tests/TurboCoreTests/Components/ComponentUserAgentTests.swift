import Testing
import TurboCore

@Suite("Components in the user agent")
struct ComponentUserAgentTests {
    @Test(arguments: [
        ("Turbo Native iOS", "Turbo Native iOS; bridge-components: [a b]"),
        ("", "bridge-components: [a b]"),
        ("Mozilla (Shop; bridge-components: [x]) end", "Mozilla (Shop; bridge-components: [a b]) end"),
        ("Shop; bridge-components: []", "Shop; bridge-components: [a b]"),
    ])
    func `The user agent contains each component name once`(_ before: String, after: String) {
        #expect(ComponentUserAgent.text(before, with: "bridge-components: [a b]") == after)
    }

    @Test(arguments: [
        ("Shop; bridge-components: [a b]", true), ("Shop; bridge-components: []", false), ("Turbo Native iOS", false),
    ])
    func `A web library starts if the user agent contains a name`(_ userAgent: String, starts: Bool) {
        #expect(ComponentUserAgent.hasComponents(in: userAgent) == starts)
    }
}
