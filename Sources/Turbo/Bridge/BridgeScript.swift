/// The script that makes the native app Turbo's adapter in each page. Runs in the main frame, at the end of the
/// document. Everything that leaves the page goes through `post`, everything native calls is on `window.turboNative`.
/// What differs between Turbo and Turbolinks is in `engines`.
enum BridgeScript {
    /// - Parameter key: a word that messages carry. A frame of another origin can reach the message handler, but
    ///   cannot read the word.
    static func source(key: String) -> String {
        let parts = ["engines": engines, "input": input, "scroll": scroll, "adapter": adapter, "key": key]
        return parts.reduce(template) { $0.replacingOccurrences(of: "{{\($1.key)}}", with: $1.value) }
    }

    private static let template = #"""
        (() => {
          if (window.turboNative) return

          const key = "{{key}}"
          // Native visits by the identifier that Turbo gave them: messages name a visit by native's own token.
          const tokens = new Map()
          let startingToken = null
          // Tells this document from the one before and the one after it.
          const documentID = Math.floor(Math.random() * 1e9)
          let isStartingRefresh = false
          // Turbo or Turbolinks, once one of them is there.
          let engine = null
          // What the app sends along with each request of Turbo's.
          let headers = {}

          const post = (name, data = {}) =>
            window.webkit.messageHandlers.turbo.postMessage({ key, name, data })

          // Two frames after the DOM has changed it is on screen. A hidden page draws no frames.
          const afterFrame = (action) => {
            let isDone = false
            const act = () => {
              if (isDone) return
              isDone = true
              document.removeEventListener("visibilitychange", act)
              action()
            }
            // The app hears of the title a turn later than of the document.
            if (document.hidden) return setTimeout(act)
            document.addEventListener("visibilitychange", act)
            requestAnimationFrame(() => requestAnimationFrame(act))
          }

        {{engines}}

          const href = (location) => location.href ?? location.absoluteURL ?? String(location)
          const about = (visit) => ({ token: tokens.get(visit.identifier) ?? null })

          const isHistorical = (location) =>
            /\/(recede|refresh|resume)_historical_location$/.test(new URL(href(location)).pathname)

          const pageState = () => ({
            location: window.location.href,
            title: document.title,
            restorationIdentifier: engine.restorationIdentifier ?? ""
          })

          const answer = (response) => {
            if (!response) return undefined
            const { statusCode, redirected, responseHTML } = response
            return { statusCode, redirected: redirected === true, responseHTML: responseHTML ?? null }
          }

          // The server redirected a visit: where it ended is decided natively.
          const proposeRedirect = (visit, response) =>
            post("visitProposed", {
              location: href(visit.redirectedToLocation), action: "replace", response: answer(response),
              redirectedVisit: tokens.get(visit.identifier) ?? null
            })

        {{input}}

        {{scroll}}

        {{adapter}}

          // A call may reach a later document than the one it was made for.
          const expect = (document) => {
            if (document !== undefined && document !== documentID) throw new Error("the page has gone")
          }

          const reportFrame = (token, document) => {
            expect(document)
            afterFrame(() => post("frameShown", { token }))
          }

          window.turboNative = {
            // In a later document its visit was cancelled, or is made again.
            visit(token, location, options, restorationIdentifier, document) {
              expect(document)
              startingToken = token
              try {
                engine.startVisit(location, restorationIdentifier ?? undefined, options)
              } finally {
                startingToken = null
              }
            },

            // With the options that the page's refresh has. They went no further than here.
            refresh(token, location) {
              isStartingRefresh = true
              try {
                this.visit(token, location, refreshOptions ?? { action: "replace" }, engine.restorationIdentifier)
              } finally {
                isStartingRefresh = false
              }
            },

            cancel(token) {
              const visit = engine.currentVisit
              if (visit && tokens.get(visit.identifier) === token) engine.cancel(visit)
            },

            // The page on screen is this location's, though Turbo's history says another: after a redirect, and when
            // the user comes back to a page that a later visit did not get to replace.
            adopt(location, restorationIdentifier, token, document) {
              reportFrame(token, document)
              engine.adopt(location, restorationIdentifier || undefined)
            },

            // The page of a screen that the user comes back to was loaded again.
            scrollBack(page, token) {
              scrollBack(page)
              afterFrame(() => post("visitRendered", { token, ...pageState() }))
            },

            clearSnapshotCache() { engine.clearCache() },

            setHeaders(values) { headers = values },

            reportFrame
          }

          addEventListener("turbo:before-fetch-request", ({ detail: { fetchOptions, url } }) => {
            // Builds before 7.1 do not say where to.
            if (!url || new URL(url, document.baseURI).origin === location.origin) {
              Object.assign(fetchOptions.headers, headers)
            }
          }, true)
          addEventListener("turbolinks:request-start", ({ data: { xhr } }) => {
            for (const name in headers) xhr.setRequestHeader(name, headers[name])
          })

          window.addEventListener("error", (event) => {
            post("errorRaised", { message: `${event.message} (${event.filename}:${event.lineno})` })
          })

          const begin = () => {
            if (engine) return
            engine = engines.find((engine) => engine.isThere()) ?? null
            if (!engine) return
            try {
              engine.register(adapter)
            } catch (error) {
              engine = null
              post("errorRaised", { message: `the library of the page takes no adapter: ${error}` })
              return
            }
            // The frames of a busy machine may take longer than the app waits for Turbo.
            post("turboFound")
            afterFrame(() => post("pageLoaded", { ...pageState(), document: documentID }))
          }

          // A library that comes after the end of the document has its first load event, or none if it is later still.
          const awaitLibrary = (name) => Object.defineProperty(window, name, {
            configurable: true,
            get() {},
            set(value) {
              Object.defineProperty(window, name, { configurable: true, enumerable: true, writable: true, value })
              setTimeout(begin)
            }
          })

          // Whether a script of the page speaks of a library: it may be on its way, or have failed.
          const isNamed = () => [...document.scripts].some((script) => /turbo/i.test(script.src || script.textContent))

          // Without any script none can bring a library either. Data in a script element isn't one.
          const hasScripts = () =>
            [...document.scripts].some(({ type }) => !type || type === "module" || /(java|ecma)script/i.test(type))

          begin()
          if (!engine) {
            for (const event of ["turbo:load", "turbolinks:load", "load"]) addEventListener(event, begin)
            for (const name of ["Turbo", "Turbolinks"]) if (!window[name]) awaitLibrary(name)
            post("turboAwaited", { isNamed: isNamed(), hasScripts: hasScripts() })
          }
        })()
        """#
}
