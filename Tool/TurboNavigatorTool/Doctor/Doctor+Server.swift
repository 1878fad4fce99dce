import Foundation
import TurboCore

/// Checks of what an app requests from its server besides pages.
extension Doctor {
    mutating func visitHistoricalLocations() async {
        for location in Navigation.HistoricalLocation.allCases {
            guard let url = URL(string: location.path, relativeTo: start)?.absoluteURL else { continue }
            do {
                check(try await client.get(url), of: location)
            } catch  where !facts.isEmpty {
                addFinding(.historicalLocationFails, url, error)
            } catch {
                // The server doesn't respond to anything, which is already a finding.
                return
            }
        }
    }

    private mutating func check(_ page: DoctorPage, of location: Navigation.HistoricalLocation) {
        if page.status == 404 {
            addFinding(
                .historicalLocation, page.url,
                "The page doesn't exist. turbo-rails provides it; without it, \(location.rawValue)_or_redirect_to doesn't work."
            )
        } else if page.status >= 300 {
            addFinding(
                .historicalLocationFails, page.url,
                "The response is HTTP \(page.status). An app needs 200: after a redirect or an error it doesn't go back."
            )
        }
    }

    mutating func visitConfiguration(_ path: String) async {
        guard let url = URL(string: path, relativeTo: start)?.absoluteURL else { return }
        do {
            let page = try await client.get(url)
            checkConfiguration(page)
            await visitTabs(of: url)
        } catch {
            addFinding(.configuration, url, error)
        }
    }

    /// Requests the first pages of the tabs, and their badges. A badge may be for users who have signed in.
    private mutating func visitTabs(of configuration: URL) async {
        for tab in rules?.tabs ?? [] where !isOver {
            if let status = await response(to: tab.url(at: start))?.status, status >= 400 {
                addFinding(
                    .configuration, configuration,
                    "The tab \"\(tab.title)\" opens \(tab.path), to which the server responds with HTTP \(status).")
            }
            guard let path = tab.badge, let page = await response(to: tab.badgeURL(at: start)),
                case .fault(let fault) = BadgeAnswer(status: page.status, text: page.text)
            else { continue }
            addFinding(
                .configuration, configuration,
                "The tab \"\(tab.title)\" has its badge from \(path), to which the server responds \(fault).")
        }
    }

    /// The response to what the configuration names; nil for none, which is a finding.
    private mutating func response(to url: URL?) async -> DoctorPage? {
        guard let url, !isOver else { return nil }
        do {
            return try await page(url)
        } catch {
            addFinding(.configuration, url, error)
            return nil
        }
    }

    private mutating func checkConfiguration(_ page: DoctorPage) {
        guard page.text.utf8.count <= PathConfigurationDocument.maximumSize else {
            return addFinding(.configuration, page.url, "It's larger than 1 MB, so apps ignore it.")
        }
        guard page.status == 200 else {
            return addFinding(
                .configuration, page.url,
                "The response is HTTP \(page.status). An app needs 200, without a sign-in or a redirect.")
        }
        let type = page.header("Content-Type")?.lowercased() ?? "absent"
        if !type.contains("json") {
            addFinding(.configuration, page.url, "The Content-Type is \(type). Send application/json.")
        }
        let age = page.header("Cache-Control").flatMap { header in
            header.range(of: "max-age=").map { header[$0.upperBound...].prefix(while: \.isNumber) }
        }
        // max-age has precedence.
        if let seconds = age.flatMap({ Int($0) }) ?? page.secondsUntilExpiry, seconds > 86_400 {
            addFinding(
                .configuration, page.url,
                "Caches can keep it for \(seconds / 86_400) days, so apps can get an old version for that long. Allow a day at most."
            )
        }
        rules = PathConfiguration(sources: [.data(Data(page.text.utf8))])
        let found = FileCheck(Data(page.text.utf8)).diagnostics(file: page.url.absoluteString)
        addFinding(found.filter { $0.severity > .note })
    }

    /// Sends a form, with the hidden fields that its page has.
    ///
    /// - Parameter form: the path of its page, the path it's sent to, and the fields.
    mutating func submit(_ form: DoctorForm) async {
        guard let pageURL = URL(string: form.page, relativeTo: start)?.absoluteURL,
            let url = URL(string: form.action, relativeTo: start)?.absoluteURL, isOwn(url)
        else { return }
        do {
            let page = try await self.page(pageURL)
            let body = form.body(hiddenFieldsOf: page, to: url)
            let response = try await client.post(url, body, from: pageURL)
            if let location = response.location { checkFragment(of: location, from: url) }
            let isPost = !["_method=", "%5Fmethod="].contains(where: body.contains)
            switch response.status {
            case 422, 303: break
            // Browsers follow it with GET after POST.
            case 301 where isPost, 302 where isPost: break
            case 301, 302, 307, 308:
                addFinding(
                    .formResponse, url,
                    "The response to the form is HTTP \(response.status). Redirect with 303 (in Rails `status: :see_other`). "
                        + "A browser sends a form with DELETE, PUT or PATCH again to the target of any other redirect, and after 307 and "
                        + "308 each form."
                )
            default:
                addFinding(
                    .formResponse, url,
                    "The response to the form is HTTP \(response.status). Turbo expects 303 after success, or 422 for errors."
                )
            }
        } catch {
            addFinding(.formResponse, url, error)
        }
    }
}
