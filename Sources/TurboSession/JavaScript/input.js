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
