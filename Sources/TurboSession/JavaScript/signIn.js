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
