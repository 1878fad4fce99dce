// Written by bin/javascript, from the files in the folder JavaScript.

/// The scripts of this module. Each is a function expression.
enum JavaScript {
    static let adapter = #"""
        // The functions that Turbo and Turbolinks call, and the messages that native receives of them.
        ({ bridge, visits, input, positions, takeLinkTitle }) => {
          const { post } = bridge
          const href = (location) => location.href ?? location.absoluteURL ?? String(location)
          const about = (visit) => ({ token: visits.token(visit) })

          const isHistorical = (location) =>
            /\/(recede|refresh|resume)_historical_location$/.test(new URL(href(location)).pathname)

          const answer = (response) => {
            if (!response) return undefined
            const { statusCode, redirected, responseHTML } = response
            return { statusCode, redirected: redirected === true, responseHTML: responseHTML ?? null }
          }

          // Before Turbo 8 a method is a number.
          const methods = ["get", "post", "put", "patch", "delete"]
          const form = (submission) => ({
            location: href(submission.location ?? window.location),
            method: String(methods[submission.method] ?? submission.method ?? "get").toLowerCase()
          })

          // Turbo 7.2 to 8.0.0 follow a redirect without calling `visitCompleted`, others call it before or after.
          const completed = new WeakSet()
          const complete = (visit) => {
            if (completed.has(visit)) return
            completed.add(visit)
            post("visitCompleted", {
              ...about(visit), ...bridge.pageState(), restorationIdentifier: visit.restorationIdentifier
            })
          }

          // The page has one form under way, which a visit would cancel.
          let formUnderWay = null

          const proposeRefresh = (location, options) => {
            if (formUnderWay) return
            visits.noteRefreshOptions(options)
            post("refreshProposed", { location: href(location) })
          }

          const adapter = {
            visitProposedToLocation(location, options = {}) {
              const { engine } = bridge
              if (engine.scrollsTo(location, options)) return
              if (engine.refreshes(location, options)) return proposeRefresh(location, options)
              // Right after a visit that the server redirected, Turbo proposes where it ended.
              const visit = engine.currentVisit
              const follows = visit?.redirectedToLocation && options.response &&
                href(visit.redirectedToLocation) === href(location) && visit.response === options.response
              if (follows) {
                complete(visit)
                return adapter.proposeRedirect(visit, options.response)
              }
              post("visitProposed", {
                location: href(location), action: options.action ?? "advance", response: answer(options.response),
                linkTitle: takeLinkTitle(href(location))
              })
            },

            visitStarted(visit) {
              positions.note()
              if (!visits.isRefreshing) input.forget()
              visits.noteStarted(visit)
              bridge.engine.watch?.(visit, () => adapter.visitRequestFailedWithStatusCode(visit, 0))
              post("visitStarted", { ...about(visit), hasCachedSnapshot: visit.hasCachedSnapshot() })
              visit.issueRequest()
              visit.changeHistory()
              // A response that is there already waits for the next frame, and a snapshot would take its turn for good.
              if (!visit.response) visit.loadCachedSnapshot()
            },

            visitRequestStarted(visit) { post("visitRequestStarted", about(visit)) },

            visitRequestCompleted(visit) {
              post("visitRequestCompleted", about(visit))
              const target = visit.redirectedToLocation
              const isWord = target && isHistorical(target)
              const leaves = target && visits.isRefresh(visit)
              if (!isWord && !leaves) return visit.loadResponse()
              // A historical location is a word to the app and not a page: Turbo would miss the app's scripts in it, and
              // load the visit as a whole. And the page that a refresh leads to may belong on another screen.
              const { response } = visit
              bridge.engine.cancel(visit)
              adapter.proposeRedirect(visit, isWord ? undefined : response)
            },

            visitRequestFailedWithStatusCode(visit, statusCode) {
              post("visitRequestFailed", { ...about(visit), location: href(visit.location), statusCode })
            },

            visitRequestFinished(visit) { post("visitRequestFinished", about(visit)) },

            visitRendered(visit) {
              bridge.afterFrame(() => post("visitRendered", { ...about(visit), ...bridge.pageState() }))
            },

            visitCompleted(visit) { complete(visit) },

            visitFailed(visit) {
              post("visitRequestFailed", { ...about(visit), location: href(visit.location), statusCode: -2 })
            },

            // Called by this bridge only: the server redirected a visit, and native decides where it ended.
            proposeRedirect(visit, response) {
              post("visitProposed", {
                location: href(visit.redirectedToLocation), action: "replace", response: answer(response),
                redirectedVisit: visits.token(visit)
              })
            },

            formSubmissionStarted(submission) {
              formUnderWay = submission
              post("formSubmissionStarted", form(submission))
            },
            // An answer of any status is an answer; an error is none.
            formSubmissionFinished(submission) {
              if (formUnderWay === submission) formUnderWay = null
              const { error, fetchResponse } = submission.result ?? {}
              const statusCode = fetchResponse?.statusCode ?? 0
              post("formSubmissionFinished", { ...form(submission), hasFailed: Boolean(error), statusCode })
            },

            pageInvalidated(reason) { post("pageInvalidated", { reason: reason?.reason ?? "" }) },

            linkPrefetchingIsEnabledForLocation() { return false }
          }
          return adapter
        }
        """#

    static let bridge = #"""
        // Makes the native app the adapter of Turbo or Turbolinks. Runs in the main frame, at the end of the document.
        // Everything that leaves the page is sent by `post`, everything that native calls is on `window.turboNative`.
        //
        // `key` is a word that messages carry: a frame of another origin can reach the message handler, but cannot read the
        // word. `parts` has the functions of the other files of the bridge.
        (key, parts) => {
          if (window.turboNative) return

          // Tells this document from the one before and the one after it.
          const documentID = Math.floor(Math.random() * 1e9)
          // Turbo or Turbolinks, once one of them is there.
          let engine = null

          const post = (name, data = {}) =>
            window.webkit.messageHandlers.turbo.postMessage({ key, name, data })

          const bridge = {
            documentID,
            get engine() { return engine },
            post,

            // Two frames after the DOM has changed it is on screen. A hidden page draws no frames.
            afterFrame(action) {
              let isDone = false
              const act = () => {
                if (isDone) return
                isDone = true
                document.removeEventListener("visibilitychange", act)
                action()
              }
              // The app receives the title a turn later than the document.
              if (document.hidden) return setTimeout(act)
              document.addEventListener("visibilitychange", act)
              requestAnimationFrame(() => requestAnimationFrame(act))
            },

            pageState: () => ({
              location: window.location.href,
              title: document.title,
              restorationIdentifier: engine.restorationIdentifier ?? ""
            })
          }

          const engines = [parts.turbo(), parts.turbolinks()]
          const visits = parts.visits()
          const input = parts.input(post)
          const positions = parts.positions(bridge)
          const adapter = parts.adapter({ bridge, visits, input, positions, takeLinkTitle: parts.links() })
          window.turboNative = parts.native({ bridge, visits, positions, setHeaders: parts.headers() })

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
            bridge.afterFrame(() => post("pageLoaded", { ...bridge.pageState(), document: documentID }))
          }

          // A library that is loaded after the end of the document has its first load event, or none if it is later still.
          const awaitLibrary = (name) => Object.defineProperty(window, name, {
            configurable: true,
            get: () => undefined,
            set(value) {
              Object.defineProperty(window, name, { configurable: true, enumerable: true, writable: true, value })
              setTimeout(begin)
            }
          })

          // Whether a script of the page names a library: it may be on its way, or have failed.
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
        }
        """#

    static let components = #"""
        // The page's side of the bridge between components. Runs in the main frame, at the start of the document, so that it is
        // there before the web library. The library calls what it finds here its adapter; its names are in both generations of
        // it the same: `window.Strada` before 1.2, `window.HotwireNative` since.
        () => {
          if (window.nativeBridge) return

          // The components of the screen; null until native has sent them.
          let names = null
          // The web library, once it has its adapter.
          let library = null
          // What native sends before the library is there.
          const waiting = []

          const post = (body) => window.webkit.messageHandlers.bridge.postMessage(body)
          const find = () => window.HotwireNative?.web ?? window.Strada?.web ?? null

          const connect = () => {
            const found = find()
            if (!names || !found) return
            if (found === library) return library.adapterDidUpdateSupportedComponents()
            library = found
            library.setAdapter(window.nativeBridge)
            while (waiting.length) waiting.shift()()
          }

          const whenConnected = (action) => { library ? action() : waiting.push(action) }

          window.nativeBridge = {
            // Pages written for the family's iOS apps look for it, on Linux too.
            platform: "ios",

            get supportedComponents() { return names ?? [] },
            supportsComponent(name) { return this.supportedComponents.includes(name) },

            // A message of the page.
            receive(message) { post(message) },

            setComponents(components) {
              names = components
              connect()
            },

            // An answer: the library calls back whoever sent the message.
            replyWith(message) { whenConnected(() => library.receive(message)) },

            // The page did not ask, so it has no callback for the message.
            tell(message) {
              whenConnected(() => document.dispatchEvent(new CustomEvent("native-bridge:message", { detail: message })))
            }
          }

          document.addEventListener("web-bridge:ready", connect)
          post("ready")
        }
        """#

    static let headers = #"""
        // Sends headers of the app along with each request of Turbo or Turbolinks. Returns the function that sets them.
        () => {
          let headers = {}

          addEventListener("turbo:before-fetch-request", ({ detail: { fetchOptions, url } }) => {
            // Builds before 7.1 do not state the URL.
            if (!url || new URL(url, document.baseURI).origin === location.origin) {
              Object.assign(fetchOptions.headers, headers)
            }
          }, true)
          addEventListener("turbolinks:request-start", ({ data: { xhr } }) => {
            for (const name in headers) xhr.setRequestHeader(name, headers[name])
          })

          return (values) => { headers = values }
        }
        """#

    static let input = #"""
        // Reports whether the user has written something that would be lost with the page.
        (post) => {
          // Fields that the user has changed since the page was drawn.
          const editedFields = new Set()
          // Whether the server has sent the last form back: what it shows then is saved nowhere.
          let isRejected = false
          let toldUnsaved = false

          const isChanged = (field) => {
            if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked
            if (field.type === "file") return field.files.length > 0
            if (field.options) return isChosen(field)
            // Text with a format has no value to compare with.
            return field.defaultValue === undefined || field.value !== field.defaultValue
          }

          // A list without a choice of its own begins with its first option.
          const isChosen = (list) => {
            const options = [...list.options]
            const chosen = options.filter((option) => option.defaultSelected)
            const first = chosen.length || list.multiple ? chosen : options.slice(0, 1)
            return options.some((option) => option.selected !== first.includes(option))
          }

          const tellUnsaved = () => {
            for (const field of editedFields) if (!field.isConnected) editedFields.delete(field)
            const isUnsaved = isRejected || [...editedFields].some(isChanged)
            if (isUnsaved === toldUnsaved) return
            toldUnsaved = isUnsaved
            post("inputChanged", { isUnsaved })
          }

          // A form that only asks, such as a search, changes nothing on the server.
          const saves = (form) => (form?.getAttribute?.("method") ?? "get").toLowerCase() !== "get"

          for (const name of ["input", "change"]) {
            addEventListener(name, ({ target }) => {
              const field = target.isContentEditable ? target.closest("[contenteditable]") : target
              if (!field.closest || !saves(field.form ?? field.closest("form"))) return
              // A page from a snapshot may have been reported as unsaved before.
              if (editedFields.size === 0) toldUnsaved = null
              editedFields.add(field)
              tellUnsaved()
            }, true)
          }
          // The fields have their first values a turn later.
          addEventListener("reset", () => setTimeout(tellUnsaved), true)
          addEventListener("turbo:submit-end", ({ target, detail }) => {
            if (!saves(target)) return
            if (detail.success) {
              isRejected = false
              for (const field of editedFields) {
                if ((field.form ?? field.closest("form")) === target) editedFields.delete(field)
              }
            } else if (detail.fetchResponse) {
              isRejected = true
            }
            tellUnsaved()
          }, true)

          return {
            forget() {
              editedFields.clear()
              isRejected = false
              toldUnsaved = false
            }
          }
        }
        """#

    static let links = #"""
        // Names a page by the link that leads to it, until the page has a title. Returns a function that returns, once, the
        // name of the link that was clicked last, or an empty text if that leads elsewhere.
        () => {
          let clickedLink = null
          addEventListener("click", ({ target }) => {
            const link = target.closest?.("a[href]")
            clickedLink = link && { href: link.href, name: nameOf(link) }
          }, true)

          // The first line that is seen, or that of a cell: a row has a name, and a number before it or details after it.
          const nameOf = (link) => {
            const label = link.getAttribute("aria-label")
            const isSeen = link.getClientRects().length > 0
            const lines = label || !isSeen ? [label || link.textContent] : (link.innerText ?? "").split(/[\n\t]/)
            const name = lines.find((line) => /\p{L}/u.test(line)) ?? lines.find((line) => line.trim()) ?? ""
            return name.trim().replace(/\s+/g, " ")
          }

          return (location) => {
            const link = clickedLink
            clickedLink = null
            // A card of text has no name.
            return link?.href === location && link.name.length <= 60 ? link.name : ""
          }
        }
        """#

    static let native = #"""
        // The functions that native calls in the page.
        ({ bridge, visits, positions, setHeaders }) => {
          // A call may reach a later document than the one it was made for.
          const expect = (document) => {
            if (document !== undefined && document !== bridge.documentID) throw new Error("the page has gone")
          }

          const reportFrame = (token, document) => {
            expect(document)
            bridge.afterFrame(() => bridge.post("frameShown", { token }))
          }

          return {
            // In a later document its visit was cancelled, or is made again.
            visit(token, location, options, restorationIdentifier, document) {
              expect(document)
              visits.start(token, () => bridge.engine.startVisit(location, restorationIdentifier ?? undefined, options))
            },

            refresh(token, location, document) {
              expect(document)
              visits.refresh(token, (options) =>
                bridge.engine.startVisit(location, bridge.engine.restorationIdentifier ?? undefined, options))
            },

            cancel(token) {
              const visit = bridge.engine.currentVisit
              if (visit && visits.token(visit) === token) bridge.engine.cancel(visit)
            },

            // The page on screen is this location's, though Turbo's history names another: after a redirect, and when the user
            // returns to a page that a later visit did not get to replace.
            adopt(location, restorationIdentifier, token, document) {
              reportFrame(token, document)
              bridge.engine.adopt(location, restorationIdentifier || undefined)
            },

            // The page of a screen that the user returns to was loaded again.
            scrollBack(page, token) {
              positions.scrollBack(page)
              bridge.afterFrame(() => bridge.post("visitRendered", { token, ...bridge.pageState() }))
            },

            clearSnapshotCache() { bridge.engine.clearCache() },

            setHeaders,
            reportFrame
          }
        }
        """#

    static let positions = #"""
        // Where the user was in the pages of the history. Turbo knows it for as long as its document lives.
        (bridge) => {
          const positionsName = "turboNavigator.positions"
          const maximumPositions = 100

          const savedPositions = () => {
            try {
              return new Map(JSON.parse(sessionStorage.getItem(positionsName)))
            } catch {
              return new Map()
            }
          }

          const positions = savedPositions()

          const note = () => {
            const page = bridge.engine?.restorationIdentifier
            if (!page) return
            positions.delete(page)
            positions.set(page, [scrollX, scrollY])
          }

          addEventListener("pagehide", () => {
            note()
            try {
              sessionStorage.setItem(positionsName, JSON.stringify([...positions].slice(-maximumPositions)))
            } catch {
              // A page may have filled its storage, or have none.
            }
          })

          return {
            note,

            scrollBack(page) {
              const position = positions.get(page)
              if (!Array.isArray(position)) return
              scrollTo(...position)
              const reached = scrollY
              if (document.readyState === "complete" || Math.abs(reached - position[1]) <= 1) return
              // The page grows while its pictures are loaded.
              addEventListener("load", () => { if (scrollY === reached) scrollTo(...position) }, { once: true })
            }
          }
        }
        """#

    static let scriptWatch = #"""
        // Reports which scripts of a page could not be loaded. Runs in the main frame at the start of the document, before
        // there is a script to fail, in the world of taps.js. A page whose scripts all load sends nothing.
        //
        // NB: when what a module imports is missing, the event is that of the element with the module. If that has no URL, the
        // URL of Turbo in its text is taken.
        () => {
          const told = new Set()
          const inText = (text) => text.slice(0, 10000).match(/https?:[^"'`\s]{0,400}turbo[^"'`\s]{0,100}/i)?.[0] ?? ""
          const address = (element) => {
            if (element instanceof HTMLScriptElement) return element.src || inText(element.text)
            return element instanceof HTMLLinkElement && element.rel === "modulepreload" ? element.href : ""
          }
          addEventListener("error", ({ isTrusted, target }) => {
            const url = isTrusted ? address(target).slice(0, 500) : ""
            // A page may have any number of them.
            if (!url || told.has(url) || told.size >= 10) return
            told.add(url)
            window.webkit?.messageHandlers.turboScripts?.postMessage(url)
          }, true)
        }
        """#

    static let taps = #"""
        // Reports what the user's own hand does. Runs in all frames, in a world of its own: no script of a page can post there,
        // and none can make an event that is trusted.
        //
        // NB: a click would not do. WebKit trusts those that it makes of a script's key or of a click on a label.
        () => {
          // Before the page's own handlers, so that native receives the tap before what follows from it.
          const tell = ({ isTrusted, type, key }) => {
            if (!isTrusted || (type === "keydown" && key !== "Enter" && key !== " ")) return
            window.webkit?.messageHandlers.turboTaps?.postMessage(type)
          }
          for (const name of ["mouseup", "keydown", "contextmenu"]) addEventListener(name, tell, true)
        }
        """#

    static let turbo = #"""
        // Turbo 7 and 8: what the bridge asks of a library, and how this one does it.
        () => {
          const turbo = {
            isThere() { return Boolean(window.Turbo) },
            register(adapter) {
              const { navigator } = window.Turbo
              // It waits for the end of the document, which has passed if its script was loaded late.
              navigator.view.lastRenderedLocation ??= new URL(window.location)
              window.Turbo.registerAdapter(adapter)
              // Builds before 8.0.13 ask for the page of a link under the pointer without asking the adapter.
              addEventListener("turbo:before-prefetch", (event) => event.preventDefault(), true)
              addEventListener("turbo:load", () => {
                if (turbo.currentVisit) turbo.loaded.add(turbo.currentVisit)
              })
              turbo.markRefreshes(window.Turbo.session)
            },

            // A refresh is known by the call that makes it: its visit looks like that of a link to the same page.
            markRefreshes(session) {
              if (!session) return
              const name = session.debouncedRefresh ? "debouncedRefresh" : "refresh"
              const refresh = session[name]
              if (!refresh) return
              session[name] = (...options) => {
                turbo.isRefreshing = true
                try {
                  return refresh.apply(session, options)
                } finally {
                  turbo.isRefreshing = false
                }
              }
              // The setter makes `refresh` out of it.
              const { pageRefreshDebouncePeriod } = session
              if (name === "debouncedRefresh") session.pageRefreshDebouncePeriod = pageRefreshDebouncePeriod
            },

            isRefreshing: false,

            // A script of the page may ask for another visit meanwhile.
            refreshes(location, { action, response }) {
              return turbo.isRefreshing && action === "replace" && !response &&
                  location.href.split("#")[0] === window.location.href.split("#")[0]
            },

            get currentVisit() { return window.Turbo.navigator.currentVisit },
            get restorationIdentifier() { return window.Turbo.navigator.restorationIdentifier },

            // Visits after which the page received `turbo:load`.
            loaded: new WeakSet(),

            // Turbo reads the answer after its request has ended, and does not report that the answer broke off.
            watch(visit, breakOff) {
              for (const name of ["requestSucceededWithResponse", "requestFailedWithResponse"]) {
                const read = visit[name]
                visit[name] = async (...answer) => {
                  try {
                    return await read.apply(visit, answer)
                  } catch (error) {
                    if (visit.state === "started" && !visit.response) breakOff()
                    throw error
                  }
                }
              }
              // A page that waits for its frame is drawn only if nothing has taken its place: in 8.0.0 to 8.0.4 Turbo draws
              // also that of a cancelled visit, and the preview over the page that arrived meanwhile.
              const { render } = visit
              let latest
              visit.render = (draw) => {
                latest = draw
                return render.call(visit, () => latest === draw && visit.state === "started" ? draw() : undefined)
              }
            },

            startVisit(location, restorationIdentifier, options) {
              const { navigator } = window.Turbo
              const url = new URL(location)
              // Turbo takes a visit of the URL that it rendered last for a jump within the page: it renders nothing and
              // never ends. It is another screen's page, or a visit that was cancelled drew over it.
              if (navigator.locationWithActionIsSamePage?.(url, options.action)) {
                navigator.view.lastRenderedLocation = new URL("about:blank")
              }
              navigator.startVisit(url, restorationIdentifier, options)
            },

            // Later builds of Turbo 8 propose each jump within the page.
            scrollsTo(location, { action, response, ...options }) {
              const [page, anchor] = location.href.split(/#(.*)/s)
              const [currentPage, currentAnchor] = window.location.href.split(/#(.*)/s)
              // A link has this key. A script that visits the very URL of the page wants the page.
              const isJump = "acceptsStreamResponse" in options || (action !== "replace" && anchor !== currentAnchor)
              const scrolls = !response && anchor !== undefined && page === currentPage && isJump
              if (scrolls) window.Turbo.navigator.view.scrollToAnchorFromLocation(location)
              return scrolls
            },

            adopt(location, restorationIdentifier) {
              const { navigator } = window.Turbo
              const visit = navigator.currentVisit
              navigator.history.replace(new URL(location), restorationIdentifier)
              navigator.view.lastRenderedLocation = new URL(location)
              // From 7.2 on Turbo waits for the visit of the redirect, and there is none.
              if (visit?.followedRedirect && !turbo.loaded.has(visit)) navigator.visitCompleted(visit)
              if (visit) turbo.cancel(visit)
            },

            // Turbo leaves it to the next visit to take the marks away, and refreshes no page that has a visit.
            cancel(visit) {
              visit.cancel()
              document.documentElement.removeAttribute("aria-busy")
              document.documentElement.removeAttribute("data-turbo-visit-direction")
              if (turbo.currentVisit === visit) delete window.Turbo.navigator.currentVisit
            },

            clearCache() { window.Turbo.session.clearCache() }
          }
          return turbo
        }
        """#

    static let turbolinks = #"""
        // Turbolinks 5.2, with the same functions as turbo.js. It knows neither forms nor visits that bring their response
        // along, does not ask what it renders, and learns of a redirect from a header that few servers send.
        () => {
          const turbolinks = {
            isThere() { return Boolean(window.Turbolinks?.controller) },

            get currentVisit() { return window.Turbolinks.controller.currentVisit },
            get restorationIdentifier() { return window.Turbolinks.controller.restorationIdentifier },

            register(adapter) {
              const { controller } = window.Turbolinks
              // It waits for the end of the document, which has passed if its script was loaded late.
              controller.lastRenderedLocation ??= controller.location
              controller.adapter = { ...adapter, ...turbolinks.translation(adapter) }
            },

            translation: (adapter) => ({
              visitProposedToLocationWithAction(location, action) {
                adapter.visitProposedToLocation(location, { action })
              },

              visitStarted(visit) {
                turbolinks.answerAtOnce(visit)
                adapter.visitStarted(visit)
              },

              visitRequestCompleted(visit) {
                const { xhr, url } = visit.request
                if (xhr && !/^(text\/html|application\/xhtml\+xml)\b/.test(xhr.getResponseHeader("Content-Type"))) {
                  return adapter.visitRequestFailedWithStatusCode(visit, -2)
                }
                if (xhr && xhr.responseURL !== url) {
                  visit.redirectedToLocation ??= window.Turbolinks.Location.wrap(xhr.responseURL)
                }
                adapter.visitRequestCompleted(visit)
              },

              visitCompleted(visit) {
                adapter.visitCompleted(visit)
                if (!visit.redirectedToLocation) return
                visit.followRedirect()
                visit.controller.lastRenderedLocation = visit.location
                adapter.proposeRedirect(visit, { statusCode: 200, redirected: true, responseHTML: visit.response })
              }
            }),

            startVisit(location, restorationIdentifier, { action, response }) {
              const { controller, Location } = window.Turbolinks
              this.response = response
              controller.startVisitToLocationWithAction(Location.wrap(location), action, restorationIdentifier)
            },

            // The page of a visit that brings its response along is there already.
            answerAtOnce(visit) {
              const html = this.response?.responseHTML
              this.response = undefined
              if (!html) return
              visit.issueRequest = () => {
                visit.request = { failed: false, cancel() {} }
                visit.requestStarted()
                visit.requestCompletedWithResponse(html)
                visit.requestFinished()
              }
            },

            scrollsTo(location) {
              const { controller, Location } = window.Turbolinks
              const isSamePage = location.anchor != null &&
                  location.requestURL === Location.wrap(window.location).requestURL
              if (isSamePage) controller.scrollToAnchor(location.anchor)
              return isSamePage
            },

            refreshes() { return false },

            adopt(location, restorationIdentifier) {
              const { controller, uuid } = window.Turbolinks
                controller.currentVisit?.cancel()
                controller.replaceHistoryWithLocationAndRestorationIdentifier(location, restorationIdentifier ?? uuid())
                controller.lastRenderedLocation = controller.location
            },

            cancel(visit) { visit.cancel() },

            // NB: the global clearCache() throws in Debian's build, which keeps two objects named Turbolinks.
            clearCache() { window.Turbolinks.controller.clearCache() }
          }
          return turbolinks
        }
        """#

    static let visits = #"""
        // The visits that native starts: messages name a visit by native's own token.
        () => {
          // Tokens by the identifier that the library gave the visit.
          const tokens = new Map()
          let startingToken = null
          let isRefreshing = false
          // What the library wants for the refresh that native was asked for last, and the visits that were made for one.
          let refreshOptions = null
          const refreshes = new WeakSet()

          const start = (token, begin) => {
            startingToken = token
            try {
              begin()
            } finally {
              startingToken = null
            }
          }

          return {
            start,

            // Calls `begin` with the options that the page's refresh has. They went no further than here.
            refresh(token, begin) {
              isRefreshing = true
              try {
                start(token, () => begin(refreshOptions ?? { action: "replace" }))
              } finally {
                isRefreshing = false
              }
            },

            // Whether the visit that is being started is a refresh.
            get isRefreshing() { return isRefreshing },

            noteRefreshOptions(options) { refreshOptions = options },

            noteStarted(visit) {
              if (startingToken !== null) tokens.set(visit.identifier, startingToken)
              startingToken = null
              if (isRefreshing) refreshes.add(visit)
            },

            // null for a visit that native did not start.
            token: (visit) => tokens.get(visit.identifier) ?? null,

            isRefresh: (visit) => refreshes.has(visit)
          }
        }
        """#
}
