import TurboCore

extension VisitResponse {
    static let page = VisitResponse(statusCode: 200, redirected: true, responseHTML: "<title>Page</title>")
    static let invalid = VisitResponse(statusCode: 422, responseHTML: "<title>Form</title>")
}
