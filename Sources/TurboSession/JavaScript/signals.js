// Signals: attributes of elements for which native shows controls in the bar. The elements work without the app. They
// are hidden only while their controls are shown, and a tap on a control clicks its element.
({ changed }) => {
  const maximumControls = 6
  const maximumItems = 30
  const maximumLength = 60
  const mark = "data-native-shown"

  const button = "button, a[href], input[type=submit], input[type=button]"
  const submit = "button, input[type=submit]"

  const shortened = (text) => [...(text ?? "").trim().replace(/\s+/g, " ")].slice(0, maximumLength).join("")
  const nameOf = (element) => {
    const text = element.localName === "input" ? element.value : element.textContent
    return [element.getAttribute("aria-label"), text, element.title].map(shortened).find(Boolean) ?? ""
  }

  // The numbers by which native refers to elements, and the elements that it may click.
  const numbers = new WeakMap()
  let elements = new Map()
  let count = 0
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

  const control = (element) => {
    const { nativeMenu, nativeSubmit } = element.dataset
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
    if (!isSubmit) return { ...described, side: element.dataset.nativeButton }
    const role = described.role || "primary"
    return { ...described, side: nativeSubmit, role, isEnabled: described.isEnabled && canSend(element) }
  }

  const find = () => [...document.querySelectorAll("[data-native-button], [data-native-menu], [data-native-submit]")]

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
      shown.add(element)
    }
    const heading = document.querySelector("[data-native-title]")
    const title = heading ? shortened(heading.dataset.nativeTitle) || nameOf(heading) : ""
    if (title) shown.add(heading)
    for (const element of document.querySelectorAll(`[${mark}]`)) {
      if (!shown.has(element)) element.removeAttribute(mark)
    }
    for (const element of shown) if (!element.hasAttribute(mark)) element.setAttribute(mark, "")
    return { title, controls }
  }

  // A style of the page may be important too, but not more than one in a layer. The submit button keeps its box,
  // because WebKit sends a form with Enter only if its button has one. NB: Safari has had this constructor since 16.4.
  const hide = () => {
    if (!document.adoptedStyleSheets) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@layer turbo-navigator {
      [${mark}] { display: none !important }
      [${mark}][data-native-submit] { display: block !important; position: fixed !important }
      [${mark}][data-native-submit], [${mark}][data-native-submit] * { visibility: hidden !important }
    }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }

  // What native has been told.
  let current = null
  let isStarted = false
  let timer = null
  const text = (signals) => JSON.stringify(signals)
  const update = () => {
    if (text(read()) === current || timer !== null) return
    // A page that changes all the time is reported several times a second.
    timer = setTimeout(() => {
      timer = null
      changed()
    }, 50)
  }

  const start = () => {
    isStarted = true
    hide()
    read()
    const attributes = [
      mark, "data-native-button", "data-native-menu", "data-native-submit", "data-native-title", "data-native-symbol",
      "data-native-role", "aria-label", "aria-checked", "aria-pressed", "aria-current", "aria-disabled", "disabled",
      "href", "title", "type", "value", "required", "pattern", "novalidate"
    ]
    new MutationObserver(update).observe(document, {
      subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: attributes
    })
    for (const name of ["input", "change"]) addEventListener(name, update)
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
      if (!isStarted) return { title: "", controls: [] }
      const signals = read()
      current = text(signals)
      return signals
    },

    // Called by native: the user has tapped a control.
    click(id) {
      const element = elements.get(id)
      if (!element?.isConnected) throw new Error("the element of the control is gone")
      // Native doesn't wait for the dialogs of the click.
      setTimeout(() => element.click())
    }
  }
}
