import Testing
import TurboCore

@Suite struct VisitResponseTests {
    @Test(
        arguments: [
            (200, "<p>", true), (299, "<p>", true), (199, "<p>", false), (300, "<p>", false), (422, "<p>", false),
            (0, "<p>", false), (200, "", false), (200, nil, false),
        ] as [(Int, String?, Bool)])
    func `A response that the page received is shown without a request if it is a page`(
        _ status: Int, _ html: String?, _ isShown: Bool
    ) {
        #expect(VisitResponse(statusCode: status, responseHTML: html).isRenderable == isShown)
    }
}
