import TurboCore

/// Hotwire Native for iOS and turbo-ios cast the whole document, so one rule of the wrong shape loses the file.
extension LibraryReading {
    func onIOS(_ diagnostic: PathConfigurationDiagnostic) -> Consequence? {
        switch diagnostic.code {
        case .emptyArray: return diagnostic.ruleIndex == nil ? nil : .losesFile
        case .incompleteRule:
            let isEmpty = diagnostic.key == "patterns" && rule(of: diagnostic)?["patterns"]?.elements != nil
            return isEmpty ? .hasNoEffect : .losesFile
        case .notAConfiguration: return .losesFile
        case .unknownKey: return isOwnSpelling(diagnostic) ? Consequence.none : nil
        case .wrongType, .unknownValue: return wrongValueOnIOS(diagnostic)
        default: return nil
        }
    }

    /// Whether a key of properties is a known one in another style, such as `pull-to-refresh-enabled`. turbo-ios reads
    /// none of them, and its apps choose the style.
    private func isOwnSpelling(_ diagnostic: PathConfigurationDiagnostic) -> Bool {
        guard library == .turboIOS, let key = diagnostic.key, let known = diagnostic.suggestion,
            rule(of: diagnostic)?["properties"]?[key] != nil
        else { return false }
        return letters(key) == letters(known)
    }

    private func letters(_ key: String) -> String { key.lowercased().filter(\.isLetter) }

    private func wrongValueOnIOS(_ diagnostic: PathConfigurationDiagnostic) -> Consequence {
        guard let (key, value) = value(of: diagnostic) else {
            return diagnostic.key == "settings" ? .other(.warning, "The app reads no settings.") : .losesFile
        }
        if library == .turboIOS { return ownValue(value, of: key) }
        // A number in JSON is also a Boolean for Foundation on iOS.
        let isFlag = key.expectation == .flag && [.integer(0), .integer(1)].contains(value)
        return isFlag || !reads(key) ? .none : .meansDefault
    }

    /// The effect of a value in turbo-ios, which passes all of them to the app. Its apps read
    /// `"presentation": "modal"`.
    private func ownValue(_ value: JSONValue, of key: PathProperties.KnownKey) -> Consequence {
        guard case .word(let words) = key.expectation, let word = value.stringValue,
            NearestWord.to(word, among: words + ["modal"]) != nil
        else { return .none }
        return .other(.warning, "The app gets it as it is.")
    }
}
