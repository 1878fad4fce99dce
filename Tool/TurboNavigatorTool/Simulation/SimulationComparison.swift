import NavigationSimulation
import TurboCore

/// The same scenario in apps with different libraries.
struct SimulationComparison {
    let simulations: [(library: ConfigurationLibrary, steps: [SimulationResult])]
    let style: TextStyle

    private var count: Int { simulations.first?.steps.count ?? 0 }

    /// The results of one step, with the libraries that agree on it.
    private func groups(_ step: Int) -> [(libraries: [ConfigurationLibrary], result: SimulationResult)] {
        var groups: [(libraries: [ConfigurationLibrary], result: SimulationResult)] = []
        for (library, steps) in simulations {
            if let index = groups.firstIndex(where: { $0.result.looksLike(steps[step]) }) {
                groups[index].libraries.append(library)
            } else {
                groups.append(([library], steps[step]))
            }
        }
        return groups
    }

    /// The numbers of the steps in which the libraries part, from 1.
    var differences: [Int] { (0..<count).filter { groups($0).count > 1 }.map { $0 + 1 } }

    var text: String {
        let writer = SimulationText(style: style)
        let blocks = (0..<count).map { step in
            let groups = groups(step)
            let head = writer.head(groups[0].result, number: step + 1)
            let lines = groups.flatMap { group in
                let names = group.libraries.map(\.rawValue).joined(separator: ", ")
                return (groups.count > 1 ? ["   " + style(.warning, names)] : []) + writer.rows(group.result)
            }
            return ([head] + lines).joined(separator: "\n") + "\n"
        }
        let numbers = differences.map(String.init).joined(separator: ", ")
        let end =
            switch differences.count {
            case 0: "The libraries do the same."
            case 1: "The libraries part in step \(numbers)."
            default: "The libraries part in steps \(numbers)."
            }
        return blocks.joined(separator: "\n") + "\n" + end + "\n"
    }

    var json: String {
        let libraries = simulations.map { library, steps in
            JSONText.object([
                ("for", .string(library.rawValue)), ("steps", .array(steps.map(SimulationJSON.object))),
            ])
        }
        return JSONText.object([
            ("libraries", .array(libraries)), ("differences", .array(differences.map(JSONText.integer))),
        ]).text()
    }
}

extension SimulationResult {
    /// Whether the user sees the same, and the server receives the same requests. The words for it may differ.
    fileprivate func looksLike(_ other: SimulationResult) -> Bool {
        main == other.main && modal == other.modal && requests == other.requests
            && visibleContent == other.visibleContent && (warning == nil) == (other.warning == nil)
    }
}
