// Written by maintenance/embed, from the files in the folder JavaScript.

/// The scripts of this module. Each is a function expression.
enum JavaScript {
    static let adapter = #"""
        // The adapter: the functions that Turbo and Turbolinks call. They send messages to native.
        ({ bridge, visits, input, kept, positions, offline, entries, answers, signIn, consumeLinkTitle }) => {
          const { post } = bridge
          const href = (location) => location.href ?? location.absoluteURL ?? String(location)
          const about = (visit) => ({ token: visits.token(visit) })

          const isHistorical = (location) =>
            /\/(recede|refresh|resume)_historical_location$/.test(new URL(href(location)).pathname)

          const forbidsStoring = (cacheControl) => /\bno-store\b/i.test(cacheControl ?? "")

          // The URLs of responses that the server doesn't allow to be stored. Turbo keeps no headers of the response to a form.
          const unstored = new Set()
          addEventListener("turbo:before-fetch-response", ({ detail: { fetchResponse } }) => {
            const change = forbidsStoring(fetchResponse.header("Cache-Control")) ? "add" : "delete"
            unstored[change](fetchResponse.location.href)
          }, true)

          const answer = (response, location) => {
            if (!response) return undefined
            const { statusCode, redirected, responseHTML } = response
            const isStored = unstored.has(href(location)) ? false : undefined
            const requestIDs = [...bridge.engine.requestIDs ?? []]
            return { statusCode, redirected: redirected === true, responseHTML: responseHTML ?? null, isStored, requestIDs }
          }

          // Before Turbo 8 a method is a number.
          const methods = ["get", "post", "put", "patch", "delete"]
          const form = (submission) => ({
            location: href(submission.location),
            method: String(methods[submission.method] ?? submission.method ?? "get").toLowerCase()
          })

          // Turbo's status for an answer that isn't a page. Native downloads it as a file, unless it has no content or isn't a
          // success: then native gets the status of the answer.
          const contentTypeMismatch = -2
          // Native's status for a visit that ends in the page.
          const handledByPage = -3
          const isFile = (visit) => {
            const { engine } = bridge
            const isEmpty = engine.header(visit, "Content-Length") === "0" && !engine.header(visit, "Content-Disposition")
            const status = engine.status(visit) ?? 200
            return status >= 200 && status <= 299 && status !== 204 && status !== 205 && !isEmpty
          }

          // The body of the page that a visit leaves, until the next one is rendered, which may keep it; or the empty one of a
          // page that has ended.
          let formerBody = null
          addEventListener("turbo:render", () => { formerBody = null }, true)

          // Turbo 7.2 to 8.0.0 follow a redirect without calling `visitCompleted`. Other versions call it before or after.
          const completed = new WeakSet()
          const complete = (visit) => {
            if (completed.has(visit)) return
            completed.add(visit)
            formerBody = null
            post("visitCompleted", {
              ...about(visit), ...bridge.pageState(), restorationIdentifier: visit.restorationIdentifier
            })
          }

          const leaveToPage = (visit) => {
            if (visits.token(visit) === null) return
            post("visitRequestFailed", { ...about(visit), location: href(visit.location), statusCode: handledByPage })
          }

          // The methods that fetch repeats if the server redirects with 302. Where a redirect ended in an error, this is why.
          // Extensions of Turbo change the method right before the request.
          const repeated = ["DELETE", "PUT", "PATCH"]
          const requests = new WeakMap()
          addEventListener("turbo:before-fetch-request", ({ target, detail }) => requests.set(target, detail.fetchOptions))
          const checkRedirect = ({ formElement }, { redirected, statusCode, response }) => {
            const method = String(requests.get(formElement)?.method ?? "").toUpperCase()
            if (!redirected || statusCode < 400 || !repeated.includes(method)) return
            post("methodRepeated", { location: response.url, method })
          }

          // The form that the page is submitting. A visit would cancel the submission.
          let formUnderWay = null
          // Whether the screen of the page is gone, which ends once the form has.
          let isLeft = false
          // The options of a refresh that was proposed meanwhile; null for none.
          let refreshAfterForm = null
          // Whether the last form can change data on the server, so that its page is out of date.
          let isPageOutdated = false

          // Turbo tells the adapter nothing of a form in a frame.
          addEventListener("turbo:submit-end", ({ detail: { formSubmission, success } }) => {
            const isInFrame = formSubmission && formSubmission !== formUnderWay
            if (success && isInFrame && form(formSubmission).method !== "get") post("frameFormAccepted")
          }, true)

          const proposeRefresh = (location, options) => {
            if (formUnderWay) {
              refreshAfterForm = options
              return
            }
            visits.keepOptions(location, options, { isRefresh: true })
            post("refreshProposed", { location: href(location) })
          }

          // Whether the whole document has to be loaded again.
          let isInvalidated = false

          // The visit that native has started and that is still running.
          const nativeVisit = () => {
            const visit = bridge.engine?.currentVisit
            return visit?.state === "started" && visits.token(visit) !== null ? visit : null
          }

          // Whether native makes a visit that leads to another screen.
          const isLeaving = () => {
            const visit = nativeVisit()
            return visit !== null && !visits.isInPage(visit)
          }

          // Turbo has rendered the frame and changed the history. The visit that it proposes only caches the former page.
          const visitForFrame = (location, options) => {
            const visit = nativeVisit()
            // In a browser the frame would cancel the page that the user has requested meanwhile. That page keeps its URL.
            if (visit) return bridge.engine.keepLocation(visit)
            // The frame shows the server's error. A visit would replace the page with it.
            if (options.response?.statusCode >= 400) {
              bridge.engine.didShow(new URL(window.location))
              return post("visitRendered", { token: null, ...bridge.pageState() })
            }
            bridge.engine.startVisit(location, bridge.engine.identifierForFrame(options), options)
          }

          // Whether what runs now belongs to the page that native's visit leaves, and that is still in the document.
          const isOfFormerPage = () => isLeaving() && document.body === formerBody

          // The page on screen, and not one that is being loaded, has this URL.
          const isOwn = (location, options) => !isLeaving() && bridge.engine.shows(location, options, input.isTyping)

          // A script proposes a visit while the page has unsaved input, and not in a click, whose user may be asked.
          const isPolling = () => input.isUnsaved && window.event?.type !== "click"

          // A form leads to its page again while that has other input, such as what was typed since.
          const keepsInput = (location, options) =>
            Boolean(options.response) && bridge.engine.keepsInput && input.isUnsaved && isOwn(location, options) &&
              location.pathname + location.search === window.location.pathname + window.location.search &&
              kept.isPossible(options.response.responseHTML)

          // A page may ask the user itself before it is left. The answer is about the visit that follows.
          let isConfirmed = false
          const { confirm } = window
          window.confirm = (...texts) => {
            const answer = Reflect.apply(confirm, window, texts)
            if (window.event?.type === "turbo:before-visit") isConfirmed = answer
            return answer
          }
          addEventListener("turbo:before-visit", () => { isConfirmed = false }, true)
          const takeConfirmation = () => {
            const wasConfirmed = isConfirmed
            isConfirmed = false
            return wasConfirmed
          }

          // A refresh that would discard input waits until that is saved.
          const awaitSaving = (visit) => {
            visits.awaitSaving(visit)
            bridge.engine.cancel(visit)
            post("refreshWaits", { ...about(visit), location: href(visit.location) })
          }

          const adapter = {
            visitProposedToLocation(location, options = {}) {
              const { engine } = bridge
              if (engine.jumpsTo(location, options)) return
              if (engine.refreshes(location, options, isPolling)) return proposeRefresh(location, options)
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
              // The page handles the redirect of a form itself.
              const { type, target, detail } = window.event ?? {}
              if (type === "turbo:before-fetch-response" && target.localName === "form" && detail.fetchResponse.succeeded) {
                input.formWasAccepted(target)
              }
              const isRefresh = keepsInput(location, options)
              visits.keepOptions(location, options, { isRefresh })
              post("visitProposed", {
                location: href(location), action: options.action ?? "advance", response: answer(options.response, location),
                isOwn: isOwn(location, options), keepsInput: isRefresh || undefined,
                isOfFormerPage: isOfFormerPage() || undefined, isConfirmed: takeConfirmation() || undefined,
                linkTitle: consumeLinkTitle(href(location)),
                signsIn: signIn.isIn(options.response?.responseHTML) || undefined
              })
            },

            visitStarted(visit) {
              const isShown = formerBody === null
              formerBody = document.body
              isLeft = false
              positions.save()
              if (!visits.isStartingInPage && visit.willRender !== false) input.pageWillChange()
              visits.didStart(visit)
              const isOfScreen = visits.token(visit) !== null && !visits.isInPage(visit)
              // The page may have changed its URL itself, and the user returns to that. A visit that didn't get far has left
              // another in the history.
              if (isShown && isOfScreen) bridge.engine.didShow(new URL(window.location))
              bridge.engine.watch?.(
                visit, () => adapter.visitRequestFailedWithStatusCode(visit, 0),
                (isDrawn) => isDrawn ? complete(visit) : leaveToPage(visit))
              post("visitStarted", { ...about(visit), hasCachedSnapshot: visit.hasCachedSnapshot() })
              visit.issueRequest()
              if (isOfScreen) entries.begin(bridge.engine.restorationIdentifier, visit, () => visit.changeHistory())
              else visit.changeHistory()
              // A visit with a response renders it in the next frame. Loading a snapshot would cancel that for good. Before
              // Turbo 8, a snapshot would be rendered for a refresh, too, without the user's input.
              if (!visit.response && !visits.isRefresh(visit)) visit.loadCachedSnapshot()
            },

            visitRequestStarted(visit) { post("visitRequestStarted", about(visit)) },

            visitRequestCompleted(visit) {
              const copy = bridge.engine.header(visit, "X-Offline-Copy")
              if (forbidsStoring(bridge.engine.header(visit, "Cache-Control"))) post("pageNotStored", about(visit))
              post("visitRequestCompleted", { ...about(visit), copy })
              if (copy === null) offline.check(about(visit))
              const target = visit.redirectedToLocation
              const { responseHTML = visit.response } = visit.response ?? {}
              if (responseHTML?.trim?.() === "") {
                return adapter.visitRequestFailedWithStatusCode(visit, bridge.engine.status(visit) ?? 200)
              }
              const isWord = target && isHistorical(target)
              const leaves = target && visits.isInPage(visit)
              if (visits.isRefresh(visit) && input.isUnsaved && (leaves || !kept.isPossible(visit.response.responseHTML))) {
                return awaitSaving(visit)
              }
              if (!isWord && !leaves) return visit.loadResponse()
              // A historical location is a command for the app, not a page. Turbo wouldn't find the app's scripts in it, and
              // would reload the whole document. The page that a visit in the page leads to may belong on another screen.
              const { response } = visit
              bridge.engine.cancel(visit)
              adapter.proposeRedirect(visit, isWord ? undefined : response)
            },

            visitRequestFailedWithStatusCode(visit, statusCode) {
              if (statusCode !== 0 && visits.isRefresh(visit) && input.isUnsaved) return awaitSaving(visit)
              const contentType = bridge.engine.header(visit, "Content-Type")
              if (statusCode === contentTypeMismatch && !isFile(visit)) statusCode = bridge.engine.status(visit)
              // The page that leads to it by itself stays, and may offer it without a second request.
              const fail = () =>
                post("visitRequestFailed", { ...about(visit), location: href(visit.location), statusCode, contentType })
              const tell = (file) => post("visitFileReceived", { ...about(visit), file, contentType })
              const mayOffer = statusCode === contentTypeMismatch && visit.action === "replace"
              if (!mayOffer || !answers.offerIfSmall(bridge.engine.response?.(visit), tell, fail)) fail()
            },

            visitRequestFinished(visit) {
              post("visitRequestFinished", about(visit))
              if (bridge.engine.isHandledByPage?.(visit)) leaveToPage(visit)
            },

            visitRendered(visit) {
              if (visit.willRender === false) bridge.engine.didShow(visit.location)
              if (visits.isDelayed(visit)) return
              if (visit.action === "restore") {
                positions.focusBack(bridge.engine.restorationIdentifier)
                bridge.engine.wakeFrames?.()
              }
              if (visit.response && visit.willRender !== false) visits.takeWaiting()
              bridge.afterFrame(() => {
                post("visitRendered", { ...about(visit), ...bridge.pageState() })
                input.pageDidRender({ isRestored: visit.action === "restore" })
              })
              // A form that the page sends while it is rendered cancels its visit, which Turbo then doesn't complete.
              if (visit.state === "canceled") complete(visit)
            },

            visitCompleted(visit) { complete(visit) },

            visitFailed(visit) {
              post("visitRequestFailed", { ...about(visit), location: href(visit.location), statusCode: -2 })
            },

            // Called only by this bridge: the server redirected a visit, and native decides where to show the new location.
            proposeRedirect(visit, response) {
              post("visitProposed", {
                location: href(visit.redirectedToLocation), action: "replace",
                response: answer(response, visit.redirectedToLocation),
                redirectedVisit: visits.token(visit), signsIn: signIn.isIn(response?.responseHTML) || undefined
              })
            },

            // Pages call it without a form, to show Turbo's progress bar.
            formSubmissionStarted(submission) {
              if (!submission?.location) return
              formUnderWay = submission
              isPageOutdated = form(submission).method !== "get"
              post("formSubmissionStarted", form(submission))
            },
            // A submission has failed only if there was no response. A response of any status counts.
            formSubmissionFinished(submission) {
              if (!submission?.location) return
              if (formUnderWay === submission) formUnderWay = null
              const { error, fetchResponse = answers.responseTo(submission) } = submission.result ?? {}
              const statusCode = fetchResponse?.statusCode ?? 0
              const redirect = fetchResponse?.redirected &&
                { isRedirected: true, isPage: Boolean(fetchResponse.isHTML), target: href(fetchResponse.location) }
              post("formSubmissionFinished", { ...form(submission), hasFailed: Boolean(error), statusCode, ...redirect })
              if (fetchResponse) checkRedirect(submission, fetchResponse)
              if (fetchResponse?.redirected) visits.takeWaiting()
              // Whether the page shows the answer is known after the next frame.
              if (isLeft) setTimeout(() => bridge.afterFrame(() => setTimeout(() => isLeft && adapter.leave())))
              const refresh = refreshAfterForm
              refreshAfterForm = null
              if (!refresh || answers.isShown(submission)) return adapter.repeatRefresh()
              // Another form may begin now, and then the refresh follows that.
              setTimeout(() => { if (!isLeaving()) proposeRefresh(window.location, refresh) })
            },

            // Called only by this bridge: the page has no unsaved input anymore. A form that is redirected brings a new page.
            repeatRefresh() {
              if (formUnderWay || input.isUnsaved) return
              const options = visits.takeWaiting()
              if (options) proposeRefresh(window.location, options)
            },

            // Called only by this bridge: the screen of the page is gone. The page ends as with a visit in a browser, so that
            // its elements, components, sounds and connections do.
            leave() {
              isLeft = true
              if (formUnderWay) return
              isLeft = false
              bridge.engine.didShow(new URL("about:blank"))
              formerBody = document.body = document.createElement("body")
            },

            // Called only by this bridge.
            isLeaving, isOfFormerPage,

            // Called only by this bridge: the page has added or replaced an entry of the history itself.
            historyChanged() {
              if (!nativeVisit()) post("visitRendered", { token: null, ...bridge.pageState() })
            },

            pageInvalidated(reason) {
              const visit = bridge.engine.currentVisit
              bridge.engine.keepPosition?.(visit)
              if (visits.isRefresh(visit) && input.isUnsaved) return awaitSaving(visit)
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

    static let answers = #"""
        // Handles the answers to forms that Turbo drops, because they aren't pages: a file is offered as a download, and native
        // reports any other, unless the page handles it itself.
        (bridge, input) => {
          const { post } = bridge
          let count = 0
          // Turbo keeps no answer that it doesn't show.
          const responses = new WeakMap()

          addEventListener("turbo:submit-start", ({ detail: { formSubmission } }) => {
            count += 1
            post("formSent", { form: count, location: String(formSubmission.location) })
            watch(formSubmission, count)
          }, true)

          // An answer that a stream or the page takes over doesn't arrive here.
          const watch = (submission, form) => {
            for (const name of ["requestSucceededWithResponse", "requestFailedWithResponse"]) {
              const receive = submission[name]
              submission[name] = (request, response) => {
                responses.set(submission, response)
                if (isAttachment(response)) {
                  // Turbo would show an attachment that is HTML, and report any other as an error.
                  submission.result = { success: true, fetchResponse: response }
                  // The page may take it itself when the submission has ended.
                  setTimeout(() => response.response.bodyUsed || offer(response, announce(form)))
                  return undefined
                }
                const reaction = awaitReaction(submission, response)
                const result = receive.call(submission, request, response)
                settle(submission, response, form, reaction)
                return result
              }
            }
          }

          // A link in a frame that leads to a file.
          addEventListener("turbo:before-fetch-response", (event) => {
            const { target, detail: { fetchResponse } } = event
            const { succeeded, isHTML } = fetchResponse
            const isData = succeeded && !isHTML && !isStream(fetchResponse) && hasContent(fetchResponse)
            const isFile = isAttachment(fetchResponse) || isData
            if (event.defaultPrevented || target.localName !== "turbo-frame" || !isFile) return
            event.preventDefault()
            offer(fetchResponse)
          })

          const announce = (form) => (file) => post("formFileReceived", { form, file })

          const disposition = (response) => response.header("Content-Disposition") ?? ""

          const isAttachment = (response) => response.succeeded && /^\s*attachment\b/i.test(disposition(response))

          // Turbo renders it in its own listener, which may be called later.
          const isStream = (response) => /^text\/vnd\.turbo-stream\.html\b/i.test(response.header("Content-Type") ?? "")

          const hasContent = ({ statusCode }) => statusCode !== 204 && statusCode !== 205

          // The server has done or noted what the form asks for, and only says so. The page may learn more by a stream.
          const isAcknowledgment = ({ statusCode }) => statusCode === 201 || statusCode === 202

          // Whether Turbo shows the answer, or visits the page to which it leads. It sets no result for a page that isn't the
          // target of a redirect, and gets no answer that a stream or the page takes over.
          const isShown = (submission) => {
            const response = responses.get(submission)
            if (!submission.result || !response?.isHTML || isAttachment(response)) return false
            return hasContent(response) && response.header("Content-Length") !== "0"
          }

          const settle = async (submission, response, form, reaction) => {
            if (await reaction || !hasContent(response) || isAcknowledgment(response)) return
            const html = response.isHTML ? (await response.responseHTML).trim() : ""
            if (html && isShown(submission)) return
            if (response.succeeded && !response.isHTML && await offer(response, announce(form))) return
            // Rails answers so to what is saved at each change, as a switch: `head :ok`.
            if (response.statusCode === 200 && !html) return input.formWasAcknowledged(submission.formElement)
            post("formAnswerNotShown", { location: response.location.href, statusCode: response.statusCode })
          }

          // Whether the page reads the answer, changes, or visits another page until it would be visible.
          const awaitReaction = ({ formElement, submitter }, { isHTML, response }) => {
            let hasReacted = false
            const react = () => { hasReacted = true }
            const isOfTurbo = ({ type, attributeName, target, removedNodes }) =>
              type === "attributes" ? /^(aria-busy|busy|disabled)$/.test(attributeName)
                : submitter?.contains(target) || [...removedNodes].includes(formElement)
            const observer = new MutationObserver((changes) => { if (!changes.every(isOfTurbo)) react() })
            observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
            addEventListener("turbo:before-visit", react)
            // Turbo itself reads only pages.
            if (!isHTML) {
              response.clone = () => {
                react()
                return Response.prototype.clone.call(response)
              }
            }
            // After `turbo:submit-end`.
            return new Promise((done) => setTimeout(() => bridge.afterFrame(() => {
              observer.disconnect()
              removeEventListener("turbo:before-visit", react)
              done(hasReacted || response.bodyUsed)
            })))
          }

          // The server has done its work, so the file isn't requested again. Native downloads it from the page, after `tell`
          // has announced it. Returns whether there is any content.
          const offer = async (response, tell) => {
            const content = await response.response.blob()
            if (!content.size && !isAttachment(response)) return false
            const file = URL.createObjectURL(content)
            tell?.(file)
            const link = document.createElement("a")
            Object.assign(link, { href: file, download: fileName(response) }).click()
            setTimeout(() => URL.revokeObjectURL(file), 60_000)
            return true
          }

          const fileName = (response) => {
            const [, encoded] = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition(response)) ?? []
            const [, quoted, plain] = /filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/i.exec(disposition(response)) ?? []
            const name = decoded(encoded) ?? utf8(quoted?.replace(/\\(.)/g, "$1") ?? plain)
            return name || decoded(response.location.pathname.split("/").pop()) || "file"
          }

          const decoded = (text) => {
            try {
              return text && decodeURIComponent(text)
            } catch {
              return undefined
            }
          }

          // A header is read as Latin-1, but servers send UTF-8.
          const utf8 = (text) => {
            try {
              return text && new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(text, (c) => c.charCodeAt(0)))
            } catch {
              return text
            }
          }

          // Larger files are written to disk as they arrive, by a request of native's. The visit's deadline runs meanwhile.
          const maximumInPage = 1_000_000

          return {
            isShown,

            // undefined if none has arrived.
            responseTo: (submission) => responses.get(submission),

            // Offers a file, unless it is too large. `tell` is called before, with its URL, or `fail` if it doesn't arrive.
            offerIfSmall(response, tell, fail) {
              const isSmall = Number(response?.header("Content-Length") || Infinity) <= maximumInPage
              if (!isSmall || response.header("Content-Encoding")) return false
              offer(response, tell).then((isOffered) => { if (!isOffered) fail() }, fail)
              return true
            }
          }
        }
        """#

    static let attributeOf = #"""
        // What a form is sent with, by the event "submit": an attribute of its button, or else its own. A field can replace the
        // form's property of that name.
        ({ target: form, submitter }, name) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? ""
        """#

    static let bridge = #"""
        // Makes the native app the adapter of Turbo or Turbolinks. Runs in the main frame, at the end of the document, in pages
        // of the app's own sites: native reads no message of others, which work as in a browser.
        // All messages to native are sent by `post`. All functions that native calls are on `window.turboNative`.
        //
        // `key` is a secret that each message contains: a frame of another origin can reach the message handler, but can't
        // read the key. `own` lists the app's own origins, as `OwnOrigins.patterns` describes. `parts` has the functions of the
        // bridge's other files.
        (key, own, parts) => {
          if (window.turboNative) return
          const isOwn = ({ origin }) => own.some((pattern) => {
            const [scheme, domain] = pattern.split("//*")
            return domain === undefined ? origin === pattern : origin.startsWith(scheme) && origin.endsWith(domain)
          })
          if (!isOwn(location)) return
          // NB: WebKitGTK also runs the scripts of a page in the windows that it opens. Turbo works there as in a browser.
          if (window.opener && window.opener.window === window.opener) return

          // Distinguishes this document from the previous and the next one.
          const documentID = Math.floor(Math.random() * 1e9)
          // Turbo or Turbolinks, once one of them is loaded.
          let engine = null
          // What waits for a frame, which a hidden page doesn't draw.
          const waiting = new Set()
          addEventListener("visibilitychange", () => { for (const act of [...waiting]) act() })

          const post = (name, data = {}) => {
            visits.keepText(data.location)
            window.webkit.messageHandlers.turbo.postMessage({ key, name, data })
          }

          const visits = parts.visits()
          const signIn = parts.signIn({ post, attributeOf: parts.attributeOf, isUnsaved: () => input.isUnsaved })
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

            pageState() {
              const { title, controls, badges } = signals.take()
              return {
                location: window.location.href,
                title,
                restorationIdentifier: engine.restorationIdentifier ?? "",
                signsIn: signIn.isOn(document) || undefined,
                loadsDocuments: engine.loadsDocuments || undefined,
                controls: controls.length ? controls : undefined,
                badges: badges.length ? badges : undefined
              }
            }
          }

          const signals = parts.signals({
            changed: () => post("signalsChanged", bridge.pageState()), isLeaving: () => adapter.isLeaving()
          })

          const engines = [parts.turbo(), parts.turbolinks()]
          const input = parts.input({
            post, historyEntry: () => engine?.restorationIdentifier, caches: (field) => engine?.caches(field) === true,
            requests: parts.requests, attributeOf: parts.attributeOf, didSave: () => adapter.repeatRefresh(),
            loadsDocuments: () => engine?.loadsDocuments === true
          })
          const kept = parts.kept({
            fieldsToKeep: () => input.fieldsToKeep, isRefreshing: () => visits.isRefresh(engine?.currentVisit)
          })
          const positions = parts.positions(bridge)
          const offline = parts.offline(bridge)
          const entries = parts.entries({
            post, attributeOf: parts.attributeOf, isNativeClick: () => signals.isClicking,
            isOfFormerPage: () => adapter.isOfFormerPage()
          })
          const answers = parts.answers(bridge, input)
          const adapter = parts.adapter({
            bridge, visits, input, kept, positions, offline, entries, answers, signIn, consumeLinkTitle: parts.links()
          })
          window.turboNative = parts.native({
            bridge, adapter, visits, input, positions, entries, signIn, signals, setHeaders: parts.headers()
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
              engine.keepSnapshots?.(() => input.leftURLs)
            } catch (error) {
              engine = null
              post("errorRaised", { message: `the page's Turbo doesn't accept an adapter: ${error}` })
              return
            }
            // Sent before `pageLoaded`, because the frames may take longer on a busy machine than the app waits for Turbo.
            post("turboStarted")
            signals.start()
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
          // NB: WebKitGTK also runs the scripts of a page in the windows that it opens.
          if (window.opener && window.opener.window === window.opener) return

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
            replyWith(message) {
              window.turboNative?.userDidAct()
              whenConnected(() => library.receive(message))
            },

            // A message that isn't a reply: the page has no callback for it.
            tell(message) {
              window.turboNative?.userDidAct()
              whenConnected(() => document.dispatchEvent(new CustomEvent("native-bridge:message", { detail: message })))
            }
          }

          document.addEventListener("web-bridge:ready", connect)
          post("ready")
        }
        """#

    static let entries = #"""
        // The entries of the history that belong to the page's screen. WebKit keeps one list for all screens of a session, in
        // which the entry before the screen's own belongs to another screen, or to none that is left.
        //
        // The page, a frame and a jump to a part of the page add entries of their own, to which a script can go back as in a
        // browser. Beyond them, native goes back by screens.
        //
        // `isNativeClick` returns whether native clicks an element for the user; `isOfFormerPage` whether the page on screen is
        // one that a visit leaves. The history belongs to the next screen then.
        ({ post, attributeOf, isNativeClick, isOfFormerPage }) => {
          // The current entry, counted from the first one of this document.
          let entry = 0
          // The entries of the screen, and the position of the current one among them.
          let own = [entry]
          let position = 0
          // The position that a script has requested; null for none.
          let requested = null
          // The number of entries in WebKit's list, which has no more than its maximum, and the jumps in the page since then.
          const { get: lengthOf } = Object.getOwnPropertyDescriptor(History.prototype, "length")
          const length = () => lengthOf.call(history)
          let count = length()
          let jumps = 0
          const maximum = 100
          // The entries of the screens that the user has left, and the page's own state of the last one, by the identifiers of
          // their last visits.
          const left = new Map()

          // An analytics script may have put functions of its own before those.
          const { pushState, replaceState, go } = history

          const push = (number) => {
            const added = Array.from({ length: number }, (_, index) => entry + index + 1)
            own = [...own.slice(0, position + 1), ...added]
            position += number
            entry += number
          }

          // A jump to where the page already is, and one that replaces its entry, add none. Only the length of WebKit's list
          // tells, unless as many entries were ahead as there were jumps. It is asked for only when it is needed: a page can
          // make many jumps, and WebKit answers from another process.
          const settle = () => {
            if (!jumps) return
            const ahead = own.length - 1 - position
            const more = length() - count
            const added = more === 0 ? (jumps >= ahead ? ahead : 0) : more + ahead
            const number = count >= maximum ? jumps : Math.min(Math.max(added, 0), jumps)
            if (number) push(number)
            jumps = 0
            count = length()
          }

          const traverse = (delta) => {
            settle()
            const target = (requested ?? position) + delta
            if (target < 0) {
              post("wentBack", { screens: -target })
              return true
            }
            // There is nothing ahead of the last screen.
            if (target >= own.length) return false
            const former = own[requested ?? position]
            requested = target
            go.call(history, own[target] - former)
            return true
          }

          const replace = (name, action) => {
            const original = History.prototype[name]
            Reflect.deleteProperty(history, name)
            let isActing = false
            History.prototype[name] = function (...values) {
              // The history of a frame's document has entries of its own. The function of a script may call this one.
              if (this !== history || isActing) return original.apply(this, values)
              isActing = true
              try {
                return action(...values)
              } finally {
                isActing = false
              }
            }
          }
          // A page asks whether it can go back. WebKit's list doesn't have the screen below, if that is another session's.
          const canGoBack = () => {
            settle()
            const { nativeContext, nativeCanGoBack } = document.documentElement.dataset
            return position > 0 || nativeContext === "modal" || nativeCanGoBack !== undefined
          }
          Object.defineProperty(History.prototype, "length", {
            configurable: true, enumerable: true,
            get() { return this === history && canGoBack() ? Math.max(2, length()) : lengthOf.call(this) }
          })
          // Whether the library changes the history for a visit that begins.
          let isBeginning = false
          const belongsToNext = () => !isBeginning && isOfFormerPage()
          replace("replaceState", (...values) => { if (!belongsToNext()) replaceState.apply(history, values) })
          replace("pushState", (...values) => {
            if (belongsToNext()) return
            settle()
            pushState.apply(history, values)
            count = Math.min(maximum, count - (own.length - 1 - position) + 1)
            push(1)
          })
          replace("go", (delta) => Number(delta) ? traverse(Math.trunc(delta)) : go.call(history))
          replace("back", () => traverse(-1))
          replace("forward", () => traverse(1))

          // The Navigation API goes through the same list. Safari has had it since 26.2.
          const { navigation } = window
          const went = (delta) => {
            const result = traverse(delta)
              ? new Promise((done) =>
                navigation.addEventListener("currententrychange", () => done(navigation.currentEntry), { once: true }))
              : Promise.reject(new DOMException("There is no such entry", "InvalidStateError"))
            return { committed: result, finished: result }
          }
          if (navigation) {
            const { traverseTo } = navigation
            Object.defineProperty(navigation, "canGoBack", { configurable: true, get: canGoBack })
            navigation.back = () => went(-1)
            navigation.forward = () => went(1)
            navigation.traverseTo = (key, options) => {
              const { index } = navigation.entries().find((one) => one.key === key) ?? {}
              const delta = index - navigation.currentEntry.index
              // The page gets the error for an unknown entry, and nothing happens for the current one.
              return delta ? went(delta) : traverseTo.call(navigation, key, options)
            }
          }

          // A page to which a link with `target=_blank` led is a screen. Its button closes that.
          window.close = () => {
            const { type, isTrusted } = window.event ?? {}
            if (isNativeClick() || isTrusted && /^(click|keydown)$/.test(type)) post("wentBack", { screens: 1 })
          }

          // Before the listeners of the page. A jump to a part of the page adds an entry without a state.
          addEventListener("popstate", ({ state }) => {
            if (requested !== null) {
              position = requested
              entry = own[position]
              requested = null
            } else if (state === null) jumps += 1
          }, true)

          // WebKit replaces a page that leads to another one at once, but doesn't tell native. It looks at each element that is
          // added to the head, also by a visit.
          const announceRedirect = () => {
            const { content = "" } = document.querySelector("meta[http-equiv=refresh i]") ?? {}
            const [, seconds, address] = /^\s*([\d.]+)\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(content) ?? []
            if (!address || seconds > 1) return
            // Unlike that of a URL, the setter of a link accepts any text.
            post("redirectAnnounced", { location: Object.assign(document.createElement("a"), { href: address }).href })
          }
          announceRedirect()
          // A script's `location.replace()`. Safari has this since version 26.2.
          navigation?.addEventListener("navigate", ({ navigationType, destination: { sameDocument, url } }) => {
            if (navigationType === "replace" && !sameDocument) post("redirectAnnounced", { location: url })
          })
          if (document.head) new MutationObserver(announceRedirect).observe(document.head, { childList: true })

          // Native can't tell a search of another site from a form of the app that is redirected there, such as a sign-in.
          addEventListener("submit", (event) => {
            const value = (name) => attributeOf(event, name)
            const { href, origin } = Object.assign(document.createElement("a"), { href: value("action") })
            const isSearch = !/^(post|dialog)$/i.test(value("method")) && origin !== location.origin
            const staysInWindow = /^(_self|_top|_parent)?$/i.test(value("target"))
            if (isSearch && staysInWindow && !event.defaultPrevented) post("searchSent", { location: href })
          })

          // The user has returned to a screen with entries of its own, the last of which is now the current one.
          const resume = (identifier) => {
            settle()
            const { entries, state } = left.get(identifier) ?? {}
            if (!entries) return
            left.delete(identifier)
            own = [...entries.slice(0, -1), entry]
            position = own.length - 1
            if (state) replaceState.call(history, { ...state, ...history.state }, "")
          }

          // Without what the library has written: Turbo and Turbolinks name it after themselves.
          const stateOfPage = () => {
            const { state } = history
            if (!state || Object.getPrototypeOf(state) !== Object.prototype) return null
            const entries = Object.entries(state).filter(([name]) => !/^turbo(links)?$/.test(name))
            return entries.length ? Object.fromEntries(entries) : null
          }

          return {
            resume,

            // A visit leads from the page with an identifier to another screen. `changeHistory` adds an entry for it, or
            // replaces the current one.
            begin(former, { restorationIdentifier, action }, changeHistory) {
              settle()
              const [entries, state] = [own.slice(0, position + 1), stateOfPage()]
              isBeginning = true
              try {
                changeHistory()
              } finally {
                isBeginning = false
              }
              if (former && (entries.length > 1 || state)) left.set(former, { entries, state })
              if (left.size > maximum) left.delete(left.keys().next().value)
              own = [entry]
              position = 0
              requested = null
              if (action === "restore") resume(restorationIdentifier)
            }
          }
        }
        """#

    static let headers = #"""
        // Adds the app's headers to each request of Turbo or Turbolinks. Returns the function that sets the headers.
        () => {
          let headers = {}

          // The attributes of the document, which native has set, say where it is shown.
          const { nativeContext, nativeTab } = document.documentElement.dataset
          const context = {}
          if (nativeContext) context["Native-Context"] = nativeContext
          if (nativeTab) context["Native-Tab"] = encodeURI(nativeTab)

          addEventListener("turbo:before-fetch-request", ({ detail: { fetchOptions, url } }) => {
            // Turbo builds before 7.1 don't pass the URL.
            if (!url || new URL(url, document.baseURI).origin === location.origin) {
              Object.assign(fetchOptions.headers, context, headers)
            }
          }, true)
          addEventListener("turbolinks:request-start", ({ data: { xhr } }) => {
            for (const [name, value] of Object.entries({ ...context, ...headers })) xhr.setRequestHeader(name, value)
          })

          return (values) => { headers = values }
        }
        """#

    static let input = #"""
        // Reports the input in the page that the server doesn't have.
        //
        // `historyEntry` returns the identifier of the page in the history. `caches` returns whether the library's clone of the
        // page contains the input of a field. `didSave` is called when the page has no unsaved input anymore. `loadsDocuments`
        // returns whether the next page replaces the document, and the clones with it.
        ({ post, historyEntry, caches, requests, attributeOf, didSave, loadsDocuments }) => {
          // The fields that the user has edited, with their forms; null for a field without one.
          const edited = new Map()
          // The first values of fields that have no default value, or whose default value is what the user wrote.
          const originals = new WeakMap()
          // What the user wrote last in a field, its default value then, and its first value. A script may make what the user
          // writes the default value.
          const written = new WeakMap()
          // The values that the server has, or that the page has declared as saved.
          const saved = new WeakMap()
          // The last submission of each form, and the forms that the server has accepted, until the user edits them again.
          const submissions = new WeakMap()
          const accepted = new WeakSet()
          // The forms that Turbo sends, until the server has answered.
          const underWay = new WeakSet()
          // What the fields of a form contained when it was sent, until the server has answered.
          const sentValues = new WeakMap()
          // The pages that the user left with unsaved input, by their entries in the history.
          const left = new Map()
          const watched = new WeakSet()
          // What lists and the fields that the user doesn't see contained before the user did anything in their forms. Scripts
          // write into them what is chosen elsewhere: a value without a default, or one option in the place of all others.
          const unseen = new WeakMap()
          // The form that was submitted last without Turbo and scripts of the page, and the one whose data were asked for last:
          // that is all that a script's `submit()` tells.
          let sent = null
          let asked = null
          // The forms that the server has rejected, by their pages' entries in the history and by their actions, with the first
          // values of the fields that the user has edited.
          const rejected = new Map()
          // Whether another page is being visited.
          let isLeaving = false
          let told = "saved"
          // Whether the user has done something on the page.
          let isTouched = false

          const isList = (field) => field.localName === "select"

          // A field may have the name of such a property.
          const elementsOf = (form) => Array.from(form.elements?.[Symbol.iterator] ? form.elements : [])

          const isToggle = (field) => field.type === "checkbox" || field.type === "radio"

          // An editor that was emptied keeps a paragraph or a line break, or not.
          const contents = "img, video, audio, table, hr, input"
          const isEmptyEditor = (field) => !field.textContent.trim() && !field.querySelector(contents)

          // CodeMirror takes what is typed out of its field.
          const isEditor = (field) => field.isContentEditable || Boolean(field.CodeMirror)

          // Editors mark the line or the element at the cursor.
          const cursors = new RegExp([
            ' data-mce-[\\w-]+="[^"]*"', ' data-trix-mutable(="[^"]*")?',
            " ?(ck-[\\w-]*selected|ProseMirror-selectednode|cm-activeLine\\w*)"
          ].join("|"), "g")

          // undefined for a host of a closed shadow root.
          const valueOf = (field) => {
            if (field.CodeMirror) return field.CodeMirror.getValue()
            // Before the rest, because an editor may have such properties too. Their format isn't that of its content.
            if (field.isContentEditable) {
              return isEmptyEditor(field) ? "" : field.innerHTML.replace(cursors, "").replaceAll(' class=""', "")
            }
            if (isToggle(field)) return field.checked
            if (field.type === "file") return [...field.files].map(({ name, size }) => `${name} ${size}`).join("\n")
            if (isList(field)) return choiceOf([...field.selectedOptions])
            return field.value
          }

          const defaultOf = (field) => {
            if (isToggle(field)) return field.defaultChecked
            if (field.type === "file") return ""
            if (isList(field)) return defaultChoiceOf(field)
            return field.defaultValue ?? null
          }

          // A list without a preselected option starts with its first option.
          const defaultChoiceOf = (list) => {
            const options = [...list.options]
            const chosen = options.filter((option) => option.defaultSelected)
            return choiceOf(chosen.length || list.multiple ? chosen : options.slice(0, 1))
          }

          // Scripts put the chosen options in another place.
          const choiceOf = (options) => JSON.stringify(options.map(({ value }) => value).sort())

          const firstOf = (field) => {
            if (originals.has(field) || isEditor(field)) return originals.get(field)
            const current = defaultOf(field)
            const { first, ...known } = written.get(field) ?? {}
            return Object.values(known).includes(current) ? first : current
          }

          const isChanged = (field) => {
            const value = valueOf(field)
            return value !== firstOf(field) && !(saved.has(field) && saved.get(field) === value)
          }

          // A field in a frame stays connected to the document of the frame.
          const isInPage = (field) => field.isConnected && field.ownerDocument.defaultView !== null

          // A clone contains neither chosen files nor shadow roots and documents of frames. Turbo 8 empties passwords in it: a
          // web app wants them to be typed again, as after a page that a browser loads again.
          const isCached = (field) =>
            field.type !== "file" && !field.CodeMirror && field.getRootNode() === document && caches(field)

          const isCacheable = () => {
            const policy = document.querySelector("meta[name=turbo-cache-control], meta[name=turbolinks-cache-control]")
            return policy?.content !== "no-cache" && !loadsDocuments()
          }

          // A form with the method GET, such as a search, changes nothing on the server. One with the method "dialog" gives its
          // input to the page.
          const saves = (form) => {
            const methods = [form?.getAttribute?.("method")]
            for (const button of form?.querySelectorAll?.("[formmethod]") ?? []) methods.push(button.getAttribute("formmethod"))
            return methods.some((method) => !["get", "dialog"].includes((method ?? "get").toLowerCase()))
          }

          const isText = (field) => field.localName === "textarea" || (field.localName === "input" && !isToggle(field) &&
              !/^(button|submit|reset|image|hidden|file|range|color)$/.test(field.type))

          // A date outside of forms chooses what the page shows.
          const isTime = ({ type }) => /^(date|time|month|week|datetime-local)$/.test(type)

          const has = (field, pattern, ...names) => names.some((name) => pattern.test(field.getAttribute(name) ?? ""))

          // A search changes nothing, also without a form.
          const isSearch = (field) => field.type === "search" || field.closest("[role=search], search") !== null ||
              /^(searchbox|combobox)$/.test(field.getAttribute("role")) || field.enterKeyHint === "search" ||
              has(field, /(^|[^a-z])(q|query|search|filter)([^a-z]|$)/i, "id", "name", "class") ||
              has(field, /^\W*(search|filter)\b/i, "placeholder", "aria-label")

          // A script sends the form, or what is typed outside of forms: it has neither a method nor an address.
          const isOfScript = (form) => !form?.hasAttribute?.("method") && !form?.querySelector?.("[formmethod]") &&
              /^(#.*|javascript:.*)?$/.test(form?.getAttribute?.("action") ?? "")

          // Whether what the user does in a field would be lost with it.
          const counts = (field, form) =>
            saves(form) ||
              (isOfScript(form) && (field.isContentEditable || (isText(field) && !isTime(field))) && !isSearch(field))

          const isHidden = (element) => !element.getClientRects().length

          const nameOf = (field) => field.id || field.getAttribute("name")

          const actionOf = (form) => form.getAttribute("action")

          const rejectedHere = () => rejected.get(historyEntry())

          // A rejected form comes back with the input as its default values, by Turbo or by a stream. Another page may come in
          // its place: the next step, or an error.
          const rejectedForms = () => [...document.forms].filter((form) => rejectedHere()?.has(actionOf(form)))

          const findRejected = () => {
            for (const form of rejectedForms()) {
              const firsts = rejectedHere().get(actionOf(form))
              for (const field of form.elements) {
                if (!firsts.has(nameOf(field)) || edited.has(field)) continue
                originals.set(field, firsts.get(nameOf(field)))
                edited.set(field, form)
              }
            }
          }

          // A form may be only a button.
          const hasInput = (form) => form.querySelector("[contenteditable]") !== null ||
              [...form.elements].some(({ type }) => !/^(hidden|submit|button|reset|image|fieldset|output)$/.test(type))

          const isSentBack = () => rejectedForms().some((form) => saves(form) && hasInput(form) && !isClosed(form))

          const changedFields = () => {
            for (const field of edited.keys()) if (!isInPage(field)) edited.delete(field)
            findRejected()
            return [...edited.keys()].filter(isChanged)
          }

          // The user has closed a dialog without sending its form. Opened again, it may have its input. The page may hide it
          // in its own way, and its parts may have a place though it has none itself.
          const isClosed = (field) => {
            const dialog = field.closest("dialog, [role=dialog], [aria-modal]")
            if (!dialog || underWay.has(edited.get(field) ?? field)) return false
            return dialog.matches("dialog:not([open])") || [dialog, ...dialog.children].every(isHidden)
          }

          const isUnsaved = (field) => counts(field, edited.get(field)) && !isClosed(field)

          const unsavedFields = () => changedFields().filter(isUnsaved)

          const state = () => {
            const unsaved = unsavedFields()
            if (unsaved.length === 0 && !isSentBack()) return "saved"
            return isCacheable() && unsaved.every(isCached) ? "inSnapshot" : "inPage"
          }

          // Turbo replaces a permanent element that a stream contains with its clone.
          const cloneOf = (field) => {
            const { id } = field.closest("[data-turbo-permanent][id]") ?? {}
            const fields = (id && document.getElementById(id)?.querySelectorAll("*")) || []
            return [...fields].find((one) => one.localName === field.localName && nameOf(one) === nameOf(field))
          }

          // What leaves the page with its frame, by a stream or by a script, isn't unsaved anymore. A visit replaces the body.
          let body = null
          const isReplaced = () => /^in/.test(told) && document.body !== body
          const checkRemovals = () => {
            const removed = [...edited.keys()].filter((field) => !isInPage(field))
            if (told === "saved" || !(removed.length || rejectedHere()) || document.body !== body) return
            for (const [field, clone] of removed.map((field) => [field, cloneOf(field)])) {
              if (!clone) continue
              originals.set(clone, firstOf(field))
              edited.set(clone, clone.form ?? null)
            }
            tell()
          }
          // Turbo takes permanent elements out of the page for a moment.
          const removals = new MutationObserver(() => setTimeout(checkRemovals))
          const watchRemovals = () => {
            if (document.body === body) return
            body = document.body
            removals.disconnect()
            removals.observe(body, { childList: true, subtree: true })
          }

          const tell = () => {
            const current = state()
            if (current !== "saved") watchRemovals()
            if (current === told) return
            told = current
            post("inputChanged", { isUnsaved: current !== "saved", isInSnapshot: current === "inSnapshot" })
            if (current === "saved") didSave()
          }

          // Nothing was told of a page that has been rendered since, and nothing in it is unsaved.
          const tellAgain = () => { if (told !== null) tell() }

          // An event in a shadow root has its host as the target.
          const pathOf = (event) => event.composedPath().filter((node) => node.closest)

          const fieldOf = (path) => path.find((node) => node.CodeMirror) ??
              (path[0]?.isContentEditable ? path[0].closest("[contenteditable]") : path[0])

          // An editor may be the document of a frame in the form.
          const formOf = (field, path) => field.form ?? path.find((node) => node.localName === "form") ??
              field.ownerDocument.defaultView?.frameElement?.closest("form")

          const isWrittenByScripts = (field) => field.type === "hidden" || isList(field)

          const isUnseen = (field) => field.type === "hidden" || (isText(field) && isHidden(field))

          const remember = (form) => {
            if (!form?.elements || unseen.has(form)) return
            const fields = elementsOf(form).filter((field) => isList(field) || isUnseen(field))
            unseen.set(form, new Map(fields.map((field) => [field, valueOf(field)])))
          }

          const writtenIn = (form) =>
            [...unseen.get(form) ?? []]
              .filter(([field, value]) => !isList(field) && field.isConnected && valueOf(field) !== value)

          const onAct = ({ isTrusted }) => { isTouched ||= isTrusted }
          const onBeforeRender = () => { if (isLeaving) isTouched = false }

          // What scripts write into a page before the user has done anything there is what it starts with.
          const isOfPage = ({ isTrusted }, field) =>
            !isTrusted && !isTouched && !edited.has(field) && field.getRootNode().activeElement !== field

          const onInput = (event) => {
            const path = pathOf(event)
            const field = fieldOf(path)
            if (!field) return
            if (isOfPage(event, field)) {
              if (!isEditor(field)) originals.set(field, valueOf(field))
              return
            }
            const form = formOf(field, path) ?? null
            if (isEditor(field) && !counts(field, form)) return
            if (!isEditor(field)) {
              const seen = unseen.get(form)
              if (isWrittenByScripts(field) && seen?.has(field) && !edited.has(field)) originals.set(field, seen.get(field))
              written.set(field, { first: firstOf(field), value: valueOf(field), default: defaultOf(field) })
            }
            edited.set(field, form)
            remember(form)
            if (!counts(field, form)) return
            // A script may change the form while that is submitted.
            if (submissions.get(form)?.eventPhase === Event.NONE) submissions.delete(form)
            accepted.delete(form)
            tell()
          }

          // An editor may handle keys itself, without input events.
          const onFocus = (event) => {
            const path = pathOf(event)
            const field = fieldOf(path)
            remember(formOf(field ?? document.body, path))
            if (!field || !isEditor(field) || originals.has(field)) return
            const form = formOf(field, path) ?? null
            if (!counts(field, form)) return
            originals.set(field, valueOf(field))
            edited.set(field, form)
          }

          // Called before the event has changed the fields.
          const onChange = () => { if (edited.size) setTimeout(() => isReplaced() || tell()) }

          const fieldsOf = (form) => [...edited.keys()].filter((field) => edited.get(field) === form)

          const formWasAccepted = (form) => {
            accepted.add(form)
            unseen.delete(form)
            rejectedHere()?.delete(actionOf(form))
            const values = sentValues.get(form)
            // An editor that can't be edited meanwhile has no value.
            const isEditedLater = (field) =>
              values && valueOf(field) !== undefined && values.get(field) !== valueOf(field) && isChanged(field)
            const fields = fieldsOf(form).filter((field) => !isEditedLater(field))
            for (const field of fields) {
              if (originals.has(field)) originals.set(field, valueOf(field))
              written.delete(field)
              edited.delete(field)
            }
            if (isDeletion(form)) formsForSame(form).forEach(formWasAccepted)
            tellAgain()
          }

          const urlOf = (form) => {
            try {
              return new URL(actionOf(form) ?? location.href, document.baseURI)
            } catch {
              return null
            }
          }

          // Rails names another method in a field or a button.
          const isDeletion = (form) => {
            const { submitter } = submissions.get(form) ?? {}
            const named = submitter?.name === "_method" ? submitter : form.querySelector("input[name=_method]")
            return (named?.value ?? form.getAttribute("method") ?? "").toLowerCase() === "delete"
          }

          // The other forms for what the server has deleted. Their text is of no use anymore.
          const formsForSame = (form) => [...document.forms].filter((other) =>
            saves(other) && !isDeletion(other) && urlOf(other)?.href === urlOf(form)?.href)

          const formWasRejected = (form) => {
            const fields = fieldsOf(form).filter((field) => isChanged(field) && nameOf(field))
            const firsts = new Map(fields.map((field) => [nameOf(field), firstOf(field)]))
            rejected.set(historyEntry(), new Map(rejectedHere()).set(actionOf(form), firsts))
            // Turbo may put the input into the attributes of these fields.
            for (const field of fields) originals.set(field, firstOf(field))
          }

          const onSubmitStart = ({ target, detail }) => underWay.add(detail.formSubmission?.formElement ?? target)

          const onSubmitEnd = ({ target, detail }) => {
            // A form that is no longer in the page isn't the target.
            const form = detail.formSubmission?.formElement ?? target
            if (detail.success || detail.fetchResponse) underWay.delete(form)
            if (!saves(form)) return
            // A button may ask for a part of the page, as for one more row. Before Turbo 8 a method is a number.
            const isSaving = !/^(get|0)$/i.test(detail.formSubmission?.method)
            if (detail.success && isSaving) formWasAccepted(form)
            const isRejected = detail.fetchResponse?.statusCode >= 400
            if (isRejected && isSaving) formWasRejected(form)
            // Without an answer that Turbo shows, it may still be an acknowledgment.
            if (detail.success || detail.fetchResponse) sentValues.delete(form)
            // The answer may replace the page of the form, in Turbo 7 before this event.
            if (isRejected) setTimeout(tell)
          }

          // The answer to a form has replaced its page.
          const onRender = () => setTimeout(() => isLeaving || tellAgain())

          const settle = (fields) => {
            for (const field of fields) saved.set(field, valueOf(field))
            tell()
          }

          const onSubmit = (event) => {
            const form = event.target
            submissions.set(form, event)
            // A box that sends its form in its click reports afterwards that it has changed.
            const takeValues = () =>
              sentValues.set(form, new Map([...elementsOf(form), ...fieldsOf(form)].map((field) => [field, valueOf(field)])))
            takeValues()
            // Listeners of the page may change the fields before these are sent.
            form.addEventListener("formdata", takeValues)
            setTimeout(() => form.removeEventListener("formdata", takeValues))
            // The script has the values now. If its request fails, they are unsaved again.
            if (isOfScript(form)) return settle(fieldsOf(form))
            // A former request may have sent only a part of the form, such as its files.
            if (fieldsOf(form).filter((field) => saved.delete(field)).length) tell()
            const isDialog = attributeOf(event, "method").toLowerCase() === "dialog"
            const staysInPage = isDialog || !/^(_self|_top|_parent)?$/i.test(attributeOf(event, "target"))
            setTimeout(() => {
              if (event.defaultPrevented) return
              // The button that closes a dialog may be in a form of its own.
              if (staysInPage) settleIn((isDialog && form.closest("dialog")) || form)
              else sent = form
            })
          }

          const onFormData = ({ target }) => { asked = target }

          const settleIn = (target) => {
            for (const form of rejectedForms()) if (target.contains(form)) rejectedHere().delete(actionOf(form))
            settle([...edited.keys()].filter((field) => edited.get(field) === target || target.contains(field)))
          }

          // A page declares with this event that it has saved a field, a form, or all that the target contains.
          const onSaved = ({ target }) => settleIn(target)

          const listeners = [
            [onAct, "pointerdown", "keydown", "click", "input", "change"],
            [onBeforeRender, "turbo:before-render", "turbolinks:before-render"],
            [onInput, "input", "change"],
            [onFocus, "focusin", "keydown", "beforeinput"],
            [onChange, "keyup", "paste", "drop", "cut", "click", "reset", "trix-change", "lexxy:change", "close", "toggle",
              "transitionend", "animationend"],
            [onSubmit, "submit"],
            [onFormData, "formdata"],
            [onSubmitStart, "turbo:submit-start"],
            [onSubmitEnd, "turbo:submit-end"],
            [onRender, "turbo:render"],
            [onSaved, "turbo-navigator:saved"]
          ]

          // "title" of "post[title]".
          const keyOf = (name) => /([^[\]]+)\]?(\[\])?$/.exec(name ?? "")?.[1] ?? ""
          const trimmed = (text) => String(text).replace(/\r\n/g, "\n").trim()

          // An editor may be sent in a format of its own, also by an element around it.
          const valuesOfEditor = (field) =>
            [field, ...[...edited.get(field)?.elements ?? []].filter((one) => one.contains(field))]
              .map(({ value }) => value).filter((value) => typeof value === "string")

          const valuesOfField = (field) => {
            if (isList(field)) return [...field.selectedOptions].map(({ value }) => value)
            return [field.CodeMirror ? valueOf(field) : field.value ?? ""]
          }

          // What a request that saves a field contains. The names are often those of the fields, but not always.
          const describe = (field) => {
            const isChecked = isToggle(field) && field.checked
            const texts = field.isContentEditable ? [field.innerHTML, field.textContent, ...valuesOfEditor(field)]
              : valuesOfField(field)
            return {
              field, form: edited.get(field), value: valueOf(field), isChecked, texts: texts.map(trimmed),
              files: [...field.files ?? []], submission: submissions.get(edited.get(field))
            }
          }

          const isIn = ({ field, isChecked, texts, files }, values, isUpdate) => {
            const isSent = (file) => values.some(([, value]) => value?.name === file.name && value.size === file.size)
            if (field.type === "file") return files.every(isSent)
            const key = keyOf(field.getAttribute("name"))
            const named = key ? values.filter(([name]) => keyOf(name) === key) : []
            if (isToggle(field)) {
              const isSentChecked = named.some(([, value]) => value === true || value === field.value)
              return named.length > 0 && isSentChecked === isChecked
            }
            // A short text may be in a request by chance, but hardly in one that updates something.
            if (named.length === 0 && texts.every((text) => text.length < (isUpdate ? 2 : 3))) return false
            const sent = (named.length ? named : values).map(([, value]) => trimmed(value))
            return texts.some((text) => sent.includes(text))
          }

          // A request saves the fields whose values it contains. If the page has handled the submission of their form itself,
          // the request saves the whole form, also in a format of its own.
          const willSend = (isToOwnServer, isUpdate, url, body) => {
            const sent = [...edited.keys()].filter(isEdited).map(describe)
            const whole = [...document.forms].filter((form) => isWhole(form, url, body))
              .flatMap(elementsOf).map((field) => [field, valueOf(field)])
            return sent.length + whole.length === 0 ? null : (values, isAccepted) => {
              if (isAccepted) for (const [field, value] of whole) saved.set(field, value)
              const found = new Set(sent.filter((one) => isIn(one, values, isToOwnServer && isUpdate)))
              for (const one of sent) {
                if (!one.submission?.defaultPrevented) continue
                const isOfForm = (other) => other.form === one.form
                if ((isToOwnServer && values.length) || [...found].some(isOfForm)) found.add(one)
              }
              for (const { field, value } of found) {
                // An earlier request may be answered after the one that has saved the present value.
                const isSaved = saved.has(field) && saved.get(field) === valueOf(field)
                if (isAccepted && !isSaved) saved.set(field, value)
                if (!isAccepted && saved.get(field) === value) saved.delete(field)
              }
              if (found.size || whole.length) tell()
            }
          }

          // Whether a script sends all that a form has, to where the form would be sent. A box that is sent in its click
          // reports afterwards that it has changed, and may have no name.
          const isWhole = (form, url, body) =>
            body instanceof FormData && urlOf(form)?.href === url.href && saves(form) &&
              elementsOf(form).every((field) => isToggle(field) || !isNamed(field) || isSentIn(body, field))

          const isSentIn = (body, field) => {
            const sent = body.getAll(field.name).map(trimmed)
            if (field.type === "file") return sent.length > 0
            return valuesOfField(field).every((value) => sent.includes(trimmed(value)))
          }

          const isNamed = ({ name, type, disabled }) =>
            Boolean(name) && !disabled && !/^(submit|button|reset|image)$/.test(type)

          const isEdited = (field) => edited.has(field) && isInPage(field) && valueOf(field) !== firstOf(field)

          const watchRequests = requests(willSend, (url, method) =>
            post("sessionMayHaveEnded", { location: url.href, method: method.toLowerCase() }))

          const watchFrame = ({ target }) => watch(target.contentDocument)

          // Watches a document, and those of its frames that have the same origin.
          const watch = (page) => {
            if (!page) return
            // A script that writes the document of a frame removes its listeners.
            for (const [listener, ...names] of listeners) {
              for (const name of names) page.addEventListener(name, listener, true)
            }
            page.addEventListener("load", watchFrame, true)
            if (watched.has(page)) return
            watched.add(page)
            if (page.defaultView) watchRequests(page.defaultView)
            for (const frame of page.querySelectorAll("iframe, frame")) watch(frame.contentDocument)
          }
          watch(document)

          // Finds the fields of a page from a snapshot that the user had edited.
          const findEdited = ({ isFormatted, firsts }) => {
            for (const field of document.querySelectorAll("input, select, textarea")) {
              const first = isWrittenByScripts(field) ? firsts.get(nameOf(field)) : undefined
              if (first !== undefined) originals.set(field, first)
              if (counts(field, field.form) && isChanged(field)) edited.set(field, field.form)
            }
            if (!isFormatted) return
            for (const field of document.querySelectorAll("[contenteditable]")) {
              const form = field.closest("form")
              if (!counts(field, form)) continue
              originals.set(field, null)
              edited.set(field, form)
            }
          }

          return {
            // Called when the user has used a native control or component of the page.
            userDidAct() { isTouched = true },

            // Called at the end of a submission, or for the proposal of its response: either may be first.
            formWasAccepted,

            // Called if the server has answered a form with nothing but a success, of which Turbo tells nothing.
            formWasAcknowledged(form) {
              if (saves(form)) formWasAccepted(form)
              sentValues.delete(form)
            },

            // Called if the server has answered a form outside Turbo without a page for its screen, so that its page stays.
            sentFormWasAccepted() {
              const form = sent ?? asked
              if (form) formWasAccepted(form)
              sent = asked = null
              told = null
              tell()
            },

            get isUnsaved() { return unsavedFields().length > 0 },

            get isTyping() { return Boolean(document.activeElement) && isText(document.activeElement) },

            // The fields that a refresh of the page keeps: what the user has typed or chosen, and the focus.
            // `isRequired`: it isn't made without them.
            get fieldsToKeep() {
              const changed = changedFields()
                .map((field) => ({ field, isRequired: isUnsaved(field), isChanged: true }))
                .filter(({ field, isRequired }) => isRequired || isText(field))
              for (const form of new Set(changed.map(({ field }) => edited.get(field)))) {
                changed.push(...writtenIn(form).map(([field]) => ({ field, isRequired: false, isChanged: true })))
              }
              const focused = document.activeElement
              if (!focused || !isText(focused) || changed.some(({ field }) => field === focused)) return changed
              // The response to a form may be a refresh that closes its dialog.
              if (accepted.has(focused.form)) return changed
              return [...changed, { field: focused, isRequired: false, isChanged: isEdited(focused) }]
            },

            // Called before another page is rendered over this one. Turbo caches it then.
            pageWillChange() {
              const entry = historyEntry()
              const current = state()
              isLeaving = true
              if (!entry || current !== "inSnapshot") return
              const isFormatted = [...edited.keys()].some((field) => field.isContentEditable && isChanged(field))
              const written = [...edited.keys()].filter((field) => isWrittenByScripts(field) && isChanged(field))
              left.set(entry, {
                url: location.href, isFormatted, firsts: new Map(written.map((field) => [nameOf(field), firstOf(field)]))
              })
            },

            // Called if the other page isn't rendered.
            pageStays() { isLeaving = false },

            // Called after a page was rendered. If it is from a snapshot, it may have the input that the user left.
            pageDidRender({ isRestored }) {
              for (const [field, form] of edited) edited.set(field, field.form ?? form)
              if (!isRestored) left.delete(historyEntry())
              const returned = left.get(historyEntry())
              if (isLeaving && !returned) rejected.delete(historyEntry())
              isLeaving = false
              if (returned) findEdited(returned)
              for (const [entry, { url }] of left) if (url === location.href) left.delete(entry)
              told = null
              if (returned || edited.size || rejectedHere()) tell()
            },

            // The URLs of pages whose snapshots contain unsaved input.
            get leftURLs() { return [...left.values()].map(({ url }) => url) },

            forgetLeft() { left.clear() }
          }
        }
        """#

    static let kept = #"""
        // Keeps fields, and the dialogs they are in, while Turbo renders the page again around them.
        //
        // `fieldsToKeep` returns the fields, as in input.js. `isRefreshing` returns whether Turbo renders a refresh.
        ({ fieldsToKeep, isRefreshing }) => {
          // What is kept of each element that is being rendered: the body, or a frame.
          const plans = new Map()
          const mark = "turbo-navigator-kept-"
          let marks = 0

          // MARK: The elements of the new page

          const isAlike = (element, other) => {
            const names = ["type", "name", "action", "method"]
            if (/^(checkbox|radio)$/.test(element.type)) names.push("value")
            return other.localName === element.localName &&
                names.every((name) => other.getAttribute(name) === element.getAttribute(name))
          }

          const alikeIn = (scope, element) =>
            [...scope.querySelectorAll(element.localName)].filter((other) => isAlike(element, other))

          const withID = (root, id) => root.querySelector(`[id="${CSS.escape(id)}"]`)

          // Returns the element of a new page that an element becomes; null if there is none for certain. An element without an
          // identifier is found by its name, among the same number of elements in the same form.
          const counterpart = (element, base, root) => {
            if (element === base) return root
            const twin = element.id && withID(root, element.id)
            if (twin) return isAlike(element, twin) ? twin : null
            if (element.id && !element.getAttribute("name")) return null
            const closest = element.parentElement?.closest("[id], form, turbo-frame")
            const scope = closest && base.contains(closest) ? closest : base
            const there = counterpart(scope, base, root)
            if (!there) return null
            const [ours, theirs] = [alikeIn(scope, element), alikeIn(there, element)]
            return ours.length === theirs.length ? theirs[ours.indexOf(element)] : null
          }

          // Scripts put the parts of an editor, such as its tools, beside the field. They are kept with the whole form.
          const isPlain = (field) =>
            /^(input|textarea|select)$/.test(field.localName) && field.getBoundingClientRect().width > 1

          // Returns what is kept so that a field is: more than the field if scripts have changed the page around it.
          const unitOf = (field) => {
            let element = field
            while (element.ownerDocument !== document) element = element.ownerDocument.defaultView.frameElement
            while (element.getRootNode() !== document) element = element.getRootNode().host
            return element === field && isPlain(element) ? element : element.closest("form") ?? element
          }

          // A checked radio button that is inserted would uncheck the others.
          const groupOf = (field) => {
            if (field.type !== "radio" || !field.form) return [field]
            return [...field.form.elements].filter(({ type, name }) => type === "radio" && name === field.name)
          }

          // A permanent element is kept as a whole, and so is a frame with a URL of its own, which the page has without its
          // content.
          const find = (field, base, root) => {
            const unit = unitOf(field)
            const candidates = [unit.closest("[data-turbo-permanent][id]"), unit, unit.closest("turbo-frame[src]")]
            for (const element of candidates) {
              const other = element && base !== element && base.contains(element) && counterpart(element, base, root)
              if (other) return [element, other]
            }
            return null
          }

          // MARK: The plan

          const makePlan = (base, root) => {
            const plan = { base, units: new Map(), parents: new Map(), whole: new Set(), isMissing: false, removed: [] }
            const isIn = (field) => base.contains(unitOf(field))
            for (const { field, isRequired, isChanged } of fieldsToKeep().filter(({ field }) => isIn(field))) {
              for (const member of groupOf(field)) {
                const found = find(member, base, root)
                if (!found) {
                  plan.isMissing ||= isRequired
                  // A frame can't wait.
                  if (isRequired) plan.whole.add(unitOf(member))
                  continue
                }
                plan.units.set(...found)
                if (isChanged || found[0] !== member) plan.whole.add(found[0])
              }
            }
            // A form that is kept contains its fields.
            for (const unit of plan.units.keys()) {
              if ([...plan.whole].some((other) => other !== unit && other.contains(unit))) plan.units.delete(unit)
            }
            for (const [unit, other] of plan.units) addParents(plan, unit, other, root)
            return plan
          }

          // The elements around a unit stay in the page if the new page has the same ones. Otherwise the unit is moved.
          const addParents = (plan, unit, other, root) => {
            const pairs = []
            let [element, twin] = [unit, other]
            for (; element !== plan.base && twin && twin !== root; element = element.parentElement, twin = twin.parentElement) {
              const isTaken = plan.parents.has(element) ? plan.parents.get(element) !== twin
                : [...plan.parents.values()].includes(twin)
              if (element.localName !== twin.localName || isTaken) return
              pairs.push([element, twin])
            }
            if (element === plan.base && twin === root) for (const [key, value] of pairs) plan.parents.set(key, value)
          }

          // MARK: Rendering

          // What scripts use to show and hide an element.
          const isState = (name) => /^(open|class|style|hidden|inert|aria-.*)$/.test(name)

          const copyAttributes = (element, other, isCopied) => {
            const names = new Set([...element.getAttributeNames(), ...other.getAttributeNames()].filter(isCopied))
            for (const name of names) {
              const value = other.getAttribute(name)
              if (value === null) element.removeAttribute(name)
              else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
            }
          }

          // Replaces the content of an element around those that stay. They never leave the page, so that the focus, a dialog
          // and the input method stay too.
          const renderAround = (plan, element, other) => {
            const staying = new Map([...plan.parents].filter(([child]) => child.parentNode === element).map(([a, b]) => [b, a]))
            const former = new Set([...element.childNodes].filter((child) => !plan.parents.has(child)))
            let place = element.firstChild
            for (const child of [...other.childNodes]) {
              const kept = staying.get(child)
              if (!kept) {
                element.insertBefore(child, place)
                continue
              }
              while (former.has(place)) place = place.nextSibling
              if (place === kept) place = place.nextSibling
              else element.insertBefore(kept, place)
              if (plan.units.has(kept)) renderUnit(plan, kept, child)
              else {
                copyAttributes(kept, child, (name) => !isState(name))
                renderAround(plan, kept, child)
              }
            }
            for (const child of former) child.remove()
          }

          // A field that only has the focus gets its new value.
          const renderUnit = (plan, unit, other) => {
            if (plan.whole.has(unit)) return
            copyAttributes(unit, other, () => true)
            if (unit.localName === "textarea") unit.defaultValue = other.defaultValue
            if (unit.value !== other.value) unit.value = other.value
          }

          const replace = (plan, current, next) => {
            for (const [unit, other] of plan.units) if (!plan.parents.has(unit)) other.replaceWith(unit)
            copyAttributes(current, next, () => current === document.body)
            renderAround(plan, current, next)
          }

          // Morphing finds elements by their identifiers.
          const markPairs = (plan) => {
            for (const [element, other] of [...plan.units, ...plan.parents]) {
              if (element.id || other.id) continue
              marks += 1
              element.id = other.id = mark + marks
            }
          }

          const onBeforeMorph = (event) => {
            for (const plan of plans.values()) {
              if (plan.whole.has(event.target)) return event.preventDefault()
              const isRemoved = !event.detail.newElement
              if (!isRemoved || ![...plan.units.keys(), ...plan.whole].some((unit) => event.target.contains(unit))) continue
              plan.removed.push(event.target)
              return event.preventDefault()
            }
          }

          const onBeforeMorphAttribute = (event) => {
            const { target, detail: { attributeName } } = event
            const isKept = [...plans.values()].some(({ parents }) => parents.has(target))
            if (isKept && isState(attributeName)) event.preventDefault()
          }

          // Puts the units to their places if morphing has left them elsewhere.
          const endMorph = ({ units, whole, removed }) => {
            const kept = [...units.keys(), ...whole]
            for (const unit of units.keys()) {
              const twins = [...document.querySelectorAll(`[id="${CSS.escape(unit.id)}"]`)]
              const twin = unit.id && twins.find((one) => one !== unit)
              if (twin) twin.replaceWith(unit)
            }
            for (const element of removed) if (!kept.some((unit) => element.contains(unit))) element.remove()
            for (const element of document.querySelectorAll(`[id^="${mark}"]`)) element.removeAttribute("id")
          }

          // MARK: Focus and dialogs

          const openParents = "dialog, details, [popover]"
          const isPopover = (element) => element.hasAttribute("popover")
          // Safari throws for a state that it doesn't know: before 15.6 that of a modal, and before 17 that of a popover.
          const isIn = (element, state) => CSS.supports(`selector(${state})`) && element.matches(state)
          const isOpen = (element) => isPopover(element) ? isIn(element, ":popover-open") : element.open
          const parentsOf = (unit, parents = []) => {
            const parent = unit.parentElement?.closest(openParents)
            return parent ? parentsOf(parent, [...parents, parent]) : parents
          }

          const focusState = (plan) => {
            const element = document.activeElement
            if (!element || ![...plan.units.keys()].some((unit) => unit.contains(element))) return null
            const { selectionStart, selectionEnd, selectionDirection, scrollTop, scrollLeft } = element
            const selection = getSelection()
            const { anchorNode, anchorOffset, focusNode, focusOffset } = selection
            return () => {
              if (!element.isConnected) return
              if (document.activeElement !== element) element.focus({ preventScroll: true })
              if (typeof selectionStart === "number") {
                if (element.selectionStart === selectionStart && element.selectionEnd === selectionEnd) return
                element.setSelectionRange(selectionStart, selectionEnd, selectionDirection)
              } else if (element.isContentEditable && anchorNode) {
                selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset)
              }
              Object.assign(element, { scrollTop, scrollLeft })
            }
          }

          const openState = (plan) => {
            const states = [...plan.units.keys()].map((unit) => [unit, parentsOf(unit).map((parent) =>
              isOpen(parent) ? (isIn(parent, ":modal") ? "modal" : "open") : "closed")])
            return () => {
              for (const [unit, former] of states) {
                const parents = parentsOf(unit)
                if (parents.length !== former.length) continue
                // A dialog opens over those that are open already.
                for (const [index, parent] of [...parents.entries()].reverse()) reopen(parent, former[index])
              }
            }
          }

          const reopen = (parent, former) => {
            if (former === "closed" || !parent.isConnected) return
            if (isPopover(parent)) {
              if (!isOpen(parent)) parent.showPopover()
            } else if (former === "open") {
              parent.open = true
            } else if (!isIn(parent, ":modal")) {
              parent.open = false
              parent.showModal()
            }
          }

          // MARK: Turbo's events

          const begin = (base, root, detail) => {
            const plan = makePlan(base, root)
            if (plan.units.size === 0 && plan.whole.size === 0) return
            const [restoreFocus, restoreOpen] = [focusState(plan), openState(plan)]
            const isMorph = detail.renderMethod === "morph"
            const permanent = [...plan.units.keys()].filter((unit) => unit.hasAttribute("data-turbo-permanent"))
            // Turbo would give the focus to another field.
            const focusable = restoreFocus ? root.querySelectorAll("[autofocus]") : []
            for (const element of focusable) element.removeAttribute("autofocus")
            if (isMorph) {
              markPairs(plan)
            } else {
              detail.render = (current, next) => replace(plan, current, next)
              // Turbo would take permanent elements out of the page and put them back.
              for (const unit of permanent) unit.removeAttribute("data-turbo-permanent")
            }
            plans.set(base, plan)
            plan.end = () => {
              plans.delete(base)
              if (isMorph) endMorph(plan)
              for (const unit of permanent) unit.setAttribute("data-turbo-permanent", "")
              restoreOpen()
              restoreFocus?.()
            }
          }

          // NB: the listeners are on the window, and those of the page ran before.
          addEventListener("turbo:before-render", ({ detail }) => {
            if (isRefreshing()) begin(document.body, detail.newBody, detail)
          })
          addEventListener("turbo:before-frame-morph", ({ target, detail }) => {
            begin(target, detail.newElement, { renderMethod: "morph" })
          })
          addEventListener("turbo:before-morph-element", onBeforeMorph)
          addEventListener("turbo:before-morph-attribute", onBeforeMorphAttribute)
          addEventListener("turbo:render", () => plans.get(document.body)?.end())
          addEventListener("turbo:frame-render", ({ target }) => plans.get(target)?.end())

          return {
            // Whether a page with this HTML has all fields that must be kept.
            isPossible(html) {
              const { body } = new DOMParser().parseFromString(html, "text/html")
              return !makePlan(document.body, body).isMissing
            }
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
        ({ bridge, adapter, visits, input, positions, entries, signIn, signals, setHeaders }) => {
          // A call may arrive in a later document than the one it was made for.
          const expect = (document) => {
            if (document !== undefined && document !== bridge.documentID) throw new Error("the page was replaced")
          }

          const reportFrame = (number, document) => {
            expect(document)
            bridge.afterFrame(() => bridge.post("frameShown", { number }))
          }

          // The page on screen, which is visited again, keeps its scroll position, unless it says otherwise.
          const staysAtPosition = () => document.querySelector("meta[name=turbo-refresh-scroll]")?.content !== "reset"

          return {
            // In a later document, this visit has been cancelled or will be made again.
            visit(token, url, options, restorationIdentifier, document) {
              expect(document)
              const location = visits.textOf(url)
              const complete = visits.completeOptions(location, options)
              const { engine } = bridge
              const isRefresh = options.action === "replace" && restorationIdentifier === engine.restorationIdentifier
              visits.start(token, () => engine.startVisit(location, restorationIdentifier ?? undefined, complete))
              if (isRefresh && staysAtPosition() && engine.currentVisit) engine.currentVisit.scrolled = true
            },

            visitInPage(token, url, document) {
              expect(document)
              const location = visits.textOf(url)
              visits.startInPage(token, location, (options) =>
                bridge.engine.startVisit(location, bridge.engine.restorationIdentifier ?? undefined, options))
            },

            cancel(token) {
              const visit = bridge.engine.currentVisit
              if (!visit || visits.token(visit) !== token) return
              bridge.engine.cancel(visit)
              input.pageStays()
            },

            // Corrects Turbo's history: the page on screen belongs to this location. Called after a redirect, and when the user
            // returns to a page that a later visit didn't replace.
            adopt(location, restorationIdentifier, number, document) {
              reportFrame(number, document)
              bridge.engine.adopt(location, restorationIdentifier || undefined)
              entries.resume(restorationIdentifier)
              bridge.post("signalsChanged", bridge.pageState())
            },

            // Restores the scroll position after the user has returned to a screen and its page was loaded again.
            scrollBack(page, token, focuses) {
              positions.scrollBack(page, focuses)
              bridge.afterFrame(() => bridge.post("visitRendered", { token, ...bridge.pageState() }))
            },

            setPosition(page, x, y) {
              positions.set(page, x, y)
              bridge.engine?.setPosition(page, { x, y })
            },

            clearSnapshotCache(keepsInput) {
              if (!keepsInput) input.forgetLeft()
              bridge.engine.clearCache()
              if (!input.isUnsaved) visits.markOutdated()
            },

            keep(ids, document) {
              expect(document)
              signals.keep(ids)
            },

            click(id, document) {
              expect(document)
              input.userDidAct()
              signals.click(id)
            },

            search(id, text, submits, document) {
              expect(document)
              signals.search(id, text, submits)
            },

            leave(document) {
              expect(document)
              adapter.leave()
            },

            userDidAct() { input.userDidAct() },
            sentFormWasAccepted() { input.sentFormWasAccepted() },
            answerSignIn: signIn.answer,
            userDidSignIn: signIn.userDidSignIn,

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

          const scrollBack = (page, focuses = true) => {
            const position = positions.get(page)
            if (!Array.isArray(position)) return
            if (focuses) focusBack(page)
            // The style of a page may ask for a slow scroll, which ends early if the page changes meanwhile.
            const [left, top] = position
            const scroll = () => scrollTo({ left, top, behavior: "instant" })
            scroll()
            const reached = scrollY
            if (document.readyState === "complete" || Math.abs(reached - top) <= 1) return
            // The page grows while its images are loading.
            addEventListener("load", () => { if (scrollY === reached) scroll() }, { once: true })
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

    static let requests = #"""
        // Watches the requests with which scripts of the page send data, and what the server answers.
        //
        // `willSend` is called before such a request, with whether the page's server receives it, whether it updates something
        // there, its URL and its body. It returns null if the values don't matter, or a function that is called at the end,
        // before the page is told, with the names and values that were sent, and whether the server accepted them.
        // `mayHaveSignedOut` is called with the URL and the method of a request that may have ended the user's session.
        (willSend, mayHaveSignedOut) => {
          // The bodies of forms that Turbo sends. Their end is reported by Turbo, which may reject a response of status 200.
          const bodiesOfForms = new WeakSet()
          // That of a link with a method isn't in the page anymore.
          const onTurboRequest = ({ detail }) => {
            const { body } = detail?.fetchOptions ?? {}
            if (typeof body === "object" && body) bodiesOfForms.add(body)
          }

          // A file that is uploaded isn't a form. As text it would fill the memory of the page.
          const maximum = 1_000_000
          const isText = ({ size, type }) => size <= maximum && !/^(image|audio|video|font)\/|octet-stream/.test(type)

          const read = async (body) => {
            if (body instanceof FormData || body instanceof URLSearchParams) return [...body]
            const content = typeof body?.blob === "function" ? await body.blob() : body
            const isBlob = typeof content?.text === "function"
            if (isBlob && !isText(content)) return [["", content]]
            const text = isBlob ? await content.text() : content
            if (typeof text !== "string" || !text) return []
            try {
              return valuesIn(JSON.parse(text))
            } catch {
              return text.length > maximum ? [["", text]] : [["", text], ...new URLSearchParams(text)]
            }
          }

          // The elements of a list have the name of the list.
          const valuesIn = (value, name = "") => {
            if (value === null || typeof value !== "object") return [[name, value]]
            const isList = Array.isArray(value)
            return Object.entries(value).flatMap(([key, part]) => valuesIn(part, isList ? name : key))
          }

          // null for an address that isn't one: the request tells the page.
          const urlOf = (address) => {
            try {
              return new URL(address, document.baseURI)
            } catch {
              return null
            }
          }

          // Active Storage uploads the files of a form before it sends it, and its service for disks is beside that.
          const isUpload = ({ href }) => [...document.querySelectorAll("[data-direct-upload-url]")].some(({ dataset }) => {
            const url = urlOf(dataset.directUploadUrl)
            return url && (href === url.href || href.startsWith(new URL("disk/", url)))
          })

          // A server that shows a text as it would be, or checks it, doesn't save it.
          const isPreview = (url) => /(^|[^a-z])(preview|validate)[^/]*$/i.test(url.pathname)
          const asksForPreview = ([name]) => /^(.*\[)?(preview|validate)(_only)?\]?$/i.test(name)

          // A page in which something is unlike all others sends its requests nevertheless.
          const guarded = (action) => (...values) => {
            try {
              return action(...values)
            } catch (error) {
              reportError(error)
              return null
            }
          }

          // Returns a function that is called with the body, and returns one that is called at the end of the request; null if
          // the request doesn't matter.
          const observe = (method, address, body) => {
            if (/^(get|head|options)$/i.test(method) || bodiesOfForms.has(body)) return null
            const url = urlOf(address)
            if (!url || isUpload(url) || isPreview(url) || [...url.searchParams].some(asksForPreview)) return null
            const isOwn = url.origin === location.origin
            const end = willSend(isOwn, /^(put|patch)$/i.test(method), url, body)
            const mayEndSession = isOwn && (/^delete$/i.test(method) || /(sign|log)[-_]?(out|off)/i.test(url.pathname))
            if (!end && !mayEndSession) return null
            return (sent) => {
              let values = null
              const reading = read(sent).then((read) => [...read, ...url.searchParams], () => [])
                .then((all) => { values = all })
              const finish = guarded((isAccepted, isRedirected) => {
                if (end && !values.some(asksForPreview)) end(values, isAccepted)
                // The request may be repeated with its method where the server leads, and be rejected there.
                if (mayEndSession && (isAccepted || isRedirected)) mayHaveSignedOut(url, method)
              })
              return (...answer) => values ? finish(...answer) : reading.then(() => finish(...answer))
            }
          }

          // A script may not follow the redirect of a server that has accepted its request. Nothing else is known of it then.
          const isAccepted = ({ ok, type }) => ok || type === "opaqueredirect"

          const watchFetch = (view) => {
            const { fetch } = view
            view.fetch = function(resource, options) {
              const request = resource instanceof view.Request ? resource : null
              const method = String(options?.method ?? request?.method ?? "get")
              const willEnd = guarded(observe)(method, request?.url ?? String(resource), options?.body)
              const copy = willEnd && request?.body && !request.bodyUsed && !options?.body ? request.clone() : null
              const answer = Reflect.apply(fetch, this, arguments)
              if (!willEnd) return answer
              const end = willEnd(options?.body ?? copy)
              return answer.then(
                async (response) => { await end(isAccepted(response), response.redirected); return response },
                async (error) => { await end(false); throw error })
            }
          }

          const watchXHR = ({ XMLHttpRequest: { prototype } }) => {
            const { open, send } = prototype
            const opened = new WeakMap()
            function onChange() {
              const request = opened.get(this)
              if (this.readyState !== this.DONE || !request.end) return
              request.end(this.status >= 200 && this.status < 300)
              request.end = null
            }
            prototype.open = function(method, url) {
              opened.set(this, { method: String(method), url: String(url), end: null })
              // Most pages listen after this.
              this.addEventListener("readystatechange", onChange)
              return Reflect.apply(open, this, arguments)
            }
            prototype.send = function(body) {
              const request = opened.get(this)
              const willEnd = request && guarded(observe)(request.method, request.url, body)
              if (willEnd) request.end = willEnd(body)
              return Reflect.apply(send, this, arguments)
            }
          }

          // Watches a window.
          return (view) => {
            view.document.addEventListener("turbo:before-fetch-request", onTurboRequest, true)
            watchFetch(view)
            watchXHR(view)
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

    static let signIn = #"""
        // Recognizes the pages on which users sign in, by what they say: <meta name="turbo-navigator-sign-in">. Native knows
        // the rules of the app, and is asked about the answers to forms and frames. An answer that asks for a sign-in isn't
        // shown: the page waits with what the user has typed.
        ({ post, attributeOf, isUnsaved }) => {
          const name = "turbo-navigator-sign-in"
          const isOn = (page) => {
            const declaration = page.querySelector(`meta[name="${name}"]`)
            return declaration !== null && declaration.content !== "false"
          }
          const parsed = (html) => new DOMParser().parseFromString(html, "text/html")
          const isIn = (html) => Boolean(html?.includes?.(name)) && isOn(parsed(html))

          // The questions that native has not answered yet, by their numbers.
          const questions = new Map()
          let count = 0
          const ask = (question) => new Promise((answer) => {
            count += 1
            questions.set(count, answer)
            post("signInAsked", { number: count, page: location.href, ...question })
          })

          const mayAsk = ({ status, redirected, url }) =>
            status === 401 || (redirected && new URL(url).origin === location.origin)

          // Native is told only about an answer that may ask for a sign-in.
          //
          // requested: the URL of the form or the frame.
          // isPage: whether the answer to another request would be the same page.
          const asksForSignIn = async (response, requested, method, isPage) => {
            const { redirected, status } = response
            const url = response.url || location.href
            const html = redirected ? await response.clone().text() : ""
            const isAsked = await ask({ location: url, statusCode: status, requested, method, isDeclared: isIn(html) })
            if (isAsked) {
              post("signInNeeded", {
                requested, location: status === 401 ? null : url,
                response: isPage && html ? { statusCode: status, redirected, responseHTML: html } : null
              })
            }
            return isAsked
          }

          const waitingFrames = new Set()
          let hasWaitingForm = false

          const wait = (submission) => {
            hasWaitingForm = true
            submission.result = { success: false }
          }

          // Native sees neither the fields of a form, nor the method before Rails' scripts have changed it to POST.
          let deletes = false
          const reportDeletion = (method) => {
            if ((method === "delete") === deletes) return
            deletes = !deletes
            post("formDeletes", { deletes })
          }

          // A form with a password signs in, or changes the password. Its answer is shown.
          addEventListener("turbo:submit-start", ({ target, detail: { formSubmission } }) => {
            const methods = ["get", "post", "put", "patch", "delete"]
            // Rails' buttons name another method in a field, which Turbo leaves to the server.
            const named = formSubmission.body?.get?.("_method")
            const method = String(named ?? methods[formSubmission.method] ?? formSubmission.method).toLowerCase()
            reportDeletion(method)
            const { fetchRequest } = formSubmission
            const receive = fetchRequest?.receive
            if (!receive || target.querySelector?.("input[type=password]")) return
            const askFirst = async (response) => {
              const isPage = !fetchRequest.headers?.["Turbo-Frame"]
              const isAsked = await asksForSignIn(response, String(formSubmission.location), method, isPage)
              if (!isAsked) return receive.call(fetchRequest, response)
              wait(formSubmission)
            }
            // Another answer isn't delayed: Turbo 7 would render the page before the submission has ended.
            fetchRequest.receive = (response) => mayAsk(response) ? askFirst(response) : receive.call(fetchRequest, response)
          }, true)

          // A controller of Turbo loads the answers of each frame.
          addEventListener("turbo:before-fetch-response", (event) => {
            const { target, detail: { fetchResponse: { response } } } = event
            if (target.localName !== "turbo-frame" || !mayAsk(response)) return
            const waits = async () => {
              const isAsked = await asksForSignIn(response, new URL(target.src || location.href, document.baseURI).href)
              if (isAsked) waitingFrames.add(target)
              return isAsked
            }
            if (response.status === 401) {
              event.preventDefault()
              waits()
              return
            }
            const controller = target.delegate
            const load = controller?.loadResponse
            if (!load) return
            controller.loadResponse = async (...answer) => {
              delete controller.loadResponse
              return await waits() ? undefined : load.apply(controller, answer)
            }
          }, true)

          // The server has new tokens for a user who has signed in.
          const names = ["authenticity_token", "_token", "_csrf", "csrf_token", "csrfmiddlewaretoken", "_csrf_token",
            "__RequestVerificationToken"]
          // Symfony names the token after the form, or lets its script set it.
          const tokens = [...names.map((name) => `[name="${name}"]`), '[name$="[_token]"]']
            .map((name) => `input[type=hidden]${name}:not([data-csrf-protection-cookie-value])`).join()
          const metaOf = (page) => page.querySelector("meta[name=csrf-token]")
          // A field can replace the form's properties.
          const isSame = (form, other) =>
            ["action", "method"].every((name) => form?.getAttribute(name) === other?.getAttribute(name))

          const takeTokens = (page) => {
            const meta = metaOf(page)
            if (meta && metaOf(document)) metaOf(document).content = meta.content
            for (const field of document.querySelectorAll(tokens)) {
              const others = [...page.querySelectorAll(tokens)].filter((other) => other.name === field.name)
              const same = others.find((other) => isSame(other.form, field.form))
              field.value = same?.value ?? meta?.content ?? others[0]?.value ?? field.value
            }
          }

          // The submissions that wait for the new tokens, by their forms; null if nothing is renewed.
          let held = null

          const renewTokens = async () => {
            held ??= new Map()
            const request = new AbortController()
            const limit = setTimeout(() => request.abort(), 10_000)
            try {
              const response = await fetch(location.href, { headers: { Accept: "text/html" }, signal: request.signal })
              if (response.ok && !response.redirected) takeTokens(parsed(await response.text()))
            } finally {
              clearTimeout(limit)
              post("tokensRenewed")
              sendHeld()
            }
          }

          const sendHeld = () => {
            const forms = held ?? []
            held = null
            for (const [form, submitter] of forms) {
              form.removeAttribute("aria-busy")
              if (form.isConnected) form.requestSubmit(submitter?.form === form ? submitter : null)
            }
          }

          // The server would reject a form that the user sends right after the sign-in, with the old token.
          addEventListener("submit", (event) => {
            const { target: form, submitter } = event
            const named = submitter?.name === "_method" ? submitter : form.querySelector("input[name=_method]")
            reportDeletion(named?.value.toLowerCase())
            if (!held || attributeOf(event, "method").toLowerCase() !== "post") return
            event.preventDefault()
            event.stopImmediatePropagation()
            form.setAttribute("aria-busy", "true")
            held.set(form, submitter)
          }, true)

          return {
            isOn,
            // Whether the HTML of a page says so.
            isIn,

            // Called by native.
            answer(number, isAsked) {
              questions.get(number)?.(isAsked)
              questions.delete(number)
            },

            userDidSignIn() {
              for (const frame of waitingFrames) if (frame.isConnected) frame.reload()
              waitingFrames.clear()
              if (hasWaitingForm || isUnsaved()) renewTokens()
              hasWaitingForm = false
            }
          }
        }
        """#

    static let signals = #"""
        // Signals: attributes of elements for which native shows controls in the bar. The elements work without the app. They
        // are hidden only while their controls are shown, and a tap on a control clicks its element.
        //
        // `isLeaving` returns whether a visit will bring those of another page.
        ({ changed, isLeaving }) => {
          const maximumControls = 6
          const maximumItems = 30
          const maximumLength = 60
          const maximumTitle = 200
          const maximumBadges = 10
          const maximumText = 1000
          const mark = "data-native-shown"

          const button = "button, a[href], input[type=submit], input[type=button]"
          const submit = "button, input[type=submit]"
          const sender = "button:not([type=button], [type=reset]), input[type=submit]"

          const kinds = ["button", "menu", "submit", "share", "search"].map((kind) => `[data-native-${kind}]`).join()

          // Rails writes `true` for an attribute without a value.
          const valueOf = (value) => value === "true" ? "" : value
          const shortened = (text, length = maximumLength) =>
            [...(text ?? "").trim().replace(/\s+/g, " ")].slice(0, length).join("")

          // What is seen and read: without what is hidden, and without the controls in a heading.
          const textOf = (element) => [...element.childNodes].map((node) => {
            if (node.nodeType !== Node.ELEMENT_NODE) return node.nodeType === Node.TEXT_NODE ? node.data : ""
            if (node.matches(`[hidden], [aria-hidden=true], script, style, ${kinds}`)) return ""
            return node.localName === "img" ? node.alt : textOf(node)
          }).join("")

          const nameOf = (element, length) => {
            const text = element.localName === "input" ? element.value : textOf(element)
            return [element.getAttribute("aria-label"), text, element.title]
              .map((name) => shortened(name, length)).find(Boolean) ?? ""
          }

          // What the page has taken away has no control. A style that hides an element doesn't count: it may be the app's own.
          const isAway = (element) =>
            element.closest("[hidden], [inert]") || element.parentElement?.closest("dialog:not([open])")

          // While a modal dialog of the page is open, nothing else can be tapped. NB: Safari has had `:modal` since 15.6.
          const modal = CSS.supports("selector(:modal)") ? "dialog:modal" : null
          let dialogs = []
          const isBehindDialog = (element) => dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(element))

          // The numbers by which native refers to elements, other ones in each document, and the elements that it may click.
          const numbers = new WeakMap()
          let elements = new Map()
          let count = Math.floor(Math.random() * 1e6)
          const number = (element) => {
            if (!numbers.has(element)) numbers.set(element, count += 1)
            elements.set(numbers.get(element), element)
            return numbers.get(element)
          }

          // The forms that Turbo is sending.
          const sent = new WeakSet()
          const canSend = ({ form, formNoValidate }) =>
            !form || (!sent.has(form) && (form.noValidate || formNoValidate || !form.matches(":invalid")))

          const describe = (element) => ({
            id: number(element),
            title: nameOf(element),
            symbol: element.dataset.nativeSymbol ?? "",
            role: element.dataset.nativeRole ?? "",
            share: element.dataset.nativeShare === undefined ? undefined : element.href || location.href,
            isEnabled: !element.matches(":disabled, [aria-disabled=true]") && !isBehindDialog(element),
            isOn: element.matches("[aria-checked=true], [aria-pressed=true], [aria-current]:not([aria-current=false])")
          })

          const menu = (element) => {
            const items = [...element.querySelectorAll(button)].filter((item) => !item.closest("[hidden]")).map(describe)
            const summary = element.querySelector("summary") ?? element
            const title = element.getAttribute("aria-label") || summary !== element ? nameOf(summary) : shortened(element.title)
            return { ...describe(element), title: shortened(element.getAttribute("aria-label")) || title, items }
          }

          // Why an element isn't shown, for the author of the page.
          const told = new WeakSet()
          const leaveOut = (element, reason) => {
            if (!told.has(element)) console.warn(`This element stays in the page, because ${reason}:`, element)
            told.add(element)
            return null
          }

          // The field of a search, whose form can be sent as a link can be followed.
          const searchField = (form) => form.querySelector("input[type=search], input[type=text], input:not([type])")
          const search = (form) => {
            const field = searchField(form)
            // A field can replace the form's property.
            const isGet = form.localName === "form" && /^(get)?$/i.test(form.getAttribute("method") ?? "")
            if (!isGet) return leaveOut(form, "it is no form with the method get")
            if (!field) return leaveOut(form, "it has no field for text")
            const title = [field.placeholder, field.ariaLabel, field.labels[0]?.textContent, "…"]
              .map((name) => shortened(name)).find(Boolean)
            return { ...describe(field), title, text: field.value.slice(0, maximumText) }
          }

          const control = (element) => {
            const { nativeMenu, nativeSubmit, nativeShare } = element.dataset
            if (element.hasAttribute("data-native-search")) return search(element)
            if (nativeMenu === undefined && element.closest("[data-native-menu]")) return null
            if (nativeMenu !== undefined) {
              const control = { ...menu(element), side: nativeMenu }
              if (control.items.length === 0) return leaveOut(element, "it has no link or button")
              if (!control.items.every(({ title }) => title)) return leaveOut(element, "an item has no text or aria-label")
              if (control.items.length > maximumItems) return leaveOut(element, `it has more than ${maximumItems} items`)
              return control.title ? control : leaveOut(element, "it has no <summary> or aria-label")
            }
            const isSubmit = nativeSubmit !== undefined
            if (!element.matches(isSubmit ? submit : button)) return leaveOut(element, "it is neither a link nor a button")
            const described = describe(element)
            if (!described.title) return leaveOut(element, "it has no text or aria-label")
            if (!isSubmit) return { ...described, side: nativeShare ?? element.dataset.nativeButton }
            const role = described.role || "primary"
            return { ...described, side: nativeSubmit, role, isEnabled: described.isEnabled && canSend(element) }
          }

          const find = () => [...document.querySelectorAll(kinds)].filter((element) => !isAway(element))

          // Badges stay in the page, because not every app has tabs.
          const badges = () => [...document.querySelectorAll("[data-native-badge]")].slice(0, maximumBadges).map((element) =>
            ({ tab: valueOf(element.dataset.nativeBadge).slice(0, 200), text: shortened(element.textContent) }))

          // The elements for which a control stands. The other fields of a search stay in the page, with its button.
          const replaced = (element) => {
            const field = element.hasAttribute("data-native-search") && searchField(element)
            const isOther = (one) => one !== field && one.matches("select, textarea, input:not([type=hidden], [type=submit])")
            return field && [...element.elements].some(isOther) ? [field, ...field.labels] : [element]
          }

          // A heading stays if it is longer than a bar, or if it contains what no control stands for.
          const isReplaced = (heading, name, shown) => valueOf(heading.dataset.nativeTitle) ||
            [...name].length <= maximumLength && [...heading.querySelectorAll(button)]
              .every((one) => [...shown].some((element) => element.contains(one)))

          // The numbers of the elements whose controls native doesn't show; 0 for the title.
          let kept = new Set()

          // Returns the controls, and hides their elements.
          const read = () => {
            elements = new Map()
            dialogs = modal ? [...document.querySelectorAll(modal)] : []
            const shown = new Set()
            const controls = []
            for (const element of find()) {
              const found = control(element)
              if (!found) continue
              if (controls.length === maximumControls) {
                leaveOut(element, `a page has at most ${maximumControls} native buttons`)
                continue
              }
              controls.push(found)
              if (!kept.has(found.id)) for (const one of replaced(element)) shown.add(one)
            }
            const heading = [...document.querySelectorAll("[data-native-title]")].find((element) => !isAway(element))
            const name = heading
              ? shortened(valueOf(heading.dataset.nativeTitle)) || nameOf(heading, maximumTitle) : ""
            if (name && !kept.has(0) && isReplaced(heading, name, shown)) shown.add(heading)
            for (const element of document.querySelectorAll(`[${mark}]`)) {
              if (!shown.has(element)) element.removeAttribute(mark)
            }
            for (const element of shown) if (!element.hasAttribute(mark)) element.setAttribute(mark, "")
            return { title: name || document.title, controls, badges: badges() }
          }

          // A style of the page may be important too, but not more than one in a layer. A button that sends its form keeps its
          // box, because WebKit sends a form with Enter only if its button has one. The animation starts when a script makes
          // the form valid or invalid, which no event says. NB: Safari has had this constructor since 16.4.
          const hide = () => {
            if (!document.adoptedStyleSheets) return
            const sheet = new CSSStyleSheet()
            sheet.replaceSync(`@layer turbo-navigator {
              [${mark}] { display: none !important }
              [${mark}]:is(${sender}) { display: block !important; position: fixed !important }
              [${mark}]:is(${sender}), [${mark}]:is(${sender}) * { visibility: hidden !important }
              form:valid [${mark}][data-native-submit] { animation: 1ms turbo-navigator-valid !important }
              form:invalid [${mark}][data-native-submit] { animation: 1ms turbo-navigator-invalid !important }
              @keyframes turbo-navigator-valid { from { opacity: 0 } }
              @keyframes turbo-navigator-invalid { from { opacity: 0 } }
            }`)
            document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
          }

          // Whether native clicks an element for the user.
          let isClicking = false

          // What native has been told.
          let current = null
          let isStarted = false
          let timer = null
          const text = (signals) => JSON.stringify(signals)
          const report = () => {
            timer = isLeaving() ? setTimeout(report, 50) : null
            if (timer === null && text(read()) !== current) changed()
          }
          // A page that changes all the time is reported several times a second.
          const update = () => {
            if (text(read()) !== current && timer === null) timer = setTimeout(report, 50)
          }

          const start = () => {
            isStarted = true
            hide()
            read()
            const attributes = [
              mark, "data-native-button", "data-native-menu", "data-native-submit", "data-native-title", "data-native-symbol",
              "data-native-role", "data-native-share", "data-native-search", "data-native-badge", "placeholder", "method",
              "aria-label", "aria-checked", "aria-pressed", "aria-current", "aria-disabled", "disabled", "href", "title",
              "type", "value", "required", "pattern", "novalidate", "hidden", "inert", "open", "aria-hidden", "alt"
            ]
            new MutationObserver(update).observe(document, {
              subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: attributes
            })
            for (const name of ["input", "change", "click", "animationstart"]) addEventListener(name, update)
            // The fields are reset after the event.
            addEventListener("reset", () => setTimeout(update))
            addEventListener("turbo:submit-start", ({ target }) => {
              sent.add(target)
              update()
            })
            addEventListener("turbo:submit-end", ({ target }) => {
              sent.delete(target)
              update()
            })
          }

          // As typing: a script may watch what is assigned to the field itself.
          const { set: setValue } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")

          // As Return in a field: by the form's first button, which may be disabled.
          const send = (form) => {
            const button = [...form?.elements ?? []].find(({ type }) => type === "submit")
            if (button) button.click()
            else form?.requestSubmit()
          }

          const press = (action) => {
            isClicking = true
            action()
            isClicking = false
          }

          return {
            // Turbo or Turbolinks has started. In other pages the elements stay.
            start,

            // The signals of the page on screen, for a message.
            take() {
              if (!isStarted) return { title: document.title, controls: [], badges: [] }
              const signals = read()
              current = text(signals)
              return signals
            },

            // Called by native: these controls aren't shown, and their elements stay in the page.
            keep(ids) {
              kept = new Set(ids)
              read()
            },

            get isClicking() { return isClicking },

            // Called by native: the user has tapped a control.
            click(id) {
              const element = elements.get(id)
              if (!element?.isConnected) throw new Error("the element of the control is gone")
              // Native doesn't wait for the dialogs of the click.
              setTimeout(() => {
                press(() => element.click())
              })
            },

            // Called by native: the user has written in the search, or sends it.
            search(id, text, submits) {
              const field = elements.get(id)
              if (!field?.isConnected) throw new Error("the field of the search is gone")
              setTimeout(() => {
                if (field.value !== text) {
                  setValue.call(field, text)
                  field.dispatchEvent(new InputEvent("input", { bubbles: true }))
                }
                if (submits) press(() => send(field.form))
              })
            }
          }
        }
        """#

    static let taps = #"""
        // Reports the user's clicks and keys. Runs in all frames, in its own content world: scripts of the page can't post
        // messages there, and can't create trusted events.
        //
        // NB: `click` isn't reliable. WebKit also trusts clicks that it creates from a script's key event or its click on a
        // label. iOS sends no `mouseup` to a page that prevents the default of a touch, or navigates at its end.
        () => {
          // A space in a text is no tap.
          const inputs = ["button", "submit", "reset", "image", "checkbox", "radio", "file", "color", "range"]
          const isText = ({ isContentEditable, localName, type }) =>
            isContentEditable || localName === "textarea" || (localName === "input" && !inputs.includes(type))
          // Runs before the page's own handlers, so that native receives the tap before its consequences.
          const tell = (event) => {
            const { isTrusted, type, key } = event
            if (!isTrusted) return
            if (type === "keydown" && key !== "Enter" && (key !== " " || isText(event.composedPath()[0]))) return
            window.webkit?.messageHandlers.turboTaps?.postMessage(type)
          }
          for (const name of ["pointerup", "mouseup", "keydown", "contextmenu"]) addEventListener(name, tell, true)
        }
        """#

    static let turbo = #"""
        // The bridge's interface to Turbo 7 and 8. turbolinks.js has the same functions.
        () => {
          const withoutFragment = (location) => location?.href.split("#")[0]

          const turbo = {
            isThere() { return Boolean(window.Turbo) },
            register(adapter) {
              const { navigator } = window.Turbo
              // Turbo sets this at the end of the document, which it misses if its script was loaded late.
              navigator.view.lastRenderedLocation ??= new URL(window.location)
              // Pages show Turbo's progress bar for requests of their own.
              const { progressBar, showProgressBar } = navigator.adapter ?? {}
              if (progressBar) Object.assign(adapter, { progressBar, showProgressBar })
              // A script may have visited or sent something before, whose end the former adapter isn't told.
              navigator.adapter?.hideVisitProgressBar?.()
              navigator.adapter?.hideFormProgressBar?.()
              window.Turbo.registerAdapter(adapter)
              // Builds before 8.0.13 prefetch the page of a link under the pointer without asking the adapter.
              addEventListener("turbo:before-prefetch", (event) => event.preventDefault(), true)
              addEventListener("turbo:load", () => {
                if (turbo.currentVisit) turbo.loaded.add(turbo.currentVisit)
              })
              turbo.markRefreshes(window.Turbo.session)
              turbo.followHistory(navigator.history, () => adapter.historyChanged())
            },

            // Turbo gives an entry that a script or a jump adds another identifier than that by which native knows the screen.
            followHistory(history, didChange) {
              if (!history) return
              for (const name of ["push", "replace"]) {
                const update = history[name]
                history[name] = (...values) => {
                  update.apply(history, values)
                  if (values.length === 1) didChange()
                }
              }
            },

            // Newer builds copy the choice of a list into the clone that they cache.
            caches: (field) => !field.options || String(window.Turbo.navigator.view.snapshot.clone).includes("selectedOptions"),

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
              const { lastRenderedLocation } = window.Turbo.navigator.view
              return visit?.state === "started" && withoutFragment(visit.location) !== withoutFragment(lastRenderedLocation)
            },

            // Whether the page has disabled Turbo for its links.
            get loadsDocuments() {
              const { dataset } = document.body?.closest("[data-turbo]") ?? {}
              return window.Turbo.session?.drive === false || dataset?.turbo === "false"
            },

            isRefreshing: false,

            // Whether Turbo can render a page around the user's input, as since 7.2.
            get keepsInput() { return "StreamActions" in window.Turbo },

            // Compares the locations too, because a script of the page may propose another visit during a refresh. A script
            // that polls its own page must neither discard what the user types nor ask about it each time.
            refreshes(location, { action, response, willRender }, isPolling) {
              return action === "replace" && !response && willRender !== false &&
                  withoutFragment(location) === withoutFragment(window.location) &&
                  (turbo.isRefreshing || (turbo.keepsInput && isPolling()))
            },

            // Whether the page on screen has this URL. A visit that replaces it ignores the fragment: it is a refresh. A search
            // while the user types ignores the query, because another screen would take the keyboard. Turbo 8 escapes brackets
            // in the URL of a frame, and a browser doesn't in that of a redirect.
            shows(location, { action }, isTyping) {
              const { origin, pathname } = window.location
              if (action === "replace" && isTyping && location.href.startsWith(`${origin}${pathname}?`)) return true
              const brackets = { "%5b": "[", "%5d": "]" }
              const whole = (url) => url?.href.replace(/%5[bd]/gi, (one) => brackets[one.toLowerCase()])
              const compared = (url) => action === "replace" ? whole(url)?.split("#")[0] : whole(url)
              return [window.Turbo.navigator.location, window.location].map(compared).includes(compared(location))
            },

            // Turbo 7.1 changes the history only with the visit that it proposes for a frame.
            identifierForFrame: ({ restorationIdentifier, updateHistory }) =>
              restorationIdentifier ?? (updateHistory === false ? turbo.restorationIdentifier : undefined),

            // The page has the URL that a frame has given it, under which it is cached. Turbo knows this only if the response
            // of the frame has the same assets as the page, but turbo-rails answers frames without any.
            didShow(location) { window.Turbo.navigator.view.lastRenderedLocation = location },

            // Gives the history the URL of a running visit again, after a frame has changed it.
            keepLocation({ location, restorationIdentifier }) {
              window.Turbo.navigator.history.replace(location, restorationIdentifier)
            },

            // Turbo forgets that a lazy frame of a snapshot was loaded, and then neither loads another URL nor reloads while
            // the frame is visible. Before 7.2 it loads each frame of a snapshot again.
            wakeFrames() {
              for (const frame of document.querySelectorAll("turbo-frame[loading=lazy][complete]")) {
                const change = new MutationObserver(() => {
                  change.disconnect()
                  frame.delegate.appearanceObserver.stop()
                  frame.delegate.appearanceObserver.start()
                })
                change.observe(frame, { attributeFilter: ["src"] })
              }
            },

            get currentVisit() { return window.Turbo.navigator.currentVisit },
            get restorationIdentifier() { return window.Turbo.navigator.restorationIdentifier },

            // Visits that have ended with `turbo:load`.
            loaded: new WeakSet(),

            // Turbo doesn't keep the response of a visit.
            responses: new WeakMap(),
            // The requests of this page, whose broadcasts don't refresh it. Turbo keeps the last ones.
            get requestIDs() { return window.Turbo.session?.recentRequests },

            header(visit, name) { return turbo.responses.get(visit)?.header(name) ?? null },

            response: (visit) => turbo.responses.get(visit),

            // Whether the page has prevented that Turbo handles the answer to a request that has ended, or the error. Nothing
            // else of the visit follows.
            isHandledByPage: (visit) => visit.state === "started" && !visit.response && !turbo.responses.has(visit),

            status(visit) { return turbo.responses.get(visit)?.statusCode },

            // Turbo reads the response after the request has ended, and doesn't report an error that interrupts it: `breakOff`.
            // It cancels the visit for a form that the page sends meanwhile: `giveUp`, with whether anything is drawn already.
            watch(visit, breakOff, giveUp) {
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
              const drawing = new Set()
              let isDrawn = false
              visit.render = (draw) => {
                latest = draw
                return render.call(visit, async () => {
                  if (latest !== draw || visit.state !== "started") return
                  drawing.add(draw)
                  try {
                    await draw()
                    isDrawn = true
                  } finally {
                    drawing.delete(draw)
                  }
                })
              }
              visit.cancel = () => {
                if (visit.state === "started" && !drawing.size) setTimeout(() => turbo.currentVisit ?? giveUp(isDrawn))
                turbo.cancel(visit)
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
              const { referrer, response } = options
              for (const id of response?.requestIDs ?? []) turbo.requestIDs?.add(id)
              navigator.startVisit(url, restorationIdentifier, referrer ? { ...options, referrer: new URL(referrer) } : options)
              const visit = navigator.currentVisit
              // Turbo 7.1 doesn't have this option.
              const isUncached = options.shouldCacheSnapshot === false
              if (isUncached && visit && !("shouldCacheSnapshot" in visit)) visit.cacheSnapshot = () => {}
            },

            // Later builds of Turbo 8 propose every jump within the page, others change the history themselves. The browser's
            // own jump adds an entry, sets the target of CSS and the focus, and sends `hashchange`.
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

            // The page of a visit can't be rendered, and the one on screen stays where it is. Turbo 7.1 would scroll it to its
            // top, and later builds no page that the document shows afterwards: they expect that it is left.
            keepPosition(visit) {
              if (visit) visit.scrolled = true
              window.Turbo.navigator.view.forceReloaded = false
            },

            // Turbo removes these attributes only with the next visit, and doesn't refresh a page that has a current visit.
            cancel(visit) {
              Object.getPrototypeOf(visit).cancel.call(visit)
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
              // Pages show its progress bar for requests of their own.
              const { progressBar, showProgressBar } = controller.adapter ?? {}
              controller.adapter = { ...adapter, ...turbolinks.translation(adapter), progressBar, showProgressBar }
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

            status(visit) { return visit.request?.xhr?.status },

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

            didShow(location) {
              const { controller, Location } = window.Turbolinks
              controller.lastRenderedLocation = Location.wrap(location)
            },

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
          let proposed = null
          // Whether data of the page on screen has changed elsewhere, so that it isn't cached when the user leaves it.
          let isOutdated = false
          const optionsOfHistory = ["historyChanged", "updateHistory", "restorationIdentifier", "referrer"]
          // The visits that stay in the page, on its screen; and the options of those that are refreshes.
          const inPage = new WeakSet()
          const refreshes = new WeakMap()
          // The refreshes that wait until the input of their page is saved, and their options, by the URLs of the pages.
          const waiting = new Map()
          const delayed = new WeakSet()
          // Native escapes characters of URLs that browsers leave as they are. These are the page's own texts of such URLs, by
          // native's: the library's snapshots, for example, are stored under them.
          const texts = new Map()
          const maximumTexts = 100
          const escaped = (url) => url.replace(/[[\]{}|\\^`]/g, (one) => `%${one.charCodeAt().toString(16).toUpperCase()}`)
          const page = () => window.location.href.split("#")[0]

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

            // Called with the URLs that native is told.
            keepText(url) {
              if (typeof url !== "string" || escaped(url) === url) return
              texts.delete(escaped(url))
              texts.set(escaped(url), url)
              if (texts.size > maximumTexts) texts.delete(texts.keys().next().value)
            },

            // Returns the page's own text of a URL that native names.
            textOf: (url) => texts.get(url) ?? url,

            // Adds the options of the page's proposal to those of native's visit, once. Those about the history are native's.
            completeOptions(location, given) {
              const options = isOutdated ? { ...given, shouldCacheSnapshot: false } : given
              isOutdated = false
              const hasResponse = ({ response }) => Boolean(response)
              if (proposed?.location !== location || hasResponse(proposed.options) !== hasResponse(options)) return options
              const others = Object.entries(proposed.options).filter(([name]) => !optionsOfHistory.includes(name))
              proposed = null
              return { ...Object.fromEntries(others), ...options }
            },

            // Starts a visit that stays in the page, with all options of its proposal.
            startInPage(token, location, begin) {
              isOutdated = false
              isStartingInPage = true
              try {
                start(token, () => begin(proposed?.location === location ? proposed.options : { action: "replace" }))
              } finally {
                isStartingInPage = false
              }
            },

            markOutdated() { isOutdated = true },

            // Whether the visit that is being started stays in the page.
            get isStartingInPage() { return isStartingInPage },

            keepOptions(location, options, { isRefresh = false } = {}) {
              proposed = { location: location.href ?? String(location), options, isRefresh }
            },

            didStart(visit) {
              if (startingToken !== null) tokens.set(visit.identifier, startingToken)
              startingToken = null
              if (isStartingInPage) inPage.add(visit)
              if (isStartingInPage && proposed?.isRefresh !== false) {
                refreshes.set(visit, proposed?.options ?? { action: "replace" })
              }
            },

            // null for a visit that native did not start.
            token: (visit) => tokens.get(visit.identifier) ?? null,

            isInPage: (visit) => inPage.has(visit),
            isRefresh: (visit) => refreshes.has(visit),

            // The refresh waits until the input of its page is saved.
            awaitSaving(visit) {
              delayed.add(visit)
              // The answer of a form is older than what is saved then.
              waiting.set(page(), { ...refreshes.get(visit), response: undefined })
            },

            isDelayed: (visit) => delayed.has(visit),

            // The options of the refresh that waits in this page, once; undefined for none.
            takeWaiting() {
              const options = waiting.get(page())
              waiting.delete(page())
              return options
            }
          }
        }
        """#
}
