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
