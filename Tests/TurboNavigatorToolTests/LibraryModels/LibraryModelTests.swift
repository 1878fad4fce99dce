import Foundation
import Testing

@testable import TurboCore
@testable import TurboNavigatorTool

/// The tool reads a file as the model of each library does, and reports what loses the file or stops the app.
@Suite struct LibraryModelTests {
    private static let modal = #"{"patterns": ["/new$"], "properties": {"context": "modal"}}"#

    /// The second rule of a file, after one for `/new$`.
    private static let rules = [
        modal, "null", "7", #""a""#, "{}", #"{"patterns": ["/a$"]}"#, #"{"properties": {}}"#,
        #"{"patterns": [], "properties": {}}"#, #"{"patterns": "/a$", "properties": {}}"#,
        #"{"patterns": null, "properties": {}}"#, #"{"patterns": [null], "properties": {}}"#,
        #"{"patterns": ["/a$", null], "properties": {}}"#, #"{"patterns": [["/a$"]], "properties": {}}"#,
        #"{"patterns": ["/a$", 7], "properties": {}}"#, #"{"patterns": ["/a$"], "properties": null}"#,
        #"{"patterns": ["/a$"], "properties": []}"#, #"{"patterns": ["/a$"], "properties": "a"}"#,
        #"{"patterns": ["/a$"], "properties": {"menu": {"a": 1}}}"#, #"{"patterns": ["/(a$"], "properties": {}}"#,
    ]

    /// The properties of a rule for `/new$`, after the one above.
    private static let properties = [
        #""presentation": "modal""#, #""presentation": "push""#, #""presentation": "REPLACE""#, #""presentation": 7"#,
        #""presentation": "replace""#, #""context": "modl""#, #""context": "DEFAULT""#, #""context": null"#,
        #""context": true"#, #""animated": "false""#, #""animated": 1"#, #""animated": null"#,
        #""pull_to_refresh_enabled": "true""#, #""pull_to_refresh_enabled": false"#, #""historical_location": "no""#,
        #""presentation": "replace_root""#, #""presentation": "clear_all""#, #""title": 7"#, #""modal_style": 7"#,
    ]

    private static let patterns = [
        "^$", "^/$", "^/?$", "/$", "/New$", "/new$", "/new", #"/new\\?"#, #"\\?$"#, "/caf%C3%A9$", "/café$", "?a",
    ]

    static let files =
        rules.map { "{\"rules\": [\(modal), \($0)]}" }
        + properties.map { "{\"rules\": [\(modal), {\"patterns\": [\"/new$\"], \"properties\": {\($0)}}]}" }
        + patterns.map {
            "{\"rules\": [{\"patterns\": [\"\($0)\"], \"properties\": {\"context\": \"modal\", \"presentation\": \"modal\"}}]}"
        }
        + [
            "[]", #"{"settings": {}}"#, #"{"settings": {}, "rules": {}}"#, #"{"settings": {}, "rules": null}"#,
            #"{"settings": {"tabs": [1]}, "rules": []}"#, #"{"settings": [], "rules": []}"#,
            #"{"settings": "a", "rules": []}"#,
        ]

    static let urls = [
        "", "/", "?a", "/new", "/new/", "/new?", "/new?a", "/news", "/NEW", "/a", "/caf%C3%A9", "/x/new", "/x/new//",
        "//",
    ].map { "https://example.com" + $0 }

    private static func model(_ library: ConfigurationLibrary, _ file: String) throws -> any LibraryModel {
        let root = try JSONDecoder().decode(ModelJSON.self, from: Data(file.utf8))
        return switch library {
        case .hotwireIOS, .turboNavigator: try HotwireIOSModel(root)
        case .turboIOS: try TurboIOSModel(root)
        case .hotwireAndroid, .turboAndroid: try AndroidModel(root, readsText: library == .turboAndroid)
        }
    }

    @Test(arguments: ConfigurationLibrary.allCases.filter { $0 != .turboNavigator }, files)
    func `The tool reads a file as the library does`(library: ConfigurationLibrary, file: String) throws {
        let text = PathConfigurationText(Data(file.utf8))
        let effects = LibraryReading(text: text, library: library).fatalFindings.map(\.consequence)
        guard let model = try? Self.model(library, file) else {
            #expect(effects.contains(.losesFile))
            return
        }
        #expect(!effects.contains(.losesFile))
        let configuration = ConfigurationFile(
            name: "", document: text.document, library: library, matchesQuery: library.matchesQueryByDefault)
        let pages = Self.urls.map { url in (url, try? model.page(url)) }
        #expect(pages.contains { $0.1 == nil } == effects.contains { $0?.severity == .error })
        for case (let url, let page?) in pages {
            let address = String(url.dropFirst("https://example.com".count))
            let read = configuration.understood(address)
            let found = ModelPage(context: read.context.rawValue, presentation: read.presentation.rawValue)
            #expect(found == page, "\(url)")
        }
    }

    /// Each row: what JSON doesn't allow, and its effect on Android, as Gson reads it.
    @Test(
        arguments: [
            (#"{"rules": [],}"#, "ignores the whole file"),
            (#"{"rules": [{"patterns": ["/a$"], "properties": {"tab": 1,}}]}"#, "ignores the whole file"),
            (#"{"rules": [{"patterns": ["/a$"], "properties": {}},]}"#, "crashes on every page"),
            (#"{"rules": [{"patterns": ["/a$",], "properties": {}}]}"#, "crashes on each page that no pattern"),
            (#"{"rules": [{"patterns": ["/a$"], "properties": {"a": 1, "a": 2}}]}"#, "ignores the whole file"),
            (#"{"settings": {"a": 1, "a": 2}, "rules": []}"#, "ignores the whole file"),
            (#"{"rules": [{"patterns": ["/a("], "properties": {}}]}"#, "crashes if it contains a debug build"),
        ])
    func `Mistakes in JSON stop an app on Android`(file: String, effect: String) {
        for library in [ConfigurationLibrary.hotwireAndroid, .turboAndroid] {
            let found = FileCheck(Data(file.utf8), CheckOptions(libraries: [library])).diagnostics(file: "")
            #expect(found.contains { $0.severity == .error && $0.message.contains(effect) }, "\(found.map(\.message))")
        }
        let iOS = FileCheck(Data(file.utf8), CheckOptions(libraries: [.hotwireIOS])).diagnostics(file: "")
        #expect(!iOS.contains { $0.message.contains("ignores") || $0.message.contains("crashes") })
    }

    @Test(arguments: ConfigurationLibrary.allCases)
    func `Only this library has a limit of 1 MB`(library: ConfigurationLibrary) {
        let file = "{\"settings\": {}, \"rules\": []\(String(repeating: " ", count: 1_100_000))}"
        let found = FileCheck(Data(file.utf8), CheckOptions(libraries: [library])).diagnostics(file: "")
        #expect(found.map(\.id) == (library == .turboNavigator ? ["over-limit"] : []))
    }
}
