// Written by maintenance/embed, from the files in the folder JavaScript.

/// The scripts of this module. Each is a function expression.
enum JavaScript {
    static let page = #"""
        // Finds elements in a page as a user would name them, and acts on them as a user.
        () => {
          const isSeen = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden"
          const words = (text) => (text || "").replace(/\s+/g, " ").trim()
          const all = (selector) => [...document.querySelectorAll(selector)].filter(isSeen)
          const kinds = {
            link: "a[href], area[href]",
            button: "button, input[type=submit], input[type=button], input[type=image], [role=button], summary"
          }
          const fields = () => all("input:not([type=hidden], [type=submit], [type=button], [type=image]), textarea, select")

          const path = (link) => {
            const url = new URL(link.href, document.baseURI)
            return url.origin === location.origin ? url.pathname + url.search + url.hash : url.href
          }

          const label = (element) => words(
            element.getAttribute("aria-label") || element.innerText || element.value || element.title || element.alt)
          const names = (field) => [
            ...[...(field.labels || [])].map((one) => words(one.innerText)), field.getAttribute("aria-label"),
            field.placeholder, field.name, field.id].filter(Boolean)

          const find = (elements, name) =>
            elements.find((one) => label(one) === name) ||
            elements.find((one) => one.href && (path(one) === name || one.getAttribute("href") === name)) ||
            elements.find((one) => one.id && `#${one.id}` === name)

          const near = (kind, name) => {
            const longer = all(kinds[kind]).find((one) => label(one).includes(name))
            if (longer) return `There is a ${kind} "${label(longer)}": use its whole text.`
            const hidden = [...document.querySelectorAll(kinds[kind])].filter((one) => !isSeen(one))
            const isThere = find(hidden, name) || hidden.find((one) => words(one.textContent) === name)
            return isThere ? "The page has a hidden one." : ""
          }

          const tap = (kind, name) => {
            const element = find(all(kinds[kind]), name)
            if (!element) return false
            element.scrollIntoView({ block: "center", behavior: "instant" })
            element.click()
            return true
          }

          const fill = (name, value) => {
            const field = fields().find((one) => names(one).includes(name))
            if (!field || field.disabled || field.readOnly) return false
            field.focus()
            if (field.type === "checkbox" || field.type === "radio") {
              if (String(field.checked) !== value) field.click()
              return true
            }
            if (field.localName === "select") {
              const option = [...field.options].find((one) => words(one.text) === value || one.value === value)
              if (!option) return false
              field.value = option.value
            } else {
              field.value = value
            }
            field.dispatchEvent(new Event("input", { bubbles: true }))
            field.dispatchEvent(new Event("change", { bubbles: true }))
            return true
          }

          // If the response to a form is rendered in place, the form is no longer busy before that. Before Turbo 8, a form
          // outside of frames isn't marked as busy. So submissions are tracked here.
          const state = window.turboNavigatorTesting ??= (() => {
            const state = { awaitsRender: false, sent: new Set() }
            const end = () => state.awaitsRender = false
            addEventListener("turbo:submit-start", (event) => {
              end()
              state.sent.add(event.detail.formSubmission)
            }, true)
            addEventListener("turbo:submit-end", (event) => {
              const response = event.detail.fetchResponse
              state.sent.delete(event.detail.formSubmission)
              // Turbo counts a stream as HTML too, and renders no page for it.
              const isPage = response?.isHTML && !response.contentType.startsWith("text/vnd.turbo-stream.html")
              state.awaitsRender = Boolean(isPage && response.failed)
            }, true)
            // Forgets forms that were removed with their page or frame.
            const forgetGone = () => {
              for (const one of state.sent) if (!one?.formElement?.isConnected) state.sent.delete(one)
            }
            for (const name of ["turbo:render", "turbo:frame-render"]) {
              for (const action of [forgetGone, end]) addEventListener(name, action)
            }
            return state
          })()

          // A page that is being replaced draws no further frames. Without `pagehide`, it would respond only when it is
          // deallocated.
          const frame = () => new Promise((done) => {
            const end = () => {
              removeEventListener("pagehide", end)
              done()
            }
            addEventListener("pagehide", end)
            requestAnimationFrame(end)
            setTimeout(end, 50)
          })

          const activity = async () => {
            await frame()
            if (state.awaitsRender) return "the response to a form is being rendered"
            if (state.sent.size > 0) return "a form is being sent"
            const busy = document.querySelector("form[aria-busy=true], turbo-frame[aria-busy=true]")
            if (busy) return busy.localName === "form" ? "a form is being sent" : "a frame is loading"
            return document.documentElement.getAttribute("aria-busy") === "true" ? "a page is loading" : ""
          }

          const look = () => ({
            title: document.title,
            path: location.pathname + location.search,
            text: document.body?.innerText ?? "",
            links: all(kinds.link).map((link) => ({ text: label(link), path: path(link) })),
            buttons: all(kinds.button).map(label),
            fields: fields().map((field) => names(field)[0] ?? field.type)
          })

          return { look, near, tap, fill, activity }
        }
        """#
}
