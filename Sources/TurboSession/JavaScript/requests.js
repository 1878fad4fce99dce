// Watches the requests with which scripts of the page send data, and what the server answers.
//
// `willSend` is called before such a request, with whether the page's server receives it, and whether it updates
// something there. It returns null if the values don't matter, or a function that is called at the end, with the names
// and values that were sent, and whether the server accepted them.
(willSend) => {
  // The bodies of forms that Turbo sends. Their end is reported by Turbo, which may reject a response of status 200.
  const bodiesOfForms = new WeakSet()
  const onTurboRequest = ({ target, detail }) => {
    const { body } = detail?.fetchOptions ?? {}
    if (target.localName === "form" && typeof body === "object" && body) bodiesOfForms.add(body)
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

  // Returns a function that is called with the body and a promise of the answer; null if the request doesn't matter.
  const observe = (method, address, body) => {
    if (/^(get|head|options)$/i.test(method) || bodiesOfForms.has(body)) return null
    const url = urlOf(address)
    if (!url || isUpload(url)) return null
    const end = willSend(url.origin === location.origin, /^(put|patch)$/i.test(method))
    return end && ((sent, isAccepted) => {
      const values = read(sent).then((values) => [...values, ...url.searchParams], () => [])
      Promise.all([values, isAccepted]).then((result) => end(...result))
    })
  }

  // A script may not follow the redirect of a server that has accepted its request. Nothing else is known of it then.
  const isAccepted = ({ ok, type }) => ok || type === "opaqueredirect"

  const watchFetch = (view) => {
    const { fetch } = view
    view.fetch = function(resource, options) {
      const request = resource instanceof view.Request ? resource : null
      const method = String(options?.method ?? request?.method ?? "get")
      const willEnd = observe(method, request?.url ?? String(resource), options?.body)
      const copy = willEnd && request?.body && !request.bodyUsed && !options?.body ? request.clone() : null
      const answer = Reflect.apply(fetch, this, arguments)
      // The page handles the error, and would be told of one that nobody handles.
      willEnd?.(options?.body ?? copy, answer.then(isAccepted, () => false))
      return answer
    }
  }

  const watchXHR = ({ XMLHttpRequest: { prototype } }) => {
    const { open, send } = prototype
    const opened = new WeakMap()
    prototype.open = function(method, url) {
      opened.set(this, [String(method), String(url)])
      return Reflect.apply(open, this, arguments)
    }
    prototype.send = function(body) {
      const isAccepted = () => this.status >= 200 && this.status < 300
      const willEnd = opened.has(this) ? observe(...opened.get(this), body) : null
      willEnd?.(body, new Promise((done) => this.addEventListener("loadend", () => done(isAccepted()), { once: true })))
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
