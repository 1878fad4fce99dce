// Written by bin/javascript, from the files in the folder JavaScript.

/// The scripts of this module. Each is a function expression.
enum JavaScript {
    static let adapter = #"""
        // The adapter: the functions that Turbo and Turbolinks call. They send messages to native.
        ({ bridge, visits, input, positions, offline, entries, consumeLinkTitle }) => {
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

          // Turbo 7.2 to 8.0.0 follow a redirect without calling `visitCompleted`. Other versions call it before or after.
          const completed = new WeakSet()
          const complete = (visit) => {
            if (completed.has(visit)) return
            completed.add(visit)
            post("visitCompleted", {
              ...about(visit), ...bridge.pageState(), restorationIdentifier: visit.restorationIdentifier
            })
          }

          // The form that the page is submitting. A visit would cancel the submission.
          let formUnderWay = null
          // Whether the last form can change data on the server, so that its page is out of date.
          let isPageOutdated = false

          const proposeRefresh = (location, options) => {
            if (formUnderWay) return
            visits.keepOptions(location, options)
            post("refreshProposed", { location: href(location) })
          }

          // Whether the whole document has to be loaded again.
          let isInvalidated = false

          // The visit that native has started and that is still running.
          const nativeVisit = () => {
            const visit = bridge.engine.currentVisit
            return visit?.state === "started" && visits.token(visit) !== null ? visit : null
          }

          // Turbo has rendered the frame and changed the history. The visit that it proposes only caches the former page.
          const visitForFrame = (location, options) => {
            const visit = nativeVisit()
            // In a browser the frame would cancel the page that the user has requested meanwhile. That page keeps its URL.
            if (visit) return bridge.engine.keepLocation(visit)
            bridge.engine.startVisit(location, bridge.engine.identifierForFrame(options), options)
          }

          // The page on screen, and not one that is being loaded, has this URL.
          const isOwn = (location, options) => {
            const visit = nativeVisit()
            return (!visit || visits.isInPage(visit)) && bridge.engine.shows(location, options)
          }

          const adapter = {
            visitProposedToLocation(location, options = {}) {
              const { engine } = bridge
              if (engine.jumpsTo(location, options)) return
              if (engine.refreshes(location, options)) return proposeRefresh(location, options)
              // Right after a redirected visit, Turbo proposes the location where it ended.
              const visit = engine.currentVisit
              const follows = visit?.redirectedToLocation && options.response &&
                href(visit.redirectedToLocation) === href(location) && visit.response === options.response
              if (follows) {
                complete(visit)
                return adapter.proposeRedirect(visit, options.response)
              }
              if (options.willRender === false) return visitForFrame(location, options)
              if (options.response) {
                if (formUnderWay) input.formWasAccepted(formUnderWay.formElement)
                // As Turbo 7.2 and later do.
                if (isPageOutdated) options = { shouldCacheSnapshot: false, ...options }
                isPageOutdated = false
              }
              visits.keepOptions(location, options)
              post("visitProposed", {
                location: href(location), action: options.action ?? "advance", response: answer(options.response),
                isOwn: isOwn(location, options), linkTitle: consumeLinkTitle(href(location))
              })
            },

            visitStarted(visit) {
              positions.save()
              if (!visits.isStartingInPage && visit.willRender !== false) input.pageWillChange()
              visits.didStart(visit)
              bridge.engine.watch?.(visit, () => adapter.visitRequestFailedWithStatusCode(visit, 0))
              post("visitStarted", { ...about(visit), hasCachedSnapshot: visit.hasCachedSnapshot() })
              visit.issueRequest()
              visit.changeHistory()
              if (visits.token(visit) !== null && !visits.isInPage(visit)) entries.begin()
              // A visit with a response renders it in the next frame. Loading a snapshot would cancel that for good.
              if (!visit.response) visit.loadCachedSnapshot()
            },

            visitRequestStarted(visit) { post("visitRequestStarted", about(visit)) },

            visitRequestCompleted(visit) {
              const copy = bridge.engine.header(visit, "X-Offline-Copy")
              post("visitRequestCompleted", { ...about(visit), copy })
              if (copy === null) offline.check(about(visit))
              const target = visit.redirectedToLocation
              const isWord = target && isHistorical(target)
              const leaves = target && visits.isInPage(visit)
              if (!isWord && !leaves) return visit.loadResponse()
              // A historical location is a command for the app, not a page. Turbo wouldn't find the app's scripts in it, and
              // would reload the whole document. The page that a visit in the page leads to may belong on another screen.
              const { response } = visit
              bridge.engine.cancel(visit)
              adapter.proposeRedirect(visit, isWord ? undefined : response)
            },

            visitRequestFailedWithStatusCode(visit, statusCode) {
              const contentType = bridge.engine.header(visit, "Content-Type")
              post("visitRequestFailed", { ...about(visit), location: href(visit.location), statusCode, contentType })
            },

            visitRequestFinished(visit) { post("visitRequestFinished", about(visit)) },

            visitRendered(visit) {
              if (visit.willRender === false) bridge.engine.didShow(visit.location)
              if (visit.action === "restore") positions.focusBack(bridge.engine.restorationIdentifier)
              bridge.afterFrame(() => {
                post("visitRendered", { ...about(visit), ...bridge.pageState() })
                input.pageDidRender()
              })
            },

            visitCompleted(visit) { complete(visit) },

            visitFailed(visit) {
              post("visitRequestFailed", { ...about(visit), location: href(visit.location), statusCode: -2 })
            },

            // Called only by this bridge: the server redirected a visit, and native decides where to show the new location.
            proposeRedirect(visit, response) {
              post("visitProposed", {
                location: href(visit.redirectedToLocation), action: "replace", response: answer(response),
                redirectedVisit: visits.token(visit)
              })
            },

            formSubmissionStarted(submission) {
              formUnderWay = submission
              isPageOutdated = form(submission).method !== "get"
              post("formSubmissionStarted", form(submission))
            },
            // A submission has failed only if there was no response. A response of any status counts.
            formSubmissionFinished(submission) {
              if (formUnderWay === submission) formUnderWay = null
              const { error, fetchResponse } = submission.result ?? {}
              const statusCode = fetchResponse?.statusCode ?? 0
              post("formSubmissionFinished", { ...form(submission), hasFailed: Boolean(error), statusCode })
            },

            pageInvalidated(reason) {
              // As Turbo does in a browser. The page may render a snapshot and the response before native loads it again.
              if (!isInvalidated) {
                const event = new CustomEvent("turbo:reload", { bubbles: true, composed: true, detail: reason })
                document.documentElement.dispatchEvent(event)
              }
              isInvalidated = true
              post("pageInvalidated", { reason: reason?.reason ?? "" })
            },

            linkPrefetchingIsEnabledForLocation() { return false }
          }
          return adapter
        }
        """#

    static let bridge = #"""
        // Makes the native app the adapter of Turbo or Turbolinks. Runs in the main frame, at the end of the document.
        // All messages to native are sent by `post`. All functions that native calls are on `window.turboNative`.
        //
        // `key` is a secret that each message contains: a frame of another origin can reach the message handler, but can't
        // read the key. `parts` has the functions of the bridge's other files.
        (key, parts) => {
          if (window.turboNative) return

          // Distinguishes this document from the previous and the next one.
          const documentID = Math.floor(Math.random() * 1e9)
          // Turbo or Turbolinks, once one of them is loaded.
          let engine = null
          // What waits for a frame, which a hidden page doesn't draw.
          const waiting = new Set()
          addEventListener("visibilitychange", () => { for (const act of [...waiting]) act() })

          const post = (name, data = {}) =>
            window.webkit.messageHandlers.turbo.postMessage({ key, name, data })

          const bridge = {
            documentID,
            get engine() { return engine },
            post,

            // Changes of the DOM are on screen after two frames. A hidden page draws no frames.
            afterFrame(action) {
              const act = () => { if (waiting.delete(act)) action() }
              waiting.add(act)
              // WebKit reports the title to the app one turn of the event loop after the document changes.
              if (document.hidden) return setTimeout(act)
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
          const input = parts.input(
            post, () => engine?.restorationIdentifier, (field) => engine?.caches(field) === true)
          const positions = parts.positions(bridge)
          const offline = parts.offline(bridge)
          const entries = parts.entries(post)
          const adapter = parts.adapter({
            bridge, visits, input, positions, offline, entries, consumeLinkTitle: parts.links()
          })
          window.turboNative = parts.native({ bridge, visits, input, positions, setHeaders: parts.headers() })

          window.addEventListener("error", (event) => {
            post("errorRaised", { message: `${event.message} (${event.filename}:${event.lineno})` })
          })

          const begin = () => {
            if (engine) return
            engine = engines.find((engine) => engine.isThere()) ?? null
            if (!engine) return
            try {
              engine.register(adapter)
              engine.keepSnapshots?.(() => input.leftURLs)
            } catch (error) {
              engine = null
              post("errorRaised", { message: `the page's Turbo doesn't accept an adapter: ${error}` })
              return
            }
            // Sent before `pageLoaded`, because the frames may take longer on a busy machine than the app waits for Turbo.
            post("turboStarted")
            offline.check()
            bridge.afterFrame(() => post("pageLoaded", { ...bridge.pageState(), document: documentID }))
          }

          // A library that is loaded after the end of the document may miss its load event. So this waits for its global
          // variable.
          const awaitLibrary = (name) => Object.defineProperty(window, name, {
            configurable: true,
            get: () => undefined,
            set(value) {
              Object.defineProperty(window, name, { configurable: true, enumerable: true, writable: true, value })
              setTimeout(begin)
            }
          })

          // Whether a script of the page mentions a library. It may still be loading, or have failed.
          const isMentioned = () => [...document.scripts].some((script) => /turbo/i.test(script.src || script.textContent))

          // Whether the page has any script that could load a library. Script elements with data don't count.
          const hasScripts = () =>
            [...document.scripts].some(({ type }) => !type || type === "module" || /(java|ecma)script/i.test(type))

          begin()
          if (!engine) {
            for (const event of ["turbo:load", "turbolinks:load", "load"]) addEventListener(event, begin)
            for (const name of ["Turbo", "Turbolinks"]) if (!window[name]) awaitLibrary(name)
            post("turboNotStarted", { isMentioned: isMentioned(), hasScripts: hasScripts() })
          }
        }
        """#

    static let components = #"""
        // The page's side of the bridge between components. Runs in the main frame, at the start of the document, before the
        // web library is loaded. The object here is the library's adapter. Both generations of the library call the same
        // functions: `window.Strada` before 1.2, `window.HotwireNative` since.
        () => {
          if (window.nativeBridge) return

          // The components of the screen; null until native has sent them.
          let names = null
          // The web library, once its adapter is set.
          let library = null
          // The actions of native that wait for the library.
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
            // The value on Linux too, because pages written for Hotwire Native's iOS apps check it.
            platform: "ios",

            get supportedComponents() { return names ?? [] },
            supportsComponent(name) { return this.supportedComponents.includes(name) },

            // A message from the page.
            receive(message) { post(message) },

            setComponents(components) {
              names = components
              connect()
            },

            // A reply: the library calls the callback of the message's sender.
            replyWith(message) { whenConnected(() => library.receive(message)) },

            // A message that isn't a reply: the page has no callback for it.
            tell(message) {
              whenConnected(() => document.dispatchEvent(new CustomEvent("native-bridge:message", { detail: message })))
            }
          }

          document.addEventListener("web-bridge:ready", connect)
          post("ready")
        }
        """#

    static let entries = #"""
        // The entries of the history that belong to the page's screen. WebKit keeps one list for all screens of a session, in which the
        // entry before the screen's own belongs to another screen, or to none that is left.
        //
        // The page, a frame and a jump to a part of the page add entries of their own, to which a script can go back as in a
        // browser. Beyond them, native goes back by screens.
        (post) => {
          // The position among the screen's own entries, and that of the last one.
          let position = 0
          let last = 0
          // The position that a script has requested; null for none.
          let requested = null

          const { pushState, go } = History.prototype

          const didPush = () => { last = position += 1 }

          const traverse = (delta) => {
            const target = (requested ?? position) + delta
            if (target < 0) return post("wentBack", { screens: -target })
            // There is nothing ahead of the last screen.
            if (target > last) return
            requested = target
            go.call(history, delta)
          }

          const replace = (name, action) => {
            const original = History.prototype[name]
            History.prototype[name] = function (...values) {
              // The history of a frame's document has entries of its own.
              return this === history ? action(...values) : original.apply(this, values)
            }
          }
          replace("pushState", (...values) => {
            pushState.apply(history, values)
            didPush()
          })
          replace("go", (delta) => Number(delta) ? traverse(Math.trunc(delta)) : go.call(history))
          replace("back", () => traverse(-1))
          replace("forward", () => traverse(1))

          // Before the listeners of the page. A jump to a part of the page adds an entry without a state.
          addEventListener("popstate", ({ state }) => {
            if (requested !== null) {
              position = requested
              requested = null
            } else if (state === null) didPush()
          }, true)

          return {
            // The page belongs to another screen, whose first entry is the current one.
            begin() {
              position = last = 0
              requested = null
            }
          }
        }
        """#

    static let headers = #"""
        // Adds the app's headers to each request of Turbo or Turbolinks. Returns the function that sets the headers.
        () => {
          let headers = {}

          addEventListener("turbo:before-fetch-request", ({ detail: { fetchOptions, url } }) => {
            // Turbo builds before 7.1 don't pass the URL.
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
        // Reports the input in the page that the server doesn't have.
        //
        // `historyEntry` returns the identifier of the page in the history. `caches` returns whether the library's clone of the
        // page contains the input of a field.
        (post, historyEntry, caches) => {
          // The fields that the user has edited, with their forms.
          const edited = new Map()
          // The content of editable elements before the user edited them. They have no default value.
          const originals = new WeakMap()
          // The pages that the user left with unsaved input, by their entries in the history.
          const left = new Map()
          const watched = new WeakSet()
          let told = "saved"

          const isChanged = (field) => {
            // Before the rest, because an editor may have such properties too. Their format isn't that of its content.
            if (field.isContentEditable) return field.innerHTML !== originals.get(field)
            if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked
            if (field.type === "file") return field.files.length > 0
            if (field.options) return isChosen(field)
            // A host of a closed shadow root has no value to compare.
            return field.defaultValue === undefined || field.value !== field.defaultValue
          }

          // A list without a preselected option starts with its first option.
          const isChosen = (list) => {
            const options = [...list.options]
            const chosen = options.filter((option) => option.defaultSelected)
            const first = chosen.length || list.multiple ? chosen : options.slice(0, 1)
            return options.some((option) => option.selected !== first.includes(option))
          }

          // A field in a frame stays connected to the document of the frame.
          const isInPage = (field) => field.isConnected && field.ownerDocument.defaultView !== null

          // A clone contains neither chosen files nor shadow roots and documents of frames.
          const isCached = (field) => field.type !== "file" && field.getRootNode() === document && caches(field)

          const isCacheable = () => {
            const policy = document.querySelector("meta[name=turbo-cache-control], meta[name=turbolinks-cache-control]")
            return policy?.content !== "no-cache"
          }

          const state = () => {
            for (const field of edited.keys()) if (!isInPage(field)) edited.delete(field)
            const changed = [...edited.keys()].filter(isChanged)
            if (changed.length === 0) return "saved"
            return isCacheable() && changed.every(isCached) ? "inSnapshot" : "inPage"
          }

          const tell = () => {
            const current = state()
            if (current === told) return
            told = current
            post("inputChanged", { isUnsaved: current !== "saved", isInSnapshot: current === "inSnapshot" })
          }

          // A form with the method GET, such as a search, changes nothing on the server.
          const saves = (form) => (form?.getAttribute?.("method") ?? "get").toLowerCase() !== "get"

          // An event in a shadow root has its host as the target.
          const pathOf = (event) => event.composedPath().filter((node) => node.closest)

          const fieldOf = (path) => path[0]?.isContentEditable ? path[0].closest("[contenteditable]") : path[0]

          const formOf = (field, path) => field.form ?? path.find((node) => node.localName === "form")

          const onInput = (event) => {
            const path = pathOf(event)
            const field = fieldOf(path)
            const form = field && formOf(field, path)
            if (!form || !saves(form)) return
            edited.set(field, form)
            tell()
          }

          // An editor may handle keys itself, without input events.
          const onFocus = (event) => {
            const path = pathOf(event)
            const field = fieldOf(path)
            const form = field?.isContentEditable && formOf(field, path)
            if (!form || !saves(form) || originals.has(field)) return
            originals.set(field, field.innerHTML)
            edited.set(field, form)
          }

          // Called before the event has changed the fields.
          const onChange = () => { if (edited.size) setTimeout(tell) }

          const formWasAccepted = (accepted) => {
            const fields = [...edited.keys()].filter((field) => edited.get(field) === accepted)
            for (const field of fields) {
              if (originals.has(field)) originals.set(field, field.innerHTML)
              edited.delete(field)
            }
            if (fields.length) tell()
          }

          const onSubmitEnd = ({ target, detail }) => { if (detail.success && saves(target)) formWasAccepted(target) }

          const listeners = [
            [onInput, "input", "change"],
            [onFocus, "focusin", "keydown", "beforeinput"],
            [onChange, "keyup", "paste", "drop", "cut", "click", "reset", "trix-change", "lexxy:change"],
            [onSubmitEnd, "turbo:submit-end"]
          ]

          // Watches a document, and those of its frames that have the same origin.
          const watch = (page) => {
            if (!page || watched.has(page)) return
            watched.add(page)
            for (const [listener, ...names] of listeners) {
              for (const name of names) page.addEventListener(name, listener, true)
            }
            page.addEventListener("load", ({ target }) => watch(target.contentDocument), true)
            for (const frame of page.querySelectorAll("iframe, frame")) watch(frame.contentDocument)
          }
          watch(document)

          // Finds the fields of a page from a snapshot that the user had edited.
          const findEdited = ({ isFormatted }) => {
            for (const form of [...document.forms].filter(saves)) {
              for (const field of form.elements) {
                if (/^(input|select|textarea)$/.test(field.localName) && isChanged(field)) edited.set(field, form)
              }
              if (!isFormatted) continue
              for (const field of form.querySelectorAll("[contenteditable]")) {
                originals.set(field, null)
                edited.set(field, form)
              }
            }
          }

          return {
            // Called at the end of a submission, or for the proposal of its response: either may be first.
            formWasAccepted,

            // Called before another page is rendered over this one. Turbo caches it then.
            pageWillChange() {
              const entry = historyEntry()
              if (!entry || state() !== "inSnapshot") return
              const isFormatted = [...edited.keys()].some((field) => field.isContentEditable && isChanged(field))
              left.set(entry, { url: location.href, isFormatted })
            },

            // Called after a page was rendered. If it is from a snapshot, it may have the input that the user left.
            pageDidRender() {
              const returned = left.get(historyEntry())
              if (returned) findEdited(returned)
              for (const [entry, { url }] of left) if (url === location.href) left.delete(entry)
              told = null
              if (returned || edited.size) tell()
            },

            // The URLs of pages whose snapshots contain unsaved input.
            get leftURLs() { return [...left.values()].map(({ url }) => url) },

            forgetLeft() { left.clear() }
          }
        }
        """#

    static let links = #"""
        // Provides a title for a page, from the link that leads to it, until the page has its own. Returns a function that
        // returns, once, the name of the link that was clicked last, or an empty string if that link leads elsewhere.
        () => {
          let clickedLink = null
          addEventListener("click", ({ target }) => {
            const link = target.closest?.("a[href]")
            clickedLink = link && { href: link.href, name: nameOf(link) }
          }, true)

          // The first visible line or table cell that contains letters: a row may have a number before its name, and details
          // after it.
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
            // A longer text, such as that of a card, isn't a name.
            return link?.href === location && link.name.length <= 60 ? link.name : ""
          }
        }
        """#

    static let native = #"""
        // The functions that native calls in the page.
        ({ bridge, visits, input, positions, setHeaders }) => {
          // A call may arrive in a later document than the one it was made for.
          const expect = (document) => {
            if (document !== undefined && document !== bridge.documentID) throw new Error("the page was replaced")
          }

          const reportFrame = (number, document) => {
            expect(document)
            bridge.afterFrame(() => bridge.post("frameShown", { number }))
          }

          return {
            // In a later document, this visit has been cancelled or will be made again.
            visit(token, location, options, restorationIdentifier, document) {
              expect(document)
              const complete = visits.completeOptions(location, options)
              visits.start(token, () => bridge.engine.startVisit(location, restorationIdentifier ?? undefined, complete))
            },

            visitInPage(token, location, document) {
              expect(document)
              visits.startInPage(token, location, (options) =>
                bridge.engine.startVisit(location, bridge.engine.restorationIdentifier ?? undefined, options))
            },

            cancel(token) {
              const visit = bridge.engine.currentVisit
              if (visit && visits.token(visit) === token) bridge.engine.cancel(visit)
            },

            // Corrects Turbo's history: the page on screen belongs to this location. Called after a redirect, and when the user
            // returns to a page that a later visit didn't replace.
            adopt(location, restorationIdentifier, number, document) {
              reportFrame(number, document)
              bridge.engine.adopt(location, restorationIdentifier || undefined)
            },

            // Restores the scroll position after the user has returned to a screen and its page was loaded again.
            scrollBack(page, token) {
              positions.scrollBack(page)
              bridge.afterFrame(() => bridge.post("visitRendered", { token, ...bridge.pageState() }))
            },

            setPosition(page, x, y) {
              positions.set(page, x, y)
              bridge.engine?.setPosition(page, { x, y })
            },

            clearSnapshotCache(keepsInput) {
              if (!keepsInput) input.forgetLeft()
              bridge.engine.clearCache()
            },

            setHeaders,
            reportFrame
          }
        }
        """#

    static let offline = #"""
        // Reports that the server can't be reached while the site's worker answers. Its answers don't show that by themselves.
        (bridge) => {
          let isLeaving = false
          addEventListener("pagehide", () => { isLeaving = true })
          addEventListener("pageshow", () => { isLeaving = false })

          // Workers leave this method to the network. Any response counts.
          const reaches = (url) =>
            fetch(url, { method: "HEAD", cache: "no-store", redirect: "manual" }).then(() => true, () => false)

          return {
            // `data` identifies the visit that was answered.
            async check(data = {}) {
              const url = navigator.serviceWorker?.controller?.scriptURL
              if (!url) return
              // A request fails too if the app stops a load at the same time, so one of two has to succeed.
              const isReached = await reaches(url) || await reaches(url)
              if (!isReached && !isLeaving) bridge.post("serverUnreachable", data)
            }
          }
        }
        """#

    static let positions = #"""
        // Stores the scroll positions and the focused links of the pages in the history. Turbo keeps the positions only until
        // its document is replaced, and loses the focus when it renders a page.
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

          // The elements that look like another one: of a list's links with the same target, the user has tapped one.
          const twins = (name, target) => [...document.getElementsByTagName(name)].filter((twin) => targetOf(twin) === target)
          const targetOf = (element) => element.id || element.getAttribute("href") || element.getAttribute("name") || ""

          // Not of a field: its page may open suggestions when it gets the focus.
          const focus = () => {
            const element = document.activeElement
            if (!element || element.isContentEditable || element.matches("body, input, textarea, select")) return []
            const [name, target] = [element.localName, targetOf(element)]
            return [name, target, twins(name, target).indexOf(element)]
          }

          // Waits until the user has stopped scrolling.
          let reporting = null
          const report = () => {
            clearTimeout(reporting)
            reporting = null
            const page = bridge.engine?.restorationIdentifier
            if (page) bridge.post("scrolled", { page, x: scrollX, y: scrollY })
          }
          addEventListener("scroll", () => {
            clearTimeout(reporting)
            reporting = setTimeout(report, 300)
          }, { passive: true })

          const save = () => {
            if (reporting !== null) report()
            const page = bridge.engine?.restorationIdentifier
            if (!page) return
            positions.delete(page)
            positions.set(page, [scrollX, scrollY, ...focus()])
          }

          addEventListener("pagehide", () => {
            save()
            try {
              sessionStorage.setItem(positionsName, JSON.stringify([...positions].slice(-maximumPositions)))
            } catch {
              // The page's storage may be full or unavailable.
            }
          })

          // Focuses the element that had the focus when the user left the page.
          const focusBack = (page) => {
            const position = positions.get(page)
            if (!Array.isArray(position)) return
            const [, , name, target, index] = position
            if (typeof name !== "string") return
            const found = twins(name, target)
            const element = found[index] ?? found[0]
            element?.focus({ preventScroll: true })
          }

          const scrollBack = (page) => {
            const position = positions.get(page)
            if (!Array.isArray(position)) return
            focusBack(page)
            scrollTo(...position.slice(0, 2))
            const reached = scrollY
            if (document.readyState === "complete" || Math.abs(reached - position[1]) <= 1) return
            // The page grows while its images are loading.
            addEventListener("load", () => { if (scrollY === reached) scrollTo(...position.slice(0, 2)) }, { once: true })
          }

          return {
            save,
            focusBack,
            scrollBack,

            // Sets the position of a page that another document showed. One that is known already is newer.
            set(page, x, y) { if (!positions.has(page)) positions.set(page, [x, y]) }
          }
        }
        """#

    static let scriptMonitor = #"""
        // Reports which scripts of a page could not be loaded. Runs in the main frame at the start of the document, before any
        // script can fail, in the content world of taps.js. A page whose scripts all load sends nothing.
        //
        // NB: if a module can't load an import, WebKit sends the error event to the element of the module. If that has no URL,
        // the URL of Turbo in its text is used.
        () => {
          const told = new Set()
          const inText = (text) => text.slice(0, 10000).match(/https?:[^"'`\s]{0,400}turbo[^"'`\s]{0,100}/i)?.[0] ?? ""
          const address = (element) => {
            if (element instanceof HTMLScriptElement) return element.src || inText(element.text)
            return element instanceof HTMLLinkElement && element.rel === "modulepreload" ? element.href : ""
          }
          addEventListener("error", ({ isTrusted, target }) => {
            const url = isTrusted ? address(target).slice(0, 500) : ""
            // A page may have any number of failing scripts.
            if (!url || told.has(url) || told.size >= 10) return
            told.add(url)
            window.webkit?.messageHandlers.turboScripts?.postMessage(url)
          }, true)
        }
        """#

    static let taps = #"""
        // Reports the user's clicks and keys. Runs in all frames, in its own content world: scripts of the page can't post
        // messages there, and can't create trusted events.
        //
        // NB: `click` isn't reliable. WebKit also trusts clicks that it creates from a script's key event or its click on a
        // label.
        () => {
          // Runs before the page's own handlers, so that native receives the tap before its consequences.
          const tell = ({ isTrusted, type, key }) => {
            if (!isTrusted || (type === "keydown" && key !== "Enter" && key !== " ")) return
            window.webkit?.messageHandlers.turboTaps?.postMessage(type)
          }
          for (const name of ["mouseup", "keydown", "contextmenu"]) addEventListener(name, tell, true)
        }
        """#

    static let turbo = #"""
        // The bridge's interface to Turbo 7 and 8. turbolinks.js has the same functions.
        () => {
          const turbo = {
            isThere() { return Boolean(window.Turbo) },
            register(adapter) {
              const { navigator } = window.Turbo
              // Turbo sets this at the end of the document, which it misses if its script was loaded late.
              navigator.view.lastRenderedLocation ??= new URL(window.location)
              window.Turbo.registerAdapter(adapter)
              // Builds before 8.0.13 prefetch the page of a link under the pointer without asking the adapter.
              addEventListener("turbo:before-prefetch", (event) => event.preventDefault(), true)
              addEventListener("turbo:load", () => {
                if (turbo.currentVisit) turbo.loaded.add(turbo.currentVisit)
              })
              turbo.markRefreshes(window.Turbo.session)
            },

            // Newer builds copy the choice of a list into the clone that they cache, and empty passwords.
            caches(field) {
              turbo.clone ??= String(window.Turbo.navigator.view.snapshot.clone)
              if (field.type === "password") return !turbo.clone.includes("password")
              return !field.options || turbo.clone.includes("selectedOptions")
            },

            // Turbo clears its cache after each form. The pages with unsaved input stay in it.
            keepSnapshots(urls) {
              const cache = window.Turbo.navigator.view.snapshotCache
              if (!cache?.clear) return
              const { clear } = cache
              cache.clear = () => {
                const locations = urls().map((url) => new URL(url)).filter((location) => cache.has(location))
                const snapshots = locations.map((location) => cache.get(location))
                clear.call(cache)
                locations.forEach((location, index) => cache.put(location, snapshots[index]))
              }
            },

            // Marks refreshes during the call that makes them, because their visits look like those of a link to the same page.
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
              // The setter creates `refresh` from `debouncedRefresh`.
              const { pageRefreshDebouncePeriod } = session
              if (name === "debouncedRefresh") session.pageRefreshDebouncePeriod = pageRefreshDebouncePeriod
              const request = session.refresh
              session.refresh = (...options) => turbo.isLeaving ? undefined : request.apply(session, options)
            },

            // Whether another page is being visited. The history has its URL already, unlike in a browser, so that a refresh of
            // this page would become one of the other.
            get isLeaving() {
              const visit = turbo.currentVisit
              const page = (location) => location?.href.split("#")[0]
              return visit?.state === "started" && page(visit.location) !== page(window.Turbo.navigator.view.lastRenderedLocation)
            },

            isRefreshing: false,

            // Compares the locations too, because a script of the page may propose another visit during a refresh.
            refreshes(location, { action, response }) {
              return turbo.isRefreshing && action === "replace" && !response &&
                  location.href.split("#")[0] === window.location.href.split("#")[0]
            },

            // Whether the page on screen has this URL. A visit that replaces it ignores the fragment: it is a refresh.
            shows(location, { action }) {
              const compared = (url) => action === "replace" ? url?.href.split("#")[0] : url?.href
              return [window.Turbo.navigator.location, window.location].map(compared).includes(compared(location))
            },

            // Turbo 7.1 changes the history only with the visit that it proposes for a frame.
            identifierForFrame: ({ restorationIdentifier, updateHistory }) =>
              restorationIdentifier ?? (updateHistory === false ? turbo.restorationIdentifier : undefined),

            // The page has the URL that a frame has given it, under which it is cached. Turbo knows this only if the response of
            // the frame has the same assets as the page, but turbo-rails answers frames without any.
            didShow(location) { window.Turbo.navigator.view.lastRenderedLocation = location },

            // Gives the history the URL of a running visit again, after a frame has changed it.
            keepLocation({ location, restorationIdentifier }) {
              window.Turbo.navigator.history.replace(location, restorationIdentifier)
            },

            get currentVisit() { return window.Turbo.navigator.currentVisit },
            get restorationIdentifier() { return window.Turbo.navigator.restorationIdentifier },

            // Visits that have ended with `turbo:load`.
            loaded: new WeakSet(),

            // Turbo doesn't keep the response of a visit.
            responses: new WeakMap(),
            header(visit, name) { return turbo.responses.get(visit)?.header(name) ?? null },

            // Turbo reads the response after the request has ended, and doesn't report an error that interrupts it.
            watch(visit, breakOff) {
              for (const name of ["requestSucceededWithResponse", "requestFailedWithResponse"]) {
                const read = visit[name]
                visit[name] = async (...answer) => {
                  if (answer[1]?.header) turbo.responses.set(visit, answer[1])
                  try {
                    return await read.apply(visit, answer)
                  } catch (error) {
                    if (visit.state === "started" && !visit.response) breakOff()
                    throw error
                  }
                }
              }
              // Renders a page only if nothing has replaced it while it waited for its frame: Turbo 8.0.0 to 8.0.4 also render
              // the page of a cancelled visit, and the preview over the page that arrived meanwhile.
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
              // Turbo treats a visit to the URL that it rendered last as a jump within the page: it renders nothing, and the
              // visit never ends. But that page belongs to another screen, or a cancelled visit was rendered over it.
              if (navigator.locationWithActionIsSamePage?.(url, options.action)) {
                navigator.view.lastRenderedLocation = new URL("about:blank")
              }
              navigator.startVisit(url, restorationIdentifier, options)
              const visit = navigator.currentVisit
              // Turbo 7.1 doesn't have this option.
              if (options.shouldCacheSnapshot === false && visit && !("shouldCacheSnapshot" in visit)) visit.cacheSnapshot = () => {}
            },

            // Later builds of Turbo 8 propose every jump within the page, others change the history themselves. The browser's own
            // jump adds an entry, sets the target of CSS and the focus, and sends `hashchange`.
            jumpsTo(location, { action, response, ...options }) {
              const [page, anchor] = location.href.split(/#(.*)/s)
              const [currentPage, currentAnchor] = window.location.href.split(/#(.*)/s)
              // A link may be tapped twice. A script that visits exactly the page's URL wants to load the page. Since Turbo 7.2
              // links set `acceptsStreamResponse`.
              const isLink = "acceptsStreamResponse" in options || window.event?.target.closest?.("a")?.href === location.href
              const isJump = action !== "replace" && (isLink || anchor !== currentAnchor)
              const jumps = !response && anchor !== undefined && page === currentPage && isJump
              if (jumps) window.location.assign(location.href)
              return jumps
            },

            adopt(location, restorationIdentifier) {
              const { navigator } = window.Turbo
              const visit = navigator.currentVisit
              navigator.history.replace(new URL(location), restorationIdentifier)
              navigator.view.lastRenderedLocation = new URL(location)
              // Since 7.2, Turbo waits for the visit that follows the redirect, but none follows here.
              if (visit?.followedRedirect && !turbo.loaded.has(visit)) navigator.visitCompleted(visit)
              if (visit) turbo.cancel(visit)
            },

            // Turbo scrolls a page to which the user returns.
            setPosition(page, scrollPosition) {
              const { restorationData } = window.Turbo.navigator.history
              if (restorationData) restorationData[page] ??= { scrollPosition }
            },

            // Turbo removes these attributes only with the next visit, and doesn't refresh a page that has a current visit.
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
        // The bridge's interface to Turbolinks 5.2, with the same functions as turbo.js. Turbolinks supports neither forms nor
        // visits with a response, renders without asking the adapter, and detects redirects by a header that few servers send.
        () => {
          const turbolinks = {
            isThere() { return Boolean(window.Turbolinks?.controller) },

            get currentVisit() { return window.Turbolinks.controller.currentVisit },
            get restorationIdentifier() { return window.Turbolinks.controller.restorationIdentifier },

            register(adapter) {
              const { controller } = window.Turbolinks
              // Turbolinks sets this at the end of the document, which it misses if its script was loaded late.
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

            header(visit, name) { return visit.request?.xhr?.getResponseHeader(name) ?? null },

            setPosition(page, scrollPosition) { window.Turbolinks.controller.restorationData[page] ??= { scrollPosition } },

            startVisit(location, restorationIdentifier, { action, response }) {
              const { controller, Location } = window.Turbolinks
              this.response = response
              controller.startVisitToLocationWithAction(Location.wrap(location), action, restorationIdentifier)
            },

            // Completes a visit that has a response without a request.
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

            jumpsTo(location) {
              const { controller, Location } = window.Turbolinks
              const isSamePage = location.anchor != null &&
                  location.requestURL === Location.wrap(window.location).requestURL
              if (isSamePage) controller.scrollToAnchor(location.anchor)
              return isSamePage
            },

            refreshes() { return false },

            shows() { return false },

            caches: (field) => !field.options,

            adopt(location, restorationIdentifier) {
              const { controller, uuid } = window.Turbolinks
                controller.currentVisit?.cancel()
                controller.replaceHistoryWithLocationAndRestorationIdentifier(location, restorationIdentifier ?? uuid())
                controller.lastRenderedLocation = controller.location
            },

            cancel(visit) { visit.cancel() },

            // NB: the global clearCache() throws in Debian's build, because that has two objects named Turbolinks.
            clearCache() { window.Turbolinks.controller.clearCache() }
          }
          return turbolinks
        }
        """#

    static let visits = #"""
        // The visits that native starts. Messages identify a visit by native's token.
        () => {
          // Native's tokens by the library's visit identifiers.
          const tokens = new Map()
          let startingToken = null
          let isStartingInPage = false
          // The library's options of the last proposal. Native gets only the action and the response, and the page the rest:
          // whether the former page is cached, how a refresh is rendered, functions of frames.
          let kept = null
          // The visits that stay in the page, on its screen.
          const inPage = new WeakSet()

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

            // Adds the options of the page's proposal to those of native's visit, once. Those about the history are native's.
            completeOptions(location, options) {
              if (kept?.location !== location || Boolean(kept.options.response) !== Boolean(options.response)) return options
              const { historyChanged, updateHistory, restorationIdentifier, referrer, ...proposed } = kept.options
              kept = null
              return { ...proposed, ...options }
            },

            // Starts a visit that stays in the page, with all options of its proposal.
            startInPage(token, location, begin) {
              isStartingInPage = true
              try {
                start(token, () => begin(kept?.location === location ? kept.options : { action: "replace" }))
              } finally {
                isStartingInPage = false
              }
            },

            // Whether the visit that is being started stays in the page.
            get isStartingInPage() { return isStartingInPage },

            keepOptions(location, options) { kept = { location: location.href ?? String(location), options } },

            didStart(visit) {
              if (startingToken !== null) tokens.set(visit.identifier, startingToken)
              startingToken = null
              if (isStartingInPage) inPage.add(visit)
            },

            // null for a visit that native did not start.
            token: (visit) => tokens.get(visit.identifier) ?? null,

            isInPage: (visit) => inPage.has(visit)
          }
        }
        """#
}
