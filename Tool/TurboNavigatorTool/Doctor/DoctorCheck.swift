import TurboCore

/// A problem that `doctor` looks for.
enum DoctorCheck: String, CaseIterable, Sendable {
    case unreachable = "unreachable"
    case turboMissing = "turbo-missing"
    case turboScript = "turbo-script"
    case turboTwice = "turbo-twice"
    case turboDisabled = "turbo-disabled"
    case reloadsEverywhere = "reload-on-every-page"
    case rootLeavesOut = "turbo-root"
    case redirectLoop = "redirect-loop"
    case redirectFragment = "redirect-fragment"
    case foreignBase = "foreign-base"
    case assetsDiffer = "tracked-assets-differ"
    case otherHost = "redirect-to-other-host"
    case insecure = "http-behind-https"
    case contentPolicy = "content-policy"
    case frameRefused = "frame-refused"
    case frameMissing = "frame-missing"
    case signal = "signal"
    case secureCookie = "secure-cookie-over-http"
    case attachment = "attachment-without-header"
    case historicalLocation = "historical-location-missing"
    case historicalLocationFails = "historical-location-fails"
    case configuration = "configuration-served"
    case worker = "service-worker"
    case signIn = "sign-in"
    case signInPage = "sign-in-page"
    case formResponse = "form-response"
    case notFinished = "not-finished"

    var severity: PathConfigurationDiagnostic.Severity {
        switch self {
        case .unreachable, .turboMissing, .turboScript, .turboTwice, .redirectLoop, .contentPolicy, .signIn,
            .formResponse:
            .error
        case .turboDisabled, .reloadsEverywhere, .rootLeavesOut, .redirectFragment, .foreignBase, .assetsDiffer,
            .otherHost, .insecure, .frameRefused, .frameMissing, .signal, .secureCookie, .attachment,
            .historicalLocationFails,
            .configuration, .worker:
            .warning
        case .historicalLocation, .signInPage, .notFinished: .note
        }
    }

    /// The problem in one phrase, for SARIF and the documentation.
    var title: String {
        switch self {
        case .unreachable: "a page that can't be loaded or responds with an error"
        case .turboMissing: "a page without Turbo in its text or its scripts"
        case .turboScript: "a script of Turbo that doesn't arrive, or has the wrong type"
        case .turboTwice: "a page that loads Turbo more than once"
        case .turboDisabled: "data-turbo=\"false\" on every page"
        case .reloadsEverywhere: "turbo-visit-control: reload on every page"
        case .rootLeavesOut: "a turbo-root that leaves pages out"
        case .redirectLoop: "redirects in a circle"
        case .redirectFragment: "a redirect with a fragment, which Turbo doesn't get"
        case .foreignBase: "a <base> on another origin, which relative links lead to"
        case .assetsDiffer: "tracked assets that differ between pages: each visit between them loads a whole document"
        case .otherHost: "a redirect to another host, which opens outside the app"
        case .insecure: "an http URL on an https page"
        case .contentPolicy: "a Content-Security-Policy that stops Turbo or its requests"
        case .frameRefused: "a page in an iframe whose X-Frame-Options or frame-ancestors don't allow that"
        case .frameMissing: "a response for a turbo-frame that doesn't contain the frame"
        case .signal: "an attribute for a native control that an app can't show"
        case .secureCookie: "a Secure cookie over http, which an app doesn't keep"
        case .attachment: "a file without Content-Disposition: attachment"
        case .historicalLocation: "a historical location of turbo-rails that the server doesn't have"
        case .historicalLocationFails: "a historical location that redirects or responds with an error"
        case .configuration:
            "a path configuration that isn't served as JSON, is cached for too long or needs a sign-in"
        case .worker: "a service worker that a browser refuses, or whose scope leaves out the page that registers it"
        case .signIn: "a sign-in that the server doesn't accept (only with --sign-in)"
        case .signInPage:
            "a redirect to a page with a password field that no rule and no meta element calls the sign-in page"
        case .formResponse: "a response to a form that is neither 422 nor a redirect with GET (only with --submit)"
        case .notFinished: "pages that were skipped because of --pages or --seconds"
        }
    }
}
