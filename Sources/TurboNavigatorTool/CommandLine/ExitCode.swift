/// What the tool tells the shell.
public enum ExitCode: Int32, Sendable {
    /// Nothing to complain about.
    case fine = 0
    /// There are findings.
    case findings = 1
    /// What was asked could not be done: wrong usage, or a file that cannot be read.
    case failure = 2
}
