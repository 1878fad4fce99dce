import TurboCore

/// A problem that `doctor` looks for.
enum DoctorCheck: String, CaseIterable, Sendable {
    case unreachable = "unreachable"
    case turboMissing = "turbo-missing"
    case assetsDiffer = "tracked-assets-differ"
    case otherHost = "redirect-to-other-host"
    case insecure = "http-behind-https"
    case contentPolicy = "content-policy"
    case frameRefused = "frame-refused"
    case attachment = "attachment-without-header"
    case historicalLocation = "historical-location-missing"
    case configuration = "configuration-served"
    case formAnswer = "form-answer"
    case notFinished = "not-finished"

    var severity: PathConfigurationDiagnostic.Severity {
        switch self {
        case .unreachable, .turboMissing, .contentPolicy, .formAnswer: .error
        case .assetsDiffer, .otherHost, .insecure, .frameRefused, .attachment, .configuration: .warning
        case .historicalLocation, .notFinished: .note
        }
    }

    /// The problem in one phrase, for SARIF and the documentation.
    var title: String {
        switch self {
        case .unreachable: "a page that can't be loaded or responds with an error"
        case .turboMissing: "a page without Turbo in its text or its scripts"
        case .assetsDiffer: "tracked assets that differ between pages: each visit between them loads a whole document"
        case .otherHost: "a redirect to another host, which opens outside the app"
        case .insecure: "an http URL on an https page"
        case .contentPolicy: "a Content-Security-Policy that stops Turbo or its requests"
        case .frameRefused: "a page in an iframe whose X-Frame-Options or frame-ancestors don't allow that"
        case .attachment: "a file without Content-Disposition: attachment"
        case .historicalLocation: "a historical location of turbo-rails that the server doesn't have"
        case .configuration:
            "a path configuration that isn't served as JSON, is cached for too long or needs a sign-in"
        case .formAnswer: "a response to a form that is neither 422 nor 303 (only with --submit)"
        case .notFinished: "pages that were skipped because of --pages or --seconds"
        }
    }
}
