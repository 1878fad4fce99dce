import Foundation
import TurboCore

// Sources/TurboCore/Documentation.docc/Articles/RulesFromTheServer.md

func rulesWithFallback(_ bundled: URL, _ home: URL) -> PathConfiguration {
    let rules = PathConfiguration(sources: [
        .file(bundled),
        .server(home.appendingPathComponent("configurations/ios_v1.json")),
    ])
    return rules
}

func mergedRules(_ bundled: URL, _ remote: URL) -> PathConfiguration {
    let options = PathConfiguration.Options(mergesSources: true)
    let rules = PathConfiguration(sources: [.file(bundled), .server(remote)], options: options)
    return rules
}

func printState(of rules: PathConfiguration) {
    let state = rules.loadState
    print(state.activeSource?.description ?? "no rules", state.isCopy)
    for failure in state.failures { print(failure) }
}
