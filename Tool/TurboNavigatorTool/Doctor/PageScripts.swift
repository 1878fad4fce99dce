import Foundation

/// The scripts that a page runs, after the modules they import are found.
struct PageScripts: Sendable {
    /// A script element and the modules that it loads, itself included.
    struct Loaded: Sendable {
        let script: PageScript
        /// The text of the element, without that of its URL.
        let inline: ScriptResponse
        var modules: [URL] = []

        init(_ script: PageScript) {
            self.script = script
            inline = ScriptResponse(script.text)
        }
    }

    var loaded: [Loaded]
    /// The URLs of the modules by the words of the import map.
    let imports: [String: URL]

    init(_ page: DoctorPage) {
        let scripts = page.scripts
        imports = scripts.reduce(into: [:]) { $0.merge($1.imports(base: page.base)) { first, _ in first } }
        loaded = scripts.filter { $0.kind != .importMap }.map(Loaded.init)
    }

    /// The URL of a module, or nil if the browser wouldn't find it.
    ///
    /// - Parameters:
    ///   - word: the word of the import, such as `@hotwired/turbo-rails` or `./app.js`.
    ///   - url: the URL of the script with the import.
    func module(_ word: String, in url: URL) -> URL? {
        if let mapped = imports[word] { return mapped.absoluteURL }
        guard ["/", "./", "../", "http://", "https://"].contains(where: word.hasPrefix) else { return nil }
        return URL(string: word, relativeTo: url)?.absoluteURL
    }

    /// The scripts that run: each classic script as often as the page has it, and each module once.
    var running: [URL] {
        var known: Set<URL> = []
        let classic = loaded.filter { $0.script.kind == .classic }.compactMap(\.script.url)
        let modules = loaded.filter { $0.script.kind == .module }.flatMap(\.modules).filter {
            known.insert($0).inserted
        }
        return classic + modules
    }
}
