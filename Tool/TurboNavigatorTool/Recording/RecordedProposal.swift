import Foundation
import TurboCore

/// A recorded proposal.
package struct RecordedProposal: Codable, Sendable, Equatable {
    /// The response in the proposal, without its document.
    struct Response: Codable, Equatable {
        let status: Int
        let redirected: Bool
        let hasDocument: Bool
    }

    struct Redirect: Codable, Equatable {
        let provisional: Int
        let originalAction: VisitAction
        let isRendered: Bool
    }

    package let url: URL
    let action: VisitAction
    var response: Response?
    /// The merged properties of the rules at the time.
    let properties: [String: JSONValue]
    let screen: Int
    let kind: String
    var redirect: Redirect?
    var refreshed: Int?
    /// True, or nil for false.
    var isOvertaken: Bool?

    init(_ proposal: NavigationProposal, _ mask: inout URLMask) {
        let visit = proposal.visit
        url = mask.masked(visit.url)
        action = visit.options.action
        response = visit.options.response.map {
            Response(
                status: $0.statusCode, redirected: $0.redirected, hasDocument: $0.responseHTML?.isEmpty == false)
        }
        properties = visit.properties.dictionary
        screen = proposal.screenID.rawValue
        kind = proposal.kind.rawValue
        redirect = proposal.redirect.map {
            Redirect(
                provisional: $0.provisional.rawValue, originalAction: $0.originalAction, isRendered: $0.isRendered)
        }
        refreshed = proposal.refreshedScreen?.rawValue
        isOvertaken = proposal.isSuperseded ? true : nil
    }

    /// The proposal to decide again.
    ///
    /// - Parameter properties: the properties that the rules give now.
    func proposal(_ properties: PathProperties) -> NavigationProposal {
        let response = response.map {
            VisitResponse(
                statusCode: $0.status, redirected: $0.redirected, responseHTML: $0.hasDocument ? "a document" : nil)
        }
        let visit = VisitProposal(
            url: url, options: VisitOptions(action: action, response: response), properties: properties)
        return NavigationProposal(
            visit, screenID: .init(screen), kind: .init(rawValue: kind) ?? .web,
            redirect: redirect.map {
                .init(
                    provisional: .init($0.provisional), originalAction: $0.originalAction, isRendered: $0.isRendered)
            }, refreshedScreen: refreshed.map { .init($0) }, isSuperseded: isOvertaken == true)
    }
}
