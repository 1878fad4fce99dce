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
