import Foundation

/// Checks of the scripts that load Turbo.
extension Doctor {
    /// The maximum number of scripts of a page that are requested.
    private static let maximumScripts = 30

    mutating func checkScripts(_ page: DoctorPage) async {
        var scripts = PageScripts(page)
        for index in scripts.loaded.indices.prefix(Self.maximumScripts) { await load(&scripts, index, on: page) }
        await checkWorkers(scripts, on: page)
        let isUnresolved = addUnresolved(scripts, on: page)
        let hasFailed = addFailures(scripts, on: page) || isUnresolved
        addBlocked(scripts, on: page)
        let copies =
            scripts.running.filter { definesTurbo($0) }.map(\.path)
            + scripts.loaded.filter { $0.inline.definesTurbo }.map { _ in "an inline script" }
        if copies.count > 1 {
            addFinding(
                .turboTwice, page.url,
                "It loads Turbo more than once: \(copies.joined(separator: ", ")). Each copy handles each link. Load one."
            )
        }
        guard !hasFailed, copies.isEmpty, !hasTurbo(scripts, page) else { return }
        addFinding(
            .turboMissing, page.url, "Neither the page nor its scripts contain Turbo. An app shows an error for it.")
    }

    /// Reports a module of Turbo that is imported by its name, without an import map that has it.
    private mutating func addUnresolved(_ scripts: PageScripts, on page: DoctorPage) -> Bool {
        for loaded in scripts.loaded where loaded.script.kind == .module {
            let own = loaded.modules.flatMap { url in (scriptResponses[url]?.imports ?? []).map { (word: $0, url: url) }
            }
            let words = loaded.inline.imports.map { (word: $0, url: page.base) } + own
            let missing = words.first {
                $0.word.hasPrefix("@hotwired/turbo") && scripts.module($0.word, in: $0.url) == nil
            }
            guard let missing else { continue }
            addFinding(
                .turboScript, page.url,
                "A script imports \"\(missing.word)\" by its name, and no import map of the page has it, so the browser runs none of "
                    + "the script. Add an import map, or bundle Turbo.")
            return true
        }
        return false
    }

    /// Requests a script and the modules that it imports.
    private mutating func load(_ scripts: inout PageScripts, _ index: Int, on page: DoctorPage) async {
        let script = scripts.loaded[index].script
        let isModule = script.kind == .module
        var (queue, known): ([URL], Set<URL>) = (script.url.map { [$0] } ?? [], [])
        if script.url == nil, isModule {
            queue = scripts.loaded[index].inline.imports.compactMap { scripts.module($0, in: page.base) }
        }
        while let url = queue.popLast(), known.count < Self.maximumScripts {
            guard known.insert(url).inserted else { continue }
            scripts.loaded[index].modules.append(url)
            let response = await response(to: url, isModule: isModule)
            if isModule { queue += response.imports.compactMap { scripts.module($0, in: url) } }
        }
    }

    /// The response to the request of a script. Scripts of other servers aren't requested.
    private mutating func response(to url: URL, isModule: Bool) async -> ScriptResponse {
        if let known = scriptResponses[url] { return known }
        guard isOwn(url) else { return ScriptResponse("") }
        var response = ScriptResponse("")
        do {
            var page = try await client.get(url)
            for _ in 0..<5 {
                guard let target = page.location else { break }
                guard isOwn(target) else { return response }
                page = try await client.get(target)
            }
            response =
                page.url != url && page.isHTML && page.status < 400
                ? ScriptResponse(
                    failure: "the server redirects it to the page \(page.path). Serve scripts without a sign-in")
                : ScriptResponse(page, isModule: isModule)
        } catch {
            // A request that the time limit cut off isn't the server's fault.
            if !isOver { response = ScriptResponse(failure: "there is no response") }
        }
        scriptResponses[url] = response
        return response
    }

    /// Reports scripts that don't arrive, if they are Turbo or loaded with it, or may contain it because nothing else
    /// does.
    ///
    /// - Returns: whether Turbo doesn't run because of them.
    private mutating func addFailures(_ scripts: PageScripts, on page: DoctorPage) -> Bool {
        let hasTurbo = scripts.running.contains { definesTurbo($0) || scriptResponses[$0]?.mentionsTurbo == true }
        var stopsTurbo = false
        for loaded in scripts.loaded {
            // A module doesn't run if one of its imports fails.
            let needsAll = loaded.modules.contains { isTurbo($0, scripts) || definesTurbo($0) }
            for url in loaded.modules {
                guard let reason = scriptResponses[url]?.failure, needsAll || !hasTurbo else { continue }
                stopsTurbo = stopsTurbo || needsAll
                guard failedScripts.insert(url).inserted else { continue }
                addFinding(
                    .turboScript, url, "\(page.path) loads this script, which a browser doesn't run: \(reason).")
            }
        }
        return stopsTurbo
    }

    /// Reports scripts of Turbo that a policy blocks.
    private mutating func addBlocked(_ scripts: PageScripts, on page: DoctorPage) {
        let policies = page.contentPolicies.filter(\.allowsScripts)
        var needed = scripts.loaded.filter { $0.modules.contains { loadsTurbo($0, scripts) } }.map(\.script)
        if needed.contains(where: { $0.kind == .module }) { needed += page.scripts.filter { $0.kind == .importMap } }
        for policy in policies {
            guard let script = needed.first(where: { !policy.allows($0, of: page.url) }) else { continue }
            let name = script.url?.path ?? (script.kind == .importMap ? "the import map" : "an inline script")
            let lack = script.nonce == nil ? "has no nonce" : "has another nonce"
            addFinding(
                .contentPolicy, page.url,
                "Its Content-Security-Policy blocks \(name), which loads Turbo"
                    + (policy.hasNonce
                        ? " and \(lack). Add the nonce of the response." : ". Add its source to script-src."))
        }
    }

    private func isTurbo(_ url: URL, _ scripts: PageScripts) -> Bool {
        PageScript.isTurbo(url) || scripts.imports.contains { $0.value == url && $0.key.hasPrefix("@hotwired/turbo") }
    }

    private func loadsTurbo(_ url: URL, _ scripts: PageScripts) -> Bool {
        isTurbo(url, scripts) || scriptResponses[url]?.mentionsTurbo == true || definesTurbo(url)
    }

    /// Whether a script is a copy of Turbo. Scripts of other servers are recognized by their names.
    private func definesTurbo(_ url: URL) -> Bool {
        isOwn(url) ? scriptResponses[url]?.definesTurbo == true : PageScript.isTurbo(url)
    }

    /// Whether the page or one of its scripts contains Turbo. Most apps bundle Turbo with their own scripts.
    private func hasTurbo(_ scripts: PageScripts, _ page: DoctorPage) -> Bool {
        page.mentionsTurbo || scripts.loaded.flatMap(\.modules).contains { loadsTurbo($0, scripts) }
    }
}
