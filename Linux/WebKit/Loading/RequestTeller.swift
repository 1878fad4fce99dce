/// Reports each request of a view's pages once.
///
/// NB: if a page must not share its process with another, WebKitGTK gives up the document's request during the load and
/// begins it again in another process. The server gets one request.
@MainActor
final class RequestTeller {
    private let tell: @MainActor (EngineRequest) -> Void
    private var isLoading = false
    /// The document requested last. It is retained by the handlers of its resource's signals.
    private weak var document: RequestCourse?
    /// A document's request that ended without a response during a load that may begin it again.
    private var givenUp: EngineRequest?

    init(_ tell: @escaping @MainActor (EngineRequest) -> Void) {
        self.tell = tell
    }

    func loadBegan() {
        isLoading = true
    }

    func loadEnded() {
        isLoading = false
        tellGivenUp()
    }

    /// - Parameter isDocument: Whether the resource is the page's document and not a part of it.
    func begin(_ request: OpaquePointer, of resource: UnsafeMutableRawPointer, isDocument: Bool) {
        let course = RequestCourse(request) { [self] course, request in
            isDocument ? endDocument(course, request) : tell(request)
        }
        if let former = givenUp, course.asks(for: former) {
            givenUp = nil
            course.goOn(from: former)
        } else if isDocument {
            tellGivenUp()
        }
        if isDocument { document = course }
        course.follow(resource)
    }

    private func endDocument(_ course: RequestCourse, _ request: EngineRequest) {
        guard request.status == nil, isLoading else { return tell(request) }
        // The other process may begin before this one gives up.
        if let document, document !== course, document.asks(for: request) { return }
        tellGivenUp()
        givenUp = request
    }

    private func tellGivenUp() {
        guard let request = givenUp else { return }
        givenUp = nil
        tell(request)
    }
}
