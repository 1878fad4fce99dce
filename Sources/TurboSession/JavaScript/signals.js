// Signals: attributes of elements for which native shows controls in the bar. The elements work without the app. They
// are hidden only while their controls are shown, and a tap on a control clicks its element.
//
// `isLeaving` returns whether a visit will bring those of another page.
({ changed, isLeaving }) => {
  const maximumControls = 6
  const maximumItems = 30
  const maximumLength = 60
  const maximumBadges = 10
  const maximumText = 1000
  const mark = "data-native-shown"

  const button = "button, a[href], input[type=submit], input[type=button]"
  const submit = "button, input[type=submit]"

  const shortened = (text) => [...(text ?? "").trim().replace(/\s+/g, " ")].slice(0, maximumLength).join("")
  const nameOf = (element) => {
    const text = element.localName === "input" ? element.value : element.textContent
    return [element.getAttribute("aria-label"), text, element.title].map(shortened).find(Boolean) ?? ""
  }

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
    isEnabled: !element.matches(":disabled, [aria-disabled=true]"),
    isOn: element.matches("[aria-checked=true], [aria-pressed=true], [aria-current]:not([aria-current=false])")
  })

  const menu = (element) => {
    const items = [...element.querySelectorAll(button)].map(describe).filter(({ title }) => title)
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
  const search = (form) => {
    const field = form.querySelector("input[type=search], input[type=text], input:not([type])")
    if (form.localName !== "form" || form.method !== "get") return leaveOut(form, "it is no form with the method get")
    if (!field) return leaveOut(form, "it has no field for text")
    const title = [field.placeholder, field.ariaLabel, field.labels[0]?.textContent, "…"].map(shortened).find(Boolean)
    return { ...describe(field), title, text: field.value.slice(0, maximumText) }
  }

  const control = (element) => {
    const { nativeMenu, nativeSubmit, nativeShare } = element.dataset
    if (element.hasAttribute("data-native-search")) return search(element)
    if (nativeMenu === undefined && element.closest("[data-native-menu]")) return null
    if (nativeMenu !== undefined) {
      const control = { ...menu(element), side: nativeMenu }
      if (control.items.length === 0) return leaveOut(element, "it has no link or button with a name")
      if (control.items.length > maximumItems) return leaveOut(element, `it has more than ${maximumItems} items`)
      return control.title ? control : leaveOut(element, "it has no <summary> or aria-label")
    }
    const isSubmit = nativeSubmit !== undefined
    if (!element.matches(isSubmit ? submit : button)) return leaveOut(element, "it is neither a link nor a button")
    const described = describe(element)
    if (!described.title) return leaveOut(element, "it has no text or aria-label")
    if (nativeShare !== undefined) return { ...described, side: nativeShare, share: element.href || location.href }
    if (!isSubmit) return { ...described, side: element.dataset.nativeButton }
    const role = described.role || "primary"
    return { ...described, side: nativeSubmit, role, isEnabled: described.isEnabled && canSend(element) }
  }

  const kinds = ["button", "menu", "submit", "share", "search"].map((kind) => `[data-native-${kind}]`).join()
  const find = () => [...document.querySelectorAll(kinds)]

  // Badges stay in the page, because not every app has tabs.
  const badges = () => [...document.querySelectorAll("[data-native-badge]")].slice(0, maximumBadges).map((element) =>
    ({ tab: element.dataset.nativeBadge.slice(0, 200), text: shortened(element.textContent) }))

  // The numbers of the elements whose controls native doesn't show; 0 for the title.
  let kept = new Set()

  // Returns the controls, and hides their elements.
  const read = () => {
    elements = new Map()
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
      if (!kept.has(found.id)) shown.add(element)
    }
    const heading = document.querySelector("[data-native-title]")
    const name = heading ? shortened(heading.dataset.nativeTitle) || nameOf(heading) : ""
    if (name && !kept.has(0)) shown.add(heading)
    for (const element of document.querySelectorAll(`[${mark}]`)) {
      if (!shown.has(element)) element.removeAttribute(mark)
    }
    for (const element of shown) if (!element.hasAttribute(mark)) element.setAttribute(mark, "")
    return { title: name || document.title, controls, badges: badges() }
  }

  // A style of the page may be important too, but not more than one in a layer. The submit button keeps its box,
  // because WebKit sends a form with Enter only if its button has one. Its animation starts when a script makes the
  // form valid or invalid, which no event says. NB: Safari has had this constructor since 16.4.
  const hide = () => {
    if (!document.adoptedStyleSheets) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@layer turbo-navigator {
      [${mark}] { display: none !important }
      [${mark}][data-native-submit] { display: block !important; position: fixed !important }
      [${mark}][data-native-submit], [${mark}][data-native-submit] * { visibility: hidden !important }
      form:valid [${mark}][data-native-submit] { animation: 1ms turbo-navigator-valid !important }
      form:invalid [${mark}][data-native-submit] { animation: 1ms turbo-navigator-invalid !important }
      @keyframes turbo-navigator-valid { from { opacity: 0 } }
      @keyframes turbo-navigator-invalid { from { opacity: 0 } }
    }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }

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
      "type", "value", "required", "pattern", "novalidate"
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

    // Called by native: the user has tapped a control.
    click(id) {
      const element = elements.get(id)
      if (!element?.isConnected) throw new Error("the element of the control is gone")
      // Native doesn't wait for the dialogs of the click.
      setTimeout(() => element.click())
    },

    // Called by native: the user has written in the search, or sends it.
    search(id, text, submits) {
      const field = elements.get(id)
      if (!field?.isConnected) throw new Error("the field of the search is gone")
      setTimeout(() => {
        if (field.value !== text) {
          field.value = text
          field.dispatchEvent(new InputEvent("input", { bubbles: true }))
        }
        if (submits) field.form?.requestSubmit()
      })
    }
  }
}
