import Foundation
import PageText
import WebKit

extension PageMessage {
    /// - Parameters:
    ///   - body: the value that the page posted, as WebKit converts it.
    ///   - key: the secret that a message of the bridge script contains.
    init(body: Any, key: String) throws(MessageError) {
        guard let message = body as? [String: Any], let name = message["name"] as? String else {
            throw MessageError("a message that isn't an object with a name was dropped")
        }
        guard message["key"] as? String == key else {
            throw MessageError("a message “\(name.prefix(40))” that isn't from the bridge script was dropped")
        }
        self = try Self.decode(name, Fields(message: name, values: message["data"] as? [String: Any] ?? [:]))
    }

    private static func decode(_ name: String, _ fields: Fields) throws(MessageError) -> PageMessage {
        let token = fields.token("token")
        switch name {
        case "turboNotStarted":
            return .turboNotStarted(
                isMentioned: fields.flag("isMentioned"), hasScripts: fields.flag("hasScripts", absent: true))
        case "turboStarted": return .turboStarted
        case "inputChanged": return .inputChanged(fields.unsavedInput)
        case "pageLoaded": return .pageLoaded(try fields.pageState())
        case "visitProposed": return .visitProposed(try fields.proposal())
        case "refreshProposed": return .refreshProposed(try fields.url("location"))
        case "wentBack":
            let screens = try fields.integer("screens")
            guard (1...1_000).contains(screens) else {
                throw MessageError("a message “wentBack” was dropped: “screens” isn't 1 to 1,000")
            }
            return .wentBack(screens: screens)
        case "redirectAnnounced": return .redirectAnnounced(try fields.url("location"))
        case "formDeletes": return .formDeletes(fields.flag("deletes"))
        case "sessionMayHaveEnded":
            return .sessionMayHaveEnded(try fields.url("location"), method: fields.text("method"))
        case "searchSent": return .searchSent(try fields.url("location"))
        case "formSubmissionStarted":
            return .formSubmissionStarted(try fields.url("location"), method: fields.text("method"))
        case "formSubmissionFinished":
            return .formSubmissionFinished(
                try fields.url("location"), method: fields.text("method"),
                FormSubmissionResult(hasFailed: fields.flag("hasFailed"), status: fields.token("statusCode") ?? 0),
                fields.flag("isRedirected")
                    ? FormRedirect(try fields.url("target"), isPage: fields.flag("isPage")) : nil)
        case "formSent": return .formSent(form: try fields.integer("form"), try fields.url("location"))
        case "formFileReceived":
            return .formFileReceived(form: try fields.integer("form"), file: try fields.blob("file"))
        case "formAnswerNotShown":
            return .formAnswerNotShown(try fields.url("location"), statusCode: try fields.integer("statusCode"))
        case "methodRepeated": return .methodRepeated(try fields.url("location"), method: fields.text("method"))
        case "signInAsked": return .signInAsked(try fields.signInQuestion())
        case "signInNeeded":
            return .signInNeeded(requested: try fields.url("requested"), try fields.signInPage())
        case "signalsChanged": return .signalsChanged(try fields.pageState())
        case "frameFormAccepted": return .frameFormAccepted
        case "tokensRenewed": return .tokensRenewed
        case "pageInvalidated": return .pageInvalidated(reason: fields.text("reason"))
        case "frameShown": return .frameShown(number: try fields.integer("number"))
        case "scrolled": return .scrolled(page: fields.text("page"), try fields.position())
        case "errorRaised": return .errorRaised(String(fields.text("message").prefix(500)))
        case "refreshWaits": return .refreshWaits(token: token, try fields.url("location"))
        case "visitStarted":
            return .visitStarted(token: token, hasCachedSnapshot: fields.flag("hasCachedSnapshot"))
        case "visitRequestStarted": return .visitRequestStarted(token: token)
        case "visitRequestCompleted":
            return .visitRequestCompleted(token: token, copy: OfflineCopy(header: fields.values["copy"] as? String))
        case "serverUnreachable": return .serverUnreachable(token: token)
        case "pageNotStored": return .pageNotStored(token: token)
        case "visitRequestFinished": return .visitRequestFinished(token: token)
        case "visitRequestFailed":
            return .visitRequestFailed(
                token: token, location: try fields.url("location"), statusCode: try fields.integer("statusCode"),
                contentType: fields.contentType)
        case "visitFileReceived":
            return .visitFileReceived(token: token, file: try fields.blob("file"), contentType: fields.contentType)
        case "visitRendered": return .visitRendered(token: token, try fields.pageState())
        case "visitCompleted": return .visitCompleted(token: token, try fields.pageState())
        default: throw MessageError("an unknown message “\(name.prefix(40))” was dropped")
        }
    }
}

/// The data of a message. Errors name the message and the field.
private struct Fields {
    let message: String
    let values: [String: Any]

    func text(_ key: String) -> String { values[key] as? String ?? "" }
    func flag(_ key: String, absent: Bool = false) -> Bool { values[key] as? Bool ?? absent }
    func token(_ key: String) -> Int? { (values[key] as? NSNumber)?.intValue }

    /// The content type without parameters, such as "application/pdf".
    var contentType: String? {
        let type = text("contentType").prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
        return type.isEmpty ? nil : type
    }

    var unsavedInput: UnsavedInput {
        guard flag("isUnsaved") else { return .none }
        return flag("isInSnapshot") ? .inSnapshot : .inPage
    }

    func integer(_ key: String) throws(MessageError) -> Int {
        guard let number = values[key] as? NSNumber else { throw error(key, "isn't a number") }
        return number.intValue
    }

    func url(_ key: String) throws(MessageError) -> URL {
        guard let url = URL(pageText: text(key)), Origin(url).isWeb else { throw error(key, "isn't a web URL") }
        return url
    }

    func blob(_ key: String) throws(MessageError) -> URL {
        guard let url = URL(pageText: text(key)), url.scheme == "blob" else { throw error(key, "isn't a blob URL") }
        return url
    }

    func position() throws(MessageError) -> ScrollPosition {
        guard let x = (values["x"] as? NSNumber)?.doubleValue, let y = (values["y"] as? NSNumber)?.doubleValue,
            let position = ScrollPosition(x: x, y: y)
        else { throw error("x or y", "isn't a coordinate") }
        return position
    }

    func signInQuestion() throws(MessageError) -> SignInQuestion {
        let method = text("method")
        return SignInQuestion(
            number: try integer("number"), page: try url("page"), location: try url("location"),
            statusCode: try integer("statusCode"), isDeclared: flag("isDeclared"), requested: try url("requested"),
            method: method.isEmpty ? nil : method)
    }

    func signInPage() throws(MessageError) -> SignInPage? {
        values["location"] is String ? SignInPage(try url("location"), response: try response()) : nil
    }

    func pageState() throws(MessageError) -> PageMessage.PageState {
        PageMessage.PageState(
            location: try url("location"), title: DialogText.title(text("title")),
            restorationIdentifier: text("restorationIdentifier"),
            document: (values["document"] as? NSNumber).map { PageDocument($0.doubleValue) },
            signsIn: flag("signsIn"), loadsDocuments: flag("loadsDocuments"), signals: signals, badges: badges)
    }

    func proposal() throws(MessageError) -> PageMessage.Proposal {
        guard let action = VisitAction(rawValue: text("action")) else { throw error("action", "isn't a Turbo action") }
        return PageMessage.Proposal(
            location: try url("location"), options: VisitOptions(action: action, response: try response()),
            redirectedVisit: token("redirectedVisit"), isOwn: flag("isOwn"), keepsInput: flag("keepsInput"),
            isConfirmed: flag("isConfirmed"),
            isOfFormerPage: flag("isOfFormerPage"), linkTitle: linkTitle,
            signsIn: flag("signsIn"))
    }

    /// What a control lacks or has wrong is what it hasn't asked for. One without number or title is left out.
    private var signals: [PageSignal] {
        let controls = (values["controls"] as? [[String: Any]] ?? []).prefix(PageSignal.maximumControls)
        return controls.compactMap { control in
            guard let element = Self.element(control) else { return nil }
            let side = (control["side"] as? String).flatMap(PageSignal.Side.init) ?? .end
            return PageSignal(element, at: side, Self.kind(control))
        }
    }

    private static func kind(_ values: [String: Any]) -> PageSignal.Kind {
        if let text = values["text"] as? String {
            return .search(text: text.beginning(PageSignal.maximumSearchLength))
        }
        let items = (values["items"] as? [[String: Any]] ?? []).prefix(PageSignal.maximumItems)
            .compactMap { element($0) }
        return items.isEmpty ? .button : .menu(items)
    }

    /// A badge that isn't a number is left out.
    private var badges: [PageBadge] {
        let badges = (values["badges"] as? [[String: Any]] ?? []).prefix(PageBadge.maximumCount)
        return badges.compactMap { badge in
            let tab = (badge["tab"] as? String ?? "").beginning(ConfiguredTab.maximumLength)
            return PageBadge(tab: tab, text: badge["text"] as? String ?? "")
        }
    }

    private static func element(_ values: [String: Any]) -> PageSignal.Element? {
        func text(_ key: String) -> String {
            DialogText.shortened(values[key] as? String ?? "", characters: PageSignal.maximumLength, lines: 1)
        }
        guard let id = values["id"] as? NSNumber, !text("title").isEmpty else { return nil }
        return PageSignal.Element(
            id: id.intValue, title: text("title"), symbol: text("symbol").isEmpty ? nil : text("symbol"),
            role: PageSignal.Role(rawValue: text("role")) ?? .plain, isEnabled: values["isEnabled"] as? Bool ?? true,
            isOn: values["isOn"] as? Bool ?? false, share: (values["share"] as? String).flatMap { URL(pageText: $0) })
    }

    private var linkTitle: String? {
        let title = text("linkTitle")
        return title.isEmpty ? nil : title.beginning(60)
    }

    private func response() throws(MessageError) -> VisitResponse? {
        guard let response = values["response"] as? [String: Any] else { return nil }
        guard let status = response["statusCode"] as? NSNumber else { throw error("response", "has no status") }
        var answer = VisitResponse(
            statusCode: status.intValue, redirected: response["redirected"] as? Bool ?? false,
            responseHTML: response["responseHTML"] as? String)
        answer.isStored = response["isStored"] as? Bool ?? true
        answer.requestIDs = response["requestIDs"] as? [String] ?? []
        return answer
    }

    private func error(_ key: String, _ found: String) -> MessageError {
        MessageError("a message “\(message)” was dropped: “\(key)” \(found)")
    }
}

/// The reason why a message of a page was dropped, or why one to a page wasn't delivered.
struct MessageError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
