// Written by maintenance/embed, from the files in the folder JavaScript.

/// The scripts of this module. Each is a function expression.
enum JavaScript {
    static let console = #"""
        // Reports console output and script errors. Runs in all frames, at the start of the document.
        (name, levels) => {
          const handler = window.webkit.messageHandlers[name]
          // The limit for a page that logs without end.
          let left = 500
          const text = (value) => {
            try {
              if (typeof value === "string") return value
              const isPlain = Array.isArray(value) || value?.constructor === Object
              return isPlain ? JSON.stringify(value) : String(value)
            } catch { return "?" }
          }
          const post = (level, values) => {
            if (left-- <= 0) return
            handler.postMessage([level, left === 0 ? "…" : values.map(text).join(" ").slice(0, 1000)])
          }
          for (const level of levels) {
            const original = console[level]
            console[level] = (...values) => { post(level, values); original.apply(console, values) }
          }
          addEventListener("error", (event) => { if (event.message) post("error", [event.message]) })
          addEventListener("unhandledrejection", (event) => post("error", [event.reason]))
        }
        """#

    static let fetches = #"""
        // Reports the bodies of requests that scripts make with fetch. Runs in all frames, at the start of the document.
        (name, limit) => {
          const handler = window.webkit.messageHandlers[name]
          const original = window.fetch
          // The limit for a page that fetches without end: characters in a second, with some for each report. The app ends the
          // process of a page that sends more.
          let [second, left] = [0, 0]
          const mayReport = (size) => {
            const now = Math.floor(Date.now() / 1000)
            if (now !== second) [second, left] = [now, 2_000_000]
            left -= size + 5000
            return left >= 0
          }
          const isText = (type) => /^(text\/(?!event-stream)|[\w.+/-]*(json|javascript|xml))/.test(type ?? "")
          const isSecret = (field) => /passw|token|secret/i.test(field)
          const field = ([key, value]) => `${key}=${isSecret(key) ? "…" : value instanceof File ? value.name : value}`
          const sent = (body) => {
            if (typeof body === "string") return body
            const hasFields = body instanceof FormData || body instanceof URLSearchParams
            return hasFields ? [...body].map(field).join("\n") : ""
          }
          // Reads only the beginning. The page has the other copy of the response.
          const received = async (response) => {
            const reader = response.body?.getReader()
            const decoder = new TextDecoder()
            let text = ""
            while (reader && text.length < limit) {
              const { done, value } = await reader.read()
              if (done) return text
              text += decoder.decode(value, { stream: true })
            }
            reader?.cancel().catch(() => {})
            return text.slice(0, limit)
          }
          const report = async (response, [input, options], began) => {
            if (!isText(response.headers.get("Content-Type"))) return
            const text = await received(response.clone())
            const isRequest = input instanceof Request
            const url = new URL(isRequest ? input.url : input, document.baseURI)
            url.hash = ""
            const method = options?.method ?? (isRequest ? input.method : "GET")
            const body = sent(options?.body).slice(0, limit)
            if (!mayReport(body.length + text.length)) return
            handler.postMessage([method.toUpperCase(), url.href, body, response.url, text, String(began)])
          }
          window.fetch = async function (...values) {
            const began = Date.now()
            const response = await Reflect.apply(original, this, values)
            report(response, values, began).catch(() => {})
            return response
          }
        }
        """#

    static let updates = #"""
        // Reports loads of Turbo's frames, and rendered streams. Runs in all frames, at the start of the document.
        (name) => {
          const handler = window.webkit.messageHandlers[name]
          const post = (...values) => handler.postMessage(values.map(String))
          const postFrame = (event, kind) => {
            const source = event.target.getAttribute("src")
            post(kind, event.target.id, source === null ? location.href : new URL(source, document.baseURI).href)
          }
          addEventListener("turbo:frame-load", (event) => postFrame(event, "frame"))
          addEventListener("turbo:frame-missing", (event) => postFrame(event, "missing"))
          // Streams of one turn with the same action and target are reported together.
          const counts = new Map()
          const report = () => {
            for (const [key, count] of counts) post("stream", ...JSON.parse(key), count)
            counts.clear()
          }
          addEventListener("turbo:before-stream-render", ({ target }) => {
            const id = target.getAttribute("target")
            const place = id === null ? target.getAttribute("targets") ?? "" : `#${id}`
            if (counts.size === 0) setTimeout(report)
            const key = JSON.stringify([target.getAttribute("action") ?? "", place])
            counts.set(key, (counts.get(key) ?? 0) + 1)
          })
        }
        """#
}
