/// The exit codes of the tool.
public enum ExitCode: Int32, Sendable {
    /// Success without findings.
    case success = 0
    /// The command reported findings, or the editor ended the language server without a `shutdown` request.
    case findings = 1
    /// The command failed, because of wrong usage or a file that can't be read, for example.
    case failure = 2
}
