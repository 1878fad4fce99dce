import Foundation
import Fuzzing
import NavigationSimulation
import Testing
import TurboCore

@testable import TurboNavigatorTool

/// The decisions of the libraries for Android, which aren't those of iOS.
@Suite struct AndroidTests {
    private static let rules = """
        {"rules": [
            {"patterns": ["/new$", "/edit$"], "properties": {"context": "modal"}},
            {"patterns": ["/pop$"], "properties": {"presentation": "pop"}},
            {"patterns": ["/replace$"], "properties": {"presentation": "replace"}},
            {"patterns": ["/refresh$"], "properties": {"presentation": "refresh"}},
            {"patterns": ["/clear$"], "properties": {"presentation": "clear_all"}},
            {"patterns": ["/root$"], "properties": {"presentation": "replace_root"}},
            {"patterns": ["/none$"], "properties": {"presentation": "none"}},
            {"patterns": ["/again$"], "properties": {"presentation": "push"}},
            {"patterns": ["/m/"], "properties": {"context": "modal"}},
            {"patterns": ["/list"], "properties": {"query_string_presentation": "replace"}}
        ]}
        """

    private static func steps(_ library: ConfigurationLibrary, _ lines: String) throws -> [SimulationResult] {
        let document = PathConfigurationText(Data(rules.utf8)).document
        let file = ConfigurationFile(name: "", document: document, library: library, matchesQuery: true)
        return file.simulation(try lines.split(separator: ",").map { try SimulationScenario.parse(line: String($0)) })
    }

    /// The stack after the last step, with modal pages in brackets.
    private static func stack(_ step: SimulationResult) -> String {
        (step.main + (step.modal ?? []).map { "[\($0)]" }).joined(separator: " ")
    }

    /// Each row: the steps after the start page, and the back stack of Hotwire Native, its last requests, and
    /// turbo-android's stack if it is another one.
    @Test(
        arguments: [
            ("/a", "/ /a", "GET /a", nil), ("/a,/b,/a", "/ /a", "", nil), ("/a,/a", "/ /a", "GET /a", nil),
            ("/a,replace /b", "/ /b", "GET /b", nil), ("/a,/b,back", "/ /a", "", nil), ("/a,back,back", "/", "", nil),
            ("/a,/again", "/ /a /again", "GET /again", nil),
            ("/list,/list?page=2", "/ /list?page=2", "GET /list?page=2", nil),
            ("/a,/a?page=2", "/ /a /a?page=2", "GET /a?page=2", nil),
            ("/a,/pop", "/", "", nil), ("/pop", "/", "", nil), ("/a,/replace", "/ /replace", "GET /replace", nil),
            ("/a,/refresh", "/ /a", "GET /a", nil), ("/a,/refresh,back", "/", "GET /", nil),
            ("/a,/b,/clear", "/", "", nil), ("/clear", "/", "", nil), ("/a,/root", "/root", "GET /root", nil),
            ("/a,/none", "/ /a", "", nil),
            // Into a modal page, in it, and out of it.
            ("/a,/new", "/ /a [/new]", "GET /new", nil), ("/a,/new,/m/b", "/ /a [/new] [/m/b]", "GET /m/b", nil),
            ("/a,/new,/m/b,dismiss", "/ /a [/new]", "", nil), ("/a,/new,/m/b,back", "/ /a [/new]", "", nil),
            ("/a,dismiss", "/ /a", "", nil),
            ("/a,/new,/b", "/ /a /b", "GET /b", nil), ("/a,/new,/m/b,/b", "/ /a /b", "GET /b", nil),
            ("/a,/new,/a", "/ /a", "GET /a", nil), ("/a,/new,/pop", "/", "", nil), ("/a,/new,/none", "/ /a", "", nil),
            ("/a,/new,/refresh", "/ /a", "GET /a", nil), ("/a,/new,/root", "/root", "GET /root", nil),
            ("/a,/new,/clear", "/", "", nil), ("/a,/m/pop", "/ /a [/m/pop]", "GET /m/pop", nil),
            ("/a,/new,/m/pop", "/ /a", "", nil), ("/a,/new,/m/clear", "/", "", nil),
            ("/a,/new,/m/refresh", "/ /a [/new]", "GET /new", nil),
            ("/a,/m/refresh", "/ /a [/m/refresh]", "GET /m/refresh", nil),
            ("/a,replace /new", "/ [/new]", "GET /new", nil),
            ("/a,/m/root", "/ /a", "", nil), ("/a,/new,replace /b", "/ /a /b", "GET /b", "/ /b"),
            // Redirects and forms.
            ("/a,/b -> /c", "/ /a /c", "GET /b, GET /c", nil), ("/a,/b -> /a", "/ /a", "GET /b, GET /a", nil),
            ("/a,/b -> /new", "/ /a [/new]", "GET /b, GET /new", nil),
            ("/a,/new -> /b", "/ /a /b", "GET /new, GET /b", "/ /b"),
            ("/a,/b -> https://example.org/", "/ /a", "GET /b", nil), ("/a,/b -> 404", "/ /a /b", "GET /b", nil),
            ("/a,https://example.org/", "/ /a", "", nil),
            ("/a,/new,submit /a -> 303 /a/1", "/ /a /a/1", "POST /a, GET /a/1", nil),
            ("/a,/new,submit /a -> 303 /a", "/ /a", "POST /a, GET /a", nil),
            ("/a,/new,submit /a -> 422", "/ /a [/new]", "POST /a", nil),
            ("/a,submit /b -> 303 /b,back", "/ /a", "GET /a", nil),
            (
                "/a,/new,submit /a -> 303 /recede_historical_location", "/",
                "POST /a, GET /recede_historical_location, GET /", nil
            ),
            (
                "/a,/new,submit /a -> 303 /refresh_historical_location", "/ /a",
                "POST /a, GET /refresh_historical_location, GET /a", nil
            ),
            (
                "/a,/new,submit /a -> 303 /resume_historical_location", "/ /a",
                "POST /a, GET /resume_historical_location, GET /a", nil
            ),
            // Native screens and fragments.
            ("/a,native /b", "/ /a (/b)", "", nil), ("/a,native /b,/c,back", "/ /a (/b)", "", nil),
            ("/a,/a#part", "/ /a", "", nil),
        ] as [(String, String, String, String?)])
    func `A walk has the stack of Hotwire Native for Android`(
        lines: String, stack: String, requests: String, turboAndroid: String?
    ) throws {
        let last = try #require(Self.steps(.hotwireAndroid, lines).last)
        #expect(Self.stack(last) == stack && last.requests.joined(separator: ", ") == requests, "\(last)")
        // turbo-android has no rules for historical locations.
        guard !lines.contains("historical") else { return }
        let older = try #require(Self.steps(.turboAndroid, lines).last)
        #expect(Self.stack(older) == turboAndroid ?? stack, "\(older)")
    }

    @Test(arguments: ["/a,/m/root", "/a,/new,/m/root"])
    func `A modal page that replaces the root is said to stop the app`(lines: String) throws {
        let steps = try Self.steps(.hotwireAndroid, lines + ",/b")
        #expect(steps.suffix(2).first?.warning == "The app crashes.")
        #expect(steps.last?.reason == "the app has crashed")
    }

    @Test(arguments: [
        ("/a", 0), ("/a,/b,back", 0), ("/a,/new,back", 1), ("/a,/refresh", 1), ("/a,/clear", 1), ("/a,replace /new", 1),
        ("/a,/new,/pop", 1),
    ])
    func `A comparison names the steps in which iOS and Android part`(lines: String, count: Int) throws {
        let comparison = SimulationComparison(
            simulations: try [.hotwireIOS, .hotwireAndroid].map { ($0, try Self.steps($0, lines)) }, style: .plain)
        #expect(comparison.differences.count == count, "\(comparison.text)")
    }

    private static let paths = ["/", "/a", "/b", "/a?q=1", "/b?q=2", "/c", "/d"]

    /// Walks by random rules, against a model that was written from the libraries' sources.
    @Test(arguments: [ConfigurationLibrary.hotwireAndroid, .turboAndroid])
    func `Random walks have the stacks of the library`(library: ConfigurationLibrary) throws {
        let android = try #require(library.android)
        var crashes = 0
        for seed in 0..<LongRun.times(50_000) {
            var generator = SeededGenerator(seed: UInt64(seed))
            let properties = Self.randomProperties(&generator)
            let start = Self.paths.randomElement(using: &generator) ?? "/"
            var model = AndroidNavigatorModel(
                isTurboAndroid: library == .turboAndroid, start: start, properties: properties)
            let read = properties.mapValues { words in
                library.understood(PathProperties(words.mapValues { .string($0) }))
            }
            var simulator = AndroidSimulator(start: start, android) { url in
                read[url.path + (url.query.map { "?\($0)" } ?? "")] ?? [:]
            }
            _ = simulator.run(.tap(start, text: start))
            for _ in 0..<8 where !model.backStack.isEmpty {
                let path = Self.paths.randomElement(using: &generator) ?? "/"
                let replaces = Int.random(in: 0..<4, using: &generator) == 0
                // The page visits its own URL itself.
                if path == model.backStack.last?.location { continue }
                let isPossible = (try? model.route(path, replaces: replaces)) != nil
                let step = simulator.run(
                    SimulationScenario.Line(
                        text: path,
                        input: .tap(path, action: replaces ? .replace : .advance, kind: .web, response: .page)))
                #expect((step.warning == "The app crashes.") == !isPossible, "seed \(seed)")
                guard isPossible else {
                    crashes += 1
                    break
                }
                let stack = simulator.stack.map { SimulationNames.path($0.url) }
                try #require(stack == model.backStack.map(\.location), "seed \(seed), \(path), \(properties)")
            }
        }
        #expect(crashes > 0)
    }

    private static func randomProperties(_ generator: inout SeededGenerator) -> [String: [String: String]] {
        let presentations = [
            "DEFAULT", "DEFAULT", "DEFAULT", "PUSH", "POP", "REPLACE", "REFRESH", "CLEAR_ALL", "REPLACE_ROOT", "NONE",
        ]
        return Dictionary(
            uniqueKeysWithValues: paths.map { path in
                let isModal = Int.random(in: 0..<3, using: &generator) == 0
                let ignoresQuery = Bool.random(using: &generator)
                let properties = [
                    "context": isModal ? "MODAL" : "DEFAULT",
                    "presentation": presentations.randomElement(using: &generator) ?? "DEFAULT",
                    "query_string_presentation": ignoresQuery ? "REPLACE" : "DEFAULT",
                ]
                return (path, properties)
            })
    }
}
