extension TestServer {
    /// Answers a path with a whole document, as it is written.
    package func page(_ path: String, _ html: String) {
        route(path, .html(html))
    }

    /// The paths that have been asked for, in order; what browsers ask for by themselves left out.
    package var paths: [String] {
        requests.map(\.path).filter { $0 != "/favicon.ico" }
    }
}
