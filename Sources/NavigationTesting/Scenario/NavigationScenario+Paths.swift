import NavigationSimulation

extension NavigationScenario {
    /// Returns the requests for paths of the scenario. An app also requests its rules and its images.
    ///
    /// - Parameter requests: the requests, as in "GET /posts?page=2".
    package func own(_ requests: [String]) -> [String] {
        let paths = Set(lines.flatMap { Self.addresses($0.input) }.map { TestServer.path($0) })
        return requests.filter { request in
            request.firstIndex(of: " ").map { paths.contains(TestServer.path(request[$0...].dropFirst())) } ?? false
        }
    }

    private static func addresses(_ input: SimulationInput) -> [String] {
        switch input {
        case .tap(let path, _, _, .redirect(let target)): [path, target]
        case .tap(let path, _, _, _): [path]
        case .submit(let path, _, let location): [path] + (location.map { [$0] } ?? [])
        case .back, .dismiss: []
        }
    }
}
