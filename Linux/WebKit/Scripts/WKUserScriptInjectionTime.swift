/// The time at which a user script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// After the document element has been created, before any other content.
    case atDocumentStart = 0
    /// After the document has been parsed. Subresources may still be loading.
    case atDocumentEnd = 1
}
