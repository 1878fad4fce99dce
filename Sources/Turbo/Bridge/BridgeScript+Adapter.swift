extension BridgeScript {
    /// What Turbo calls, and what of it native hears.
    static let adapter = #"""
          // Before Turbo 8 a method is a number.
          const methods = ["get", "post", "put", "patch", "delete"]
          const form = (submission) => ({
            location: href(submission.location ?? window.location),
            method: String(methods[submission.method] ?? submission.method ?? "get").toLowerCase()
          })

          // Turbo 7.2 to 8.0.0 follow a redirect without a word that the visit is complete, others say so before or after.
          const completed = new WeakSet()
          const complete = (visit) => {
            if (completed.has(visit)) return
            completed.add(visit)
            post("visitCompleted", { ...about(visit), ...pageState(), restorationIdentifier: visit.restorationIdentifier })
          }

          // The page has one form under way, which a visit would cancel.
          let formUnderWay = null
          // What Turbo wants for the refresh that native was asked for last, and the visits that were made for one.
          let refreshOptions = null
          const refreshes = new WeakSet()

          // The link that was clicked last: what it is called names its page until that has a title.
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

          const linkTitle = (location) => {
            const link = clickedLink
            clickedLink = null
            // A card of text has no name.
            return link?.href === location && link.name.length <= 60 ? link.name : ""
          }

          const proposeRefresh = (location, options) => {
            if (formUnderWay) return
            refreshOptions = options
            post("refreshProposed", { location: href(location) })
          }

          const adapter = {
            visitProposedToLocation(location, options = {}) {
              if (engine.scrollsTo(location, options)) return
              if (engine.refreshes(location, options)) return proposeRefresh(location, options)
              // Right after a visit that the server redirected, Turbo proposes where it ended.
              const visit = engine.currentVisit
              const follows = visit?.redirectedToLocation && options.response &&
                href(visit.redirectedToLocation) === href(location) && visit.response === options.response
              if (follows) {
                complete(visit)
                return proposeRedirect(visit, options.response)
              }
              post("visitProposed", {
                location: href(location), action: options.action ?? "advance", response: answer(options.response),
                linkTitle: linkTitle(href(location))
              })
            },

            visitStarted(visit) {
              notePosition()
              if (!isStartingRefresh) forgetInput()
              if (startingToken !== null) tokens.set(visit.identifier, startingToken)
              startingToken = null
              if (isStartingRefresh) refreshes.add(visit)
              engine.watch?.(visit, () => adapter.visitRequestFailedWithStatusCode(visit, 0))
              post("visitStarted", { ...about(visit), hasCachedSnapshot: visit.hasCachedSnapshot() })
              visit.issueRequest()
              visit.changeHistory()
              // A response that came along waits for the next frame, and a snapshot would take its turn for good.
              if (!visit.response) visit.loadCachedSnapshot()
            },

            visitRequestStarted(visit) { post("visitRequestStarted", about(visit)) },

            visitRequestCompleted(visit) {
              post("visitRequestCompleted", about(visit))
              const target = visit.redirectedToLocation
              const isWord = target && isHistorical(target)
              const leaves = target && refreshes.has(visit)
              if (!isWord && !leaves) return visit.loadResponse()
              // A historical location is a word to the app and not a page: Turbo would miss the app's scripts in it, and
              // load the visit as a whole. And the page that a refresh leads to may belong on another screen.
              const { response } = visit
              engine.cancel(visit)
              proposeRedirect(visit, isWord ? undefined : response)
            },

            visitRequestFailedWithStatusCode(visit, statusCode) {
              post("visitRequestFailed", { ...about(visit), location: href(visit.location), statusCode })
            },

            visitRequestFinished(visit) { post("visitRequestFinished", about(visit)) },

            visitRendered(visit) {
              afterFrame(() => post("visitRendered", { ...about(visit), ...pageState() }))
            },

            visitCompleted(visit) { complete(visit) },

            visitFailed(visit) {
              post("visitRequestFailed", { ...about(visit), location: href(visit.location), statusCode: -2 })
            },

            formSubmissionStarted(submission) {
              formUnderWay = submission
              post("formSubmissionStarted", form(submission))
            },
            // An answer of any status is an answer; an error is none.
            formSubmissionFinished(submission) {
              if (formUnderWay === submission) formUnderWay = null
              post("formSubmissionFinished", { ...form(submission), hasFailed: Boolean(submission.result?.error) })
            },

            pageInvalidated(reason) { post("pageInvalidated", { reason: reason?.reason ?? "" }) },

            linkPrefetchingIsEnabledForLocation() { return false }
          }
        """#
}
