import Foundation
import Testing

@Suite("Topics") struct TopicsTests {
    private static let modules = [
        "TurboCore", "TurboSession", "TurboNavigator", "HotwireNative", "Strada", "NavigationTesting",
        "TurboNavigatorTesting",
    ]

    @Test(arguments: modules)
    func `The page of a module lists every public type of it`(module: String) throws {
        let topics = try Topics(of: module)
        #expect(topics.missing == [])
        #expect(topics.unknown == [])
        #expect(!topics.types.isEmpty)
    }

    @Test func `A type that is not listed is found, and a name without a type`() {
        let text = """
            public struct A {
                public enum B {}
            }
            @MainActor public final class C {}
            open class D {}
            struct E {}
            """
        let page = """
            # ``Module``

            ``C`` is named outside the topics.

            ## Topics

            - <doc:Article>
            - ``Module/A``
            - ``A/B``
            - ``F``
            """
        let topics = Topics(of: [SourceFile(path: "Module/A.swift", text: text)], page: page, in: "Module")
        #expect(topics.missing == ["C", "D"])
        #expect(topics.unknown == ["F"])
    }
}
