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
