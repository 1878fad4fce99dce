// Keeps fields, and the dialogs they are in, while Turbo renders the page again around them.
//
// `fieldsToKeep` returns the fields, as in input.js. `isRefreshing` returns whether Turbo renders a refresh.
({ fieldsToKeep, isRefreshing }) => {
  // What is kept of each element that is being rendered: the body, or a frame.
  const plans = new Map()
  const mark = "turbo-navigator-kept-"
  let marks = 0

  // MARK: The elements of the new page

  const isAlike = (element, other) => {
    const names = ["type", "name", "action", "method"]
    if (/^(checkbox|radio)$/.test(element.type)) names.push("value")
    return other.localName === element.localName &&
        names.every((name) => other.getAttribute(name) === element.getAttribute(name))
  }

  const alikeIn = (scope, element) =>
    [...scope.querySelectorAll(element.localName)].filter((other) => isAlike(element, other))

  const withID = (root, id) => root.querySelector(`[id="${CSS.escape(id)}"]`)

  // Returns the element of a new page that an element becomes; null if there is none for certain. An element without an
  // identifier is found by its name, among the same number of elements in the same form.
  const counterpart = (element, base, root) => {
    if (element === base) return root
    const twin = element.id && withID(root, element.id)
    if (twin) return isAlike(element, twin) ? twin : null
    if (element.id && !element.getAttribute("name")) return null
    const closest = element.parentElement?.closest("[id], form, turbo-frame")
    const scope = closest && base.contains(closest) ? closest : base
    const there = counterpart(scope, base, root)
    if (!there) return null
    const [ours, theirs] = [alikeIn(scope, element), alikeIn(there, element)]
    return ours.length === theirs.length ? theirs[ours.indexOf(element)] : null
  }

  // Scripts put the parts of an editor, such as its tools, beside the field. They are kept with the whole form.
  const isPlain = (field) =>
    /^(input|textarea|select)$/.test(field.localName) && field.getBoundingClientRect().width > 1

  // Returns what is kept so that a field is: more than the field if scripts have changed the page around it.
  const unitOf = (field) => {
    let element = field
    while (element.ownerDocument !== document) element = element.ownerDocument.defaultView.frameElement
    while (element.getRootNode() !== document) element = element.getRootNode().host
    return element === field && isPlain(element) ? element : element.closest("form") ?? element
  }

  // A checked radio button that is inserted would uncheck the others.
  const groupOf = (field) => {
    if (field.type !== "radio" || !field.form) return [field]
    return [...field.form.elements].filter(({ type, name }) => type === "radio" && name === field.name)
  }

  // A permanent element is kept as a whole, and so is a frame with a URL of its own, which the page has without its
  // content.
  const find = (field, base, root) => {
    const unit = unitOf(field)
    const candidates = [unit.closest("[data-turbo-permanent][id]"), unit, unit.closest("turbo-frame[src]")]
    for (const element of candidates) {
      const other = element && base !== element && base.contains(element) && counterpart(element, base, root)
      if (other) return [element, other]
    }
    return null
  }

  // MARK: The plan

  const makePlan = (base, root) => {
    const plan = { base, units: new Map(), parents: new Map(), whole: new Set(), isMissing: false, removed: [] }
    const isIn = (field) => base.contains(unitOf(field))
    for (const { field, isRequired, isChanged } of fieldsToKeep().filter(({ field }) => isIn(field))) {
      for (const member of groupOf(field)) {
        const found = find(member, base, root)
        if (!found) {
          plan.isMissing ||= isRequired
          // A frame can't wait.
          if (isRequired) plan.whole.add(unitOf(member))
          continue
        }
        plan.units.set(...found)
        if (isChanged || found[0] !== member) plan.whole.add(found[0])
      }
    }
    // A form that is kept contains its fields.
    for (const unit of plan.units.keys()) {
      if ([...plan.whole].some((other) => other !== unit && other.contains(unit))) plan.units.delete(unit)
    }
    for (const [unit, other] of plan.units) addParents(plan, unit, other, root)
    return plan
  }

  // The elements around a unit stay in the page if the new page has the same ones. Otherwise the unit is moved.
  const addParents = (plan, unit, other, root) => {
    const pairs = []
    let [element, twin] = [unit, other]
    for (; element !== plan.base && twin && twin !== root; element = element.parentElement, twin = twin.parentElement) {
      const isTaken = plan.parents.has(element) ? plan.parents.get(element) !== twin
        : [...plan.parents.values()].includes(twin)
      if (element.localName !== twin.localName || isTaken) return
      pairs.push([element, twin])
    }
    if (element === plan.base && twin === root) for (const [key, value] of pairs) plan.parents.set(key, value)
  }

  // MARK: Rendering

  // What scripts use to show and hide an element.
  const isState = (name) => /^(open|class|style|hidden|inert|aria-.*)$/.test(name)

  const copyAttributes = (element, other, isCopied) => {
    const names = new Set([...element.getAttributeNames(), ...other.getAttributeNames()].filter(isCopied))
    for (const name of names) {
      const value = other.getAttribute(name)
      if (value === null) element.removeAttribute(name)
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    }
  }

  // Replaces the content of an element around those that stay. They never leave the page, so that the focus, a dialog
  // and the input method stay too.
  const renderAround = (plan, element, other) => {
    const staying = new Map([...plan.parents].filter(([child]) => child.parentNode === element).map(([a, b]) => [b, a]))
    const former = new Set([...element.childNodes].filter((child) => !plan.parents.has(child)))
    let place = element.firstChild
    for (const child of [...other.childNodes]) {
      const kept = staying.get(child)
      if (!kept) {
        element.insertBefore(child, place)
        continue
      }
      while (former.has(place)) place = place.nextSibling
      if (place === kept) place = place.nextSibling
      else element.insertBefore(kept, place)
      if (plan.units.has(kept)) renderUnit(plan, kept, child)
      else {
        copyAttributes(kept, child, (name) => !isState(name))
        renderAround(plan, kept, child)
      }
    }
    for (const child of former) child.remove()
  }

  // A field that only has the focus gets its new value.
  const renderUnit = (plan, unit, other) => {
    if (plan.whole.has(unit)) return
    copyAttributes(unit, other, () => true)
    if (unit.localName === "textarea") unit.defaultValue = other.defaultValue
    if (unit.value !== other.value) unit.value = other.value
  }

  const replace = (plan, current, next) => {
    for (const [unit, other] of plan.units) if (!plan.parents.has(unit)) other.replaceWith(unit)
    copyAttributes(current, next, () => current === document.body)
    renderAround(plan, current, next)
  }

  // Morphing finds elements by their identifiers.
  const markPairs = (plan) => {
    for (const [element, other] of [...plan.units, ...plan.parents]) {
      if (element.id || other.id) continue
      marks += 1
      element.id = other.id = mark + marks
    }
  }

  const onBeforeMorph = (event) => {
    for (const plan of plans.values()) {
      if (plan.whole.has(event.target)) return event.preventDefault()
      const isRemoved = !event.detail.newElement
      if (!isRemoved || ![...plan.units.keys(), ...plan.whole].some((unit) => event.target.contains(unit))) continue
      plan.removed.push(event.target)
      return event.preventDefault()
    }
  }

  const onBeforeMorphAttribute = (event) => {
    const { target, detail: { attributeName } } = event
    const isKept = [...plans.values()].some(({ parents }) => parents.has(target))
    if (isKept && isState(attributeName)) event.preventDefault()
  }

  // Puts the units to their places if morphing has left them elsewhere.
  const endMorph = ({ units, whole, removed }) => {
    const kept = [...units.keys(), ...whole]
    for (const unit of units.keys()) {
      const twins = [...document.querySelectorAll(`[id="${CSS.escape(unit.id)}"]`)]
      const twin = unit.id && twins.find((one) => one !== unit)
      if (twin) twin.replaceWith(unit)
    }
    for (const element of removed) if (!kept.some((unit) => element.contains(unit))) element.remove()
    for (const element of document.querySelectorAll(`[id^="${mark}"]`)) element.removeAttribute("id")
  }

  // MARK: Focus and dialogs

  const openParents = "dialog, details, [popover]"
  const isPopover = (element) => element.hasAttribute("popover")
  // Safari throws for a state that it doesn't know: before 15.6 that of a modal, and before 17 that of a popover.
  const isIn = (element, state) => CSS.supports(`selector(${state})`) && element.matches(state)
  const isOpen = (element) => isPopover(element) ? isIn(element, ":popover-open") : element.open
  const parentsOf = (unit, parents = []) => {
    const parent = unit.parentElement?.closest(openParents)
    return parent ? parentsOf(parent, [...parents, parent]) : parents
  }

  const focusState = (plan) => {
    const element = document.activeElement
    if (!element || ![...plan.units.keys()].some((unit) => unit.contains(element))) return null
    const { selectionStart, selectionEnd, selectionDirection, scrollTop, scrollLeft } = element
    const selection = getSelection()
    const { anchorNode, anchorOffset, focusNode, focusOffset } = selection
    return () => {
      if (!element.isConnected) return
      if (document.activeElement !== element) element.focus({ preventScroll: true })
      if (typeof selectionStart === "number") {
        if (element.selectionStart === selectionStart && element.selectionEnd === selectionEnd) return
        element.setSelectionRange(selectionStart, selectionEnd, selectionDirection)
      } else if (element.isContentEditable && anchorNode) {
        selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset)
      }
      Object.assign(element, { scrollTop, scrollLeft })
    }
  }

  const openState = (plan) => {
    const states = [...plan.units.keys()].map((unit) => [unit, parentsOf(unit).map((parent) =>
      isOpen(parent) ? (isIn(parent, ":modal") ? "modal" : "open") : "closed")])
    return () => {
      for (const [unit, former] of states) {
        const parents = parentsOf(unit)
        if (parents.length !== former.length) continue
        // A dialog opens over those that are open already.
        for (const [index, parent] of [...parents.entries()].reverse()) reopen(parent, former[index])
      }
    }
  }

  const reopen = (parent, former) => {
    if (former === "closed" || !parent.isConnected) return
    if (isPopover(parent)) {
      if (!isOpen(parent)) parent.showPopover()
    } else if (former === "open") {
      parent.open = true
    } else if (!isIn(parent, ":modal")) {
      parent.open = false
      parent.showModal()
    }
  }

  // MARK: Turbo's events

  const begin = (base, root, detail) => {
    const plan = makePlan(base, root)
    if (plan.units.size === 0 && plan.whole.size === 0) return
    const [restoreFocus, restoreOpen] = [focusState(plan), openState(plan)]
    const isMorph = detail.renderMethod === "morph"
    const permanent = [...plan.units.keys()].filter((unit) => unit.hasAttribute("data-turbo-permanent"))
    // Turbo would give the focus to another field.
    const focusable = restoreFocus ? root.querySelectorAll("[autofocus]") : []
    for (const element of focusable) element.removeAttribute("autofocus")
    if (isMorph) {
      markPairs(plan)
    } else {
      detail.render = (current, next) => replace(plan, current, next)
      // Turbo would take permanent elements out of the page and put them back.
      for (const unit of permanent) unit.removeAttribute("data-turbo-permanent")
    }
    plans.set(base, plan)
    plan.end = () => {
      plans.delete(base)
      if (isMorph) endMorph(plan)
      for (const unit of permanent) unit.setAttribute("data-turbo-permanent", "")
      restoreOpen()
      restoreFocus?.()
    }
  }

  // NB: the listeners are on the window, and those of the page ran before.
  addEventListener("turbo:before-render", ({ detail }) => {
    if (isRefreshing()) begin(document.body, detail.newBody, detail)
  })
  addEventListener("turbo:before-frame-morph", ({ target, detail }) => {
    begin(target, detail.newElement, { renderMethod: "morph" })
  })
  addEventListener("turbo:before-morph-element", onBeforeMorph)
  addEventListener("turbo:before-morph-attribute", onBeforeMorphAttribute)
  addEventListener("turbo:render", () => plans.get(document.body)?.end())
  addEventListener("turbo:frame-render", ({ target }) => plans.get(target)?.end())

  return {
    // Whether a page with this HTML has all fields that must be kept.
    isPossible(html) {
      const { body } = new DOMParser().parseFromString(html, "text/html")
      return !makePlan(document.body, body).isMissing
    }
  }
}
