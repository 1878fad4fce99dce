// Watches the requests with which scripts of the page send data, and what the server answers.
//
// `willSend` is called before such a request, with whether the page's server receives it. It returns a function that is
// called at the end, with the names and values that were sent, and whether the server accepted them.
(willSend) => {
  // The bodies of forms that Turbo sends. Their end is reported by Turbo, which may reject a response of status 200.
  const bodiesOfForms = new WeakSet()
  const onTurboRequest = ({ target, detail }) => {
    const { body } = detail?.fetchOptions ?? {}
    if (target.localName === "form" && typeof body === "object" && body) bodiesOfForms.add(body)
  }

  const read = async (body) => {
    if (body instanceof FormData || body instanceof URLSearchParams) return [...body]
    const text = typeof body?.text === "function" ? await body.text() : body
    if (typeof text !== "string" || !text) return []
    try {
      return valuesIn(JSON.parse(text))
    } catch {
      return [["", text], ...new URLSearchParams(text)]
    }
  }

  // The elements of a list have the name of the list.
  const valuesIn = (value, name = "") => {
    if (value === null || typeof value !== "object") return [[name, value]]
    const isList = Array.isArray(value)
    return Object.entries(value).flatMap(([key, part]) => valuesIn(part, isList ? name : key))
  }

  const observe = (method, address, body, answer) => {
    if (/^(get|head|options)$/i.test(method) || bodiesOfForms.has(body)) return
    const url = new URL(address, document.baseURI)
    const end = willSend(url.origin === location.origin)
    const values = read(body).then((values) => [...values, ...url.searchParams], () => [])
    Promise.all([values, answer.catch(() => false)]).then((result) => end(...result))
  }

  const watchFetch = (view) => {
    const { fetch } = view
    view.fetch = function(resource, options) {
      const request = resource instanceof view.Request ? resource : null
      const copy = request?.body && !request.bodyUsed && !options?.body ? request.clone() : null
      const answer = Reflect.apply(fetch, this, arguments)
      const method = String(options?.method ?? request?.method ?? "get")
      observe(method, request?.url ?? String(resource), options?.body ?? copy, answer.then(({ ok }) => ok))
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
      const answer = new Promise((done) => this.addEventListener("loadend", () => done(isAccepted()), { once: true }))
      if (opened.has(this)) observe(...opened.get(this), body, answer)
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
