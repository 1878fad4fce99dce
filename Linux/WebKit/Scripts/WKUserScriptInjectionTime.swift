/// When a user script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// The document element exists, nothing else.
    case atDocumentStart = 0
    /// The document is parsed, its images may still load.
    case atDocumentEnd = 1
}
