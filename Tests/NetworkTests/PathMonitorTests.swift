import Dispatch
import Network
import TestSupport
import Testing

/// NWPathMonitor, with reports of GLib's monitor.
@MainActor
@Suite("NWPathMonitor", .serialized)
struct PathMonitorTests {
    private let paths: AsyncStream<NWPath>
    private let monitor = NWPathMonitor()

    init() {
        let (paths, continuation) = AsyncStream.makeStream(of: NWPath.self)
        self.paths = paths
        monitor.pathUpdateHandler = { continuation.yield($0) }
    }

    @Test func `The current path is reported first, then each change`() async {
        monitor.start(queue: .main)
        var iterator = paths.makeAsyncIterator()
        let first = await iterator.next()
        #expect(first == monitor.currentPath)
        #expect(first?.status == (isNetworkThere ? .satisfied : .unsatisfied))
        reportNetwork(isThere: false)
        #expect(await iterator.next()?.status == .unsatisfied)
        #expect(monitor.currentPath.status == .unsatisfied)
        reportNetwork(isThere: true)
        #expect(await iterator.next()?.status == .satisfied)
        #expect(monitor.currentPath.status == .satisfied)
        monitor.cancel()
    }

    @Test func `A monitor that is started twice reports each change once`() async {
        monitor.start(queue: .main)
        monitor.start(queue: .main)
        var iterator = paths.makeAsyncIterator()
        _ = await iterator.next()
        reportNetwork(isThere: false)
        #expect(await iterator.next()?.status == .unsatisfied)
        reportNetwork(isThere: true)
        #expect(await iterator.next()?.status == .satisfied)
        monitor.cancel()
    }

    @Test func `The handler is called on the queue`() async {
        let queue = DispatchQueue(label: "paths")
        let isOnQueue = await withCheckedContinuation { continuation in
            monitor.pathUpdateHandler = { _ in
                dispatchPrecondition(condition: .onQueue(queue))
                continuation.resume(returning: true)
            }
            monitor.start(queue: queue)
        }
        monitor.cancel()
        #expect(isOnQueue)
    }

    @Test func `A cancelled monitor reports nothing`() async {
        monitor.start(queue: .main)
        var iterator = paths.makeAsyncIterator()
        let first = await iterator.next()
        reportNetwork(isThere: false)
        monitor.cancel()
        monitor.pathUpdateHandler = { Issue.record("Reported \($0.status)") }
        reportNetwork(isThere: true)
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
        #expect(monitor.currentPath == first)
    }
}
