import Foundation
import TurboCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests as an app does. Doesn't follow redirects. Limits a page to 4 MB and 10 seconds.
struct DoctorClient: Sendable {
    /// The time at which pending requests end.
    let deadline: Date
    var credentials: DoctorCredentials

    /// Nothing accepts connections at the address.
    struct Refused: Error, CustomStringConvertible {
        let description: String
    }

    private static let maximumSize = 4 * 1024 * 1024

    /// Requests a page.
    ///
    /// - Throws: a ``ToolError`` with the reason why there is no response.
    mutating func get(_ url: URL) async throws -> DoctorPage {
        try await load(URLRequest(url: url), url)
    }

    /// Sends a form.
    ///
    /// - Parameters:
    ///   - data: `name=value&…`, URL-encoded.
    ///   - page: the page with the form. Django and Symfony accept only forms of their own pages.
    /// - Throws: a ``ToolError`` with the reason why there is no response.
    mutating func post(_ url: URL, _ data: String, from page: URL) async throws -> DoctorPage {
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpBody = Data(data.utf8)
        request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        request.setValue(page.absoluteString, forHTTPHeaderField: "Referer")
        request.setValue(Origin(page).description, forHTTPHeaderField: "Origin")
        return try await load(request, url)
    }

    private mutating func load(_ request: URLRequest, _ url: URL) async throws -> DoctorPage {
        var request = request
        request.setValue("Turbo Native iOS; turbo-navigator doctor", forHTTPHeaderField: "User-Agent")
        request.setValue("text/html, application/xhtml+xml, application/json", forHTTPHeaderField: "Accept")
        credentials.add(to: &request)
        let transport = URLSessionPathConfigurationTransport(timeout: min(10, max(0, deadline.timeIntervalSinceNow)))
        do {
            let (data, response) = try await transport.loadPage(request, limit: Self.maximumSize)
            guard let response = response as? HTTPURLResponse else { throw PathConfigurationLoadError.noHTTP }
            credentials.store(response, from: url)
            return DoctorPage(url, data, response)
        } catch PathConfigurationLoadError.tooLarge {
            throw ToolError("The response is larger than 4 MB.")
        } catch let error as PathConfigurationLoadError {
            throw ToolError(error.localizedDescription)
        } catch let error as URLError where error.code == .cannotConnectToHost {
            let place = (url.host ?? "") + (url.port.map { ":\($0)" } ?? "")
            throw Refused(description: "Nothing responds at \(place).")
        } catch {
            throw ToolError(VisitFailure(error, url: url).developerMessage)
        }
    }
}
