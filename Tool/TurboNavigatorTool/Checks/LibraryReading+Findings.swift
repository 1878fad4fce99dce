import TurboCore

/// Mistakes that this library accepts, and others don't.
extension LibraryReading {
    /// The findings that lose the file or stop the app, in the order of the checks.
    var fatalFindings: [Finding] {
        let subject = CheckSubject(text, CheckOptions(libraries: [library]), library: library)
        return (Check.reading + Check.shape + Check.properties + Check.modal).flatMap { $0.find(subject) }.filter {
            finding in
            if case .stopsApp? = finding.consequence { true } else { finding.consequence == .losesFile }
        }
    }

    /// Whether a duplicate key in an object loses the file: in properties and settings, on Android.
    func rejectsDuplicates(in node: JSONNode) -> Bool {
        library.isAndroid && maps.contains { $0.offset == node.offset }
    }

    /// The arrays and objects in properties and settings, for a library that reads only text there.
    var nestedValues: [JSONNode.Member] {
        guard library == .turboAndroid else { return [] }
        return maps.flatMap { $0.members ?? [] }.filter { $0.node.members != nil || $0.node.elements != nil }
    }

    /// The settings and the properties of all rules.
    private var maps: [JSONNode] {
        [text.root?["settings"]].compactMap { $0 } + text.ruleNodes.compactMap { $0["properties"] }
    }
}
