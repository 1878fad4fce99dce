// Signals: attributes of elements for which native shows controls in the bar. The elements work without the app. They
// are hidden only while their controls are shown, and a tap on a control clicks its element.
//
// `isLeaving` returns whether a visit will bring those of another page.
({ changed, isLeaving }) => {
  const maximumControls = 6
  const maximumItems = 30
  const maximumLength = 60
  const maximumTitle = 200
  const maximumBadges = 10
  const maximumText = 1000
  const mark = "data-native-shown"

  const button = "button, a[href], input[type=submit], input[type=button]"
  const submit = "button, input[type=submit]"
  const sender = "button:not([type=button], [type=reset]), input[type=submit]"

  const kinds = ["button", "menu", "submit", "share", "search"].map((kind) => `[data-native-${kind}]`).join()

  // Rails writes `true` for an attribute without a value.
  const valueOf = (value) => value === "true" ? "" : value
  const shortened = (text, length = maximumLength) =>
    [...(text ?? "").trim().replace(/\s+/g, " ")].slice(0, length).join("")

  // What is seen and read: without what is hidden, and without the controls in a heading.
  const textOf = (element) => [...element.childNodes].map((node) => {
    if (node.nodeType !== Node.ELEMENT_NODE) return node.nodeType === Node.TEXT_NODE ? node.data : ""
    if (node.matches(`[hidden], [aria-hidden=true], script, style, ${kinds}`)) return ""
    return node.localName === "img" ? node.alt : textOf(node)
  }).join("")

  const nameOf = (element, length) => {
    const text = element.localName === "input" ? element.value : textOf(element)
    return [element.getAttribute("aria-label"), text, element.title]
      .map((name) => shortened(name, length)).find(Boolean) ?? ""
  }

  // What the page has taken away has no control. A style that hides an element doesn't count: it may be the app's own.
  const isAway = (element) =>
    element.closest("[hidden], [inert]") || element.parentElement?.closest("dialog:not([open])")

  // While a modal dialog of the page is open, nothing else can be tapped. NB: Safari has had `:modal` since 15.6.
  const modal = CSS.supports("selector(:modal)") ? "dialog:modal" : null
  let dialogs = []
  const isBehindDialog = (element) => dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(element))

  // The numbers by which native refers to elements, other ones in each document, and the elements that it may click.
  const numbers = new WeakMap()
  let elements = new Map()
  let count = Math.floor(Math.random() * 1e6)
  const number = (element) => {
    if (!numbers.has(element)) numbers.set(element, count += 1)
    elements.set(numbers.get(element), element)
    return numbers.get(element)
  }

  // The forms that Turbo is sending.
  const sent = new WeakSet()
  const canSend = ({ form, formNoValidate }) =>
    !form || (!sent.has(form) && (form.noValidate || formNoValidate || !form.matches(":invalid")))

  const describe = (element) => ({
    id: number(element),
    title: nameOf(element),
    symbol: element.dataset.nativeSymbol ?? "",
    role: element.dataset.nativeRole ?? "",
    share: element.dataset.nativeShare === undefined ? undefined : element.href || location.href,
    isEnabled: !element.matches(":disabled, [aria-disabled=true]") && !isBehindDialog(element),
    isOn: element.matches("[aria-checked=true], [aria-pressed=true], [aria-current]:not([aria-current=false])")
  })

  const menu = (element) => {
    const items = [...element.querySelectorAll(button)].filter((item) => !item.closest("[hidden]")).map(describe)
    const summary = element.querySelector("summary") ?? element
    const title = element.getAttribute("aria-label") || summary !== element ? nameOf(summary) : shortened(element.title)
    return { ...describe(element), title: shortened(element.getAttribute("aria-label")) || title, items }
  }

  // Why an element isn't shown, for the author of the page.
  const told = new WeakSet()
  const leaveOut = (element, reason) => {
    if (!told.has(element)) console.warn(`This element stays in the page, because ${reason}:`, element)
    told.add(element)
    return null
  }

  // The field of a search, whose form can be sent as a link can be followed.
  const searchField = (form) => form.querySelector("input[type=search], input[type=text], input:not([type])")
  const search = (form) => {
    const field = searchField(form)
    // A field can replace the form's property.
    const isGet = form.localName === "form" && /^(get)?$/i.test(form.getAttribute("method") ?? "")
    if (!isGet) return leaveOut(form, "it is no form with the method get")
    if (!field) return leaveOut(form, "it has no field for text")
    const title = [field.placeholder, field.ariaLabel, field.labels[0]?.textContent, "…"]
      .map((name) => shortened(name)).find(Boolean)
    return { ...describe(field), title, text: field.value.slice(0, maximumText) }
  }

  const control = (element) => {
    const { nativeMenu, nativeSubmit, nativeShare } = element.dataset
    if (element.hasAttribute("data-native-search")) return search(element)
    if (nativeMenu === undefined && element.closest("[data-native-menu]")) return null
    if (nativeMenu !== undefined) {
      const control = { ...menu(element), side: nativeMenu }
      if (control.items.length === 0) return leaveOut(element, "it has no link or button")
      if (!control.items.every(({ title }) => title)) return leaveOut(element, "an item has no text or aria-label")
      if (control.items.length > maximumItems) return leaveOut(element, `it has more than ${maximumItems} items`)
      return control.title ? control : leaveOut(element, "it has no <summary> or aria-label")
    }
    const isSubmit = nativeSubmit !== undefined
    if (!element.matches(isSubmit ? submit : button)) return leaveOut(element, "it is neither a link nor a button")
    const described = describe(element)
    if (!described.title) return leaveOut(element, "it has no text or aria-label")
    if (!isSubmit) return { ...described, side: nativeShare ?? element.dataset.nativeButton }
    const role = described.role || "primary"
    return { ...described, side: nativeSubmit, role, isEnabled: described.isEnabled && canSend(element) }
  }

  const find = () => [...document.querySelectorAll(kinds)].filter((element) => !isAway(element))

  // Badges stay in the page, because not every app has tabs.
  const badges = () => [...document.querySelectorAll("[data-native-badge]")].slice(0, maximumBadges).map((element) =>
    ({ tab: valueOf(element.dataset.nativeBadge).slice(0, 200), text: shortened(element.textContent) }))

  // The elements for which a control stands. The other fields of a search stay in the page, with its button.
  const replaced = (element) => {
    const field = element.hasAttribute("data-native-search") && searchField(element)
    const isOther = (one) => one !== field && one.matches("select, textarea, input:not([type=hidden], [type=submit])")
    return field && [...element.elements].some(isOther) ? [field, ...field.labels] : [element]
  }

  // A heading stays if it is longer than a bar, or if it contains what no control stands for.
  const isReplaced = (heading, name, shown) => valueOf(heading.dataset.nativeTitle) ||
    [...name].length <= maximumLength && [...heading.querySelectorAll(button)]
      .every((one) => [...shown].some((element) => element.contains(one)))

  // The numbers of the elements whose controls native doesn't show; 0 for the title.
  let kept = new Set()

  // Returns the controls, and hides their elements.
  const read = () => {
    elements = new Map()
    dialogs = modal ? [...document.querySelectorAll(modal)] : []
    const shown = new Set()
    const controls = []
    for (const element of find()) {
      const found = control(element)
      if (!found) continue
      if (controls.length === maximumControls) {
        leaveOut(element, `a page has at most ${maximumControls} native buttons`)
        continue
      }
      controls.push(found)
      if (!kept.has(found.id)) for (const one of replaced(element)) shown.add(one)
    }
    const heading = [...document.querySelectorAll("[data-native-title]")].find((element) => !isAway(element))
    const name = heading
      ? shortened(valueOf(heading.dataset.nativeTitle)) || nameOf(heading, maximumTitle) : ""
    if (name && !kept.has(0) && isReplaced(heading, name, shown)) shown.add(heading)
    for (const element of document.querySelectorAll(`[${mark}]`)) {
      if (!shown.has(element)) element.removeAttribute(mark)
    }
    for (const element of shown) if (!element.hasAttribute(mark)) element.setAttribute(mark, "")
    return { title: name || document.title, controls, badges: badges() }
  }

  // A style of the page may be important too, but not more than one in a layer. A button that sends its form keeps its
  // box, because WebKit sends a form with Enter only if its button has one. The animation starts when a script makes
  // the form valid or invalid, which no event says. NB: Safari has had this constructor since 16.4.
  const hide = () => {
    if (!document.adoptedStyleSheets) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@layer turbo-navigator {
      [${mark}] { display: none !important }
      [${mark}]:is(${sender}) { display: block !important; position: fixed !important }
      [${mark}]:is(${sender}), [${mark}]:is(${sender}) * { visibility: hidden !important }
      form:valid [${mark}][data-native-submit] { animation: 1ms turbo-navigator-valid !important }
      form:invalid [${mark}][data-native-submit] { animation: 1ms turbo-navigator-invalid !important }
      @keyframes turbo-navigator-valid { from { opacity: 0 } }
      @keyframes turbo-navigator-invalid { from { opacity: 0 } }
    }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }

  // Whether native clicks an element for the user.
  let isClicking = false

  // What native has been told.
  let current = null
  let isStarted = false
  let timer = null
  const text = (signals) => JSON.stringify(signals)
  const report = () => {
    timer = isLeaving() ? setTimeout(report, 50) : null
    if (timer === null && text(read()) !== current) changed()
  }
  // A page that changes all the time is reported several times a second.
  const update = () => {
    if (text(read()) !== current && timer === null) timer = setTimeout(report, 50)
  }

  const start = () => {
    isStarted = true
    hide()
    read()
    const attributes = [
      mark, "data-native-button", "data-native-menu", "data-native-submit", "data-native-title", "data-native-symbol",
      "data-native-role", "data-native-share", "data-native-search", "data-native-badge", "placeholder", "method",
      "aria-label", "aria-checked", "aria-pressed", "aria-current", "aria-disabled", "disabled", "href", "title",
      "type", "value", "required", "pattern", "novalidate", "hidden", "inert", "open", "aria-hidden", "alt"
    ]
    new MutationObserver(update).observe(document, {
      subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: attributes
    })
    for (const name of ["input", "change", "click", "animationstart"]) addEventListener(name, update)
    // The fields are reset after the event.
    addEventListener("reset", () => setTimeout(update))
    addEventListener("turbo:submit-start", ({ target }) => {
      sent.add(target)
      update()
    })
    addEventListener("turbo:submit-end", ({ target }) => {
      sent.delete(target)
      update()
    })
  }

  // As typing: a script may watch what is assigned to the field itself.
  const { set: setValue } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")

  // As Return in a field: by the form's first button, which may be disabled.
  const send = (form) => {
    const button = [...form?.elements ?? []].find(({ type }) => type === "submit")
    if (button) button.click()
    else form?.requestSubmit()
  }

  const press = (action) => {
    isClicking = true
    action()
    isClicking = false
  }

  return {
    // Turbo or Turbolinks has started. In other pages the elements stay.
    start,

    // The signals of the page on screen, for a message.
    take() {
      if (!isStarted) return { title: document.title, controls: [], badges: [] }
      const signals = read()
      current = text(signals)
      return signals
    },

    // Called by native: these controls aren't shown, and their elements stay in the page.
    keep(ids) {
      kept = new Set(ids)
      read()
    },

    get isClicking() { return isClicking },

    // Called by native: the user has tapped a control.
    click(id) {
      const element = elements.get(id)
      if (!element?.isConnected) throw new Error("the element of the control is gone")
      // Native doesn't wait for the dialogs of the click.
      setTimeout(() => {
        press(() => element.click())
      })
    },

    // Called by native: the user has written in the search, or sends it.
    search(id, text, submits) {
      const field = elements.get(id)
      if (!field?.isConnected) throw new Error("the field of the search is gone")
      setTimeout(() => {
        if (field.value !== text) {
          setValue.call(field, text)
          field.dispatchEvent(new InputEvent("input", { bubbles: true }))
        }
        if (submits) press(() => send(field.form))
      })
    }
  }
}
