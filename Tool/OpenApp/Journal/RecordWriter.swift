import TurboCore
import TurboNavigator
import TurboNavigatorTool
import WebKit

/// Writes events to a record, with the secrets in URLs masked.
@MainActor
final class RecordWriter {
    private let record: RecordFile
    private var mask = URLMask()
    /// The state in the last line about the stacks.
    private var screens: RecordedState?

    /// - Throws: `ToolError` if the file can't be created.
    init(_ file: URL, of options: OpenOptions) throws {
        record = try RecordFile(file)
        record.write(.header(RecordHeader(options.url, options.library, &mask)))
    }

    func write(_ event: TurboLogEntry) {
        record.write(
            .log(
                RecordedLog(
                    time: event.date, level: event.level.rawValue, source: event.source, message: event.message)))
    }

    func write(_ proposal: NavigationProposal, in state: NavigationState, _ decision: NavigationDecision) {
        record.write(.decision(RecordedDecision(proposal, in: state, decision, &mask)))
    }

    func writeBegin(_ token: Int, _ stack: NavigationState.Stack, _ url: URL, _ action: VisitAction) {
        write(token, stack, .began, url, action.rawValue)
    }

    func writeRedirect(_ token: Int, _ stack: NavigationState.Stack, from url: URL, to target: URL) {
        write(token, stack, .redirected, url, mask.masked(target).absoluteString)
    }

    func write(
        _ token: Int, _ stack: NavigationState.Stack, _ event: RecordedVisit.Event, _ url: URL, _ detail: String?
    ) {
        record.write(.visit(RecordedVisit(token, stack.rawValue, event, mask.masked(url), detail)))
    }

    func write(_ request: EngineRequest) {
        record.write(
            .request(
                RecordedRequest(
                    method: request.method, url: mask.masked(request.url), status: request.status,
                    milliseconds: request.milliseconds)))
    }

    func write(_ message: JournalEntry.Message) {
        record.write(
            .message(
                RecordedMessage(
                    stack: message.stack.rawValue, isFromPage: message.isFromPage, name: message.name,
                    detail: message.detail)))
    }

    func write(_ line: JournalEntry.ConsoleLine) {
        record.write(.console(RecordedConsoleLine(level: line.level, text: line.text)))
    }

    /// Writes the stacks while the navigator is idle, if they have changed since the last such line.
    func write(idle state: NavigationState) {
        let now = RecordedState(state, &mask)
        if now != screens { record.write(.screens(now)) }
        screens = now
    }
}
