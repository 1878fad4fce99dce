import Foundation
import TestSupport

/// A site whose pages have Turbo, or Turbolinks, and are given by their bodies alone.
@MainActor
package struct TurboServer {
    package let server: SiteDouble

    package init(_ library: TurboScript = .turbo) throws {
        server = try SiteDouble(script: library.script())
    }

    /// Answers a path with a page of Turbo's: its title is the last part of the path.
    package func page(_ path: String, _ body: String = "", status: Int = 200) {
        server.page(path, body: body, status: status)
    }

    package static func html(_ path: String, _ body: String = "", _ library: TurboScript = .turbo) -> String {
        SitePage(SitePage.title(of: path), body: body).html(script: TurboScript.loaded[library])
    }

    package func url(_ path: String) -> URL { server.url(path) }

    /// What was asked for, without what a page brings along.
    package var pages: [String] { server.paths.filter { $0 != server.script?.path } }
}
