import Foundation
import PageText

/// Checks of the service workers that pages register.
extension Doctor {
    mutating func checkWorkers(_ scripts: PageScripts, on page: DoctorPage) async {
        let inline = scripts.loaded.flatMap(\.inline.workers)
        let others = scripts.loaded.flatMap(\.modules).flatMap { scriptResponses[$0]?.workers ?? [] }
        for registration in inline + others {
            guard let url = URL(pageText: registration.worker, on: page.base), isOwn(url), !isOver,
                checkedWorkers.insert(url).inserted
            else { continue }
            let isPossible = WorkerRegistration.isPossible(on: page.url)
            if isPossible { await check(registration, url, on: page) } else { addInsecureWorker(url, page) }
        }
    }

    private mutating func check(_ registration: WorkerRegistration, _ url: URL, on page: DoctorPage) async {
        do {
            guard let problem = registration.problem(with: try await client.get(url), of: page) else { return }
            addFinding(.worker, url, "\(page.path) registers this service worker, but \(problem).")
        } catch {
            addFinding(.worker, url, error)
        }
    }

    private mutating func addInsecureWorker(_ url: URL, _ page: DoctorPage) {
        addFinding(
            .worker, url,
            "\(page.path) registers this service worker, but browsers and apps have none over http, except on the machine "
                + "of the server. Use https.")
    }
}
