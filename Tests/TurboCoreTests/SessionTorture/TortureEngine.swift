import Foundation

@testable import TurboCore

/// The web process of a session, and the web view's state.
final class TortureEngine {
    private(set) var document: TortureDocument?
    var load: TortureLoad?
    /// Messages to the app that aren't delivered yet.
    var mail: [TortureMessage] = []
    /// Calls of the page that aren't performed yet.
    private var calls: [Call] = []
    private var url: URL?
    private var pendingURL: URL?
    private var lastNumber = 0
    private var isDead = false
    /// The number of requests that the server received.
    private(set) var requests = 0

    struct Call {
        let call: PageCall
        let document: PageDocument?
        let purpose: CallPurpose
    }

    var hasCalls: Bool { !calls.isEmpty }
    /// The URL of the web view: that of a load as soon as it begins.
    var webViewURL: URL? { pendingURL ?? url }

    // MARK: Loads

    /// - isOfPage: whether the page itself started the load.
    /// - Returns: the number of the load.
    func begin(_ url: URL, isLocal: Bool = false, isOfPage: Bool = false, _ dice: inout TortureDice) -> Int {
        // The document of a load that was stopped too late may be committed first.
        if let load, load.isStopped, dice.flip() { commit(load, [.begin, .load]) }
        lastNumber += 1
        load = TortureLoad(lastNumber, url, isLocal: isLocal)
        pendingURL = isOfPage ? nil : url
        return lastNumber
    }

    func stop(_ dice: inout TortureDice) {
        pendingURL = nil
        guard load != nil else {
            // The scripts of a stopped document may not have been loaded.
            if document?.steps.isEmpty == false, dice.flip() { document?.steps = [] }
            return
        }
        let isLate = load?.policyWasRequested == true && load?.awaitsUser == false && dice.roll(3) == 0
        isLate ? load?.isStopped = true : drop()
    }

    func drop() {
        load = nil
        pendingURL = nil
    }

    func follow(_ url: URL) {
        load?.url = url
        if pendingURL != nil { pendingURL = url }
    }

    func commit(_ load: TortureLoad, _ steps: [TortureDocument.Step]) {
        self.load = nil
        lastNumber += 1
        document = TortureDocument(lastNumber, of: load, steps)
        mail.append(.committed(load: load.number, load.url))
    }

    func request() { requests += 1 }

    // MARK: The web view

    func deliver() -> TortureMessage? {
        guard !mail.isEmpty else { return nil }
        let first = mail.removeFirst()
        switch first {
        case .url(let url): self.url = url
        case .committed(_, let url):
            self.url = url
            if load == nil { pendingURL = nil }
        case .loadFailed: if load == nil { pendingURL = nil }
        case .processEnded: isDead = false
        default: break
        }
        return first
    }

    /// Ends the web process. The app receives the report later, and calls made until then aren't performed.
    func endProcess() {
        isDead = true
        document = nil
        load = nil
        pendingURL = nil
        mail += calls.map { .callFailed($0.purpose) } + [.processEnded]
        calls = []
    }

    // MARK: Calls

    func call(_ call: PageCall, _ document: PageDocument?, _ purpose: CallPurpose) {
        guard !isDead else { return mail.append(.callFailed(purpose)) }
        calls.append(Call(call: call, document: document, purpose: purpose))
    }

    /// Another web view takes the place of this one, whose messages are lost.
    func replace() {
        document = nil
        load = nil
        (pendingURL, url) = (nil, nil)
        (mail, calls, isDead) = ([], [], false)
    }

    /// Answers at once, or reports that there is no process.
    func check(_ number: Int) { mail.append(.checked(number, isGone: isDead)) }

    func performCall() {
        guard !calls.isEmpty else { return }
        let call = calls.removeFirst()
        let sent = document.flatMap { $0.isForeign && !$0.hasTurbo ? nil : $0.perform(call) }
        mail += sent ?? [.callFailed(call.purpose)]
    }
}
